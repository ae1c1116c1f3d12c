animal-kingdoms-or = или
animal-kingdoms-age = Эпоха
animal-kingdoms-age-number = Эпоха { $age }
animal-kingdoms-realm = Царство { $size }
animal-kingdoms-to-realm = царство { $size }
animal-kingdoms-rank = ранг { $rank }
animal-kingdoms-upstart = Выскочка
animal-kingdoms-explain = Что это: { $what }
animal-kingdoms-cards = { $count ->
    [one] { $count } карта на руке
    [few] { $count } карты на руке
   *[many] { $count } карт на руке
}
animal-kingdoms-influence = { $count ->
    [one] { $count } фишка
    [few] { $count } фишки
   *[many] { $count } фишек
}
animal-kingdoms-modifiers = «+2» × { $count }
animal-kingdoms-score = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
animal-kingdoms-retreated = отступление
animal-kingdoms-retreated-as = В этой эпохе отступление, по счёту { $place }-е

## Настройки стола
animal-kingdoms-option-ties = Споры за первое место
animal-kingdoms-option-ties-help = Битвы: претенденты сражаются тайно выбранными картами. Мир: первый тот из них, у кого столица, а если её нет ни у кого, первые все.
animal-kingdoms-option-ties-battles = Битвы
animal-kingdoms-option-ties-peace = Мир
animal-kingdoms-option-level = Выскочка
animal-kingdoms-option-level-help = В одиночку вы играете против выскочки, который берёт карты из колоды. Лёгкий начинает каждую эпоху сам, но у него нет карты бонуса. У среднего она совпадает только по типу зверя, у обычного и по рангу. Сложный открывает в битве на карту больше, у экстрасложного карт бонуса две.
animal-kingdoms-option-level-easy = Лёгкий
animal-kingdoms-option-level-medium = Средний
animal-kingdoms-option-level-normal = Обычный
animal-kingdoms-option-level-hard = Сложный
animal-kingdoms-option-level-extra-hard = Экстрасложный

## Кого играют
animal-kingdoms-object-red-panda = красную панду
animal-kingdoms-object-tiger = тигра
animal-kingdoms-object-bee = пчелу
animal-kingdoms-object-lizard = ящерицу
animal-kingdoms-object-frog = лягушку
animal-kingdoms-object-owl = сову
animal-kingdoms-object-okapi = окапи
animal-kingdoms-object-wolf = волка

## Указы в нескольких словах
animal-kingdoms-decree-U01 = Ранг 1, 2 или 3
animal-kingdoms-decree-U02 = Ранг 4 или 5
animal-kingdoms-decree-U03 = Ранг 6, 7 или 8
animal-kingdoms-decree-U04 = Чётный ранг
animal-kingdoms-decree-U05 = Нечётный ранг
animal-kingdoms-decree-U06 = Волк или лягушка
animal-kingdoms-decree-U07 = Ящерица или тигр
animal-kingdoms-decree-U08 = Пчела или окапи
animal-kingdoms-decree-U09 = Сова или красная панда
animal-kingdoms-decree-U10 = Пара по зверю или рангу: одна остаётся, другая в сброс
animal-kingdoms-decree-U11 = Ранг, которого здесь ещё нет
animal-kingdoms-decree-U12 = Зверь, которого здесь ещё нет
animal-kingdoms-decree-U13 = На 1 больше или меньше последней карты здесь
animal-kingdoms-decree-U14 = Ранг или зверь последней карты здесь
animal-kingdoms-decree-U15 = Чётные и нечётные по очереди
animal-kingdoms-decree-U16 = Ряд вверх, начиная с 1
animal-kingdoms-decree-U17 = Ряд вниз, начиная с 8
animal-kingdoms-decree-U18 = Не тот ранг и не тот зверь, что у последней карты здесь
animal-kingdoms-decree-U19 = Низкие (1–4) и высокие (5–8) по очереди
animal-kingdoms-decree-U20 = Ранг или зверь последней карты соседа
animal-kingdoms-decree-U21 = Ранг последней карты соседа
animal-kingdoms-decree-U22 = Зверь последней карты соседа
animal-kingdoms-decree-U23 = Не ниже обоих соседей
animal-kingdoms-decree-U24 = Не выше обоих соседей
animal-kingdoms-decree-U25 = Ни ранга, ни зверя соседей
animal-kingdoms-decree-U26 = На 1 больше или меньше, чем у соседа
animal-kingdoms-decree-U27 = Ранг последней карты любого другого царства
animal-kingdoms-decree-U28 = Зверь последней карты любого другого царства
animal-kingdoms-decree-U29 = Ранг, которого другие царства не показывают
animal-kingdoms-decree-U30 = Зверь, которого другие царства не показывают

