fantasy-realms-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
fantasy-realms-points = { $count ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}

## Опции стола
fantasy-realms-option-variant = Игра
fantasy-realms-option-variant-help = Классика: берём и сбрасываем по очереди; вдвоём сначала набираем руку. Обмен: все меняются со всеми до звонка.
fantasy-realms-option-variant-classic = Классика
fantasy-realms-option-variant-trading = Обмен
fantasy-realms-option-minutes = Минут на обмен
fantasy-realms-option-minutes-help = Когда они пройдут, прозвенит звонок и руки будут подсчитаны.
fantasy-realms-option-draft_discard = Взяв две карты
fantasy-realms-option-draft_discard-help = В начале игры вдвоём берут две карты и одну сбрасывают.
fantasy-realms-option-draft_discard-any = Сбросить любую
fantasy-realms-option-draft_discard-drawn = Сбросить одну из двух
fantasy-realms-option-choices = Решения в конце
fantasy-realms-option-choices-help = Чем станут джокеры, что изменит Книга и тому подобное.
fantasy-realms-option-choices-best = Лучшие найдёт дом
fantasy-realms-option-choices-declared = Объявляют игроки
fantasy-realms-option-for_each = «За каждую» считает
fantasy-realms-option-for_each-help = Важно, только если две карты носят одно название.
fantasy-realms-option-for_each-cards = Каждую карту
fantasy-realms-option-for_each-names = Каждое название

## Что делают карты. Строка начинается со знака: + даёт, - отнимает, x опустошает, o очищает, > особое свойство.
## Выделенное стоит между звёздочками, карты — между подчёркиваниями, масти — как [масть|слово].
fantasy-realms-text-mountain =
    + *+50*, если есть и _Дым_, и _Пожар_
    o *Очищает* все [flood|Потопы]
fantasy-realms-text-cavern =
    + *+25*, если есть _Дворфская Пехота_ или _Дракон_
    o *Очищает* всю [weather|Погоду]
fantasy-realms-text-bell-tower =
    + *+15*, если есть любой [wizard|Волшебник]
fantasy-realms-text-forest =
    + *+12* за каждого [beast|Зверя] и за _Эльфийских Лучников_
fantasy-realms-text-earth-elemental =
    + *+15* за каждую другую [land|Землю]
fantasy-realms-text-fountain-of-life =
    + Прибавляет силу одной карты вашей руки: [weapon|Оружия], [flood|Потопа], [flame|Пламени], [land|Земли] или [weather|Погоды]
fantasy-realms-text-swamp =
    - *−3* за каждую [army|Армию] и каждое [flame|Пламя]
fantasy-realms-text-great-flood =
    x *Опустошает* все [army|Армии], все [land|Земли], кроме _Горы_, и всё [flame|Пламя], кроме _Молнии_
fantasy-realms-text-island =
    o *Очищает* один [flood|Потоп] или одно [flame|Пламя] на выбор
fantasy-realms-text-water-elemental =
    + *+15* за каждый другой [flood|Потоп]
fantasy-realms-text-rainstorm =
    + *+10* за каждый [flood|Потоп]
    x *Опустошает* всё [flame|Пламя], кроме _Молнии_
fantasy-realms-text-blizzard =
    x *Опустошает* все [flood|Потопы]
    - *−5* за каждую [army|Армию], каждого [leader|Лидера] и [beast|Зверя], каждое [flame|Пламя]
fantasy-realms-text-smoke =
    x *Опустошён*, если нет [flame|Пламени]
fantasy-realms-text-whirlwind =
    + *+40*, если есть _Ливень_, а с ним _Метель_ или _Великий Потоп_
fantasy-realms-text-air-elemental =
    + *+15* за каждую другую [weather|Погоду]
