import { expect, it } from 'vitest';
import { countsAsSold } from './counts-as-sold.ts';

it.each([
  { id: 1, name: 'available', sold: false, soldOrBlocked: false },
  { id: 2, name: 'reserved', sold: false, soldOrBlocked: false },
  { id: 3, name: 'sold', sold: true, soldOrBlocked: true },
  { id: 4, name: 'blocked', sold: false, soldOrBlocked: true },
  { id: 5, name: 'offer', sold: false, soldOrBlocked: false },
  { id: 6, name: 'signed', sold: true, soldOrBlocked: true },
  { id: 7, name: 'issue', sold: false, soldOrBlocked: true },
] as const)('$name counts as sold: $sold, read with blocked: $soldOrBlocked', ({ id, sold, soldOrBlocked }) => {
  expect(countsAsSold(id, 'sold')).toBe(sold);
  expect(countsAsSold(id, 'soldOrBlocked')).toBe(soldOrBlocked);
});