## Что указ видит и чего он требует
animal-kingdoms-need-any = подойдёт любая карта
animal-kingdoms-need-nothing = больше сыграть нечего
animal-kingdoms-need-rank = нужен ранг { $ranks }
animal-kingdoms-need-at-least = нужен ранг не меньше { $rank }
animal-kingdoms-need-at-most = нужен ранг не больше { $rank }
animal-kingdoms-need-beast = подойдёт { $beasts }
animal-kingdoms-need-other = не подойдут { $others }
animal-kingdoms-need-pair = нужны две карты одного зверя или одного ранга
animal-kingdoms-seen-first = карт здесь ещё нет
animal-kingdoms-seen-last = последней здесь сыграли { $cards }
animal-kingdoms-seen-realm = здесь уже сыграли { $cards }
animal-kingdoms-seen-neighbours = { $count ->
    [one] соседнее царство показывает { $cards }
    [few] соседние царства показывают { $cards }
   *[many] соседние царства показывают { $cards }
}
animal-kingdoms-seen-others = { $count ->
    [one] другое царство показывает { $cards }
    [few] другие царства показывают { $cards }
   *[many] другие царства показывают { $cards }
}

## Карта мира
animal-kingdoms-realm-label = { $realm }: занято территорий { $taken } из { $all }
animal-kingdoms-capital-of = Столица: { $name }
animal-kingdoms-tokens-of = { $name }: { $count ->
    [one] { $count } фишка
    [few] { $count } фишки
   *[many] { $count } фишек
}
animal-kingdoms-token-label = Первое место приносит { $points }
animal-kingdoms-decree-label = Указ: { $text }
animal-kingdoms-last-card = Последняя карта: { $card }
animal-kingdoms-no-cards = Карт ещё нет
animal-kingdoms-takes-it = Принимает выбранную карту
animal-kingdoms-refuses-it = Не принимает выбранную карту
animal-kingdoms-cards-here = Карты в том порядке, в каком их сыграли
animal-kingdoms-free = свободно { $count }
animal-kingdoms-tokens-here = Жетоны царства, ближайший первым
animal-kingdoms-play-here = Сыграть { $card } сюда
animal-kingdoms-deck = Колода { $count } · сброс { $discard }
animal-kingdoms-supply = «+2»: { $count }
animal-kingdoms-rally-barred = Сборов больше нет: кто-то отступил

## Счёт на сейчас
animal-kingdoms-now = Кто ведёт
animal-kingdoms-now-title = Если бы эпоха кончилась сейчас
animal-kingdoms-now-help = Фишки каждой стороны в каждом царстве и что они принесли бы. Мечи — битва за первое место.
animal-kingdoms-now-sum = Наверняка
animal-kingdoms-now-total = Счёт
animal-kingdoms-battle-sign = ⚔

## Рука
animal-kingdoms-card-label = { $beast }, ранг { $rank }
animal-kingdoms-fits = Подходит царствам { $realms }
animal-kingdoms-fits-nowhere = Сейчас не подходит никуда
animal-kingdoms-nobody-takes = Ни одно царство сейчас не примет { $card }.
animal-kingdoms-play-in = Сыграть { $card } в царство { $size }
animal-kingdoms-rally-begin = Сбор +1…
animal-kingdoms-retreat-begin = Отступить…
animal-kingdoms-rally-choose = Какие карты сбросить?
animal-kingdoms-rally-do = { $count ->
    [one] Сменить { $count } карту, +1 очко
    [few] Сменить { $count } карты, +1 очко
   *[many] Сменить { $count } карт, +1 очко
}
animal-kingdoms-pair-ask = { $realm }: оставляете { $card }. Что сбросить вместе с ней?
animal-kingdoms-discard-with = Сбросить { $card }
animal-kingdoms-own-retreat-token = Ваш жетон отступления стоит { $points }. Это знаете только вы.

## Битвы
animal-kingdoms-battle-for = Битва за царство { $size }
animal-kingdoms-battle-stake = Победителю { $points }, проигравшим 3.
animal-kingdoms-battle-rule = Побеждает старший ранг, но 1 побеждает 8 и выше.
animal-kingdoms-battle-leads = Пока побеждает { $names }.
animal-kingdoms-battle-even = Пока поровну: { $names }.
animal-kingdoms-battle-out = выбывает
animal-kingdoms-battle-chose = карта выбрана
animal-kingdoms-battle-chooses = выбирает…
animal-kingdoms-battle-deck = { $count ->
    [one] { $count } карта из колоды
    [few] { $count } карты из колоды
   *[many] { $count } карт из колоды
}
animal-kingdoms-outlook-win = победа
animal-kingdoms-outlook-tie = ничья
animal-kingdoms-outlook-loss = поражение
animal-kingdoms-news = Что принёс конец эпохи

