import type { PackageImporter } from '#server/features/development/package-importer.ts';

/** The package importer, loaded when the first package arrives, so that other starts are quick. */
export const lateWorkshop: PackageImporter = {
  check: async (...given) => (await import('./package-importer.ts')).workshop.check(...given),
  load: async (...given) => (await import('./package-importer.ts')).workshop.load(...given),
};
