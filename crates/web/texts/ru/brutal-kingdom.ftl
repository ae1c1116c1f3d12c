## Опции стола
brutal-kingdom-option-cast = Персонажи
brutal-kingdom-option-cast-help = Втроём играют без четырёх младших рангов или откладывают в каждой главе любые четыре карты не глядя.
brutal-kingdom-option-cast-fixed = Без рангов 1–4
brutal-kingdom-option-cast-changing = Переменный состав
brutal-kingdom-option-first = Первый игрок
brutal-kingdom-option-first-help = У кого карточка первого игрока в начале.
brutal-kingdom-option-first-lot = По жребию
brutal-kingdom-option-first-seat-0 = Первое место
brutal-kingdom-option-first-seat-1 = Второе место
brutal-kingdom-option-first-seat-2 = Третье место
brutal-kingdom-option-first-seat-3 = Четвёртое место
brutal-kingdom-option-remember = Помнить за меня
brutal-kingdom-option-remember-help = Скрытые карты, в которых вы уверены, видны вам: те, что вы передали, подсмотрели или обменяли.
brutal-kingdom-option-open_stacks = Открытые стопки
brutal-kingdom-option-open_stacks-help = Накрытые карты видны всем; иначе их надо помнить.

## Персонажи: кого (винительный падеж) и что делают
brutal-kingdom-whom-charlatan = Шарлатана
brutal-kingdom-whom-black-knight = Чёрного рыцаря
brutal-kingdom-whom-courtesan = Куртизанку
brutal-kingdom-whom-fortune-teller = Гадалку
brutal-kingdom-whom-poisoner = Отравителя
brutal-kingdom-whom-berserker = Берсерка
brutal-kingdom-whom-assassin = Ассасина
brutal-kingdom-whom-abbot = Настоятеля
brutal-kingdom-whom-druid = Друида
brutal-kingdom-whom-white-knight = Белого рыцаря
brutal-kingdom-whom-monk = Монаха
brutal-kingdom-whom-executioner = Палача
brutal-kingdom-whom-intriguer = Интригана
brutal-kingdom-whom-witch = Ведьму
brutal-kingdom-whom-king = Короля
brutal-kingdom-whom-queen = Королеву
brutal-kingdom-whom-saint = Святого
brutal-kingdom-whom-bishop = Епископа
brutal-kingdom-whom-wizard = Волшебника
brutal-kingdom-whom-inquisitor = Инквизитора
brutal-kingdom-text-charlatan = Откройте одну из своих устранённых карт. Её эффект больше не сработает, но значки снова считаются.
brutal-kingdom-text-black-knight = Если в конце главы он лежит лицом вверх, а ваши значки не принесли ни одного жетона, возьмите один на выбор.
brutal-kingdom-text-courtesan = Обменяйте одну или две карты с руки с другими игроками, каждую на карту с такой же рубашкой. Обе стороны выбирают вслепую.
brutal-kingdom-text-fortune-teller = Посмотрите карты в центре.
brutal-kingdom-text-poisoner = Устраняет Настоятеля или Епископа, который лежит открытым сверху у другого игрока.
brutal-kingdom-text-berserker = Устраняет Интригана или Волшебника, который лежит открытым сверху у другого игрока.
brutal-kingdom-text-assassin = Устраняет Короля или Королеву, если они лежат открытыми сверху у другого игрока.
brutal-kingdom-text-abbot = Устраняет Ведьму или Волшебника, если они лежат открытыми сверху у другого игрока.
brutal-kingdom-text-druid = Обменяйте карту с руки вслепую на карту в центре с такой же рубашкой.
brutal-kingdom-text-white-knight = Обменяйте карту с руки вслепую на карту в центре с такой же рубашкой.
brutal-kingdom-text-monk = Обменяйте карту с руки вслепую на карту в центре с такой же рубашкой.
brutal-kingdom-text-executioner = Назовите персонажа, но не Святого. Кто сыграет его, пока Палач ничем не накрыт, тут же его потеряет.
brutal-kingdom-text-intriguer = Меняется местами с открытой верхней картой самого высокого ранга, если старше всех не он сам.
brutal-kingdom-text-witch = Посмотрите руку другого игрока.
brutal-kingdom-text-king = Пока он ничем не накрыт, устраняет Королеву, когда её играет другой.
brutal-kingdom-text-queen = Пока она ничем не накрыта, устраняет Короля, когда его играет другой.
brutal-kingdom-text-saint = Положите жетон власти из запаса на часовню. Святого никто не может устранить.
brutal-kingdom-text-bishop = Эффекта нет: только власть.
brutal-kingdom-text-wizard = Эффекта нет: только власть.
brutal-kingdom-text-inquisitor = Объявите его ранг: 20 или 0. Затем назовите персонажа: у кого он на руке, тот покажет его и обменяет на карту в центре.
brutal-kingdom-duty-must = обязательно
brutal-kingdom-duty-may = по желанию
brutal-kingdom-duty-automatic = сам собой
brutal-kingdom-duty-nothing = без эффекта
brutal-kingdom-token-blue = Королевский жетон
brutal-kingdom-token-green = Церковный жетон
brutal-kingdom-token-yellow = Мистический жетон
brutal-kingdom-power-blue = королевская власть
brutal-kingdom-power-green = церковная власть
brutal-kingdom-power-yellow = мистическая власть
brutal-kingdom-card-label = { $card }, ранг { $rank }, { $back ->
    [light] светлая рубашка
   *[dark] тёмная рубашка
}
brutal-kingdom-card-icons = { $count ->
    [one] { $count } значок
    [few] { $count } значка
   *[many] { $count } значков
} { $colour ->
    [blue] королевской власти
    [green] церковной власти
   *[yellow] мистической власти
}

