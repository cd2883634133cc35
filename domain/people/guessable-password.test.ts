import { expect, it } from 'vitest';
import { isPersonalPassword } from './guessable-password.ts';

const names = ['Işıl Çelik-Öz', 'isil.celik@asteria.example', 'Asteria Residences'];

it.each(['asteria', 'Asteria!', 'ASTERIA2026', '1asteria', 'Isil', 'IŞIL', 'isilcelikoz', 'isil.celik', 'isilcelik1'])(
  '%s is no more than a name',
  (password) => expect(isPersonalPassword(password, names)).toBe(true),
);

it.each(['asterias', 'sea breeze', 'isil likes figs', '12345', '', '!!!'])('%s is more than a name', (password) =>
  expect(isPersonalPassword(password, names)).toBe(false),
);

it('ignores names of one or two letters and empty ones', () => {
  expect(isPersonalPassword('al', ['Al', ''])).toBe(false);
});
