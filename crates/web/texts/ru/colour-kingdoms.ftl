colour-kingdoms-holds = ✦{ $spells } ●{ $drops }

## Опции стола
colour-kingdoms-goal-alone = В одиночку наберите побольше очков: 50 — достойное начало, с 60 королевства расцветают, с 70 впору садиться на трон.
colour-kingdoms-option-map = Карта
colour-kingdoms-option-map-help = У дома своя карта. Если у вас есть коробка с игрой, можно принести свой лист файлом.
colour-kingdoms-option-map-house = Карта дома

## Королевства
colour-kingdoms-kingdom-sin = Синеречье
colour-kingdoms-kingdom-lil = Лиловополье
colour-kingdoms-kingdom-kra = Красногорье
colour-kingdoms-kingdom-zel = Зеленолесье
colour-kingdoms-kingdom-zhe = Желтоводье
colour-kingdoms-kingdom-bur = Буроземье
colour-kingdoms-of-sin = Синеречья
colour-kingdoms-of-lil = Лиловополья
colour-kingdoms-of-kra = Красногорья
colour-kingdoms-of-zel = Зеленолесья
colour-kingdoms-of-zhe = Желтоводья
colour-kingdoms-of-bur = Буроземья

## Цвета
colour-kingdoms-colour-blue = синий
colour-kingdoms-colour-red = красный
colour-kingdoms-colour-yellow = жёлтый
colour-kingdoms-colour-green = зелёный
colour-kingdoms-colour-violet = фиолетовый
colour-kingdoms-colour-brown = коричневый
colour-kingdoms-in-blue = синим
colour-kingdoms-in-red = красным
colour-kingdoms-in-yellow = жёлтым
colour-kingdoms-in-green = зелёным
colour-kingdoms-in-violet = фиолетовым
colour-kingdoms-in-brown = коричневым
colour-kingdoms-as-blue = как синий
colour-kingdoms-as-red = как красный
colour-kingdoms-as-yellow = как жёлтый
colour-kingdoms-drop-blue = синяя капля
colour-kingdoms-drop-red = красная капля
colour-kingdoms-drop-yellow = жёлтая капля
colour-kingdoms-drop-green = зелёная капля
colour-kingdoms-drop-violet = фиолетовая капля
colour-kingdoms-drop-brown = коричневая капля
colour-kingdoms-drops = { $count } { $count ->
    [one] { $colour ->
        [blue] синяя
        [red] красная
        [yellow] жёлтая
        [green] зелёная
        [violet] фиолетовая
       *[brown] коричневая
    } капля
   *[few] { $colour ->
        [blue] синие
        [red] красные
        [yellow] жёлтые
        [green] зелёные
        [violet] фиолетовые
       *[brown] коричневые
    } капли
}
colour-kingdoms-drops-mixed = { $count ->
    [one] { $count } смешанная капля
   *[few] { $count } смешанные капли
}

## Кубики
colour-kingdoms-dice = Кубики
colour-kingdoms-die-blue = синий кубик
colour-kingdoms-die-red = красный кубик
colour-kingdoms-die-yellow = жёлтый кубик
colour-kingdoms-die-white = белый кубик
colour-kingdoms-die-label = { $die }: { $count ->
    [one] { $count } капля
    [few] { $count } капли
   *[many] { $count } капель
}, { $kingdoms }
colour-kingdoms-take = { $drops } · { $kingdom }
colour-kingdoms-apart = Раздвинуть
colour-kingdoms-apart-help = Показать кубики чуть сдвинутыми, чтобы было ясно, в каких они королевствах. Больше ничего не меняется.

## Что в областях
colour-kingdoms-region = { $kingdom }: { $symbol }
colour-kingdoms-region-painted = { $region } ({ $colour })
colour-kingdoms-blank = пустая область
colour-kingdoms-capital = столица
colour-kingdoms-griffin = грифон
colour-kingdoms-unicorn = единорог
colour-kingdoms-hydra = гидра
colour-kingdoms-dragon-blue = синий дракон
colour-kingdoms-dragon-red = красный дракон
colour-kingdoms-dragon-yellow = жёлтый дракон
colour-kingdoms-dragon-green = зелёный дракон
colour-kingdoms-dragon-violet = фиолетовый дракон
colour-kingdoms-dragon-brown = коричневый дракон
colour-kingdoms-monsters-dragon = Драконы
colour-kingdoms-monsters-griffin = Грифоны
colour-kingdoms-monsters-unicorn = Единороги
colour-kingdoms-monsters-hydra = Гидры
colour-kingdoms-spell = заклинание { $number }
colour-kingdoms-spell-1 = Перенос
colour-kingdoms-spell-2 = Совпадение
colour-kingdoms-spell-3 = Раздел
colour-kingdoms-spell-4 = Смешение
colour-kingdoms-spell-1-text = Все капли с кубика — в другое королевство. Пока ничего не закрашено.
colour-kingdoms-spell-2-text = Одна капля может лечь рядом со своим цветом: нажмите область, которой мешает соседка.
colour-kingdoms-spell-3-text = Капли с кубика можно размещать и в королевстве, соседнем с его.
colour-kingdoms-spell-4-text = Две капли с кубика станут одной составного цвета.
colour-kingdoms-tower = Сторожевая башня
colour-kingdoms-three-kingdoms = Три королевства

