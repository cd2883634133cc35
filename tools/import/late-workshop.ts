import type { PackageWorkshop } from '#server/features/development/workshop.ts';

/** The importer, fetched when the first package comes: a start that needs none is quick. */
export const lateWorkshop: PackageWorkshop = {
  check: async (...given) => (await import('./workshop.ts')).workshop.check(...given),
  load: async (...given) => (await import('./workshop.ts')).workshop.load(...given),
};
