import { expect, test } from 'vitest';
import { checkRegistration, prefilled } from './registration.ts';

test('prefills everything but the password from the URL', () => {
  const query = new URLSearchParams(
    'first_name=Şule&last_name=Işık&email=sule@example.com&phone=%2B90532&password=secret',
  );
  expect(prefilled(query)).toEqual({
    first_name: 'Şule',
    last_name: 'Işık',
    email: 'sule@example.com',
    phone: '+90532',
    password: '',
  });
});

test('reports every missing field with its own message', () => {
  expect(checkRegistration(prefilled(new URLSearchParams()), 3)).toEqual({
    first_name: 'first_name_missing',
    last_name: 'last_name_missing',
    email: 'email_missing',
    phone: 'phone_missing',
    password: 'own_password_missing',
  });
});

test('reports terms that are not accepted', () => {
  const typed = { first_name: 'Al', last_name: 'Bo', email: 'a@b.co', phone: '1', password: 'abc' };
  expect(checkRegistration(typed, 3, true)).toEqual({ terms_version: 'terms_missing' });
  expect(checkRegistration(typed, 3, false)).toEqual({});
});

test('reports short names and passwords', () => {
  const typed = { first_name: 'A', last_name: ' B ', email: 'a@b.co', phone: '1', password: 'ab' };
  expect(checkRegistration(typed, 3)).toEqual({
    first_name: 'name_short',
    last_name: 'name_short',
    password: 'password_short',
  });
  expect(checkRegistration({ ...typed, first_name: 'Al', last_name: 'Bo', password: 'abc' }, 3)).toEqual({});
});
