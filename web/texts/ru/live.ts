import type { live as english } from '../en/live.ts';

export const live = {
  'sales.notCurrent': 'Ждём соединения: данные на экране могли измениться.',
  'live.asOf': 'На {time}',
  'live.statusChanged':
    '{status, select, available {{code} снова свободна} reserved {{code} забронирована} sold {{code} продана} other {{code} больше не продаётся}}. Раньше: {before}.',
  'live.priceChanged': 'Цена {code} изменилась: была {before}, стала {price}.',
  'live.manyChanged':
    'На этом экране {count, plural, one {изменилась # резиденция} few {изменились # резиденции} many {изменились # резиденций} other {изменились # резиденции}}: {codes}.',
  'live.andMore': '{codes} и ещё {count}',
  'live.close': 'Закрыть уведомление',
  'live.offline': 'Нет соединения. Наличие и цены — на {time}.',
} as const satisfies Record<keyof typeof english, string>;