## Карта
colour-kingdoms-round = Раунд { $number }
colour-kingdoms-last-round = последний
colour-kingdoms-sheets = Листы игроков
colour-kingdoms-sheet-of = Лист: { $name }
colour-kingdoms-parts = Часть карты
colour-kingdoms-whole = Вся карта
colour-kingdoms-hidden = { $name }: что закрашено в этом раунде, вы увидите, когда закончите сами. Это лист, каким он был до раунда.
colour-kingdoms-look-clash = { $region }: цвет не подходит, он ({ $colour }) уже есть у соседки — { $neighbour }.
colour-kingdoms-look-elsewhere = { $region }: каплям этого кубика сюда нельзя.
colour-kingdoms-look-paint = { $region }, { $colour }: { $gains }

## Что приносит закрашивание
colour-kingdoms-gain-capital = столица возведена { $points }
colour-kingdoms-gain-tamed = { $kind ->
    [dragon] дракон приручён
    [griffin] грифон приручён
    [unicorn] единорог приручён
   *[hydra] гидра приручена
} { $points }
colour-kingdoms-gain-defeated = { $kind ->
    [dragon] дракон побеждён
    [griffin] грифон побеждён
    [unicorn] единорог побеждён
   *[hydra] гидра побеждена
} { $points }
colour-kingdoms-gain-colour = новый цвет { $points }
colour-kingdoms-gain-spell = { $spell } со следующего раунда
colour-kingdoms-gain-tower = от башни — { $drop }
colour-kingdoms-gain-tower-choice = от башни — капля на выбор
colour-kingdoms-gain-row = готово: { $row }!
colour-kingdoms-gain-nothing = сразу ничего
colour-kingdoms-preview = Этот ход: { $points }
colour-kingdoms-preview-blot = { $count ->
    [one] { $count } капля не размещена: одна клякса
   *[few] { $count } капли не размещены: одна клякса
}

## Инструменты
colour-kingdoms-tools = Капли и заклинания
colour-kingdoms-tool = { $source }, { $colour }
colour-kingdoms-tool-die = Кубик
colour-kingdoms-tool-mixed = Смесь
colour-kingdoms-tool-tower = Башня
colour-kingdoms-from-die = каплей с кубика
colour-kingdoms-from-mix = Смешанная капля: { $drop }
colour-kingdoms-from-tower = Капля с башни: { $drop }, в любое королевство
colour-kingdoms-why-not = Почему не сейчас?
colour-kingdoms-anew = Заново
colour-kingdoms-has-nothing = Ни заклинаний, ни капель

## Лист очков
colour-kingdoms-score-of = Очки: { $name }
colour-kingdoms-row = Строка
colour-kingdoms-speed = Скорость
colour-kingdoms-own-colour = Свой
colour-kingdoms-colours = Прочее
colour-kingdoms-score-help = Свой: столицы и чудовища своего цвета. Прочее: по очку за каждый цвет королевства, минус очко за каждое незакрашенное чудовище.
colour-kingdoms-digit-open = свободно
colour-kingdoms-digit-circled = получено
colour-kingdoms-digit-crossed = уже нет
colour-kingdoms-progress = { $name }: { $done } из { $all }
colour-kingdoms-blots = Кляксы: { $used } из { $all }

## Подсказки
colour-kingdoms-ask-over = Игра окончена.
colour-kingdoms-ask-take = Ваш ход: возьмите кубик.
colour-kingdoms-ask-paint = Закрасьте: { $drops } · { $kingdoms }.
colour-kingdoms-ask-stuck = Некуда деть: { $drops }. Примените заклинание или закончите ход: это стоит одной кляксы.
colour-kingdoms-ask-stuck-free = Некуда деть: { $drops }. Примените заклинание или закончите ход: свободных клякс нет, это ничего не стоит.
colour-kingdoms-ask-done = Капли размещены: проверьте и закончите ход.
colour-kingdoms-ask-choose = Башня между областями «{ $one }» и «{ $other }» даёт каплю на выбор: какого цвета?
colour-kingdoms-ask-cross = Зачеркните цифру за скорость, будто вас опередили: «4» или «3», пока такая есть.
colour-kingdoms-ask-wait = Другие заняты делом.
colour-kingdoms-ask-wait-take = Берёт кубик: { $players }.
colour-kingdoms-ask-wait-paint = { $count ->
    [one] Ещё закрашивает: { $players }.
   *[few] Ещё закрашивают: { $players }.
}
colour-kingdoms-do-paint = { $region } — { $colour }
colour-kingdoms-do-paint-matching = { $region } — { $colour }, заклинанием 2
colour-kingdoms-group-die = Каплей с кубика
colour-kingdoms-do-finish = Закончить ход
colour-kingdoms-do-finish-sure = { $count ->
    [one] { $count } капля не размещена.
   *[few] { $count } капли не размещены.
} Это одна клякса, минус очко. Всё равно закончить?
colour-kingdoms-cross = Зачеркнуть «{ $digit }»: { $row }