## Стол
brutal-kingdom-chapter = Глава { $chapter }/{ $of }
brutal-kingdom-round = раунд { $round }/{ $of }
brutal-kingdom-chapter-over = Глава { $chapter } окончена
brutal-kingdom-first-now = Первый: { $name }.
brutal-kingdom-first-next = Станет первым: { $name } ({ $card }, { $rank }).
brutal-kingdom-start-card = карточка первого игрока
brutal-kingdom-start-card-next = получил бы карточку первого игрока: сейчас самый высокий ранг
brutal-kingdom-reference-open = Кто кого устраняет
brutal-kingdom-reference = Кто кого устраняет
brutal-kingdom-reference-at-once = Сразу, когда сыгран
brutal-kingdom-reference-in-wait = Из засады, пока не накрыт
brutal-kingdom-reference-safe = Устранить можно только открытую верхнюю карту другого игрока. С ней падает вся стопка. Святого не устраняет никто.
brutal-kingdom-reference-all = Все персонажи
brutal-kingdom-named-victim = кого назвали, но не Святого
brutal-kingdom-nobody-eliminates = Этого персонажа никто не может устранить.
brutal-kingdom-eliminated-by = Кто может устранить: { $cards }.
brutal-kingdom-eliminations-title = Устранения
brutal-kingdom-in-wait = { $card } подстерегает { $victim }
brutal-kingdom-hand-backs = На руке: светлых { $light }, тёмных { $dark }
brutal-kingdom-hand-known = Вы знаете: { $cards }
brutal-kingdom-here-spy = Смотреть
brutal-kingdom-here-offer = Сюда
brutal-kingdom-stack-height = { $count ->
    [one] стопка игрока { $name }, { $count } карта
    [few] стопка игрока { $name }, { $count } карты
   *[many] стопка игрока { $name }, { $count } карт
}
brutal-kingdom-stack-down = { $count ->
    [one] Лицом вниз: { $count } карта
    [few] Лицом вниз: { $count } карты
   *[many] Лицом вниз: { $count } карт
}
brutal-kingdom-stack-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
brutal-kingdom-victim = Возможная жертва
brutal-kingdom-own-stack = Ваша стопка, последняя карта сверху
brutal-kingdom-eliminated = устранена
brutal-kingdom-centre = Центр
brutal-kingdom-centre-place = Место { $place } в центре, { $back ->
    [light] светлая карта
   *[dark] тёмная карта
}
brutal-kingdom-you-know = Вы её знаете: { $card }
brutal-kingdom-supply = Запас
brutal-kingdom-supply-label = { $power }: в запасе { $left }, один жетон стоит сейчас { $worth }
brutal-kingdom-worth-short = { $points } оч.
brutal-kingdom-chapel = Часовня
brutal-kingdom-chapel-empty = Глава { $chapter }: пусто
brutal-kingdom-chapel-token = Глава { $chapter }: жетон, { $power }
brutal-kingdom-chapel-closed = Глава { $chapter }: жетон устранения
brutal-kingdom-name-doom = Палач: кого вы назовёте?
brutal-kingdom-name-accuse = Инквизитор: кого вы назовёте?
brutal-kingdom-at-own-hand = у вас на руке
brutal-kingdom-at-hand-of = на руке: { $name }
brutal-kingdom-at-table = уже сыгран
brutal-kingdom-at-centre = в центре
brutal-kingdom-chosen = Выбрана
brutal-kingdom-blow = { $killer } устраняет { $card }! { $who ->
    [you] Вы теряете
   *[other] { $name } теряет
} { $count ->
    [one] { $count } карту.
    [few] стопку: { $count } карты.
   *[many] стопку: { $count } карт.
}
brutal-kingdom-blow-point = { $who ->
    [you] Очко вам.
   *[other] Очко игроку { $name }.
}
brutal-kingdom-about-token = В конце главы вы берёте по жетону за каждый значок своих открытых карт. В конце игры жетон стоит столько очков, сколько жетонов его цвета осталось в запасе и на часовне.
brutal-kingdom-about-elimination = Карта, лежащая лицом вниз, устранена: у неё нет ранга, она не приносит жетонов, и её нельзя устранить ещё раз. За устранение дают одно очко, сколько бы карт ни перевернулось.
brutal-kingdom-about-chapel = Святой кладёт на клетку своей главы один жетон; он там и останется и сохранит цену своему цвету. Если Святого не было, клетку закрывает жетон устранения.
brutal-kingdom-about-centre = Здесь лежат лицом вниз две светлые и две тёмные карты. Некоторые персонажи меняют на них карту с руки или смотрят их.

