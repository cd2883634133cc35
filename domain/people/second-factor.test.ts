import { expect, test } from 'vitest';
import {
  formatRecoveryCode,
  mustHaveSecondFactor,
  readAppCode,
  readRecoveryCode,
  recoveryCodeAlphabet,
} from './second-factor.ts';

test.each([
  ['none', []],
  ['managers', [2, 3, 5]],
  ['all', [1, 2, 3, 4, 5]],
] as const)('a second factor is demanded of %s: roles %j', (demand, roles) => {
  expect(([1, 2, 3, 4, 5] as const).filter((role_id) => mustHaveSecondFactor(demand, { role_id }))).toEqual(roles);
});

test('a recovery code is read however it was typed', () => {
  expect(formatRecoveryCode('A1B0C23DEF')).toBe('A1B0C-23DEF');
  for (const typed of ['A1B0C-23DEF', 'a1b0c23def', ' albo c 23 def ', 'AIBOC-23DEF', 'aıboc-23def'])
    expect(readRecoveryCode(typed)).toBe('A1B0C23DEF');
});

test('a code of an app is read with the space that apps show in it', () => {
  expect(readAppCode(' 123 456')).toBe('123456');
});

test('recovery codes use 32 characters, none of which looks like another', () => {
  expect(new Set(recoveryCodeAlphabet).size).toBe(32);
  expect(readRecoveryCode(recoveryCodeAlphabet.slice(0, 10))).toBe(recoveryCodeAlphabet.slice(0, 10));
  expect(recoveryCodeAlphabet).not.toMatch(/[ILOU]/);
});
