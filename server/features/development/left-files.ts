import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { inArray, sql } from 'drizzle-orm';
import type { UploadState } from '#contract/entities/package-upload.ts';
import type { Database } from '#server/database/connection.ts';
import { packageUploads } from '#server/database/schema.ts';
import { noneIfMissing } from '#server/files/file-errors.ts';
import { removeFiles } from './background-work.ts';
import { ifGone, removeLocks, uploadOf } from './upload-lock.ts';
import { markExpired, markInterrupted } from './uploads.ts';

const interval = 600_000;

/**
 * How long files are kept after the last sign of life of a process that is not known to be gone: the file of an
 * upload that is taken for interrupted may still be arriving.
 */
const grace = sql`interval '10 minutes'`;
/** In these, an upload needs its files. */
const needing: UploadState[] = ['checking', 'checked', 'loading'];

/**
 * Immediately and every ten minutes gives up packages that nobody has loaded for too long, and deletes the files of
 * uploads that nobody can load any more. Returns a function that stops it.
 */
export function startRemovingLeftFiles(db: Database, dataDir: string, onError: (error: unknown) => void): () => void {
  const remove = () => void removeLeftFiles(db, dataDir).catch(onError);
  const timer = setInterval(remove, interval);
  timer.unref();
  remove();
  return () => clearInterval(timer);
}

async function removeLeftFiles(db: Database, dataDir: string): Promise<void> {
  await markExpired(db);
  const entries = await readdir(join(dataDir, 'uploads')).catch(noneIfMissing);
  const ids = [...new Set(entries.map(uploadOf).filter((id) => id !== undefined))];
  if (ids.length === 0) return;
  await markInterrupted(db, dataDir);
  const rows = await db
    .select({
      id: packageUploads.id,
      state: packageUploads.state,
      isRecent: sql<boolean>`${packageUploads.touched_at} > now() - ${grace}`,
    })
    .from(packageUploads)
    .where(inArray(packageUploads.id, ids));
  const known = new Map(rows.map((row) => [row.id, row]));
  for (const id of ids) {
    const row = known.get(id);
    if (row !== undefined && needing.includes(row.state)) continue;
    const whose = await ifGone(dataDir, id, () => removeFiles(dataDir, id));
    // What begins to arrive is locked before it has a row, and has its row before its files.
    if (whose !== 'unknown' || row?.isRecent) continue;
    await removeFiles(dataDir, id);
    await removeLocks(dataDir, entries, id);
  }
}