## Журнал
colour-kingdoms-log-thrown = { $who ->
    [you] Вы бросаете
   *[other] { $name } бросает
} кубики: { $dice }.
colour-kingdoms-log-took = { $who ->
    [you] Вы берёте
   *[other] { $name } берёт
} { $die } из { $kingdom }.
colour-kingdoms-log-took-white = { $who ->
    [you] Вы берёте
   *[other] { $name } берёт
} { $die } { $colour } из { $kingdom }.
colour-kingdoms-log-painted = { $who ->
    [you] Вы закрашиваете
   *[other] { $name } закрашивает
} { $what }.
colour-kingdoms-log-by-mix = , смешанной каплей
colour-kingdoms-log-by-tower = , каплей с башни
colour-kingdoms-log-by-match = , вторым заклинанием
colour-kingdoms-log-tower = { $who ->
    [you] Вам
   *[other] { $name }:
} от башни между «{ $one }» и «{ $other }» — { $drop }.
colour-kingdoms-log-cast = { $who ->
    [you] Вы применяете
   *[other] { $name } применяет
} { $spell }: { $what }.
colour-kingdoms-log-anew = { $who ->
    [you] Вы начинаете ход заново.
   *[other] { $name } начинает ход заново.
}
colour-kingdoms-log-finished = { $who ->
    [you] Вы закончили ход.
   *[other] { $name } заканчивает ход.
}
colour-kingdoms-log-shown = { $name }: { $what }.
colour-kingdoms-log-moved-to = капли перенесены, { $kingdom }
colour-kingdoms-log-spread-to = капли и сюда: { $kingdom }
colour-kingdoms-log-paid = от башни — { $drop }
colour-kingdoms-log-blot = клякса
colour-kingdoms-log-nothing = ничего не закрашено
colour-kingdoms-log-first = { $who ->
    [you] Вы — первые
   *[other] { $name } — первое место
}: { $row }, +{ $count }.
colour-kingdoms-log-second = { $who ->
    [you] Вы — вторые
   *[other] { $name } — второе место
}: { $row }, +{ $count }.
colour-kingdoms-log-third = { $who ->
    [you] У вас готово
   *[other] { $name }: готово
} — { $row }, но очки уже разобраны.
colour-kingdoms-log-three = { $who ->
    [you] У вас три целых королевства
   *[other] { $name }: три целых королевства
}, +{ $count }.
colour-kingdoms-log-crossed = Зачёркнута «{ $digit }»: { $row }.
colour-kingdoms-log-last-three = Играется ещё один раунд.
colour-kingdoms-log-last-crossed = Зачёркивать больше нечего: следующий раунд — последний.
colour-kingdoms-log-ended = Последний раунд сыгран.
colour-kingdoms-log-ended-blots = Закрашены все кляксы: игра окончена.
colour-kingdoms-log-scored = { $who ->
    [you] У вас
   *[other] { $name }:
} { $count ->
    [one] { $points } очко.
    [few] { $points } очка.
   *[many] { $points } очков.
}