fantasy-realms-text-wildfire =
    x *Опустошает* всё, кроме [flame|Пламени], [wizard|Волшебников], [weather|Погоды], [weapon|Оружия], [artifact|Артефактов], не сыгравших [wild|Джокеров] и карт _Гора_, _Великий Потоп_, _Остров_, _Единорог_, _Дракон_
fantasy-realms-text-candle =
    + *+100*, если есть _Книга Перемен_, _Колокольня_ и любой [wizard|Волшебник]
fantasy-realms-text-forge =
    + *+9* за каждое [weapon|Оружие] и каждый [artifact|Артефакт]
fantasy-realms-text-lightning =
    + *+30*, если есть _Ливень_
fantasy-realms-text-fire-elemental =
    + *+15* за каждое другое [flame|Пламя]
fantasy-realms-text-knights =
    - *−8*, если нет [leader|Лидера]
fantasy-realms-text-elven-archers =
    + *+5*, если нет [weather|Погоды]
fantasy-realms-text-light-cavalry =
    - *−2* за каждую [land|Землю]
fantasy-realms-text-dwarvish-infantry =
    - *−2* за каждую другую [army|Армию]
fantasy-realms-text-rangers =
    + *+10* за каждую [land|Землю]
    o *Вычёркивают* слово [army|Армия] из всех штрафов
fantasy-realms-text-collector =
    + За разные карты одной масти: три — *+10*, четыре — *+40*, пять и больше — *+100*
fantasy-realms-text-beastmaster =
    + *+9* за каждого [beast|Зверя]
    o *Очищает* всех [beast|Зверей]
fantasy-realms-text-necromancer =
    > В конце игры может добавить восьмой картой [army|Армию], [leader|Лидера], [wizard|Волшебника] или [beast|Зверя] из сброса
    > При обмене вместо этого смотрит три карты колоды и может добавить одну, любой масти
fantasy-realms-text-warlock-lord =
    - *−10* за каждого [leader|Лидера] и каждого другого [wizard|Волшебника]
fantasy-realms-text-enchantress =
    + *+5* за каждую [land|Землю] и [weather|Погоду], каждый [flood|Потоп], каждое [flame|Пламя]
fantasy-realms-text-king =
    + *+5* за каждую [army|Армию], а с _Королевой_ — *+20*
fantasy-realms-text-queen =
    + *+5* за каждую [army|Армию], а с _Королём_ — *+20*
fantasy-realms-text-princess =
    + *+8* за каждую [army|Армию], каждого [wizard|Волшебника] и другого [leader|Лидера]
fantasy-realms-text-warlord =
    + Прибавляет силы всех [army|Армий]
fantasy-realms-text-empress =
    + *+10* за каждую [army|Армию]
    - *−5* за каждого другого [leader|Лидера]
fantasy-realms-text-unicorn =
    + *+30*, если есть _Принцесса_; иначе *+15*, если есть _Императрица_, _Королева_ или _Чародейка_
fantasy-realms-text-basilisk =
    x *Опустошает* все [army|Армии], всех [leader|Лидеров] и других [beast|Зверей]
fantasy-realms-text-warhorse =
    + *+14*, если есть любой [leader|Лидер] или [wizard|Волшебник]
fantasy-realms-text-dragon =
    - *−40*, если нет [wizard|Волшебника]
fantasy-realms-text-hydra =
    + *+28*, если есть _Болото_
fantasy-realms-text-warship =
    o *Вычёркивает* слово [army|Армия] из штрафов [flood|Потопов]
    x *Опустошён*, если нет [flood|Потопа]
fantasy-realms-text-magic-wand =
    + *+25*, если есть любой [wizard|Волшебник]
fantasy-realms-text-sword-of-keth =
    + *+10*, если есть любой [leader|Лидер]; *+40*, если есть [leader|Лидер] и _Щит Кефа_
fantasy-realms-text-elven-longbow =
    + *+30*, если есть _Эльфийские Лучники_, _Военачальник_ или _Повелитель Зверей_
