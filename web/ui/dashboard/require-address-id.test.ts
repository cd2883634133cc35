import { expect, test } from 'vitest';
import { requireAddressId } from './require-address-id.ts';

test('an id is read from an address', () => {
  expect(requireAddressId('71')).toBe(71);
});

test.each(['07', '1e1', ' 7', '+7', '0x7', '7.0', '0', '-1', 'abc', '', undefined])(
  '%j is a page of nobody',
  (typed) => {
    expect(() => requireAddressId(typed)).toThrow(expect.objectContaining({ status: 404 }));
  },
);
