import { expect, it } from 'vitest';
import { isPersonalPassword } from './guessable-password.ts';

const names = ['Işıl Çelik-Öz', 'isil.celik@asteria.example', 'Asteria Residences'];

it.each([
  'asteria',
  'Asteria!',
  'ASTERIA2026',
  '1asteria',
  'Isil',
  'IŞIL',
  'isilcelikoz',
  'isil.celik',
  'isilcelik1',
  '2026asteria01',
])('%s is no more than a name', (password) => expect(isPersonalPassword(password, names)).toBe(true));

it.each(['asterias', 'sea breeze', 'isil likes figs', '12345', '', '!!!'])('%s is more than a name', (password) =>
  expect(isPersonalPassword(password, names)).toBe(false),
);

it('strips digits only from the ends of the password, never from the name', () => {
  expect(isPersonalPassword('aste7ria', names)).toBe(false);
  expect(isPersonalPassword('7aste7ria', names)).toBe(false);
  expect(isPersonalPassword('studio54', ['Studio 54'])).toBe(true);
  expect(isPersonalPassword('studio54', ['Studio54'])).toBe(true);
});

it('splits a name at any kind of space', () => {
  expect(isPersonalPassword('celik', ['Işıl \u00a0 Çelik'])).toBe(true);
});

it('ignores names of one or two letters and empty ones', () => {
  expect(isPersonalPassword('al', ['Al', ''])).toBe(false);
  expect(isPersonalPassword('ali', ['Ali'])).toBe(true);
});
