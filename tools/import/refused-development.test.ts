import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { projects } from '#server/database/schema.ts';
import { openImportScene } from '#tools/testing/import-scene.ts';
import { planted } from '#tools/testing/planted/planted.ts';
import { importHere } from '#tools/testing/import-here.ts';

const { db, mediaFolder, newPackage } = await openImportScene();

test('all mistakes together are reported in one list, and nothing is imported', async () => {
  const built = await newPackage();
  const together = planted.filter((mistake) => mistake.alone !== true);
  expect(together.length).toBeGreaterThanOrEqual(40);
  for (const mistake of together) await mistake.plant(built);
  const result = await importHere(built.folder, { database: db, mediaFolder });
  const found = new Set(result.mistakes.map(({ code, file }) => `${code} ${file}`));
  const unreported = together.filter(({ code, file }) => !found.has(`${code} ${file}`)).map(({ name }) => name);
  expect(unreported).toEqual([]);
  expect(result.imported).toBeNull();
  expect(await db.select().from(projects)).toEqual([]);
  expect(await readdir(mediaFolder)).toEqual([]);
});