## Что будет
brutal-kingdom-would-fall = Падёт сразу: { $killer } игрока { $name } сидит в засаде
brutal-kingdom-would-strike = { $count ->
    [one] Устранит { $card } у игрока { $name }: падёт { $count } карта
    [few] Устранит { $card } у игрока { $name }: падут { $count } карты
   *[many] Устранит { $card } у игрока { $name }: падут { $count } карт
}
brutal-kingdom-would-strike-nobody = Сейчас ни одной жертвы на виду
brutal-kingdom-would-swap = Заберёт { $card } у игрока { $name }
brutal-kingdom-would-stay = Старше никого нет: он останется на месте
brutal-kingdom-would-lead = Самый высокий ранг на столе: если так и останется, вы ходите первым
brutal-kingdom-would-restore-nobody = Устранённых карт у вас нет, открывать нечего
brutal-kingdom-would-bring = { $count ->
    [one] { $count } значок, { $power }: жетон стоит сейчас { $points }
    [few] { $count } значка, { $power }: жетон стоит сейчас { $points }
   *[many] { $count } значков, { $power }: жетон стоит сейчас { $points }
}
brutal-kingdom-hint-falls = падёт!

## Игроки и счёт
brutal-kingdom-worth-now = Стоит сейчас:
brutal-kingdom-count-times-worth = { $count } × { $worth }
brutal-kingdom-hand-title = Рука
brutal-kingdom-stack-title = Стопка
brutal-kingdom-why-worth = Один стоит { $worth }: в запасе осталось { $supply }, на часовне { $chapel }
brutal-kingdom-why-elimination = По очку за каждое
brutal-kingdom-end-tie = { $count ->
    [0] Ничья: решила карточка первого игрока, она здесь
    [one] Ничья: решило расстояние от карточки первого игрока по часовой стрелке, { $count } место
    [few] Ничья: решило расстояние от карточки первого игрока по часовой стрелке, { $count } места
   *[many] Ничья: решило расстояние от карточки первого игрока по часовой стрелке, { $count } мест
}

