import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * A migration: its name, when it was generated (milliseconds since the epoch, by which a database records that it has
 * it), its statements, and the SHA-256 of its file.
 */
export type Migration = { name: string; when: number; hash: string; statements: string[] };

const folder = join(import.meta.dirname, 'migrations');

/** All migrations of this version, in the order in which they are applied. */
export async function readMigrations(): Promise<Migration[]> {
  const journal = JSON.parse(await readFile(join(folder, 'meta', '_journal.json'), 'utf8')) as {
    entries: { tag: string; when: number }[];
  };
  return Promise.all(
    journal.entries.map(async ({ tag, when }) => {
      const text = await readFile(join(folder, `${tag}.sql`), 'utf8');
      const hash = createHash('sha256').update(text).digest('hex');
      return { name: tag, when, hash, statements: text.split('--> statement-breakpoint') };
    }),
  );
}
