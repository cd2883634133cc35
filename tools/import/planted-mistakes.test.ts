import { cpSync, rmSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { buildPackage, packageAt, type BuiltPackage } from '#tools/testing/build-package.ts';
import { oversights } from '#tools/testing/planted/oversights.ts';
import { planted } from '#tools/testing/planted/planted.ts';
import { languages, type Language } from '#domain/texts/language.ts';
import { checkHere } from '#tools/testing/import-here.ts';
import { Report } from './mistakes/report.ts';
import { readPackage } from './read-package.ts';

const original = await buildPackage();
const copies: BuiltPackage[] = [];

/** Words of English texts, and of the messages of parsers, that must not occur in other languages. */
const english =
  /\b(the|is|invalid|unexpected|expected|unable|not closed|error|corrupt|premature|are|has|have|must|than|more|which|that|once|inside|in a|points|nodes|street graph|attribute|element|sheet|unknown|text)\b/i;

afterAll(async () => {
  for (const { folder } of [original, ...copies]) rmSync(folder, { recursive: true });
});

async function copy(): Promise<BuiltPackage> {
  const folder = await mkdtemp(join(tmpdir(), 'loggia-package-'));
  // Three hundred copies of some fifty files: waiting for each file takes several times as long.
  cpSync(original.folder, folder, { recursive: true });
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

/** The letters of the languages that are not written in Latin ones. */
const scripts: { [One in Language]?: RegExp } = {
  el: /\p{Script=Greek}/u,
  ru: /\p{Script=Cyrillic}/u,
  ar: /\p{Script=Arabic}/u,
};
/** English words that German has as well. */
const german = /\b(is|has|in a|than|attribute|element|sheet|text|more|once|unit)\b/gi;

/** Their reasons are written while the package is read, in the language of the reader. */
const readInTurkish: ReadonlySet<string> = new Set(['setting_invalid', 'rotator_invalid']);

/** The first English word in a text of another language; null if there is none. */
function foreignWords(text: string, language: Language): string | null {
  if (language === 'en') return null;
  return english.exec(language === 'de' ? text.replace(german, '') : text)?.[0] ?? null;
}

/** Expects that what is reported is written completely in each language, in its own letters. */
function expectTranslated(write: (report: Report) => void): void {
  for (const language of languages) {
    const report = new Report(language);
    write(report);
    for (const { what, todo } of [...report.mistakes, ...report.warnings])
      for (const text of [what, todo]) {
        expect(text).not.toMatch(/\{\w+\}|undefined|\[object/);
        expect(text.length).toBeGreaterThan(3);
        expect([language, foreignWords(text, language)]).toEqual([language, null]);
        expect(text).toMatch(scripts[language] ?? /\p{Script=Latin}/u);
      }
  }
}

describe('every planted mistake is reported with its file and line, and completely in each language', () => {
  test.each(planted)('$name', async ({ code, file, line, says, plant }) => {
    const built = await copy();
    await plant(built);
    const reporting = vi.spyOn(Report.prototype, 'mistake');
    const { report } = await readPackage(built.folder, () => {}, 'tr');
    const reported = [...reporting.mock.calls];
    reporting.mockRestore();
    // The same mistakes in each language, without reading the package again.
    expectTranslated((again) =>
      reported.filter(([one]) => !readInTurkish.has(one)).forEach((one) => again.mistake(...one)),
    );
    for (const { what, todo } of report.sorted()) expect(`${what} ${todo}`).not.toMatch(english);
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

describe('every planted oversight gives one warning, completely in each language', () => {
  test.each(oversights)('$name', async ({ code, file, line, says, plant }) => {
    const built = await copy();
    await plant(built);
    const warning = vi.spyOn(Report.prototype, 'warning');
    const { mistakes, warnings } = await checkHere(built.folder);
    const warned = [...warning.mock.calls];
    warning.mockRestore();
    expect(mistakes).toEqual([]);
    expect(warnings.map((one) => [one.code, one.file, one.line])).toEqual([[code, file, line ?? null]]);
    expectTranslated((report) => warned.forEach((one) => report.warning(...one)));
    expect(warnings.map(({ what, todo }) => `${what}. ${todo}`).join()).toContain(says);
  });
});

test('warnings are in the order of files and lines, whatever was read first', async () => {
  const built = await copy();
  await built.change('tags.csv', (text) => text.replace('Sea view', '<b>Sea</b>').replace('Corner', 'TODO'));
  await built.change('buildings.csv', (text) => text.replace('Building Δ', '<b>Sun</b>'));
  const { warnings } = await checkHere(built.folder);
  expect(warnings.map(({ file, line }) => [file, line])).toEqual([
    ['buildings.csv', 2],
    ['tags.csv', 2],
    ['tags.csv', 3],
  ]);
});

test('names written by macOS, whose accents are letters of their own, are those of the tables', async () => {
  const built = await copy();
  await rename(built.path('rotator/building0'), built.path('rotator/gündüz'));
  await built.change('rotator/rotator.json', (json) => json.replace('building0', 'gündüz'));
  for (const entry of await readdir(built.folder, { recursive: true, withFileTypes: true }))
    if (/\.(csv|json|md|svg)$/.test(entry.name)) {
      const path = join(entry.parentPath, entry.name);
      await writeFile(path, (await readFile(path, 'utf8')).normalize('NFD'));
    }
  await rename(built.path('pictures/güneş'), built.path('pictures/güneş'.normalize('NFD')));
  expect(await checkHere(built.folder)).toEqual({ mistakes: [], warnings: [] });
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
