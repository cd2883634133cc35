import { expect, test } from 'vitest';
import { checkCurrentPassword, checkUser } from './check-user.ts';

test('only the given fields of a sales user are checked, by the rules for clients', () => {
  const right = { email: null, name: null, password: null };
  expect(checkUser({}, 3, 'own')).toEqual(right);
  expect(checkUser({ email: 'ada@example.com', name: 'Ada Ay', password: 'abc' }, 3, 'own')).toEqual(right);
  expect(checkUser({ email: 'ada', name: '', password: 'ab' }, 3, 'own')).toEqual({
    email: 'email_invalid',
    name: 'name_missing',
    password: 'password_short',
  });
});

test('errors about the data of somebody else do not speak of “your” data', () => {
  expect(checkUser({ email: '', name: 'Y', password: '' }, 3, 'other')).toEqual({
    email: 'other_email_missing',
    name: 'other_name_short',
    password: 'password_missing',
  });
});

test('the current password has to be typed', () => {
  expect(checkCurrentPassword('')).toBe('current_password_missing');
  expect(checkCurrentPassword(' ')).toBeNull();
});
