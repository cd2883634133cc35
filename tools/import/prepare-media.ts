import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { CheckedDevelopment, OnProgress } from './import-development.ts';
import { writeMedia, type MediaTally } from './pictures/write-media.ts';
import { readPackage } from './read-package.ts';

/**
 * Encodes all pictures of a package into its own folder `prepared/`, so that an import elsewhere need not. What the
 * package no longer asks for is removed from there. Nothing is prepared where there are mistakes.
 */
export async function prepareMedia(folder: string, onProgress: OnProgress = () => {}): Promise<CheckedDevelopment & { prepared: MediaTally | null }> {
  const { report, development, media } = await readPackage(folder);
  if (development === null) return { mistakes: report.sorted(), warnings: report.warnings, prepared: null };
  const target = join(folder, 'prepared');
  const encoded = media.map((item) => ({ ...item, files: item.files.filter((file) => file.format !== 'other') })).filter((item) => item.files.length > 0);
  await mkdir(target, { recursive: true });
  const wanted = new Set(encoded.map((item) => item.id));
  for (const name of await readdir(target)) if (/^[0-9a-f]{32}$/.test(name) && !wanted.has(name)) await rm(join(target, name), { recursive: true });
  const prepared = await writeMedia(encoded, target, null, (done, total, label) => onProgress({ stage: 'media', done, total, label }));
  return { mistakes: [], warnings: report.warnings, prepared };
}
