import { cp, mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { buildPackage, packageAt, type BuiltPackage } from '#tools/testing/build-package.ts';
import { oversights } from '#tools/testing/planted/oversights.ts';
import { planted } from '#tools/testing/planted/planted.ts';
import { Report } from './mistakes/report.ts';
import { readPackage } from './read-package.ts';
import { checkHere } from '#tools/testing/import-here.ts';

const original = await buildPackage();
const copies: BuiltPackage[] = [];

/** Words of English texts, and of the messages of parsers, that must not occur in Turkish ones. */
const english =
  /\b(the|is|invalid|unexpected|expected|unable|not closed|error|corrupt|premature|are|has|have|must|than|more|which|that|once|inside|in a|points|nodes|street graph|attribute|element|sheet|unknown|text)\b/i;

afterAll(async () => {
  for (const built of [original, ...copies]) await built.remove();
});

async function copy(): Promise<BuiltPackage> {
  const folder = await mkdtemp(join(tmpdir(), 'loggia-package-'));
  await cp(original.folder, folder, { recursive: true });
  const built = packageAt(folder, original.options);
  copies.push(built);
  return built;
}

test('the original package has no mistakes', async () => {
  expect(await checkHere(original.folder)).toEqual({ mistakes: [], warnings: [] });
});

test('an outlined floor without units gives a warning, unless duplexes below extend to it', async () => {
  const built = await copy();
  await built.change('fronts/δ.svg', (svg) =>
    svg.replace(
      '</g></svg>',
      '<rect id="floor-3" x="400" y="500" width="1100" height="90"/><rect id="floor-4" x="400" y="400" width="1100" height="90"/></g></svg>',
    ),
  );
  const { mistakes, warnings } = await checkHere(built.folder);
  expect(mistakes).toEqual([]);
  expect(warnings).toEqual([
    expect.objectContaining({
      code: 'outline_without_units',
      file: 'fronts/δ.svg',
      what: expect.stringContaining('Floor 4'),
    }),
  ]);
});

describe('every planted mistake is reported with its file and line, and completely in Turkish', () => {
  test.each(planted)('$name', async ({ code, file, line, says, plant }) => {
    const built = await copy();
    await plant(built);
    const reporting = vi.spyOn(Report.prototype, 'mistake');
    const { report } = await readPackage(built.folder, () => {}, 'tr');
    const reported = [...reporting.mock.calls];
    reporting.mockRestore();
    for (const { what, todo } of report.sorted()) expect(`${what} ${todo}`).not.toMatch(english);
    // The same mistakes in English, without reading the package again.
    const inEnglish = new Report('en');
    for (const mistake of reported) inEnglish.mistake(...mistake);
    const mistakes = inEnglish.sorted();
    expect(mistakes).toContainEqual(expect.objectContaining({ code, file, ...(line === undefined ? {} : { line }) }));
    const texts = mistakes.filter((mistake) => mistake.code === code).map(({ what, todo }) => `${what}. ${todo}`);
    expect(texts.join('\n')).toContain(says ?? '');
    for (const { what, todo } of mistakes) {
      expect(`${what} ${todo}`).not.toMatch(/\{\w+\}/);
      expect(todo.length).toBeGreaterThan(5);
    }
  });
});

describe('every planted oversight gives one warning', () => {
  test.each(oversights)('$name', async ({ code, file, line, says, plant }) => {
    const built = await copy();
    await plant(built);
    const { mistakes, warnings } = await checkHere(built.folder);
    expect(mistakes).toEqual([]);
    expect(warnings.map((warning) => [warning.code, warning.file, warning.line])).toEqual([[code, file, line ?? null]]);
    expect(warnings.map(({ what, todo }) => `${what}. ${todo}`).join()).toContain(says);
  });
});

test('a mistake is not reported again by parts that depend on it', async () => {
  const built = await copy();
  const { path } = packageAt(built.folder, original.options);
  const [header = '', ...rows] = (await readFile(path('units.csv'), 'utf8')).trimEnd().split('\n');
  const levelAt = header.split(',').indexOf('level');
  const withLevel = (row: string) => row.split(',').with(levelAt, 'first').join(',');
  await built.write('units.csv', `${[header, withLevel(rows[0]!), ...rows.slice(1)].join('\n')}\n`);
  await built.write('levels.csv', 'level,classes,name_en,name_tr\n40,Q,Sky,Gök\n');
  const { mistakes, warnings } = await checkHere(built.folder);
  expect(mistakes.map(({ code, file }) => [code, file])).toEqual([
    ['class_unknown', 'levels.csv'],
    ['integer_format', 'units.csv'],
  ]);
  expect(warnings).toEqual([]);
});

test('a table that cannot be read to its end is reported, but not outlines of units missing from the part that was read', async () => {
  const built = await copy();
  await built.change('units.csv', (text) => text.replace(/\n([^\n]*)\n$/, (row) => row.replace('\n', '\n"')));
  const { mistakes } = await checkHere(built.folder);
  expect(mistakes.map(({ code, file }) => [code, file])).toEqual([['csv_unreadable', 'units.csv']]);
});