## Что делать
brutal-kingdom-ask-pass = { $back ->
    [light] Отдайте соседу слева ({ $name }) одну светлую карту
   *[dark] Отдайте соседу справа ({ $name }) одну тёмную карту
}
brutal-kingdom-ask-play = Ваш ход: сыграйте персонажа
brutal-kingdom-ask-restore = Шарлатан: какую из своих устранённых карт вы откроете?
brutal-kingdom-ask-offer = Куртизанка: предложите кому-нибудь карту в обмен или откажитесь
brutal-kingdom-ask-offer-more = Можете предложить ещё и { $back ->
    [light] светлую
   *[dark] тёмную
} карту или остановиться на этом
brutal-kingdom-ask-answer = { $name } предлагает вам обмен: отдайте { $back ->
    [light] светлую карту
    [dark] тёмную карту
   *[any] карту
} за скрытую
brutal-kingdom-ask-look = Гадалка: посмотрите карты в центре?
brutal-kingdom-ask-eliminate = { $card }: выберите жертву
brutal-kingdom-ask-swap = { $card }: обменяйте карту с руки на карту в центре или откажитесь
brutal-kingdom-ask-doom = Палач: назовите персонажа, которого он казнит
brutal-kingdom-ask-spy = Ведьма: чью руку вы посмотрите?
brutal-kingdom-ask-bless = Святой: выберите жетон для часовни
brutal-kingdom-ask-declare = Инквизитор: объявите его ранг
brutal-kingdom-ask-accuse = Инквизитор: назовите персонажа, которого нужно отдать в центр
brutal-kingdom-ask-surrender = Инквизитор назвал { $card }, а эта карта у вас: выберите карту в центре, на которую её обменять
brutal-kingdom-ask-reward = Чёрный рыцарь: возьмите жетон на выбор
brutal-kingdom-ask-over = Игра окончена
brutal-kingdom-ask-wait = { $count ->
    [one] Думает { $players }
    [few] Думают { $players }
   *[many] Думают { $players }
}
brutal-kingdom-ask-wait-passing = { $count ->
    [one] Вы выбрали. Карту для передачи ещё выбирает { $players }
    [few] Вы выбрали. Карту для передачи ещё выбирают { $players }
   *[many] Вы выбрали. Карту для передачи ещё выбирают { $players }
}
brutal-kingdom-ask-wait-answer = { $count ->
    [one] Карту для обмена выбирает { $players }
    [few] Карты для обмена выбирают { $players }
   *[many] Карты для обмена выбирают { $players }
}

## Решения
brutal-kingdom-do-pass = Отдать { $card }
brutal-kingdom-do-play = Сыграть { $card }
brutal-kingdom-do-enough = Этого хватит
brutal-kingdom-do-leave = Отказаться
brutal-kingdom-do-restore = Открыть { $card }
brutal-kingdom-do-offer = Предложить { $card } игроку { $name }
brutal-kingdom-do-answer = Отдать { $card }
brutal-kingdom-do-look = Посмотреть центр
brutal-kingdom-do-eliminate = Устранить { $card } у игрока { $name }
brutal-kingdom-do-swap = Обменять { $card } на карту { $place } в центре
brutal-kingdom-do-name = Назвать { $card }
brutal-kingdom-do-spy = Посмотреть руку: { $name }
brutal-kingdom-do-declare-20 = Ранг 20: старше всех
brutal-kingdom-do-declare-0 = Ранг 0: младше всех
brutal-kingdom-do-surrender = Карта { $place } в центре
brutal-kingdom-group-name = Назвать
brutal-kingdom-group-offer = Предложить игроку { $name }
brutal-kingdom-group-swap = Отдать { $card }

