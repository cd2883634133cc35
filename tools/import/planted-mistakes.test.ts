import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { projects } from '#server/database/schema.ts';
import { buildPackage, packageAt, type BuiltPackage } from '#tools/testing/build-package.ts';
import { ownDatabase } from '#tools/testing/own-database.ts';
import { plantedInBrand } from '#tools/testing/planted/in-brand.ts';
import { plantedInDrawings } from '#tools/testing/planted/in-drawings.ts';
import { plantedInLegal } from '#tools/testing/planted/in-legal.ts';
import { plantedInMaps } from '#tools/testing/planted/in-maps.ts';
import { plantedInPictures } from '#tools/testing/planted/in-pictures.ts';
import { plantedInSettings } from '#tools/testing/planted/in-settings.ts';
import { plantedInTables } from '#tools/testing/planted/in-tables.ts';
import { importDevelopment } from './import-development.ts';
import { Report } from './mistakes/report.ts';
import { checkDevelopment } from './prepare-development.ts';
import { readPackage } from './read-package.ts';

const database = await ownDatabase();
const original = await buildPackage();
const copies: BuiltPackage[] = [];
const planted = [
  ...plantedInTables,
  ...plantedInDrawings,
  ...plantedInPictures,
  ...plantedInSettings,
  ...plantedInBrand,
  ...plantedInMaps,
  ...plantedInLegal,
];

/** Error messages of libraries, which are always English. */
const libraryMessages =
  /: (Invalid path value|file is not a database|unexpected close tag|Quote Not Closed|vipspng|Unknown error|Expected (double-quoted )?property name|Unexpected token).*/;
/** Words of our English texts that must not occur in Turkish ones. */
const english =
  /\b(the|is|are|has|have|must|than|more|which|that|once|inside|in a|points|nodes|street graph|attribute|element|sheet|unknown|text)\b/i;

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
  expect(await checkDevelopment(original.folder)).toEqual({ mistakes: [], warnings: [] });
});

test('an outlined floor without units gives a warning, unless duplexes below reach up to it', async () => {
  const built = await copy();
  await built.change('fronts/δ.svg', (svg) =>
    svg.replace(
      '</g></svg>',
      '<rect id="floor-3" x="400" y="500" width="1100" height="90"/><rect id="floor-4" x="400" y="400" width="1100" height="90"/></g></svg>',
    ),
  );
  const { mistakes, warnings } = await checkDevelopment(built.folder);
  expect(mistakes).toEqual([]);
  expect(warnings).toEqual([
    expect.objectContaining({
      code: 'outline_without_units',
      file: 'fronts/δ.svg',
      what: expect.stringContaining('Floor 4'),
    }),
  ]);
});

describe('a single mistake is reported with its file and line, and completely in Turkish', () => {
  test.each(planted)('$name', async ({ code, file, line, plant }) => {
    const built = await copy();
    await plant(built);
    const reporting = vi.spyOn(Report.prototype, 'mistake');
    const { report } = await readPackage(built.folder, () => {}, 'tr');
    const reported = [...reporting.mock.calls];
    reporting.mockRestore();
    for (const { what, todo } of report.sorted())
      expect(`${what.replace(libraryMessages, '')} ${todo}`).not.toMatch(english);
    // The same in English, without reading the package again.
    const inEnglish = new Report('en');
    for (const mistake of reported) inEnglish.mistake(...mistake);
    const mistakes = inEnglish.sorted();
    expect(mistakes).toContainEqual(expect.objectContaining({ code, file, ...(line === undefined ? {} : { line }) }));
    for (const { what, todo } of mistakes) {
      expect(`${what} ${todo}`).not.toMatch(/\{\w+\}/);
      expect(todo.length).toBeGreaterThan(5);
    }
  });
});

test('a table that cannot be read to its end is the mistake, not the outlines of the units that it lacks', async () => {
  const built = await copy();
  await built.change('units.csv', (text) => text.replace(/\n([^\n]*)\n$/, (row) => row.replace('\n', '\n"')));
  const { mistakes } = await checkDevelopment(built.folder);
  expect(mistakes.map(({ code, file }) => [code, file])).toEqual([['csv_unreadable', 'units.csv']]);
});

test('all mistakes together are reported in one list, and nothing is imported', async () => {
  const built = await copy();
  const together = planted.filter((mistake) => mistake.alone !== true);
  expect(together.length).toBeGreaterThanOrEqual(40);
  for (const mistake of together) await mistake.plant(built);
  const mediaFolder = await mkdtemp(join(tmpdir(), 'loggia-media-'));
  const result = await importDevelopment(built.folder, { database: database.db, mediaFolder });
  const found = new Set(result.mistakes.map(({ code, file }) => `${code} ${file}`));
  const unreported = together.filter(({ code, file }) => !found.has(`${code} ${file}`)).map(({ name }) => name);
  expect(unreported).toEqual([]);
  expect(result.imported).toBeNull();
  expect(await database.db.select().from(projects)).toEqual([]);
  expect(await readdir(mediaFolder)).toEqual([]);
  await rm(mediaFolder, { recursive: true });
});
