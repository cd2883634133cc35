import type { ImportJob, PackageImporter } from '#server/features/development/package-importer.ts';
import { checkAgainstLoaded } from './check-development.ts';
import { inOrder } from './mistakes/report.ts';
import type { JobContext, PackageReader } from './package-jobs.ts';
import { packageReader } from './package-reader.ts';
import { savePrepared } from './save-prepared.ts';

/** Creates the server's package importer, which reads, checks and saves like `npm run import`. */
export function createPackageImporter(reader: PackageReader): PackageImporter {
  return {
    async check(archive, folder, { database, language }, job) {
      const read = await reader({ task: 'unpack', archive, folder, language }, contextOf(job));
      const { mistakes, warnings } = await checkAgainstLoaded(database, read, { language });
      return { mistakes, warnings, development: mistakes.length === 0 ? read.development : null };
    },
    async load(folder, { database, mediaFolder, bucket, language, before, after }, job) {
      const order = { task: 'load', folder, mediaFolder, bucket, language } as const;
      const { development, names, mistakes, warnings } = await reader(order, contextOf(job));
      if (development === null || names === null) return { mistakes, warnings, isLoaded: false };
      // From here on, a server that is shutting down waits for the import to end.
      const saved = await savePrepared(database, { development, names }, { before, after, language });
      const isLoaded = saved.mistakes.length === 0;
      return { mistakes: saved.mistakes, warnings: inOrder(warnings, saved.warnings), isLoaded };
    },
  };
}

/** The importer with the limits of the product. */
export const packageImporter = createPackageImporter(packageReader);

function contextOf({ onWork, signal, onRefusal }: ImportJob): JobContext {
  return { signal, onRefusal, onProgress: ({ done, total }) => onWork(done, total) };
}
