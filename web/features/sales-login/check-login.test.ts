import { expect, test } from 'vitest';
import { messages } from '../../texts/en/index.ts';
import { checkLogin } from './check-login.ts';

const said = (email: string, password: string) => Object.values(checkLogin(email, password)).map((key) => messages[key]);

test.each([
  ['', '', ['Please type your email', 'Please type password']],
  ['rep', 'secret', ['Email is not valid']],
  ['rep@example', '', ['Email is not valid', 'Please type password']],
  ['rep@example.com', '', ['Please type password']],
  ['rep@example.com', ' ', []],
])('%j with password %j: %j', (email, password, texts) => {
  expect(said(email, password)).toEqual(texts);
});
