import { expect, it } from 'vitest';
import type { Viewing } from '#contract/entities/viewing.ts';
import { sortViewings } from './client-notices.tsx';

it('lists open viewings first, by day and half-day', () => {
  const viewing = (id: number, day: string, half: Viewing['half'], done_at: string | null = null) =>
    ({ id, day, half, done_at }) as Viewing;
  const sorted = sortViewings([
    viewing(1, '2026-12-01', 'morning', '2026-11-30T10:00:00.000Z'),
    viewing(2, '2026-12-03', 'afternoon'),
    viewing(3, '2026-12-03', 'morning'),
    viewing(4, '2026-12-02', 'afternoon'),
    viewing(5, '2026-12-02', 'afternoon'),
  ]);
  expect(sorted.map(({ id }) => id)).toEqual([4, 5, 3, 2, 1]);
});
