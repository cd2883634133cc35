import { expect, test } from 'vitest';
import { mayChangeStatus } from './may-change-status.ts';

const user = {};
const client = {};

test.each([
  ['a sales user who leads', { user, client, presentation: { status: 1 } }, true],
  ['a sales user without a client', { user, client: null, presentation: null }, false],
  ['a sales user whose presentation is over', { user, client, presentation: null }, false],
  ['a client alone', { user: null, client, presentation: { status: 0 } }, false],
  ['a client alone in whose session a sales user stands', { user, client, presentation: { status: 0 } }, false],
  ['a visitor', { user: null, client: null, presentation: null }, false],
] as const)('%s', (_caller, session, may) => {
  expect(mayChangeStatus(session)).toBe(may);
});