## Выскочка
animal-kingdoms-bonus = { $count ->
    [one] Карта бонуса
    [few] Карты бонуса
   *[many] Карты бонуса
}
animal-kingdoms-upstart-did = { $capital ->
    [yes] Играет { $card } и берёт столицу царства { $size }: { $why }.
   *[no] Играет { $card } в царство { $size }: { $why }.
}
animal-kingdoms-aim-rank = ранг ведёт в царство { $size }
animal-kingdoms-aim-follow = низкая карта идёт за вами в царство { $size }
animal-kingdoms-aim-smallest = карта низкая, а вы в этой эпохе ещё не играли, поэтому самое маленькое царство { $size }
animal-kingdoms-aim-bonus = карта бонуса совпала и идёт следом в царство { $size }
animal-kingdoms-aim-but = { $aim }, но { $obstacles }, поэтому он идёт дальше, в царство { $size }
animal-kingdoms-obstacle-full = царство { $size } заполнено
animal-kingdoms-obstacle-capital = в царстве { $size } свободна только столица
animal-kingdoms-obstacle-leads = в царстве { $size } он ведёт на две фишки

## Что делать
animal-kingdoms-ask-turn = Ваш ход: сыграйте карту в царство, объявите сбор или отступите.
animal-kingdoms-ask-turn-stuck = Ваш ход: ни одно царство не примет ваших карт. Объявите сбор или отступите.
animal-kingdoms-ask-capture = Ваш ход: сыграйте карту в царство или отступите. Сборов больше нет.
animal-kingdoms-ask-must-retreat = Ни одно царство не примет ваших карт, и сборов больше нет: вы обязаны отступить.
animal-kingdoms-ask-fight = Битва за царство { $size }: тайно выберите карту.
animal-kingdoms-ask-fight-upstart = Битва за царство { $size }: выберите карту против { $count ->
    [one] { $count } карты
    [few] { $count } карт
   *[many] { $count } карт
} из колоды.
animal-kingdoms-ask-boost = Карты открыты: усильте свою или спасуйте.
animal-kingdoms-ask-over = Игра окончена.
animal-kingdoms-ask-wait = { $count ->
    [one] Ходит { $names }.
    [few] Ходят { $names }.
   *[many] Ходят { $names }.
}
animal-kingdoms-ask-wait-battle = Битва за царство { $size }. { $count ->
    [one] Решает { $names }.
    [few] Решают { $names }.
   *[many] Решают { $names }.
}
animal-kingdoms-ask-wait-boost = { $names } усиливает карту или пасует.
animal-kingdoms-group-play = В царство { $size }
animal-kingdoms-group-rally = Сбор: +1 очко, сменить карты
animal-kingdoms-do-pair = { $stays } остаётся, { $leaves } в сброс
animal-kingdoms-do-retreat = Отступить
animal-kingdoms-do-retreat-sure = В этой эпохе вы больше не сыграете ни одной карты. Отступить?
animal-kingdoms-do-fight = Послать в бой { $card }
animal-kingdoms-do-boost = Добавить +{ $points }
animal-kingdoms-do-pass = Пас

