import { expect, test } from 'vitest';
import { checkContact, checkEmail, checkNewPassword, checkRepeat } from './registration.ts';

const valid = { first_name: 'Ada', last_name: 'Ay', email: 'ada@example.com', phone: '1' };
const noErrors = { first_name: null, last_name: null, email: null, phone: null };

test('a valid contact has no errors', () => {
  expect(checkContact(valid, 'own')).toEqual(noErrors);
});

test.each([
  ['first_name', '', 'first_name_missing'],
  ['last_name', ' ', 'last_name_missing'],
  ['last_name', 'Y', 'name_short'],
  ['last_name', ' Y ', 'name_short'],
  ['email', ' ', 'email_missing'],
  ['email', '', 'email_missing'],
  ['email', 'ada@example.com, eve@example.com', 'email_invalid'],
  ['email', 'Ada <ada@example.com>', 'email_invalid'],
  ['phone', ' ', 'phone_missing'],
])('%s %j: %s', (field, value, error) => {
  expect(checkContact({ ...valid, [field]: value }, 'own')).toEqual({ ...noErrors, [field]: error });
});

test('fields that are not given are not checked', () => {
  expect(checkContact({}, 'own')).toEqual(noErrors);
});

test('spaces around an address are ignored', () => {
  expect(checkEmail(' ada@example.com ')).toBeNull();
  expect(checkEmail('ada@example.c ')).toBe('email_invalid');
  expect(checkEmail(' ', 'client_email_missing')).toBe('client_email_missing');
});

test.each([
  ['a soft hyphen', 'ada@exam\u00adple.com'],
  ['a space of no width', 'ada@example.com\u200b'],
  ['a space of no width before the @', 'ada\u200b@example.com'],
  ['a mark that turns the direction', 'ada\u202e@example.com'],
  ['a letter that is not drawn', 'ada\u3164@example.com'],
  ['wide letters', 'ada@ｅxample.com'],
  ['another full stop', 'ada@mail。example.com'],
  ['a small full stop', 'ada@mail․example.com'],
  ['a letter in a circle', 'ada@ⓔxample.com'],
])('an address with %s is another way to write one of another mailbox, and is not valid', (_, address) => {
  expect(checkEmail(address)).toBe('email_invalid');
});

test.each([
  'ada@müller.example',
  'ışıl@çiçek.example',
  'ada@ΔΟΚΙΜΗ.example',
  'ада@пример.example',
  "o'neil+a@x-y.example",
])('the address %s is valid in its own letters', (address) => {
  expect(checkEmail(address)).toBeNull();
});

test('a password must be long enough, counted in characters, and its repetition equal', () => {
  expect(['', 'ab', '\u{1F600}\u{1F600}', 'abc'].map((password) => checkNewPassword(password, 3))).toEqual([
    'own_password_missing',
    'password_short',
    'password_short',
    null,
  ]);
  expect(['', 'abd', 'abc'].map((repeat) => checkRepeat('abc', repeat))).toEqual([
    'password_again_missing',
    'passwords_differ',
    null,
  ]);
});

test('errors about the data of somebody else do not speak of “your” data', () => {
  const nothing = { first_name: '', last_name: '', email: '', phone: '' };
  expect(checkContact(nothing, 'other')).toEqual({
    first_name: 'other_first_name_missing',
    last_name: 'other_last_name_missing',
    email: 'other_email_missing',
    phone: 'other_phone_missing',
  });
});
