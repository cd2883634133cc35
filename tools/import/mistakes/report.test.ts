import { expect, it } from 'vitest';
import { printMistakes } from './print-report.ts';
import { Report } from './report.ts';
import { suggest } from './suggest.ts';

const place = { file: 'units.csv', line: 3 };

it.each([
  ['en', 'There is no building "A1"', /did you mean "A"\?/],
  ['tr', '“A1” diye bir bina yok', /“A” mi demek istediniz\?/],
] as const)('is entirely in %s, including hints', (language, what, hint) => {
  const report = new Report(language);
  report.mistake('building_unknown', place, { value: 'A1', hint: suggest('A1', ['A', 'Villa']) });
  expect(report.sorted()).toEqual([{ code: 'building_unknown', ...place, what, todo: expect.stringMatching(hint) }]);
});

it('has no hint if no name is close', () => {
  expect(suggest('tower', ['A', 'B'])).toBe('');
});

it('has the digits that a spreadsheet took zeros from, but not part of a longer number', () => {
  expect(suggest('7', ['A-107', 'A-1007', 'A-007'])).toMatchObject({ en: expect.stringContaining('"007"') });
  expect(suggest('7', ['A-1007'])).toBe('');
});

it('has its hint at once beside a name of zeros without end', () => {
  expect(suggest('7', [`${'0'.repeat(200_000)}x`, '07'])).toMatchObject({ en: expect.stringContaining('"07"') });
});

it('is listed by file and line, whatever was read first', () => {
  const report = new Report('en');
  for (const line of [9, 4])
    for (const file of ['units.csv', 'tags.csv']) report.warning('file_sample', { file, line }, { path: file });
  const printed = printMistakes(report.sortedWarnings()).map((text) => text.replace(/:.*/, ''));
  expect(printed).toEqual(['', 'tags.csv', '  line 4', '  line 9', '', 'units.csv', '  line 4', '  line 9']);
});
