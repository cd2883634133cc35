import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { and, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '#server/database/connection.ts';
import { packageUploads } from '#server/database/schema.ts';
import { noneIfMissing } from '#server/files/file-errors.ts';
import { removeFiles } from './background-work.ts';
import { markInterrupted } from './uploads.ts';

const interval = 600_000;

/** How long files are kept after the last sign of life: an upload taken for interrupted may go on arriving. */
const grace = sql`interval '10 minutes'`;

/**
 * Immediately and every ten minutes deletes the files that killed servers have left of uploads that nobody can load any
 * more. Returns a function that stops it.
 */
export function startRemovingLeftFiles(db: Database, dataDir: string, onError: (error: unknown) => void): () => void {
  const remove = () => void removeLeftFiles(db, dataDir).catch(onError);
  const timer = setInterval(remove, interval);
  timer.unref();
  remove();
  return () => clearInterval(timer);
}

async function removeLeftFiles(db: Database, dataDir: string): Promise<void> {
  // An upload has its row before its files, so files without a row belong to none that is arriving.
  const names = await readdir(join(dataDir, 'uploads')).catch(noneIfMissing);
  const ids = names.map(Number).filter(Number.isSafeInteger);
  if (ids.length === 0) return;
  await markInterrupted(db);
  const isNeeded = inArray(packageUploads.state, ['checking', 'checked', 'loading']);
  const rows = await db
    .select({ id: packageUploads.id })
    .from(packageUploads)
    .where(and(inArray(packageUploads.id, ids), or(isNeeded, sql`${packageUploads.touched_at} > now() - ${grace}`)));
  const kept = new Set(rows.map(({ id }) => id));
  for (const id of ids) if (!kept.has(id)) await removeFiles(dataDir, id);
}
