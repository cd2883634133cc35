import type { SalesDependencies } from '#server/dependencies.ts';
import type { BucketOptions } from '#server/media/bucket-options.ts';
import type { Scanner } from '#server/files/scanner.ts';
import type { BackgroundWork } from './background-work.ts';
import type { PackageImporter } from './package-importer.ts';

/** The dependencies of handlers of calls about packages. */
export type DevelopmentDependencies = SalesDependencies & {
  dataDir: string;
  mediaBucket: BucketOptions | undefined;
  backgroundWork: BackgroundWork;
  packageImporter: PackageImporter;
  /** Scans archives before they are unpacked, if there is one. */
  scanner: Scanner | undefined;
};
