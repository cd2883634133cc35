import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '#domain/texts/language.ts';
import type { Development } from '#server/features/development/development.ts';
import type { PackageNames } from '#server/features/development/package-names.ts';
import { openBucket } from '#server/media/bucket.ts';
import type { BucketOptions } from '#server/media/bucket-options.ts';
import type { Mistake, Warning } from './mistakes/report.ts';
import type { MediaItem } from './pictures/media-item.ts';
import { writeMedia, type MediaCounts } from './pictures/write-media.ts';
import { readPackage } from './read-package.ts';

/**
 * The progress of an import. `checking` counts checked pictures, `media` sources that were encoded or copied.
 */
export type ImportProgress = {
  stage: 'checking' | 'media' | 'saving';
  done: number;
  total: number | null;
  label: string;
};
export type OnProgress = (progress: ImportProgress) => void;

/** The result of a check. Warnings do not stop an import. */
export type CheckedDevelopment = { mistakes: Mistake[]; warnings: Warning[] };

/** A package that was read and whose media were written. `development` is null if there are mistakes. */
type PreparedDevelopment = CheckedDevelopment & {
  development: Development | null;
  names: PackageNames | null;
  media: MediaCounts | null;
};

/** With `bucket`, media are stored there, and a folder in `mediaFolder` holds them only until they are uploaded. */
type PrepareOptions = {
  mediaFolder: string;
  bucket?: BucketOptions | undefined;
  language?: Language | undefined;
  onProgress?: OnProgress | undefined;
};

/**
 * The first half of an import: reads a whole package and writes its media. Media are named by their content, so this
 * changes nothing that is shown.
 */
export async function prepareDevelopment(
  folder: string,
  { mediaFolder, bucket, language, onProgress = () => {} }: PrepareOptions,
): Promise<PreparedDevelopment> {
  const { report, development, media, names } = await readPackage(folder, countChecks(onProgress), language);
  const found = { warnings: report.sortedWarnings(), names };
  if (development === null || report.mistakes.length > 0)
    return { ...found, mistakes: report.sorted(), development: null, media: null };
  const counts = await storeMedia(media, join(folder, 'prepared'), { mediaFolder, bucket, onProgress });
  return { ...found, mistakes: [], development, media: counts };
}

/** Writes media into their folder. With a bucket, a temporary folder is used for uploading. */
async function storeMedia(
  media: readonly MediaItem[],
  preparedFolder: string,
  { mediaFolder, bucket, onProgress }: PrepareOptions & { onProgress: OnProgress },
): Promise<MediaCounts> {
  const onMedia = (done: number, total: number, label: string) => onProgress({ stage: 'media', done, total, label });
  if (bucket === undefined) return writeMedia(media, mediaFolder, preparedFolder, onMedia);
  const uploadFolder = join(mediaFolder, `.import-${process.pid}`);
  return writeMedia(media, uploadFolder, preparedFolder, onMedia, openBucket(bucket)).finally(() =>
    rm(uploadFolder, { recursive: true, force: true }),
  );
}

/** Reports each checked picture as progress. */
export function countChecks(onProgress: OnProgress): () => void {
  let done = 0;
  return () => onProgress({ stage: 'checking', done: ++done, total: null, label: 'pictures' });
}