## Журнал
animal-kingdoms-log-captured = { $who ->
    [you] Вы играете { $card } в { $realm }.
   *[other] { $name } играет { $card } в { $realm }.
}
animal-kingdoms-log-capital = { $who ->
    [you] Вы играете { $card } в { $realm } и захватываете столицу!
   *[other] { $name } играет { $card } в { $realm } и захватывает столицу!
}
animal-kingdoms-log-pair = В сброс вместе с ней: { $card }.
animal-kingdoms-log-rallied = { $who ->
    [you] Вы объявляете сбор, +1 очко. В сброс: { $cards }.
   *[other] { $name } объявляет сбор, +1 очко. В сброс: { $cards }.
}
animal-kingdoms-log-drew = Вы берёте: { $cards }.
animal-kingdoms-log-reshuffled = { $count ->
    [one] Колода кончилась: новую составила { $count } карта сброса.
    [few] Колода кончилась: новую составили { $count } карты сброса.
   *[many] Колода кончилась: новую составили { $count } карт сброса.
}
animal-kingdoms-log-retreated = { $who ->
    [you] Вы отступаете.
   *[other] { $name } отступает.
}
animal-kingdoms-log-retreated-capital = { $who ->
    [you] Столица взята, и вы отступаете.
   *[other] { $name } отступает: столица взята.
}
animal-kingdoms-log-retreated-tokens = { $who ->
    [you] У вас не осталось фишек, и вы отступаете.
   *[other] У игрока { $name } не осталось фишек, отступление.
}
animal-kingdoms-log-token-seen = { $who ->
    [you] Вы отступаете раньше всех и берёте жетон отступления: { $points }. Это знаете только вы.
   *[other] { $name } отступает раньше всех и берёт жетон отступления: { $points }.
}
animal-kingdoms-log-token = { $name } отступает раньше всех и берёт жетон отступления. Его достоинство — тайна.
animal-kingdoms-log-age-ended = Эпоха { $age } окончена: царства подсчитываются.
animal-kingdoms-log-battle = Битва за { $realm }: { $names }.
animal-kingdoms-log-revealed = Карты открыты: { $cards }.
animal-kingdoms-why-higher = { $cards }: { $rank } старше всех, побеждает { $name }.
animal-kingdoms-why-one = { $cards }: 1 побеждает 8 и выше, побеждает { $name }.
animal-kingdoms-why-even = { $cards }: поровну, по { $rank }.
animal-kingdoms-why-circle = { $cards }: { $ranks } бьют друг друга по кругу.
animal-kingdoms-faced-lost = Вы выставили { $card } против { $cards }: { $by } побеждает { $rank }, верх за выскочкой.
animal-kingdoms-faced-won = Вы выставили { $card } против { $cards }: { $rank } побеждает всех, победа ваша.
animal-kingdoms-faced-tied = Вы выставили { $card } против { $cards }: по { $rank }, ничья.
animal-kingdoms-log-boosted = { $who ->
    [you] Вы добавляете +{ $points } к своей карте.
   *[other] { $name } добавляет +{ $points }.
}
animal-kingdoms-log-passed = { $who ->
    [you] Вы пасуете.
   *[other] { $name } пасует.
}
animal-kingdoms-log-fight-on = { $names } выбирают ещё по карте.
animal-kingdoms-log-won = { $who ->
    [you] Вы побеждаете в битве за { $realm }.
   *[other] { $name } побеждает в битве за { $realm }.
}
animal-kingdoms-log-tied = Битва за { $realm } осталась ничьей: первое место делят { $names }.
animal-kingdoms-log-consoled = Модификатор «+2»: { $names }.
animal-kingdoms-log-scored = Подсчитано { $realm }, жетон { $token }. { $points }.
animal-kingdoms-log-scored-empty = Подсчитано { $realm }: фишек нет, жетон { $token } выходит из игры.
animal-kingdoms-log-age-began = Начинается эпоха { $age } с новыми указами. { $who ->
    [you] Начинаете вы.
   *[other] Начинает { $name }.
}
animal-kingdoms-log-upstart = { $capital ->
    [yes] Выскочка играет { $card } в { $realm } и берёт столицу: { $why }.
   *[no] Выскочка играет { $card } в { $realm }: { $why }.
}
animal-kingdoms-log-upstart-discarded = Выскочка сбрасывает { $card }: когда он один, низкие карты ему ни к чему.
animal-kingdoms-log-bonus = Новая карта бонуса выскочки: { $card }.
animal-kingdoms-log-ended = Игра окончена.
animal-kingdoms-log-ended-tokens = Игра окончена. За жетоны отступления и неиспользованные «+2» — { $points }.

## Почему нельзя
animal-kingdoms-no-not-asked = Сейчас решаете не вы.
animal-kingdoms-no-over = Игра окончена.
animal-kingdoms-no-battle = Битвы сейчас нет.
animal-kingdoms-no-choose-card = Идёт битва: выберите для неё карту.
animal-kingdoms-no-boost-or-pass = Карты открыты: усильте свою или спасуйте.
animal-kingdoms-no-not-in-hand = Этой карты у вас нет: { $card }.
animal-kingdoms-no-full = { $realm } заполнено: свободных территорий там нет.
animal-kingdoms-no-decree = { $realm }, указ «{ $decree }», не примет { $card }: { $why }.
animal-kingdoms-no-pair-needed = { $realm }, указ «{ $decree }», не примет { $card }: у вас нет второй карты того же зверя или ранга.
animal-kingdoms-no-pair = { $stays } и { $leaves } не пара: у пары один зверь или один ранг.
animal-kingdoms-no-pair-here = { $realm } принимает одну карту, а не две.
animal-kingdoms-no-empty-rally = Для сбора выберите хотя бы одну карту, которую сбросите.
animal-kingdoms-no-rally = Сборов в этой эпохе больше нет: { $name } уже в отступлении.
animal-kingdoms-no-chosen = Вы уже выбрали карту. Другие ещё выбирают.
animal-kingdoms-no-modifiers = Модификаторов «+2» у вас { $held }, а не { $asked }.
animal-kingdoms-no-empty-boost = Чтобы ничего не добавлять, спасуйте.

