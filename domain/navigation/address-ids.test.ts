import { expect, test } from 'vitest';
import { isAddressId, isAddressLevel } from './address-ids.ts';

test.each(['0', '1', '10', '123456789'])('takes %s for an id and for a level', (segment) => {
  expect([isAddressId(segment), isAddressLevel(segment)]).toEqual([true, true]);
});

test.each(['', 'x', '01', '1e0', '1.0', ' 1', '0x1', '1234567890', '٣', '-0', '--1'])(
  'takes %s for neither',
  (segment) => {
    expect([isAddressId(segment), isAddressLevel(segment)]).toEqual([false, false]);
  },
);

test('only a level may be below zero', () => {
  expect([isAddressId('-2'), isAddressLevel('-2')]).toEqual([false, true]);
});
