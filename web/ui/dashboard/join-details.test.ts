import { expect, it } from 'vitest';
import { joinDetails } from './join-details.ts';

it('leaves out what is missing', () => {
  expect(joinDetails(['28 Nov 2026', undefined, '', null, '1 MB'], 'en')).toBe('28 Nov 2026 · 1 MB');
});

it('keeps a size apart from the Latin name before it in Arabic', () => {
  expect(joinDetails(['Alexis Admin', '1 م.ب'], 'ar')).toBe('\u2068Alexis Admin\u2069 · \u20681 م.ب\u2069');
});
