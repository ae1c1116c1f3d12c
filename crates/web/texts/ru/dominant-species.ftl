## Опции стола
dominant-species-option-animals = Животных у игрока
dominant-species-option-animals-help = Вдвоём и втроём можно играть всеми шестью: в зачёт пойдёт животное, у которого очков меньше всего.
dominant-species-option-animals-one = Одно
dominant-species-option-animals-all = Все шесть на всех
dominant-species-option-assignment = Животные достаются
dominant-species-option-assignment-help = У каждого животного свой особый дар.
dominant-species-option-assignment-dealt = По жребию
dominant-species-option-assignment-chosen = По выбору
dominant-species-option-earth = Земля в начале
dominant-species-option-earth-help = Случайная земля: семь тайлов и двенадцать элементов наугад.
dominant-species-option-earth-printed = Как на поле
dominant-species-option-earth-random = Случайная

## Части стола
dominant-species-parts = Части стола
dominant-species-part-earth = Земля
dominant-species-part-actions = Действия
dominant-species-part-animals = Животные
dominant-species-part-cards = Карты
dominant-species-earth = Карта земли
dominant-species-zoom = Крупнее или мельче
dominant-species-touch-tile = Коснитесь тайла: он расскажет, кто на нём живёт и кто доминирует.
dominant-species-key-cone = доминирует
dominant-species-key-danger = вымирает
dominant-species-turn = Ход { $turn }
dominant-species-last-turn = последний!
dominant-species-initiative = Инициатива:
dominant-species-food-chain = Животные по пищевой цепочке

## Тайлы
dominant-species-cubes = { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[many] { $count } кубиков
}
dominant-species-matches = { $count ->
    [one] { $count } совпадение
    [few] { $count } совпадения
   *[many] { $count } совпадений
}
dominant-species-cubes-of = { $animal }: { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[many] { $count } кубиков
}
dominant-species-cubes-endangered = { $animal }: { $count ->
    [one] { $count } кубик вымирает
    [few] { $count } кубика вымирают
   *[many] { $count } кубиков вымирают
}
dominant-species-dominated-by = доминируют { $animal }
dominant-species-dominates = доминируют
dominant-species-endangered = вымирают
dominant-species-asleep = спят
dominant-species-values = очки по местам: { $values }
dominant-species-free-hex = Свободный гекс { $tile }
dominant-species-corner-with = { $corner }: { $element }
dominant-species-corner-free = Свободный угол { $corner }
dominant-species-col-animal = Животное
dominant-species-col-cubes = Кубики
dominant-species-col-matches = Совпадения
dominant-species-col-points = Очки при доминировании
dominant-species-stack-open = Сверху: { $terrain }; тайлов в стопке: { $count }
dominant-species-stack-closed = { $count ->
    [0] Стопка пуста
   *[other] Верхний тайл закрыт до сброса; тайлов в стопке: { $count }
}

## Животные
dominant-species-ability-mammals = Каждый ход спасают один свой вымирающий кубик.
dominant-species-ability-reptiles = При регрессии бесплатно сохраняют один тип элементов.
dominant-species-ability-birds = При миграции летят на один или два тайла.
dominant-species-ability-amphibians = С самого начала три напечатанных элемента вместо двух.
dominant-species-ability-arachnids = Перед конкуренцией убивают один чужой кубик там, где живут.
dominant-species-ability-insects = После видообразования ставят один кубик на любой тайл.
dominant-species-printed = Напечатано на карточке: { $element } ×{ $count }.
dominant-species-chain-place = Место в пищевой цепочке: { $place } из 6.
dominant-species-element-help = Такие элементы лежат на углах тайлов и кормят тех, у кого есть такие же. Напечатаны у животных: { $animals }.
dominant-species-elements = Элементы: { $elements }
dominant-species-least-of = меньшее из { $points }
dominant-species-points-word = { $count ->
    [one] очко
    [few] очка
   *[many] очков
}
dominant-species-fact-pawns = Фишек в руке и всего: { $value }
dominant-species-fact-pool = В генофонде: { $value }
dominant-species-fact-cubes = На земле кубиков: { $value }
dominant-species-fact-lost = Убито кубиков: { $value }
dominant-species-fact-cones = Доминирует на тайлах: { $value }
dominant-species-fact-endangered = Вымирающих кубиков: { $value }
dominant-species-survives = выживание
dominant-species-survives-help = Больше всех кубиков в тундре: при сбросе — бонусные очки.
dominant-species-where-points = Откуда очки
dominant-species-no-points-yet = Очков пока нет.

