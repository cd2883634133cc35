import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { projects } from '#server/database/schema.ts';
import { openImportFixture } from '#tools/testing/import-fixture.ts';
import { planted, type PlantedMistake } from '#tools/testing/planted/planted.ts';
import { importHere } from '#tools/testing/import-here.ts';

const { db, mediaFolder, newPackage } = await openImportFixture();

/**
 * The number of kinds of mistakes that are planted together. A new kind that hides others, or is hidden by them, must
 * not lower it.
 */
const kinds = 80;

test('all mistakes together are reported in one list with file, line and remedy, and nothing is imported', async () => {
  const built = await newPackage();
  const together = planted.filter((mistake) => mistake.alone !== true);
  expect(new Set(together.map(({ code, file }) => `${code} ${file}`)).size).toBeGreaterThanOrEqual(kinds);
  for (const mistake of together) await mistake.plant(built);
  const { mistakes, imported } = await importHere(built.folder, { database: db, mediaFolder });
  const isReported = ({ code, file, line }: PlantedMistake) =>
    mistakes.some((found) => found.code === code && found.file === file && (line === undefined || found.line === line));
  expect(together.filter((mistake) => !isReported(mistake)).map(({ name }) => name)).toEqual([]);
  for (const { what, todo } of mistakes) {
    expect(todo.length).toBeGreaterThan(5);
    expect(`${what} ${todo}`).not.toMatch(/\{\w+\}|undefined|\[object|\n\s+at /);
  }
  expect(imported).toBeNull();
  expect(await db.select().from(projects)).toEqual([]);
  expect(await readdir(mediaFolder)).toEqual([]);
});
