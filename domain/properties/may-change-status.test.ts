import { expect, test } from 'vitest';
import { ledPresentation, selfPresentation } from '#domain/presentations/presentation-status.ts';
import { mayChangeStatus } from './may-change-status.ts';

const user = {};
const client = {};

test.each([
  ['a sales user who leads', { user, client, presentation: { status: ledPresentation } }, true],
  ['a sales user without a client', { user, client: null, presentation: null }, false],
  ['a sales user whose presentation is over', { user, client, presentation: null }, false],
  ['a client alone', { user: null, client, presentation: { status: selfPresentation } }, false],
  [
    'a client alone whose session names a sales user',
    { user, client, presentation: { status: selfPresentation } },
    false,
  ],
  ['a visitor', { user: null, client: null, presentation: null }, false],
] as const)('whether %s may change the status of a unit', (_caller, session, may) => {
  expect(mayChangeStatus(session)).toBe(may);
});
