import { expect, it } from 'vitest';
import { allProjectNames, projectNameIn } from './project-name.ts';

const project = { projectName: 'Asteria', projectNames: { el: 'Αστερία', tr: null, de: '' } };

it('is the one for the language, otherwise the plain name', () => {
  expect(projectNameIn(project, 'el')).toBe('Αστερία');
  expect((['en', 'tr', 'de', 'ar'] as const).map((language) => projectNameIn(project, language))).toEqual(
    Array(4).fill('Asteria'),
  );
});

it('lists each name once', () => {
  expect(allProjectNames(project)).toEqual(['Asteria', 'Αστερία']);
  expect(allProjectNames({ ...project, projectNames: { en: 'Asteria' } })).toEqual(['Asteria']);
});