## Действия
dominant-species-eyeball = { $section }, { $number }
dominant-species-eyeball-free = свободно
dominant-species-eyeball-now = { $animal } действуют сейчас
dominant-species-eyeball-next = { $animal }, номер { $order } в очереди
dominant-species-eyeball-later = { $animal }, в следующем ходу
dominant-species-box-empty = Здесь нет элементов
dominant-species-does-initiative = Шаг вперёд на треке инициативы, и фишка сразу встаёт на другой свободный глазок.
dominant-species-does-adaptation = Взять своему животному один из лежащих здесь элементов.
dominant-species-does-regression = Сохранить один тип из лежащих здесь: без защиты каждое животное теряет по диску каждого такого типа.
dominant-species-does-abundance = Положить один из лежащих здесь элементов на любой свободный угол земли.
dominant-species-does-wasteland = Убрать отсюда один элемент; затем у тундры исчезнут все элементы оставшихся здесь типов.
dominant-species-does-depletion = Убрать с земли один элемент того типа, что лежит здесь.
dominant-species-does-glaciation = Заморозить тайл рядом с тундрой и получить бонусные очки за соседнюю тундру.
dominant-species-does-glaciation-later = В этом ходу не сработает: при сбросе фишка сдвинется на глазок влево.
dominant-species-does-speciation = Новые кубики на тайлы вокруг одного элемента: { $element }.
dominant-species-does-wanderlust = Положить новый тайл, на его угол — элемент, получить бонусные очки за соседние тайлы. Потом на него может перейти кто угодно.
dominant-species-does-migration = Передвинуть до { $count } своих кубиков на соседние тайлы.
dominant-species-does-competition = Убить по чужому кубику там, где живёте: { $one }, { $other }, тундра.
dominant-species-does-domination = Начислить очки за тайл; тот, кто на нём доминирует, берёт карту.

## Карты
dominant-species-deck = { $count ->
    [0] Колода кончилась: «Ледниковый период» уже вышел из неё.
    [one] В колоде ещё { $count } карта, последняя — «Ледниковый период».
    [few] В колоде ещё { $count } карты, последняя — «Ледниковый период».
   *[many] В колоде ещё { $count } карт, последняя — «Ледниковый период».
}
dominant-species-deck-short = { $count ->
    [0] колода кончилась
   *[other] в колоде { $count }, внизу лёд
}
dominant-species-taken = Уже взяты: { $count }
dominant-species-card-quoted = «{ $card }»
dominant-species-card-aquatic = Море или болото: элемент из мешка на угол и до 4 ваших кубиков.
dominant-species-card-biodiversity = +1 очко за каждый тайл, где вы живёте не одни.
dominant-species-card-biomass = Где кубиков больше, чем элементов, гибнет один на ваш выбор.
dominant-species-card-blight = На одном тайле остаётся только один элемент на ваш выбор.
dominant-species-card-catastrophe = На тайле выживает один кубик, на каждом соседнем гибнет по одному.
dominant-species-card-cold-snap = Все остальные теряют по кубику на каждой тундре.
dominant-species-card-disease = У кого элементов больше, чем у вас, тот теряет диск.
dominant-species-card-ecodiversity = +1 очко за каждый элемент на земле, чей тип есть у вас.
dominant-species-card-evolution = Замените своими по одному кубику не более чем у двух других животных.
dominant-species-card-fecundity = До одного нового кубика на каждый ваш тайл.
dominant-species-card-fertile = +1 очко за каждый кубик на одном вашем тайле, свой и чужой.
dominant-species-card-habitat = Любой элемент из мешка на любой свободный угол.
dominant-species-card-hibernation = До 5 ваших убитых кубиков возвращаются на один тайл; в этом ходу они не вымрут.
dominant-species-card-ice-age = Каждое животное получает бонусные очки за тайлы, где доминирует. Это последний ход.
dominant-species-card-ice-sheet = Проведите оледенение прямо сейчас.
dominant-species-card-immigrants = Каждое животное теряет диск, или фишку, или все кубики, кроме одного на каждом тайле.
dominant-species-card-instinct = Фишка из руки — на любой свободный глазок.
dominant-species-card-intelligence = По фишке вам и всем, кто выше вас в пищевой цепочке.
dominant-species-card-mass-exodus = Все кубики с одного тайла расходятся по соседним. Решаете вы.
dominant-species-card-metamorphosis = Обменяйте свой диск на любой из мешка.
dominant-species-card-niche-biomes = Те, у кого очков больше, чем у вас, теряют столько, сколько тайл даёт первому.
dominant-species-card-nocturnal = Шаг вперёд на треке инициативы.
dominant-species-card-omnivore = Вы получаете фишку.
dominant-species-card-parasitism = По фишке вам и всем, кто ниже вас в пищевой цепочке.
dominant-species-card-predator = На каждом вашем тайле гибнет один чужой кубик.
dominant-species-card-symbiotic = По случайному элементу вам и всем, у кого их меньше.

