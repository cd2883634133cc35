import { readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { dayMs } from '#domain/dates/utc-day.ts';
import { noneIfMissing } from '#server/files/file-errors.ts';

/** Keeps a folder of copies small. Several processes may share the folder. */
type DiskCache = {
  /** Records that a file was used; it stays for at least a minute. */
  used(path: string): Promise<void>;
  /** Records that this many bytes were added. */
  added(bytes: number): void;
  /** Removes the least recently used files if there are too many bytes. */
  tidy(): Promise<void>;
  close(): void;
};

/** How long a file stays after its use, and how often a use is recorded, in milliseconds. */
const keptFor = 60_000;
const notedEvery = 20_000;
/** How often the size of the folder is checked, in milliseconds, because other processes add files too. */
const tidyInterval = 600_000;
/** After what time the remains of a killed import or download are removed, in milliseconds. */
const abandonedAfter = dayMs;
const maxNoted = 20_000;

/**
 * `maxBytes` can be exceeded by what was used within the last minute, and by a tenth for each process between two
 * checks. `onError` is called with the reason if files cannot be removed.
 */
export function createDiskCache(folder: string, maxBytes: number, onError: (error: unknown) => void): DiskCache {
  const noted = new Map<string, number>();
  let added = 0;
  let tidying: Promise<void> | undefined;
  const tidy = () => {
    added = 0;
    return (tidying ??= removeOldest(folder, maxBytes)
      .catch(onError)
      .finally(() => (tidying = undefined)));
  };
  const timer = setInterval(() => void tidy(), tidyInterval).unref();
  return {
    async used(path) {
      const now = performance.now();
      if (now - (noted.get(path) ?? -Infinity) < notedEvery) return;
      if (noted.size >= maxNoted) noted.clear();
      noted.set(path, now);
      // The modification time stays, because it is that in the bucket and part of the file's ETag.
      const file = join(folder, path);
      await stat(file)
        .then(({ mtime }) => utimes(file, new Date(), mtime))
        .catch(() => undefined);
    },
    added(bytes) {
      added += bytes;
      if (added > maxBytes / 10) void tidy();
    },
    tidy,
    close: () => clearInterval(timer),
  };
}

type Kept = { path: string; size: number; usedAt: number };

async function removeOldest(folder: string, maxBytes: number): Promise<void> {
  const files = await listFiles(folder);
  let total = files.reduce((sum, { size }) => sum + size, 0);
  if (total <= maxBytes) return;
  // A use in the future was noted while the clock was ahead: such files are the last to go, but do not stay for ever.
  const now = Date.now();
  const isInUse = (usedAt: number) => Math.abs(now - usedAt) < keptFor;
  for (const { path, size, usedAt } of files.toSorted((one, other) => one.usedAt - other.usedAt)) {
    // Removes somewhat more than necessary, so that not every new file causes a removal.
    if (total <= 0.9 * maxBytes) return;
    if (isInUse(usedAt)) continue;
    await rm(path, { force: true });
    total -= size;
  }
}

async function listFiles(folder: string): Promise<Kept[]> {
  const found: Kept[] = [];
  // The folder does not exist before the first file.
  for (const name of await readdir(folder).catch(noneIfMissing)) {
    const place = join(folder, name);
    if (name.startsWith('.')) {
      const { mtimeMs } = await stat(place);
      if (Math.abs(Date.now() - mtimeMs) > abandonedAfter) await rm(place, { recursive: true, force: true });
      continue;
    }
    for (const file of await readdir(place).catch(() => [])) {
      const path = join(place, file);
      const status = await stat(path).catch(() => undefined);
      if (status?.isFile()) found.push({ path, size: status.size, usedAt: status.atimeMs });
    }
  }
  return found;
}
