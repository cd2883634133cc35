import { expect, test } from 'vitest';
import { ApiProblem } from '#web/api/call-api.ts';
import { toFormErrors, failedChecks } from './form-errors.ts';

test('fields that pass their check are left out', () => {
  expect(failedChecks({ email: 'email_invalid', phone: null })).toEqual({ email: 'email_invalid' });
});

test.each([
  ['an unreachable server', new ApiProblem({ code: 'offline', status: 0, message: '' }), { form: 'offline' }],
  [
    'too many tries, with the wait',
    new ApiProblem({ code: 'too_many_requests', status: 429, message: '', retryAfter: 42 }),
    { form: { wait: 42 } },
  ],
  [
    'a field of the form',
    new ApiProblem({
      code: 'invalid_parameters',
      status: 400,
      message: '',
      errors: [{ path: 'email', message: 'Email is not valid' }],
    }),
    { email: { message: 'Email is not valid' } },
  ],
  [
    'a field that is not in the form',
    new ApiProblem({
      code: 'invalid_parameters',
      status: 400,
      message: '',
      errors: [{ path: 'lang', message: 'wrong' }],
    }),
    { form: 'error_server' },
  ],
  [
    'a refusal by status',
    new ApiProblem({ code: 'not_allowed', status: 403, message: 'You are not allowed to do this' }),
    { form: { message: 'You are not allowed to do this' } },
  ],
  [
    'the page of a proxy that refused, which brings no text of ours',
    new ApiProblem({ code: 'server_error', status: 403, message: '' }),
    { form: 'error_server' },
  ],
  [
    'a server that failed',
    new ApiProblem({ code: 'server_error', status: 500, message: 'x' }),
    { form: 'error_server' },
  ],
  ['a mistake of the page itself', new Error('x'), { form: 'error_server' }],
])('%s becomes a form error', (_, error, errors) => {
  expect(toFormErrors(error, ['email'])).toEqual(errors);
});
