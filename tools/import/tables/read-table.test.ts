import { expect, test } from 'vitest';
import { Report } from '../mistakes/report.ts';
import { readTable } from './read-table.ts';

test.each([
  ['en', 'units.csv or units.xlsx is missing'],
  ['de', 'units.csv oder units.xlsx fehlt'],
] as const)('names both files of a missing table in the language of the report: %s', async (language, what) => {
  const report = new Report(language);
  const folder = {
    root: '',
    files: new Map(),
    outside: new Set<string>(),
    lowerCase: new Map(),
    used: new Set<string>(),
    twins: new Set<string>(),
    placeholders: new Set<string>(),
  };
  expect(await readTable(folder, report, { files: ['units.csv', 'units.xlsx'], columns: [] })).toBeNull();
  expect(report.sorted().map((mistake) => mistake.what)).toEqual([what]);
});
