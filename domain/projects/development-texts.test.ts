import { expect, test } from 'vitest';
import { compareTextKeys, textKeys, textSubject } from './development-texts.ts';

test('every text that a development can show has a subject', () => {
  const keys = textKeys({ buildings: ['A'], levels: [-1, 7], sequences: ['dusk'], leadSources: ['Radio'] });
  expect(keys.map(textSubject)).not.toContain(null);
  expect(textSubject('tagline')).toEqual({ kind: 'tagline', name: '' });
  expect(textSubject('front_a')).toEqual({ kind: 'front', name: 'a' });
  expect(textSubject('level_-1')).toEqual({ kind: 'level', name: '-1' });
  expect(textSubject('lead_source.Radio')).toEqual({ kind: 'leadSource', name: 'Radio' });
  expect(textSubject('picture.gallery/pool')).toEqual({ kind: 'picture', name: 'gallery/pool' });
  expect(textSubject('motto')).toBeNull();
});

test('texts are listed by what they are about, those that nothing shows last', () => {
  expect(
    ['motto', 'picture.pool', 'tour.day', 'picture.hall', 'address', 'level_2', 'tagline'].sort(compareTextKeys),
  ).toEqual(['tagline', 'address', 'level_2', 'tour.day', 'picture.hall', 'picture.pool', 'motto']);
});
