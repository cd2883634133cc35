import { chown, mkdir, rename, rm, stat } from 'node:fs/promises';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Bucket } from '#server/media/bucket.ts';
import type { ArchiveEntry } from './read-archive.ts';

type MediaEntry = Extract<ArchiveEntry, { kind: 'media' }>;

/** Writes one file of a backup. */
export type MediaWriter = (entry: MediaEntry) => Promise<void>;

/**
 * Writes files to a bucket, or below a media folder, each completely or not at all. If root runs it, the files belong
 * to the owner of `dataDir`, so that the server can add to them.
 */
export async function openMediaWriter(dataDir: string, bucket?: Bucket): Promise<MediaWriter> {
  if (bucket !== undefined) return writeToBucket(dataDir, bucket);
  const owner = process.getuid?.() === 0 ? await stat(dataDir) : null;
  const give = async (path: string) => {
    if (owner !== null) await chown(path, owner.uid, owner.gid);
  };
  const known = new Set<string>();
  const ensureFolder = async (path: string) => {
    if (known.has(path)) return;
    await mkdir(path, { recursive: true });
    await give(path);
    known.add(path);
  };
  const media = join(dataDir, 'media');
  return async ({ folder, file, content }) => {
    await ensureFolder(media);
    await ensureFolder(join(media, folder));
    const path = join(media, folder, file);
    const partial = `${path}.${process.pid}.partial`;
    await pipeline(Readable.from(content, { objectMode: false }), createWriteStream(partial, { flush: true }));
    await give(partial);
    await rename(partial, path);
  };
}

/** Each file is stored on disk while it is uploaded. */
function writeToBucket(dataDir: string, bucket: Bucket): MediaWriter {
  return async ({ folder, file, content }) => {
    const path = join(dataDir, `.restore-${process.pid}`);
    try {
      await pipeline(Readable.from(content, { objectMode: false }), createWriteStream(path));
      await bucket.write(`${folder}/${file}`, path);
    } finally {
      await rm(path, { force: true });
    }
  };
}
