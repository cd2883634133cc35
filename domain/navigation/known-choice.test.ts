import { expect, test } from 'vitest';
import { knownChoice } from './known-choice.ts';

test('drops what is no choice, once the choices are known', () => {
  const choices = [{ id: 0 }, { id: 7 }];
  expect(['7', '0', '999', ''].map((value) => knownChoice(value, choices))).toEqual(['7', '0', '', '']);
  expect(knownChoice('999', undefined)).toBe('999');
});
