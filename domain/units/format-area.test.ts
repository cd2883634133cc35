import { expect, test } from 'vitest';
import { formatArea } from './format-area.ts';

test.each([
  [84, 'm2', 'en', '84\u00a0m²'],
  [84.5, 'm2', 'en', '84,5\u00a0m²'],
  [84.5, 'm2', 'tr', '84,5\u00a0m²'],
  [1084.25, 'm2', 'tr', '1.084,3\u00a0m²'],
  [84, 'sqft', 'en', '904\u00a0sq\u00a0ft'],
  [1146.88, 'sqft', 'en', '12.345\u00a0sq\u00a0ft'],
  [1146.88, 'sqft', 'tr', '12.345\u00a0sq\u00a0ft'],
  [84.5, 'both', 'en', '84,5\u00a0m²\u00a0/ 910\u00a0sq\u00a0ft'],
  [84.5, 'm2', 'ru', '84,5\u00a0м²'],
  [84.5, 'sqft', 'ru', '910\u00a0кв.\u00a0фт'],
  [84.5, 'both', 'ar', '84,5\u00a0م²\u00a0/ 910\u00a0قدم²'],
  [0, 'both', 'en', '–'],
  [0, 'm2', 'en', '–'],
] as const)('writes %d %s in %s', (area, unit, language, written) => {
  expect(formatArea(area, unit, language)).toBe(written);
});
