import type { building as english } from '../en/building.ts';

export const building = {
  'building.failed': 'Не удалось загрузить здание.',
  'building.floors': 'Этажи',
  'building.availableOf': 'свободно из {total}',
  'building.matches':
    '{count, plural, =0 {нет совпадений} one {# совпадение} few {# совпадения} many {# совпадений} other {# совпадения}}',
  'building.matchesOf':
    '{count, plural, one {подходит из {total}} few {подходят из {total}} many {подходят из {total}} other {подходят из {total}}}',
  'building.openFloor': 'Открыть {level} этаж',
  'building.front': 'Вид на здание',
  'building.openPlan': 'Открыть план этажа',
  'building.nothingOpen': 'Сейчас ни один этаж не продаётся.',
  'building.holdsFavourite': 'есть избранное',
  'building.legend': 'Обозначения',
  'villa.rooms': 'Комнаты',
  'villa.openUnit': 'Смотреть резиденцию',
  'villa.plan': 'План этажа',
  'villa.upperPlan': 'План верхнего этажа',
  'villa.favourites': 'Избранное в этом здании',
} as const satisfies Record<keyof typeof english, string>;
