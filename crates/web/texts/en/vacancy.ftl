vacancy-free = This seat is free. The host can give it to a bot, and whoever looks on can sit down.
vacancy-bot = A bot plays here until somebody who looks on sits down.
vacancy-let-bot-play = Let a bot play on ({ $level })
