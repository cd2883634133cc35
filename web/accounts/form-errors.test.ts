import { expect, test } from 'vitest';
import { ApiProblem } from '#web/api/call-api.ts';
import { toFormErrors, failedChecks } from './form-errors.ts';

test('fields that pass their check are left out', () => {
  expect(failedChecks({ email: 'email_invalid', phone: null })).toEqual({ email: 'email_invalid' });
});

test.each([
  ['an unreachable server', new ApiProblem('offline', 0, ''), { form: 'offline' }],
  ['too many tries, with the wait', new ApiProblem('too_many_requests', 429, '', [], 42), { form: { wait: 42 } }],
  [
    'a field of the form',
    new ApiProblem('invalid_parameters', 400, '', [{ path: 'email', message: 'Email is not valid' }]),
    { email: { message: 'Email is not valid' } },
  ],
  [
    'a field that is not in the form',
    new ApiProblem('invalid_parameters', 400, '', [{ path: 'lang', message: 'wrong' }]),
    { form: 'error_server' },
  ],
  [
    'a refusal by status',
    new ApiProblem('not_allowed', 403, 'You are not allowed to do this'),
    { form: { message: 'You are not allowed to do this' } },
  ],
  ['a server that failed', new ApiProblem('server_error', 500, 'x'), { form: 'error_server' }],
  ['a mistake of the page itself', new Error('x'), { form: 'error_server' }],
])('%s becomes a form error', (_, error, errors) => {
  expect(toFormErrors(error, ['email'])).toEqual(errors);
});