## Откуда очки
animal-kingdoms-place-nothing = ничего
animal-kingdoms-place-majority = первое место, фишек больше всех
animal-kingdoms-place-battle-won = первое место, победа в битве
animal-kingdoms-place-battle-tied = первое место, битва вничью до последней карты
animal-kingdoms-place-capital-held = первое место, спор решила столица
animal-kingdoms-place-shared = первое место на всех претендентов
animal-kingdoms-place-second = второе место
animal-kingdoms-place-battle-lost = второе место, битва проиграна
animal-kingdoms-place-capital-missed = второе место, столица у другого претендента
animal-kingdoms-place-third = третье место
animal-kingdoms-cause-rally = Сборы: { $count }
animal-kingdoms-cause-tokens = Жетоны в конце игры
animal-kingdoms-cause-retreat-token = Жетон отступления эпохи { $age }
animal-kingdoms-cause-modifiers = Неиспользованные «+2», по очку
animal-kingdoms-token-known = Жетон отступления эпохи { $age }: { $points }
animal-kingdoms-token-unknown = Жетон отступления эпохи { $age }: достоинство — тайна
animal-kingdoms-alone = { $won ->
    [yes] { $who ->
        [you] Вы победили выскочку
       *[other] { $name } побеждает выскочку
    }
   *[no] Победил выскочка
} ({ $level }).
animal-kingdoms-end-tie = Очков поровну: решает столица царства 8 в третьей эпохе.
animal-kingdoms-end-tie-capital = Очков поровну, но столицу царства 8 в третьей эпохе взяла эта сторона.
animal-kingdoms-end-tie-shared = Очков поровну, и столицу царства 8 в третьей эпохе никто из равных не взял: место общее.
animal-kingdoms-end-tie-upstart = Очков поровну: побеждает выскочка.

## Что это делает?
animal-kingdoms-about-card = Сыграйте её в царство, указ которого её примет: ваша фишка займёт там свободную территорию.
animal-kingdoms-about-one = В битве 1 побеждает 8 и всё, что усилено до 8 и выше, а любому другому рангу проигрывает.
animal-kingdoms-about-eight = В битве 8 — старший ранг, но 1 её побеждает, и модификаторы могут поднять чужую карту выше.
animal-kingdoms-about-rank = В битве побеждает старший ранг.
animal-kingdoms-about-realm = Территорий { $size }: обычных { $ordinary } и столица; ещё две ячейки совета. Столицу берут последней; кто её взял, отступает, а после первой и второй эпохи его фишка переходит в совет.
animal-kingdoms-about-retreat-token = Кто отступил в эпохе первым, берёт один из жетонов 2, 3, 4 и 5 втайне от остальных. В конце игры он приносит своё достоинство.
animal-kingdoms-about-bonus-card = Если выскочка сыграл карту того же зверя или того же ранга, что и карта бонуса, он играет и её: в то же царство или в следующее подходящее, а потом открывает новую. У среднего выскочки должен совпасть зверь.
animal-kingdoms-about-decree = Сюда можно сыграть карту, если { $asks }.
animal-kingdoms-arrow-none = Стрелки нет: указ смотрит только на саму карту.
animal-kingdoms-arrow-down = Стрелка вниз: указ смотрит на карты своего царства. Пока их нет, подойдёт любая карта, если указ сам не называет первую.
animal-kingdoms-arrow-single = Стрелки в обе стороны: указ смотрит на последние карты двух соседей. Пока у обоих пусто, подойдёт любая карта.
animal-kingdoms-arrow-double = Двойные стрелки: указ смотрит на последние карты всех остальных царств. Пока везде пусто, подойдёт любая карта.
animal-kingdoms-mark-rulebook = Этот указ есть в своде правил.
animal-kingdoms-mark-documented = Этот указ известен по обзорам и другим изданиям.
animal-kingdoms-mark-ours = Этот указ — наша реконструкция.
