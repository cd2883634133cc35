import { expect, it } from 'vitest';
import { keepTogether } from './keep-together.ts';

it.each([
  ['Ihre E-Mail-Adresse', 'Ihre E-\u2060Mail-Adresse'],
  ['E-posta adresi', 'E-\u2060posta adresi'],
  ['ZIP-архив и IP-адрес', 'ZIP-\u2060архив и IP-\u2060адрес'],
])('no line of “%s” ends after the first letters of a word', (text, kept) => {
  expect(keepTogether(text)).toBe(kept);
});

it.each(['Built-in', 'a-z', 'https://e-posta.example/e-posta', 'e-mail@asteria.example', '2-3', 'Text – Text'])(
  '“%s” stays as it is',
  (text) => {
    expect(keepTogether(text)).toBe(text);
  },
);
