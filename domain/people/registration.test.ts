import { expect, test } from 'vitest';
import { checkContact } from './registration.ts';

const valid = { first_name: 'Ada', last_name: 'Ay', email: 'ada@example.com', phone: '1' };
const noErrors = { first_name: null, last_name: null, email: null, phone: null };

test('a valid contact has no errors', () => {
  expect(checkContact(valid)).toEqual(noErrors);
});

test.each([
  ['first_name', '', 'first_name_missing'],
  ['last_name', ' ', 'last_name_missing'],
  ['last_name', 'Y', 'name_short'],
  ['email', '', 'email_missing'],
  ['email', 'ada@example.com, eve@example.com', 'email_invalid'],
  ['email', 'Ada <ada@example.com>', 'email_invalid'],
  ['phone', ' ', 'phone_missing'],
])('%s %j: %s', (field, value, error) => {
  expect(checkContact({ ...valid, [field]: value })).toEqual({ ...noErrors, [field]: error });
});

test('fields that are not given are not checked', () => {
  expect(checkContact({})).toEqual(noErrors);
});
