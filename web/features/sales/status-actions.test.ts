import { expect, test } from 'vitest';
import { statusActionsFor } from './status-actions.ts';

test.each([
  [1, false, ['reserve']],
  [1, true, ['reserve', 'buy']],
  [2, true, ['cancel']],
  [3, false, ['cancel']],
  [4, false, ['cancel']],
  [5, true, []],
  [6, true, []],
  [7, true, []],
] as const)('status %i, selling %s: %j', (status, canSell, expected) => {
  expect(statusActionsFor(status, canSell)).toEqual(expected);
});