## Журнал
brutal-kingdom-log-chapter = Начинается глава { $chapter }
brutal-kingdom-log-dealt = Вам сданы { $back ->
    [light] светлые
   *[dark] тёмные
} карты: { $cards }
brutal-kingdom-log-committed = { $who ->
    [you] Вы выбрали карту
   *[other] { $name }: карта выбрана
}
brutal-kingdom-log-passed = { $who ->
    [you] Вы отдаёте
   *[other] { $name } отдаёт
} игроку { $other } { $back ->
    [light] светлую
   *[dark] тёмную
} карту
brutal-kingdom-log-passed-seen = { $otherwho ->
    [you] { $name } отдаёт вам { $card }
   *[other] { $who ->
        [you] Вы отдаёте игроку { $other } { $card }
       *[other] { $name } отдаёт игроку { $other } { $card }
    }
}
brutal-kingdom-log-played = { $who ->
    [you] Вы играете { $card }
   *[other] { $name } играет { $card }
}
brutal-kingdom-log-eliminated = { $count ->
    [one] { $killer } ({ $by }) устраняет { $card } у игрока { $name }: перевёрнута { $count } карта
    [few] { $killer } ({ $by }) устраняет { $card } у игрока { $name }: перевёрнуты { $count } карты
   *[many] { $killer } ({ $by }) устраняет { $card } у игрока { $name }: перевёрнуты { $count } карт
}
brutal-kingdom-log-no-effect = { $card }: подействовать не на что
brutal-kingdom-log-declined = { $who ->
    [you] Вы отказываетесь от эффекта: { $card }
   *[other] { $name } отказывается от эффекта: { $card }
}
brutal-kingdom-log-restored = { $who ->
    [you] Вы открываете { $card }
   *[other] { $name } открывает { $card }
}
brutal-kingdom-log-offered = { $who ->
    [you] Вы предлагаете
   *[other] { $name } предлагает
} игроку { $other } { $back ->
    [light] светлую
   *[dark] тёмную
} карту
brutal-kingdom-log-offered-seen = { $who ->
    [you] Вы предлагаете игроку { $other } { $card }
   *[other] { $name } предлагает игроку { $other } { $card }
}
brutal-kingdom-log-exchanged = { $name } и { $other } обмениваются { $back ->
    [light] светлыми
   *[dark] тёмными
} картами
brutal-kingdom-log-exchanged-seen = Обмен: { $name } — { $gave }, { $other } — { $got }
brutal-kingdom-log-saw-centre = { $who ->
    [you] Вы смотрите карты в центре
   *[other] { $name } смотрит карты в центре
}
brutal-kingdom-log-saw-centre-seen = { $who ->
    [you] Вы видите в центре: { $cards }
   *[other] { $name } видит в центре: { $cards }
}
brutal-kingdom-log-swapped = { $who ->
    [you] Вы меняете карту на место { $place } в центре
   *[other] { $name } меняет карту на место { $place } в центре
}
brutal-kingdom-log-swapped-seen = { $who ->
    [you] Вы кладёте { $gave } на место { $place } в центре и берёте { $got }
   *[other] { $name } кладёт { $gave } на место { $place } в центре и берёт { $got }
}
brutal-kingdom-log-named = { $who ->
    [you] { $by }: вы называете { $card }
   *[other] { $by }: { $name } называет { $card }
}
brutal-kingdom-log-intrigued = { $who ->
    [you] Интриган уходит к игроку { $other } и приносит вам { $card }
   *[other] Интриган уходит к игроку { $other } и приносит игроку { $name } { $card }
}
brutal-kingdom-log-saw-hand = { $who ->
    [you] Вы смотрите руку игрока { $other }
   *[other] { $name } смотрит руку игрока { $other }
}
brutal-kingdom-log-saw-hand-seen = { $who ->
    [you] Вы видите на руке игрока { $other }: { $cards }
   *[other] { $name } видит на руке игрока { $other }: { $cards }
}
brutal-kingdom-log-blessed = { $who ->
    [you] Вы кладёте на часовню жетон: { $power }
   *[other] { $name } кладёт на часовню жетон: { $power }
}
brutal-kingdom-log-declared = { $who ->
    [you] Вы объявляете ранг Инквизитора: { $rank }
   *[other] { $name } объявляет ранг Инквизитора: { $rank }
}
brutal-kingdom-log-revealed = { $who ->
    [you] Вы показываете { $card }
   *[other] { $name } показывает { $card }
}
brutal-kingdom-log-not-held = Ни у кого на руке нет этой карты: { $card }
brutal-kingdom-log-surrendered = { $who ->
    [you] Вы меняете { $gave } на место { $place } в центре
   *[other] { $name } меняет { $gave } на место { $place } в центре
}
brutal-kingdom-log-surrendered-seen = { $who ->
    [you] Вы меняете { $gave } на место { $place } в центре и получаете { $got }
   *[other] { $name } меняет { $gave } на место { $place } в центре и получает { $got }
}
brutal-kingdom-log-start-card = { $how ->
    [stays] { $who ->
        [you] Карточка первого игрока остаётся у вас
       *[other] Карточка первого игрока остаётся у игрока { $name }
    }
   *[moves] { $who ->
        [you] Карточка первого игрока переходит к вам
       *[other] Карточка первого игрока переходит к игроку { $name }
    }
}: { $card }
brutal-kingdom-log-chapter-ended = Глава { $chapter } окончена
brutal-kingdom-log-collected = { $who ->
    [you] Вы { $count ->
        [0] не берёте
       *[other] берёте
    }
   *[other] { $name } { $count ->
        [0] не берёт
       *[other] берёт
    }
} { $count ->
    [0] ни одного жетона
    [one] { $count } жетон
    [few] { $count } жетона
   *[many] { $count } жетонов
}: { $power }{ $short ->
    [short] . Значков { $icons }, но в запасе больше нет
   *[all] {""}
}
brutal-kingdom-log-rewarded = { $who ->
    [you] Ваш Чёрный рыцарь берёт жетон: { $power }
   *[other] Чёрный рыцарь игрока { $name } берёт жетон: { $power }
}
brutal-kingdom-log-chapel-closed = В главе { $chapter } Святой ничего не положил: клетку закрывает жетон устранения
brutal-kingdom-log-scored = { $who ->
    [you] Ваш счёт: { $points }
   *[other] Счёт игрока { $name }: { $points }
}