## Вопросы. Один и тот же вопрос читают и тот, кто решает, и те, кто ждёт.
dominant-species-asks-you = Ваш ход: { $question }
dominant-species-asks-player = Ждём игрока { $name }: { $question }
dominant-species-asks-your = Ваш ход. { $animal } · { $why }: { $question }
dominant-species-asks-other = Ждём игрока { $name } ({ $animal }) · { $why }: { $question }
dominant-species-planning = Планирование
dominant-species-extinction = Вымирание
dominant-species-ask-over = Игра окончена.
dominant-species-ask-choose-animal = за какое животное играть?
dominant-species-ask-place = на какой глазок поставить фишку?
dominant-species-ask-initiative = куда теперь поставить фишку?
dominant-species-ask-adaptation = какой элемент взять себе?
dominant-species-ask-protect = какой тип не терять? Можно сохранить: { $left }.
dominant-species-ask-abundance = какой элемент положить на землю?
dominant-species-ask-abundance-corner = на какой угол положить элемент «{ $element }»?
dominant-species-ask-wasteland = какой элемент убрать, чтобы он остался у тундры?
dominant-species-ask-depletion = какой элемент убрать с земли?
dominant-species-ask-glaciation = какой тайл замёрзнет?
dominant-species-ask-speciation = возле какого элемента «{ $element }» появятся кубики?
dominant-species-ask-births = сколько кубиков и на какой тайл?
dominant-species-ask-insect-birth = куда поставить дополнительный кубик?
dominant-species-ask-wanderlust = какой из открытых тайлов взять?
dominant-species-ask-wanderlust-hex = куда положить новый тайл ({ $terrain })?
dominant-species-ask-wanderlust-element = какой элемент положить к тайлу { $tile }?
dominant-species-ask-wanderlust-corner = на какой угол тайла { $tile } положить элемент «{ $element }»?
dominant-species-ask-settle = сколько кубиков и откуда перейдёт на новый тайл { $tile }?
dominant-species-ask-migration = { $left ->
    [one] откуда уходить? Можно передвинуть ещё { $left } кубик.
    [few] откуда уходить? Можно передвинуть ещё { $left } кубика.
   *[many] откуда уходить? Можно передвинуть ещё { $left } кубиков.
}
dominant-species-ask-migration-to = { $left ->
    [one] куда идёт { $left } кубик с тайла { $tile }?
    [few] куда и сколько с тайла { $tile }? Не больше { $left } кубиков.
   *[many] куда и сколько с тайла { $tile }? Не больше { $left } кубиков.
}
dominant-species-ask-hunt = чей кубик убить?
dominant-species-ask-competition = чей кубик убить? Ещё можно: { $terrains }.
dominant-species-ask-domination = за какой тайл начислить очки?
dominant-species-ask-take-card = тайл { $tile } принёс карту. Какую взять?
dominant-species-ask-save = на каком тайле спасти кубик?
dominant-species-ask-aquatic-tile = какой тайл моря или болота?
dominant-species-ask-aquatic-element = какой элемент из мешка положить у тайла { $tile }?
dominant-species-ask-aquatic-corner = на какой угол тайла { $tile } положить элемент «{ $element }»?
dominant-species-ask-aquatic-cubes = сколько кубиков поставить на тайл { $tile }?
dominant-species-ask-biomass = чей кубик погибнет на тайле { $tile }? Тайлов осталось: { $left }.
dominant-species-ask-blight-tile = на каком тайле исчезнут элементы?
dominant-species-ask-blight-keep = какой элемент останется у тайла { $tile }?
dominant-species-ask-catastrophe-tile = где случится катастрофа?
dominant-species-ask-catastrophe-survivor = чей кубик выживет на тайле { $tile }?
dominant-species-ask-catastrophe-around = чей кубик погибнет на тайле { $tile }? Тайлов осталось: { $left }.
dominant-species-ask-disease = какой диск потерять?
dominant-species-ask-evolution = чей кубик заменить своим?
dominant-species-ask-fecundity = на какой тайл поставить кубик?
dominant-species-ask-fertile = за какой тайл получить очки?
dominant-species-ask-habitat-element = какой элемент взять из мешка?
dominant-species-ask-habitat-corner = на какой угол положить элемент «{ $element }»?
dominant-species-ask-hibernation = сколько кубиков вернуть и на какой тайл?
dominant-species-ask-ice-sheet = какой тайл замёрзнет?
dominant-species-ask-immigrants = что отдать: диск, фишку или кубики?
dominant-species-ask-instinct = на какой глазок поставить фишку?
dominant-species-ask-mass-exodus-tile = с какого тайла все уйдут?
dominant-species-ask-mass-exodus-to = { $animal } уходят с тайла { $tile }: куда и сколько?
dominant-species-ask-metamorphosis = какой диск на какой обменять?
dominant-species-ask-predator = чей кубик погибнет на тайле { $tile }? Тайлов осталось: { $left }.

