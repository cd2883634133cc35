import { describe, expect, it, test } from 'vitest';
import { fieldsInOrder } from './fields-in-order.ts';
import { joinParts, localised } from './language.ts';

const building = { name_en: 'Sea House', name_tr: 'Deniz Evi', title_en: 'The sea', title_tr: 'Deniz' };

test('an entry has its text in each language', () => {
  expect(localised(building, 'name', 'en')).toBe('Sea House');
  expect(localised(building, 'name', 'tr')).toBe('Deniz Evi');
  expect(localised(building, 'title', 'tr')).toBe('Deniz');
});

describe('the parts of a line', () => {
  it('are joined with the comma of the language, without empty ones', () => {
    expect(joinParts(['Floor 3', '', '2 available'], 'en')).toBe('Floor 3, 2 available');
    expect(joinParts(['الطابق 3', 'وحدتان'], 'ar')).toBe('\u2068الطابق 3\u2069، \u2068وحدتان\u2069');
    expect(joinParts(['', ''], 'de')).toBe('');
  });

  it('keep Latin names apart in Arabic, so that the first one is on the right', () => {
    const names = ['Hakan Kılıç', 'Élise Girard'];
    expect(joinParts(names, 'ar')).toBe('\u2068Hakan Kılıç\u2069، \u2068Élise Girard\u2069');
    expect(joinParts(names, 'el')).toBe('Hakan Kılıç, Élise Girard');
  });
});

describe('the fields of a text', () => {
  it("are tried in the reader's language first, then in those of the development, then in all others", () => {
    expect(fieldsInOrder('name', 'el', ['de', 'el'])).toEqual([
      'name_el',
      'name_de',
      'name_en',
      'name_tr',
      'name_ru',
      'name_ar',
    ]);
  });
});