fantasy-realms-text-war-dirigible =
    x *Опустошён*, если нет [army|Армии]
    x *Опустошён*, если есть [weather|Погода]
fantasy-realms-text-shield-of-keth =
    + *+15*, если есть любой [leader|Лидер]; *+40*, если есть [leader|Лидер] и _Меч Кефа_
fantasy-realms-text-gem-of-order =
    + За силы подряд: три — *+10*, четыре — *+30*, пять — *+60*, шесть — *+100*, семь и больше — *+150*
fantasy-realms-text-world-tree =
    + *+50*, если масти всех действующих карт различны
fantasy-realms-text-book-of-changes =
    > Может сменить масть одной другой карты
fantasy-realms-text-protection-rune =
    o *Очищает* все карты
fantasy-realms-text-shapeshifter =
    > Может взять название и масть любого [artifact|Артефакта], [leader|Лидера], [wizard|Волшебника], [weapon|Оружия] или [beast|Зверя] игры; сила остаётся *0*
fantasy-realms-text-mirage =
    > Может взять название и масть любой [army|Армии], [land|Земли], [weather|Погоды], любого [flood|Потопа] или [flame|Пламени] игры; сила остаётся *0*
fantasy-realms-text-doppelganger =
    > Может взять название, масть, силу и штраф другой карты вашей руки, но не бонус

## Подсчёт
fantasy-realms-total = Итого
fantasy-realms-nameless = безымянная карта, { $kind }
fantasy-realms-line-strength = сила
fantasy-realms-line-with = есть { $cards }
fantasy-realms-line-without = в руке нет Погоды
fantasy-realms-line-per = за карты: { $cards }
fantasy-realms-line-unless = { $card ->
    [knights] в руке нет Лидера
    [dragon] в руке нет Волшебника
   *[other] в руке нет нужной карты
}
fantasy-realms-line-strength-of-one = сила карты { $cards }
fantasy-realms-line-strength-of-all = сила карт: { $cards }
fantasy-realms-line-run = подряд: { $run }
fantasy-realms-line-collection = разные карты масти { $kind }: { $cards }
fantasy-realms-line-all-different = все масти различны
fantasy-realms-blanked-by = { $count ->
    [one] опустошает { $cards }
   *[few] опустошают { $cards }
}
fantasy-realms-blanked-by-itself = опустошена сама собой: стала тем, что опустошает
fantasy-realms-blanked-missing = опустошена: в руке нет масти { $kind }
fantasy-realms-blanked-present = опустошена: в руке есть масть { $kind } ({ $cards })
fantasy-realms-blanked-paradox = опустошена: эти карты противоречат друг другу: { $cards }
fantasy-realms-cleared-by = штраф снят: { $cards }
fantasy-realms-army-cleared-by = слово «Армия» вычеркнуто из штрафа: { $cards }
fantasy-realms-passes-for = это { $name }
fantasy-realms-changed-to = Книга сменила масть: { $kind }
fantasy-realms-raised = карта Некроманта
fantasy-realms-card-as = { $card } ({ $name })
fantasy-realms-order = Порядок
fantasy-realms-order-kind = по мастям
fantasy-realms-order-strength = по силе
fantasy-realms-order-points = по очкам

## Решения
fantasy-realms-choose = { $card ->
    [necromancer] { $name } приводит
    [doppelganger] { $name } копирует
    [mirage] { $name } становится
    [shapeshifter] { $name } становится
    [book-of-changes] { $name } меняет
    [island] { $name } очищает
    [fountain-of-life] { $name } берёт силу
   *[other] { $name }
}
fantasy-realms-choose-kind = Новая масть
fantasy-realms-choose-auto = Лучшее
fantasy-realms-choose-auto-now = Лучшее: { $what }
fantasy-realms-choose-open = выберите карту
fantasy-realms-choose-none = ничего
fantasy-realms-choose-strongest = самой сильной карты
fantasy-realms-choose-nameless = Без названия
fantasy-realms-choose-change = { $card } → { $kind }

