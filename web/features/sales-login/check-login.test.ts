import { expect, test } from 'vitest';
import { checkLogin } from './check-login.ts';

test.each([
  ['', '', { email: 'email_missing', password: 'password_missing' }],
  ['rep', 'secret', { email: 'email_invalid' }],
  ['rep@example', '', { email: 'email_invalid', password: 'password_missing' }],
  ['rep@example.com, other@example.com', 'secret', { email: 'email_invalid' }],
  [' rep@example.com ', '', { password: 'password_missing' }],
  ['rep@example.com', ' ', {}],
])('%j with password %j: %j', (email, password, errors) => {
  expect(checkLogin(email, password)).toEqual(errors);
});
