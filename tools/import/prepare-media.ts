import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { countChecks, type CheckedDevelopment, type OnProgress } from './prepare-development.ts';
import { writeMedia, type MediaCounts } from './pictures/write-media.ts';
import { readPackage } from './read-package.ts';

/**
 * Encodes all pictures of a package into its folder `prepared/`, so that later imports need not. Files that are no
 * longer needed are removed from it. If the package has mistakes, nothing is prepared.
 */
export async function prepareMedia(
  folder: string,
  onProgress: OnProgress = () => {},
): Promise<CheckedDevelopment & { prepared: MediaCounts | null }> {
  const { report, development, media } = await readPackage(folder, countChecks(onProgress));
  if (development === null) return { mistakes: report.sorted(), warnings: report.sortedWarnings(), prepared: null };
  const target = join(folder, 'prepared');
  const encoded = media
    .map((item) => ({ ...item, files: item.files.filter((file) => file.format !== 'other') }))
    .filter((item) => item.files.length > 0);
  await mkdir(target, { recursive: true });
  await removeOthers(target, new Map(encoded.map((item) => [item.id, new Set(item.files.map((file) => file.name))])));
  const prepared = await writeMedia(encoded, target, null, (done, total, label) =>
    onProgress({ stage: 'media', done, total, label }),
  );
  return { mistakes: [], warnings: report.sortedWarnings(), prepared };
}

async function removeOthers(target: string, wanted: ReadonlyMap<string, ReadonlySet<string>>): Promise<void> {
  for (const id of await readdir(target)) {
    if (!/^[0-9a-f]{32}$/.test(id)) continue;
    const files = wanted.get(id);
    if (files === undefined) await rm(join(target, id), { recursive: true });
    else for (const name of await readdir(join(target, id))) if (!files.has(name)) await rm(join(target, id, name));
  }
}
