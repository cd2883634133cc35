import { quoteTexts } from '#contract/texts/ru/prices.ts';
import type { general as english } from '../en/general.ts';

export const general = {
  'general.close': 'Закрыть',
  'general.back': 'Назад',
  'general.retry': 'Повторить',
  'general.loading': 'Загрузка',
  'general.offline': 'Нет соединения. Данные на экране могли устареть.',
  'status.available': 'Свободна',
  'status.reserved': 'Забронирована',
  'status.sold': 'Продана',
  'status.blocked': 'Недоступна',
  'unit.residences': '{count, plural, one {# резиденция} few {# резиденции} many {# резиденций} other {# резиденции}}',
  'unit.available': '{count, plural, one {# свободна} few {# свободны} many {# свободно} other {# свободны}}',
  ...quoteTexts,
  'unit.priceFrom': 'от {price}',
  'floor.name': '{level} этаж',
  'floor.ground': 'Нулевой этаж',
  'floor.groundShort': '0',
} as const satisfies Record<keyof typeof english, string>;