## Ответы
dominant-species-do-nothing = Ничего не делать
dominant-species-do-enough = Хватит
dominant-species-do-advance = Шаг вперёд
dominant-species-do-everywhere = На все тайлы
dominant-species-do-lose-pawn = Отдать фишку
dominant-species-do-cull = Оставить по кубику на тайле
dominant-species-prepared = Приготовлено: когда придёт ваш черёд, останется подтвердить.
dominant-species-would = Что изменится
dominant-species-would-nothing = Очки и доминирование не изменятся.
dominant-species-would-reveal = Потом откроется новое.
dominant-species-would-points = { $animal }: { $points } к очкам
dominant-species-would-dominate = { $tile }, доминирование: было — { $was }, станет — { $is }
dominant-species-would-endanger = { $animal } на тайле { $tile } начнут вымирать
dominant-species-would-save = { $animal } на тайле { $tile } больше не вымирают
dominant-species-nobody = никто

## Летопись
dominant-species-log-chose = { $who ->
    [you] Вы выбираете
   *[other] { $name } выбирает
}: { $animal }.
dominant-species-log-turn = Ход { $turn }. Планирование.
dominant-species-log-placed = { $animal } ставят фишку: { $place }.
dominant-species-log-executes = { $animal } действуют: { $place }.
dominant-species-log-passed = { $animal } на этом останавливаются ({ $section }).
dominant-species-log-nothing = { $animal } ничего не делают.
dominant-species-log-advanced = { $animal } делают шаг вперёд по инициативе.
dominant-species-log-adapted = { $animal } приспосабливаются: { $element }.
dominant-species-log-protected = { $animal } сохраняют: { $element }.
dominant-species-log-lost-disc = { $animal } теряют диск: { $element }.
dominant-species-log-put = { $animal } кладут на землю: { $element }, { $corner }.
dominant-species-log-removed = С земли исчезает элемент: { $element }, { $corner }.
dominant-species-log-spared = { $animal } убирают с пустошей: { $element }.
dominant-species-log-froze = { $animal } замораживают тайл { $tile }.
dominant-species-log-went-back = { $animal }: { $count ->
    [one] { $count } кубик возвращается
    [few] { $count } кубика возвращаются
   *[many] { $count } кубиков возвращаются
} с тайла { $tile } в генофонд.
dominant-species-log-born = { $animal }: { $count ->
    [one] { $count } новый кубик
    [few] { $count } новых кубика
   *[many] { $count } новых кубиков
} на тайле { $tile }.
dominant-species-log-laid = { $animal } открывают новую землю: { $terrain }, { $tile }.
dominant-species-log-moved = { $animal }: { $count ->
    [one] { $count } кубик переходит
    [few] { $count } кубика переходят
   *[many] { $count } кубиков переходят
} { $from } → { $to }.
dominant-species-log-eliminated = { $animal } теряют { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[many] { $count } кубиков
} на тайле { $tile }.
dominant-species-log-scored = Очки за тайл { $tile } ({ $terrain }): { $gains }.
dominant-species-log-scored-nothing = Тайл { $tile } ({ $terrain }) никому ничего не даёт.
dominant-species-log-awarded = { $animal } { $points }: { $why }.
dominant-species-log-took = { $animal } берут карту «{ $card }».
dominant-species-log-gained-pawn = { $animal } получают фишку.
dominant-species-log-lost-pawn = { $animal } теряют фишку.
dominant-species-log-lost-pawn-from = { $animal } теряют фишку: { $place }.
dominant-species-log-saved = { $animal } спасают кубик на тайле { $tile }.
dominant-species-log-reseeded = Сброс: новые карты, элементы и тайлы.
dominant-species-log-ended = Последний подсчёт. Игра окончена.
dominant-species-cause-start = мало кубиков в начале
dominant-species-cause-glaciation = оледенение, соседняя тундра
dominant-species-cause-wanderlust = странствия, соседние тайлы
dominant-species-cause-survival = выживание в тундре

