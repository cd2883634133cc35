import type { PackageImporter } from '#server/features/development/package-importer.ts';

/** The importer, fetched when the first package comes: a start that needs none is quick. */
export const lateWorkshop: PackageImporter = {
  check: async (...given) => (await import('./package-importer.ts')).workshop.check(...given),
  load: async (...given) => (await import('./package-importer.ts')).workshop.load(...given),
};
