import { join } from 'node:path';
import { pathExists } from '#server/files/path-exists.ts';
import { createTaskQueue } from '#server/jobs/task-queue.ts';
import { openBucket, type Bucket } from './bucket.ts';
import type { BucketOptions } from './bucket-options.ts';
import { createDiskCache } from './disk-cache.ts';
import { MediaUnavailableError } from './media-unavailable.ts';

/** The media of the development: files in a folder, or in a bucket of which this folder keeps copies. */
export type MediaStore = {
  readonly folder: string;
  /**
   * Brings a file into the folder, if it exists at all. Throws `MediaUnavailableError` if the bucket does not answer.
   */
  ensure(path: string): Promise<void>;
  /** Returns why files that are not in the folder cannot be fetched now; undefined if they can. */
  check(): Promise<Error | undefined>;
  close(): void;
};

/** How many downloads a process runs at once, and how many more may wait. */
const downloads = { running: 24, waiting: 1_000 };
/**
 * How long a failed bucket is not used, a missing file is not requested again, and the result of a check is valid, in
 * milliseconds.
 */
const pause = 1_000;
const missingFor = 10_000;
const checkedFor = 2_000;
const maxMissing = 5_000;

/** The folder of media below `DATA_DIR`. Copies of a bucket have another one, because copies are removed. */
export function mediaFolderOf(dataDir: string, bucket: BucketOptions | undefined): string {
  return join(dataDir, bucket === undefined ? 'media' : 'media-cache');
}

/** Opens the media of a `DATA_DIR`, or of a bucket. */
export function openMedia(
  dataDir: string,
  bucket: BucketOptions | undefined,
  onError: (error: unknown) => void = () => undefined,
): MediaStore {
  const folder = mediaFolderOf(dataDir, bucket);
  if (bucket !== undefined) return openCopies(folder, openBucket(bucket), bucket.cacheBytes, onError);
  return { folder, ensure: async () => undefined, check: async () => undefined, close: () => undefined };
}

function openCopies(folder: string, bucket: Bucket, cacheBytes: number, onError: (error: unknown) => void): MediaStore {
  const cache = createDiskCache(folder, cacheBytes, onError);
  const enqueue = createTaskQueue(downloads);
  const running = new Map<string, Promise<void>>();
  const missing = new Map<string, number>();
  let failed: { at: number; error: MediaUnavailableError } | undefined;
  let checked: { at: number; result: Promise<Error | undefined> } | undefined;

  const download = async (path: string) => {
    if (failed !== undefined && performance.now() - failed.at < pause) throw failed.error;
    try {
      const size = await bucket.fetch(path, join(folder, path));
      if (size !== undefined) return cache.added(size);
      if (missing.size >= maxMissing) missing.clear();
      missing.set(path, performance.now());
    } catch (error) {
      if (!(error instanceof MediaUnavailableError)) throw new MediaUnavailableError(error);
      if (!error.isAnswered) failed = { at: performance.now(), error };
      throw error;
    }
  };
  const begin = (path: string) => {
    const result = enqueue(() => download(path)).finally(() => running.delete(path));
    running.set(path, result);
    return result;
  };
  return {
    folder,
    async ensure(path) {
      if (!isMediaPath(path)) return;
      if (await pathExists(join(folder, path))) return cache.used(path);
      if (performance.now() - (missing.get(path) ?? -Infinity) < missingFor) return;
      await (running.get(path) ?? begin(path));
    },
    check() {
      if (checked === undefined || performance.now() - checked.at > checkedFor)
        checked = {
          at: performance.now(),
          result: bucket.check().then(
            () => undefined,
            (error: Error) => error,
          ),
        };
      return checked.result;
    },
    close: cache.close,
  };
}

/** How many bytes the name of a file may have: 255, less what is added to it while it is written. */
const maxNameBytes = 230;

/**
 * Whether a path is `{id}/{file}`, cannot lead outside the folder, is not of a file that is being written, and is short
 * enough for every disk.
 */
export function isMediaPath(path: string): boolean {
  return (
    /^[\w-]+\/[^./\\\p{C}][^/\\\p{C}]*$/u.test(path) &&
    !path.endsWith('.partial') &&
    path.split('/').every((name) => Buffer.byteLength(name) <= maxNameBytes)
  );
}
