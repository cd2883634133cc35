import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, expect } from 'vitest';
import * as tables from '#server/database/schema.ts';
import type { ImportedDevelopment } from '#tools/import/import-development.ts';
import { importHere } from '#tools/testing/import-here.ts';
import { buildPackage, type BuiltPackage } from './build-package.ts';
import { ownDatabase, type OwnDatabase } from './own-database.ts';
import type { PackageOptions } from './package-options.ts';

type Unit = typeof tables.properties.$inferSelect;

/** An empty database and media folder to import packages into. */
type ImportFixture = {
  db: OwnDatabase['db'];
  pool: OwnDatabase['pool'];
  mediaFolder: string;
  /** Builds a package, which is removed after the tests of the file. */
  newPackage(options?: Partial<PackageOptions>): Promise<BuiltPackage>;
  /** Imports a package and expects that it has no mistakes. */
  load(folder: string): Promise<ImportedDevelopment>;
  /** All units, by building code and number: `A 101`. */
  unitsByKey(): Promise<Map<string, Unit>>;
};

/** Opens a fixture for a test file. Call it at the top of the file. */
export async function openImportFixture(): Promise<ImportFixture> {
  const { db, pool } = await ownDatabase();
  const mediaFolder = await mkdtemp(join(tmpdir(), 'loggia-media-'));
  const built: BuiltPackage[] = [];
  afterAll(async () => {
    for (const one of built) await one.remove();
    await rm(mediaFolder, { recursive: true });
  });
  return {
    db,
    pool,
    mediaFolder,
    async newPackage(options = {}) {
      const one = await buildPackage(options);
      built.push(one);
      return one;
    },
    async load(folder) {
      const result = await importHere(folder, { database: db, mediaFolder });
      expect(result.mistakes).toEqual([]);
      return result;
    },
    async unitsByKey() {
      const rows = await db
        .select()
        .from(tables.properties)
        .innerJoin(tables.buildings, eq(tables.buildings.id, tables.properties.building_id));
      return new Map(rows.map((row) => [`${row.buildings.code} ${row.properties.number}`, row.properties]));
    },
  };
}
