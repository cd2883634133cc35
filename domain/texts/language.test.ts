import { expect, test } from 'vitest';
import { localised } from './language.ts';

const building = { name_en: 'Sea House', name_tr: 'Deniz Evi', title_en: 'The sea', title_tr: 'Deniz' };

test('the text of the field that is asked for, in the language that is asked for', () => {
  expect(localised(building, 'name', 'en')).toBe('Sea House');
  expect(localised(building, 'name', 'tr')).toBe('Deniz Evi');
  expect(localised(building, 'title', 'tr')).toBe('Deniz');
});
