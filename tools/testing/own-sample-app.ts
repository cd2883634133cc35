import type { AppOptions } from '#server/app-options.ts';
import { ownApp, type OwnApp } from './own-app.ts';
import type { OwnDatabase } from './own-database.ts';
import { saveSampleProject, type SampleIds, type SampleProject } from './sample-project.ts';

/** The sample project of a test file, and what else the file needs before the app is composed. */
type OwnSample = Partial<SampleProject> & {
  fill?: (database: OwnDatabase, ids: SampleIds, dataDir: string) => Promise<unknown>;
};

/** The app of one test file with a sample project, whose ids are `ids`. */
export type OwnSampleApp = OwnApp & { ids: SampleIds };

/** Composes the app with a sample project for a test file, like `ownApp`. Call it at the top of the file. */
export async function ownSampleApp(
  { fill, ...sample }: OwnSample = {},
  options: Partial<AppOptions> = {},
): Promise<OwnSampleApp> {
  let ids!: SampleIds;
  const own = await ownApp(async (database, dataDir) => {
    ids = await saveSampleProject(database.db, sample);
    await fill?.(database, ids, dataDir);
  }, options);
  return { ...own, ids };
}
