import { expect, test } from 'vitest';
import { formatArea } from './format-area.ts';

test.each([
  [84, 'm2', 'en', '84\u00a0m²'],
  [84.5, 'm2', 'en', '84.5\u00a0m²'],
  [84.5, 'm2', 'tr', '84,5\u00a0m²'],
  [1084.25, 'm2', 'tr', '1.084,3\u00a0m²'],
  [904, 'ft2', 'en', '904\u00a0ft²'],
  [0, 'm2', 'en', '–'],
] as const)('writes %d %s in %s', (area, unit, language, written) => {
  expect(formatArea(area, unit, language)).toBe(written);
});
