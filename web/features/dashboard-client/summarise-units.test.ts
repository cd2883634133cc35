import { expect, test } from 'vitest';
import { summariseUnits } from './summarise-units.ts';

const view = (property_id: number, view_count: number, updated_at: string) => ({ property_id, view_count, updated_at });

test('adds up views from several presentations, and puts favourites first', () => {
  expect(
    summariseUnits(
      [{ property_id: 3 }],
      [view(1, 2, '2026-05-01'), view(2, 9, '2026-05-02'), view(1, 4, '2026-05-03')],
    ),
  ).toEqual([
    { property_id: 3, isFavourite: true, views: 0, seenAt: null },
    { property_id: 2, isFavourite: false, views: 9, seenAt: '2026-05-02' },
    { property_id: 1, isFavourite: false, views: 6, seenAt: '2026-05-03' },
  ]);
});

test('returns nothing for a client without favourites and views', () => expect(summariseUnits([], [])).toEqual([]));
