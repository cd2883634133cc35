import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { z } from 'zod';
import { BackupError } from './backup-error.ts';

const personSchema = z.object({ id: z.int(), created_at: z.string() });
const listSchema = z.object({ clients: z.array(personSchema), users: z.array(personSchema) });

/**
 * The clients who were erased and the users who were deleted, without personal data: their ids, and when their rows
 * were created, since ids may be reused after a restore. Kept beside the backups, it lists the people whom an older
 * backup must not bring back.
 */
export type ErasedPeople = z.infer<typeof listSchema>;

const erasedPeopleFile = 'erased-people.json';

/** An empty list. */
export const nobody: ErasedPeople = { clients: [], users: [] };

/**
 * The erased clients and deleted sales users of a database of any version. Includes clients who were merged into an
 * erased one, since an older backup may contain both.
 */
export async function listErasedPeople(client: Pick<pg.ClientBase, 'query'>): Promise<ErasedPeople> {
  const has = async (table: string, column: string) => {
    const { rowCount } = await client.query(
      "select from information_schema.columns where table_schema = 'public' and table_name = $1 and column_name = $2",
      [table, column],
    );
    return rowCount === 1;
  };
  const list = async (query: string) => {
    const { rows } = await client.query(query);
    return z.array(personSchema).parse(rows);
  };
  // A merged client keeps the former address until the other one is erased.
  const hasMerged = await has('clients', 'merged_into_id');
  return {
    clients: (await has('clients', 'erased_at'))
      ? await list(
          `
            select id, created_at::text
            from clients
            where erased_at is not null${hasMerged ? ' and (merged_into_id is null or former_email is null)' : ''}
            order by id`,
        )
      : [],
    users: (await has('users', 'is_active'))
      ? await list(`select id, created_at::text from users where email = 'deleted-' || id order by id`)
      : [],
  };
}

/** The list beside the backups in a folder; null if there is none. Throws `BackupError` if it cannot be read. */
export async function readErasedPeople(folder: string): Promise<ErasedPeople | null> {
  const path = join(folder, erasedPeopleFile);
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return null;
  try {
    return listSchema.parse(JSON.parse(text));
  } catch (error) {
    throw new BackupError(`${path} cannot be read. Take it from another copy of the backups, or remove it.`, {
      cause: error,
    });
  }
}

/** Adds people to the list beside the backups, from which nobody is ever removed. */
export async function addErasedPeople(folder: string, people: ErasedPeople): Promise<void> {
  const all = joinErasedPeople((await readErasedPeople(folder)) ?? nobody, people);
  const path = join(folder, erasedPeopleFile);
  await writeFile(`${path}.partial`, `${JSON.stringify(all)}\n`, { mode: 0o600, flush: true });
  await rename(`${path}.partial`, path);
}

/** The people of both lists, each once. */
export function joinErasedPeople(one: ErasedPeople, other: ErasedPeople): ErasedPeople {
  const union = (a: ErasedPeople['users'], b: ErasedPeople['users']) => [
    ...new Map([...a, ...b].map((person) => [`${person.id} ${person.created_at}`, person])).values(),
  ];
  return { clients: union(one.clients, other.clients), users: union(one.users, other.users) };
}
