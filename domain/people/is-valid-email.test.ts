import { describe, expect, it } from 'vitest';
import { isValidEmail } from './is-valid-email.ts';

describe('a valid address', () => {
  it.each(['a@b.co', 'elif@asteria.example', 'a.b@c.de', 'ışıl@örnek.com.tr', 'a+b@c.museum'])('%s', (address) => {
    expect(isValidEmail(address)).toBe(true);
  });
});

describe('an invalid address', () => {
  it.each([
    ['without an @', 'asteria.example'],
    ['with nothing at all', ''],
    ['with an @ as its first character', '@asteria.example'],
    ['with an @ first, even when another follows', '@a@b.example'],
    ['without a dot', 'elif@asteria'],
    ['with its last dot before the @', 'elif.a@asteria'],
    ['with its last dot before the last @', 'a@b.com@c'],
    ['with @@', 'elif@@asteria.example'],
    ['with one character after the last dot', 'elif@asteria.e'],
    ['with nothing after the last dot', 'elif@asteria.'],
    ['with its last dot at position 2', 'a@.com'],
  ])('%s: %s', (_, address) => expect(isValidEmail(address)).toBe(false));
});

it('counts positions from 0: position 3 is the first allowed for the last dot', () => {
  expect(isValidEmail('a@b.co')).toBe(true);
  expect(isValidEmail('a@.co')).toBe(false);
});