## Подсказки. $players — те, кого ждут.
fantasy-realms-ask-draw = Ваш ход: возьмите карту из колоды или из сброса
fantasy-realms-ask-draft = Ваш ход: возьмите две карты из колоды и одну сбросьте или возьмите открытую карту
fantasy-realms-ask-discard = Теперь сбросьте карту
fantasy-realms-ask-discard-drawn = Теперь сбросьте одну из двух взятых карт
fantasy-realms-ask-trade = Обмен: предложите кому-нибудь карту или скажите, что рука вас устраивает
fantasy-realms-ask-trade-offered = { $name } предлагает карту «{ $card }»: выберите, какую отдадите за неё, или откажитесь
fantasy-realms-ask-trade-answered = { $name } отдаёт за карту «{ $mine }» карту «{ $theirs }»: меняетесь?
fantasy-realms-ask-content = Вы довольны рукой; остальные ещё меняются
fantasy-realms-ask-declare = Руки открыты: решите, что делает { $card }
fantasy-realms-ask-over = Игра окончена
fantasy-realms-ask-wait = { $count ->
    [one] Думает { $players }
    [few] Думают { $players }
   *[many] Думают { $players }
}
fantasy-realms-ask-wait-trading = Все меняются со всеми
fantasy-realms-ask-wait-declaring = Ещё решают за свои руки: { $players }
fantasy-realms-do-draw = Взять из колоды
fantasy-realms-do-draw-two = Взять две
fantasy-realms-do-take = Взять: { $card }
fantasy-realms-do-discard = Сбросить: { $card }
fantasy-realms-do-offer = Предложить: { $card }
fantasy-realms-do-offer-to = Предложить игроку { $name }:
fantasy-realms-do-withdraw = Забрать предложение: { $name }
fantasy-realms-do-answer = Отдать: { $card }
fantasy-realms-do-answer-to = За карту «{ $theirs }» игрока { $name }:
fantasy-realms-do-refuse = Отказать: { $name }
fantasy-realms-do-accept = { $name }: { $mine } на { $theirs }
fantasy-realms-do-content = Рука меня устраивает
fantasy-realms-do-content-sure = Все остальные довольны: на этом игра закончится.
fantasy-realms-do-resume = Подумать ещё
fantasy-realms-do-declare-best = Доверить всё дому
fantasy-realms-group-take = Взять
fantasy-realms-group-discard = Сбросить

## Стол
fantasy-realms-deck = Колода
fantasy-realms-deck-draw = { $count ->
    [one] Взять из колоды, осталась { $count } карта
    [few] Взять из колоды, осталось { $count } карты
   *[many] Взять из колоды, осталось { $count } карт
}
fantasy-realms-discards = Сброс
fantasy-realms-discards-count = { $count } из { $limit }
fantasy-realms-discards-left = { $count ->
    [0] конец
    [one] ещё { $count } карта — и конец
    [few] ещё { $count } карты — и конец
   *[many] ещё { $count } карт — и конец
}
fantasy-realms-discards-left-draft = Конец, когда у обоих будет по семь карт
fantasy-realms-discards-empty = В сбросе пока пусто
fantasy-realms-no-drawing = { $count ->
    [one] Из колоды не берут { $count } ход: на { $limit }-м игра закончится
    [few] Из колоды не берут { $count } хода: на { $limit }-м игра закончится
   *[many] Из колоды не берут { $count } ходов: на { $limit }-м игра закончится
}
fantasy-realms-hand = Ваша рука
fantasy-realms-hand-worth = Ваша рука: { $points }
fantasy-realms-hand-empty = У вас пока нет карт
fantasy-realms-sheet-title = Ваша рука по строкам
fantasy-realms-sheet-note = С лучшими решениями за джокеров и прочих. Некромант считает то, что лежит в сбросе сейчас.
fantasy-realms-sheet-note-trading = С лучшими решениями за джокеров и прочих. Что Некромант найдёт в колоде, не учтено.
fantasy-realms-fresh = новая
fantasy-realms-card-label = { $card }, { $kind }, сила { $strength }
fantasy-realms-card-now = сейчас даёт { $points }
fantasy-realms-card-blanked = опустошена
fantasy-realms-would-be-take = С ней: { $points }
fantasy-realms-would-be-discard = Без неё: { $points }
fantasy-realms-explain = Что это за карта: { $card }
fantasy-realms-holds = { $cards }, видно { $known }
fantasy-realms-known = Известные карты
fantasy-realms-known-none = Об этой руке ничего не известно
fantasy-realms-unknown = { $count ->
    [one] и ещё { $count } карта
    [few] и ещё { $count } карты
   *[many] и ещё { $count } карт
}
fantasy-realms-open-hand = Рука

