import { describe, expect, it, test } from 'vitest';
import { directionOf, isolate, isolateFigure, isolateIfReordered } from './direction.ts';

test.each([
  ['en', 'ltr'],
  ['tr', 'ltr'],
  ['arn', 'ltr'],
  ['ar', 'rtl'],
  ['ar-EG', 'rtl'],
  ['he', 'rtl'],
])('%s is written %s', (language, direction) => {
  expect(directionOf(language)).toBe(direction);
});

describe('values in a text', () => {
  it('are isolated if it runs from right to left', () => {
    expect(isolate('A-05-1', 'ar')).toBe('\u2068A-05-1\u2069');
    expect(isolateFigure('€ 284.500', 'ar')).toBe('\u2066€ 284.500\u2069');
  });

  it('are unchanged if they are empty or the text runs from left to right', () => {
    expect(isolate('', 'ar')).toBe('');
    expect(isolate('A-05-1', 'en')).toBe('A-05-1');
    expect(isolateFigure('+90 212 555 00 00', 'tr')).toBe('+90 212 555 00 00');
  });

  it.each(['1920×1080', '-100', '0 0 1024 768', '../etc', '#REF!', '=SUM(A1)', '12 %'])(
    'are isolated where their order would change: %s',
    (value) => {
      expect(isolateIfReordered(value, 'ar')).toBe(`\u2068${value}\u2069`);
      expect(isolateIfReordered(value, 'de')).toBe(value);
    },
  );

  it.each(['28450000', '84.5', 'A', 'Δ-002', 'fronts/a.webp', 'برج 12', ''])(
    'can be copied as they are where it would not: %s',
    (value) => expect(isolateIfReordered(value, 'ar')).toBe(value),
  );
});
