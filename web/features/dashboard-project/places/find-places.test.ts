import { expect, test } from 'vitest';
import type { ProjectPlace } from '#contract/entities/project.ts';
import { findPlaces } from './find-places.ts';

const base = { lat: 37.97, lng: 23.72, edited: null };
const museum: ProjectPlace = {
  ...base,
  id: 1,
  category: 'culture',
  title_en: 'Museum',
  title_tr: 'Müze',
  title_el: 'Μουσείο',
  link: 'https://museum.example',
};
const school: ProjectPlace = {
  ...base,
  id: 2,
  category: 'education',
  title_en: 'School',
  title_tr: 'Okul',
  link: null,
};

test.each([
  ['by its English title', 'muse', '', [museum]],
  ['by its title in another language', 'μουσειο', '', [museum]],
  ['by its link', 'museum.example', '', [museum]],
  ['by its category', '', 'education', [school]],
  ['by both', 'muse', 'education', []],
])('a place is found %s', (_, search, category, found) => {
  expect(findPlaces([museum, school], search, category)).toEqual(found);
});

test('all places are found without a filter', () => {
  expect(findPlaces([museum, school], '', '')).toEqual([museum, school]);
});
