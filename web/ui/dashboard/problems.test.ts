import { expect, test } from 'vitest';
import { ApiProblem } from '#web/api/call-api.ts';
import { problemText, requireAddressId } from './problems.ts';

test.each([
  ['the message of our server', { code: 'stale_preview', status: 409, message: 'Look again' }, 'Look again'],
  ['that it cannot be reached', { code: 'offline', status: 0, message: 'No answer' }, 'account.away'],
  ['a failure of what stands before it', { code: 'server_error', status: 502, message: '' }, 'error_server'],
] as const)('says %s', (_, problem, text) => {
  expect(problemText(new ApiProblem(problem), (key) => key)).toBe(text);
});

test('an id is read from an address', () => {
  expect(requireAddressId('71')).toBe(71);
});

test.each(['07', '1e1', ' 7', '+7', '0x7', '7.0', '0', '-1', 'abc', '', undefined])(
  '%j is a page of nobody',
  (typed) => {
    expect(() => requireAddressId(typed)).toThrow(expect.objectContaining({ status: 404 }));
  },
);