## Почему нельзя
dominant-species-no-not-asked = Сейчас решаете не вы.
dominant-species-no-over = Игра окончена.
dominant-species-no-answer = Сейчас спрашивают о другом.
dominant-species-no-taken = { $animal } уже заняты.
dominant-species-no-occupied = Глазок занят: { $place }.
dominant-species-no-back = Фишку с инициативы нельзя вернуть на инициативу.
dominant-species-no-eyeball-vacant = Сначала найдите фишке свободный глазок.
dominant-species-no-not-on-display = Элемента «{ $element }» здесь нет: { $section }.
dominant-species-no-not-in-bag = Элемента «{ $element }» в мешке нет.
dominant-species-no-not-threatened = Элементу «{ $element }» регрессия не грозит.
dominant-species-no-corner = Угол { $corner } не свободен или лежит вне земли.
dominant-species-no-other-tile = Угол { $corner } — не угол тайла { $tile }.
dominant-species-no-not-depleted = На углу { $corner } нечего истощать: такого типа в ячейке нет.
dominant-species-no-freeze = Тайл { $tile } замёрзнуть не может: нужен тайл рядом с тундрой, который ещё не тундра.
dominant-species-no-other-element = На углу { $corner } нет нужного элемента «{ $element }».
dominant-species-no-not-open = Тайл { $tile } не касается этого элемента или уже получил кубики.
dominant-species-no-count = Здесь можно от 1 до { $most }.
dominant-species-no-tile = На гексе { $tile } нет тайла.
dominant-species-no-stack = Стопка { $number } пуста, или её верхний тайл ещё закрыт.
dominant-species-no-shore = Гекс { $tile } не годится: нужен свободный, рядом с тайлом.
dominant-species-no-cubes = На тайле { $tile } нет ваших кубиков, которые могут уйти.
dominant-species-no-too-far = С тайла { $from } до { $to } не дойти.
dominant-species-no-terrain = Ландшафта тайла { $tile } нет на глазке, или он уже использован.
dominant-species-no-rival = На тайле { $tile } вы не живёте вместе с этим животным: { $animal }.
dominant-species-no-scored = За тайл { $tile } в этом ходу очки уже начислены.
dominant-species-no-not-on-offer = Карта «{ $card }» не открыта.
dominant-species-no-card = Карта «{ $card }» этого не позволяет.
dominant-species-no-not-endangered = На тайле { $tile } нет вымирающих млекопитающих.

## Конец
dominant-species-final-scoring = Последний подсчёт
dominant-species-line-tile = Тайл { $tile }, { $terrain }
dominant-species-counted = в зачёт
dominant-species-not-counted = вне зачёта
dominant-species-tie = Очков поровну: выше тот, чьё животное выше в пищевой цепочке.