## Обмен
fantasy-realms-bell = До звонка
fantasy-realms-content = рука устраивает
fantasy-realms-pick-first = Сначала выберите карту в своей руке
fantasy-realms-offers-you = { $name } предлагает
fantasy-realms-you-offer = Вы предлагаете: { $name }
fantasy-realms-for = за
fantasy-realms-no-answer = ответа пока нет
fantasy-realms-your-answer = вы отдали бы
fantasy-realms-waits = Решает { $name }
fantasy-realms-offer-to = Предложить: { $card }
fantasy-realms-picked-answer = { $name }: отдать за карту «{ $theirs }»
fantasy-realms-picked-offer = Предложить: { $name }
fantasy-realms-give-for-it = Отдать за неё: { $card }
fantasy-realms-accept = Меняемся
fantasy-realms-withdraw = Забрать
fantasy-realms-refuse = Нет, спасибо
fantasy-realms-others-offers = Предложения других
fantasy-realms-offer-between = { $from } → { $to }
fantasy-realms-offer-between-answered = { $from } ⇄ { $to }

## Конец
fantasy-realms-end-tie = Сила на случай равенства: { $strength }
fantasy-realms-end-try = Попробовать другие решения
fantasy-realms-end-try-help = Только посмотреть: итог игры не изменится.
fantasy-realms-end-would-be = Было бы { $points } вместо { $real }
fantasy-realms-end-same = И так выходит { $points }
fantasy-realms-end-calculator = Открыть в калькуляторе
fantasy-realms-declare-title = Выбор для карты «{ $card }»
fantasy-realms-declare-confirm = Решено: { $what }
fantasy-realms-declare-total = Ваша рука будет стоить { $points }

