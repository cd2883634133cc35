import type { changes as english } from '../en/changes.ts';

export const changes = {
  'live.statusChanged':
    '{status, select, available {{code} снова свободна} reserved {{code} забронирована} sold {{code} продана} other {{code} больше не продаётся}}. Раньше: {before}.',
  'live.priceChanged': 'Цена {code} изменилась: была {before}, стала {price}.',
  'live.manyChanged':
    'На этом экране {count, plural, one {изменилась # резиденция} few {изменились # резиденции} many {изменились # резиденций} other {изменились # резиденции}}: {codes}.',
  'live.andMore': '{codes} и ещё {count}',
  'live.close': 'Закрыть уведомление',
} as const satisfies Record<keyof typeof english, string>;
