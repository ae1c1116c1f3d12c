calculator-title = Score calculator for Fantasy Realms