## Почему нельзя
brutal-kingdom-no-not-asked = Сейчас не ваш ход.
brutal-kingdom-no-over = Игра окончена.
brutal-kingdom-no-must = { $card }: от этого эффекта отказаться нельзя.
brutal-kingdom-no-not-in-hand = Этой карты нет у вас на руке: { $card }.
brutal-kingdom-no-pass-other = { $card } сейчас не передаётся: отдайте { $back ->
    [light] светлую
   *[dark] тёмную
} карту.
brutal-kingdom-no-victim = { $card } сейчас не жертва: карта должна лежать сверху лицом вверх у другого игрока.
brutal-kingdom-no-not-eliminated = Среди ваших устранённых карт такой нет: { $card }.
brutal-kingdom-no-not-an-other = Выберите другого игрока.
brutal-kingdom-no-same-back = Вы уже меняете { $back ->
    [light] светлую карту: вторая должна быть тёмной
   *[dark] тёмную карту: вторая должна быть светлой
}.
brutal-kingdom-no-such-back = У игрока { $name } нет на руке { $back ->
    [light] светлой
   *[dark] тёмной
} карты.
brutal-kingdom-no-not-offered = У вас не просят { $back ->
    [light] светлую
   *[dark] тёмную
} карту.
brutal-kingdom-no-such-place = В центре нет места { $place }.
brutal-kingdom-no-other-back = У карты «{ $card }» { $back ->
    [light] светлая
   *[dark] тёмная
} рубашка, а у карты на месте { $place } — другая.
brutal-kingdom-no-saint = Святой защищён от Палача.
brutal-kingdom-no-himself = { $card } не может назвать самого себя.
brutal-kingdom-no-not-in-game = { $card } в этой игре не участвует.
brutal-kingdom-no-empty-hand = У игрока { $name } на руке нет карт.
brutal-kingdom-no-none-left = { $card }: таких жетонов в запасе больше нет ({ $power }).
brutal-kingdom-no-now-pass = Сначала отдайте { $back ->
    [light] светлую
   *[dark] тёмную
} карту.
brutal-kingdom-no-now-play = Сейчас нужно сыграть карту с руки.
brutal-kingdom-no-now-restore = Сначала выберите карту, которую откроет Шарлатан.
brutal-kingdom-no-now-offer = Сначала закончите обмены Куртизанки.
brutal-kingdom-no-now-answer = Сначала выберите карту, которую отдадите в обмен.
brutal-kingdom-no-now-look = Сначала решите, смотреть ли карты в центре.
brutal-kingdom-no-now-eliminate = Сначала выберите жертву этой карты: { $card }.
brutal-kingdom-no-now-swap = Сначала обменяйте карту с центром или откажитесь.
brutal-kingdom-no-now-name = Сначала назовите персонажа.
brutal-kingdom-no-now-spy = Сначала выберите, чью руку посмотреть, или откажитесь.
brutal-kingdom-no-now-token = Сначала выберите жетон.
brutal-kingdom-no-now-declare = Сначала объявите ранг Инквизитора.
brutal-kingdom-no-now-surrender = Сначала выберите карту в центре, на которую обменять названную.
