import { expect, it } from 'vitest';
import { findLookalikes } from './lookalikes.ts';

it.each([
  [['C-1', 'C-2', '\u0421-3'], [{ index: 2, letter: '\u0421', looksLike: 'C', other: 0 }]],
  [['\u0391-1', '\u0391-2', 'A-3'], [{ index: 2, letter: 'A', looksLike: '\u0391', other: 0 }]],
  [['B\u039FX', 'O1', 'O2'], [{ index: 0, letter: '\u039F', looksLike: 'O', other: 1 }]],
  [['\u0391-1', '\u0394-2'], []],
  [['Şİ-1', 'ı-2', 'A-3'], []],
])('among %j, a letter of another alphabet that looks like those of the others is found', (names, found) =>
  expect(findLookalikes(names)).toEqual(found),
);
