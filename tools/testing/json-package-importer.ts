import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { developmentSchema } from '#server/features/development/development-schema.ts';
import { createPackageImporter } from '#tools/import/package-importer.ts';

/** The file of a package that has already been read: the development as JSON. */
export const jsonPackageFile = 'development.json';

/** Imports such packages like others, without a process that reads them: for races, which are about what is written. */
export const jsonPackageImporter = createPackageImporter(async ({ folder }) => ({
  development: developmentSchema.parse(JSON.parse(await readFile(join(folder, jsonPackageFile), 'utf8'))),
  names: { projectId: null, botEmail: null, buildings: [], units: [], heldUnits: [] },
  mistakes: [],
  warnings: [],
  media: null,
}));