## Журнал. $who говорит, о читателе ли речь: you или other.
fantasy-realms-log-drew = { $who ->
    [you] Вы берёте { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    } из колоды
   *[other] { $name } берёт { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    } из колоды
}
fantasy-realms-log-drew-seen = { $who ->
    [you] Вы берёте из колоды: { $cards }
   *[other] { $name } берёт из колоды: { $cards }
}
fantasy-realms-log-took = { $who ->
    [you] Вы берёте из сброса: { $card }
   *[other] { $name } берёт из сброса: { $card }
}
fantasy-realms-log-discarded = { $who ->
    [you] Вы сбрасываете: { $card }
   *[other] { $name } сбрасывает: { $card }
}
fantasy-realms-log-offered = { $who ->
    [you] Вы предлагаете игроку { $other }: { $card }
   *[other] { $name } предлагает игроку { $other }: { $card }
}
fantasy-realms-log-answered = { $who ->
    [you] Вы отдали бы игроку { $other }: { $card }
   *[other] { $name } предлагает взамен игроку { $other }: { $card }
}
fantasy-realms-log-a-card = закрытая карта
fantasy-realms-log-traded = { $name } и { $other } меняются картами
fantasy-realms-log-traded-seen = { $name } и { $other } меняются: { $gave } на { $got }
fantasy-realms-log-withdrawn = { $who ->
    [you] Вы забираете предложение игроку { $other }
   *[other] { $name } забирает предложение игроку { $other }
}
fantasy-realms-log-refused = { $otherwho ->
    [you] Вы отказываете игроку { $name }
   *[other] { $other } отказывает игроку { $name }
}
fantasy-realms-log-lapsed = Предложение { $name } → { $other } отпало: карты уже нет
fantasy-realms-log-content = { $who ->
    [you] Вы довольны своей рукой
   *[other] { $name }: рука устраивает
}
fantasy-realms-log-resumed = { $who ->
    [you] Вы думаете ещё
   *[other] { $name } думает ещё
}
fantasy-realms-log-ended-discard-full = В сбросе достаточно карт: все руки открываются
fantasy-realms-log-ended-only-taking = Из колоды давно не берут: все руки открываются
fantasy-realms-log-ended-all-content = Все довольны: руки открываются
fantasy-realms-log-ended-bell = Звонок: все руки открываются
fantasy-realms-log-declared = { $who ->
    [you] Ваше решение: { $choice } { $what }
   *[other] { $name }: { $choice } { $what }
}
fantasy-realms-log-scored = { $who ->
    [you] Ваша рука стоит { $points }
   *[other] Рука игрока { $name } стоит { $points }
}

## Отказы
fantasy-realms-no-not-asked = Сейчас не ваш ход.
fantasy-realms-no-over = Игра окончена.
fantasy-realms-no-draw-first = Сначала возьмите карту из колоды или из сброса.
fantasy-realms-no-discard-first = Новая карта у вас уже есть: теперь сбросьте одну.
fantasy-realms-no-not-open = Карты «{ $card }» нет в сбросе.
fantasy-realms-no-not-in-hand = Карты «{ $card }» нет у вас в руке.
fantasy-realms-no-not-drawn = Сбросить можно только одну из двух карт, взятых только что.
fantasy-realms-no-turns = При обмене никто не берёт и не сбрасывает карт.
fantasy-realms-no-trading = Сейчас обмена нет.
fantasy-realms-no-partner = Там не с кем меняться.
fantasy-realms-no-offer-stands = Ваше предложение игроку { $name } ещё в силе.
fantasy-realms-no-offer = Между вами и игроком { $name } нет такого предложения.
fantasy-realms-no-answered = Вы уже ответили игроку { $name }.
fantasy-realms-no-other-answer = { $name } больше не предлагает взамен карту «{ $card }».
fantasy-realms-no-content = Вы довольны рукой: сначала решите подумать ещё.
fantasy-realms-no-not-content = Вы и так меняетесь.
fantasy-realms-no-bell = Звонок даёт только дом.
fantasy-realms-no-declare = Сейчас решать нечего.
fantasy-realms-no-another-first = Сначала решите, что делает { $card }.
fantasy-realms-no-nothing-to-choose = Карты «{ $card }» нет в руке, решать за неё нечего.
fantasy-realms-no-choice-not-in-hand = Карте «{ $chooser }» нужна карта руки, а карты «{ $card }» в ней нет.
fantasy-realms-no-not-offered = Некромант не может взять карту «{ $card }»: её нет среди предложенных.
fantasy-realms-no-in-hand-already = Карта «{ $card }» уже в руке.
fantasy-realms-no-itself = { $chooser } не может выбрать себя.
fantasy-realms-no-wrong-guise = { $chooser } не может стать картой масти { $kind }.
fantasy-realms-no-kind = Книга Перемен не может сделать карту «{ $card }» джокером.
fantasy-realms-no-wrong-kind = { $chooser } не может выбрать карту «{ $card }»: её масть сейчас — { $kind }.
fantasy-realms-no-blanked = { $chooser } не может взять силу карты «{ $card }»: та опустошена.
