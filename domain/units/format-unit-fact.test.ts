import { expect, test } from 'vitest';
import { formatUnitFact } from './format-unit-fact.ts';
import { mapUnitFacts } from './unit-facts.ts';

const unit = { ...mapUnitFacts(() => 0), gross_area: 84.5 };
const english = { areaUnit: 'm2', language: 'en', none: 'None' } as const;

test('areas have their unit, and counts have none', () => {
  expect(formatUnitFact(unit, 'gross_area', english)).toBe('84,5\u00a0m²');
  expect(formatUnitFact({ ...unit, bathrooms: 2 }, 'bathrooms', english)).toBe('2');
});

test('areas are written in the language', () => {
  expect(formatUnitFact(unit, 'gross_area', { ...english, language: 'tr' })).toBe('84,5\u00a0m²');
});

test('an area of 0 is named, a count of 0 is a number', () => {
  expect(formatUnitFact(unit, 'garden_area', english)).toBe('None');
  expect(formatUnitFact(unit, 'bathrooms', english)).toBe('0');
});
