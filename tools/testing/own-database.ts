import { randomBytes } from 'node:crypto';
import { afterAll, inject } from 'vitest';
import { openConnection, type Connection } from '#server/database/connection.ts';
import { addressOf, runOn } from './database.ts';

/** A database used by one test file only. */
export type OwnDatabase = Connection & { url: string };

/**
 * Creates a database for this test file, migrated and empty; it is dropped after the file. Call it at the top of the
 * file: `const database = await ownDatabase()`.
 */
export async function ownDatabase(): Promise<OwnDatabase> {
  const { template } = inject('testDatabase');
  const server = ownServer();
  const name = `loggia_test_${randomBytes(6).toString('hex')}`;
  await createFrom(server, template, name);
  const url = addressOf(server, name);
  const connection = openConnection(url, 5);
  afterAll(async () => {
    await connection.close();
    await runOn(server, `drop database ${name} with (force)`);
  });
  return { ...connection, url };
}

/** The PostgreSQL of this worker. */
export function ownServer(): string {
  const worker = process.env.VITEST_POOL_ID ?? '1';
  const url = inject('testDatabase').urls[Number(worker) - 1];
  if (url === undefined) throw new Error(`Worker ${worker} has no PostgreSQL of its own`);
  return url;
}

/**
 * Copying locks the template for a moment: files that start together wait for each other. Without fsync, copying files
 * takes half as long as writing every page to the log.
 */
async function createFrom(server: string, template: string, name: string): Promise<void> {
  const connection = openConnection(server, 1);
  const lock = `hashtext('${template}')`;
  const statements = [
    `select pg_advisory_lock(${lock})`,
    `create database ${name} template ${template} strategy file_copy`,
  ];
  try {
    for (const statement of statements) await connection.pool.query(statement);
  } finally {
    await connection.close();
  }
}