## Отказы
colour-kingdoms-no-not-asked = Решают только игроки за столом.
colour-kingdoms-no-over = Игра окончена.
colour-kingdoms-no-queue = Сначала кубик берёт { $name }.
colour-kingdoms-no-take-first = Сначала возьмите кубик.
colour-kingdoms-no-taken = В этом раунде вы уже взяли кубик.
colour-kingdoms-no-die-gone = В коробке уже нет того, что вы хотите взять: { $die }.
colour-kingdoms-no-not-there = Здесь этого кубика нет: { $die }, { $kingdom }.
colour-kingdoms-no-white-first = Белый кубик нельзя взять первым.
colour-kingdoms-no-white-colour = Белый кубик не может быть таким: { $colour } ещё в коробке.
colour-kingdoms-no-own-colour = У кубика свой цвет: { $die }.
colour-kingdoms-no-finished = Вы уже закончили этот раунд.
colour-kingdoms-no-nothing-to-wipe = Стирать пока нечего.
colour-kingdoms-no-drop = Капель с кубика не осталось.
colour-kingdoms-no-other-kingdom = «{ $region }» — другое королевство: каплям этого кубика туда нельзя.
colour-kingdoms-no-painted = «{ $region }»: уже закрашено.
colour-kingdoms-no-clash = «{ $region }»: нельзя. Цвет { $colour } уже у соседки — «{ $neighbour }».
colour-kingdoms-no-choose-first = Сначала выберите цвет капли от башни между «{ $one }» и «{ $other }».
colour-kingdoms-no-nothing-to-choose = Ни одна башня не ждёт выбора цвета.
colour-kingdoms-no-composite = Цвет { $colour } — не составной: выберите зелёный, фиолетовый или коричневый.
colour-kingdoms-no-tower-drop = Такой капли с башни, чтобы применить в этом раунде, у вас нет: { $drop }.
colour-kingdoms-no-spell = Заклинания «{ $spell }», чтобы применить в этом раунде, у вас нет.
colour-kingdoms-no-too-late = Перенести капли можно, только пока ничего не закрашено и не применены заклинания 3 и 4.
colour-kingdoms-no-same-kingdom = Капли и так здесь: { $kingdom }.
colour-kingdoms-no-need = «{ $region }»: заклинание не нужно, у соседок этого цвета нет.
colour-kingdoms-no-not-neighbour = { $kingdom } не граничит с королевством кубика.
colour-kingdoms-no-spread-already = { $kingdom }: капли уже можно размещать здесь.
colour-kingdoms-no-nothing-to-spread = Делить нечего: капель не осталось.
colour-kingdoms-no-too-few = { $count ->
    [0] Нужны две капли с кубика, а их не осталось.
    [one] Нужны две капли с кубика, а осталась одна.
   *[few] Нужны две капли с кубика.
}
colour-kingdoms-no-not-mixed = Вы такой не смешивали: { $drop }.
colour-kingdoms-no-cross-first = Теперь зачеркните цифру.
colour-kingdoms-no-nothing-to-cross = Сейчас зачёркивать нечего.
colour-kingdoms-no-last-row = Цифры за три королевства вручную не зачёркивают.
colour-kingdoms-no-digit-gone = «{ $digit }» — { $row } — уже обведена или зачёркнута.
colour-kingdoms-no-greater-first = Пока есть свободная «4» или «3», зачеркните одну из них.

## Что это делает?
colour-kingdoms-what-blank = Здесь ничего не нарисовано; область важна для королевства и его цветов.
colour-kingdoms-what-capital = { $count ->
    [one] Цвет — { $colour }: закрашенная им столица возведена и приносит { $count } очко. Другим цветом — ничего.
   *[few] Цвет — { $colour }: закрашенная им столица возведена и приносит { $count } очка. Другим цветом — ничего.
}
colour-kingdoms-what-monster = { $count ->
    [one] Цвет — { $colour }: закрашенное им чудовище приручено и приносит { $count } очко.
   *[few] Цвет — { $colour }: закрашенное им чудовище приручено и приносит { $count } очка.
} Другим цветом — побеждено. Незакрашенное в конце отнимает очко. Кто первым закрасит всех таких (их { $row }), получит 3 очка, второй — 1.
colour-kingdoms-what-spell = Кто закрасит эту область любым цветом, получит заклинание со следующего раунда. { $text }
colour-kingdoms-what-tower = Башня даёт каплю, как только закрашены обе области рядом с ней: из двух базовых цветов — их смесь, из двух одинаковых — тот же цвет, а рядом с составным — составную на ваш выбор. Капля пригодится со следующего раунда в любом королевстве.
colour-kingdoms-what-die = Даёт столько капель своего цвета, сколько показывает, — в королевство, где лежит.
colour-kingdoms-what-white = Считается кубиком, которого в коробке уже нет: каким — выбираете вы. Первым его брать нельзя.
colour-kingdoms-what-neighbours = Соседки: { $neighbours }.

## Конец
colour-kingdoms-end-kingdoms = Королевства: скорость + столица + цвета
colour-kingdoms-end-monsters = Чудовища: скорость + приручены − не закрашены
colour-kingdoms-end-rest = Конец игры и кляксы
colour-kingdoms-end-blots = Кляксы
colour-kingdoms-end-total = Итог
colour-kingdoms-end-losses = Потеряно очков (решает при равенстве)
colour-kingdoms-alone = Партия окончена: { $count ->
    [one] { $count } очко.
    [few] { $count } очка.
   *[many] { $count } очков.
}
colour-kingdoms-verdict-crown = Впору садиться на трон самому.
colour-kingdoms-verdict-safe = Под вашей рукой королевства расцвели.
colour-kingdoms-verdict-not-bad = Достойное начало.
colour-kingdoms-verdict-try-again = Краскам нужна ещё одна комета.
