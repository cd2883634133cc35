import type { PackageImporter } from '#server/features/development/package-importer.ts';

/** The package importer, loaded when the first package arrives, so that starts without one are quick. */
export const lazyPackageImporter: PackageImporter = {
  check: async (...given) => (await import('./package-importer.ts')).packageImporter.check(...given),
  load: async (...given) => (await import('./package-importer.ts')).packageImporter.load(...given),
};
