import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openConnection } from '#server/database/connection.ts';
import { startEmbeddedDatabase } from '#server/database/embedded.ts';
import { migrateDatabase } from '#server/database/migrate.ts';
import { keepCompiledCode } from './compile-cache.ts';
import { openRunFolder } from './run-folder.ts';
import { temporaryParent } from './temporary-parent.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * The PostgreSQL servers, one per worker, and the name of the template from which each test file's database is
     * copied.
     */
    testDatabase: { urls: string[]; template: string };
    /** The folder for temporary files. */
    runFolder: string;
  }
}

/**
 * Vitest's global setup: provides one PostgreSQL per worker, each with a migrated template database, and removes them
 * after all tests. `TEST_DATABASE_URL` lists existing servers, separated by commas; by default, embedded ones are
 * started in temporary folders.
 *
 * Workers do not share a server, because an open transaction in one database also delays tests in the others: snapshots
 * are per server.
 */
export default async function prepareTestDatabase(project: TestProject): Promise<() => Promise<void>> {
  keepCompiledCode();
  const runFolder = await openRunFolder(await temporaryParent());
  project.provide('runFolder', runFolder.path);
  const workers = project.config.maxWorkers;
  const given = process.env.TEST_DATABASE_URL?.split(',') ?? [];
  if (given.length > 0 && workers > given.length)
    throw new Error(`TEST_DATABASE_URL has ${given.length} servers for ${workers} workers: use --maxWorkers`);
  const servers =
    given.length > 0
      ? given.map((url) => ({ url, stop: async () => undefined }))
      : await Promise.all(Array.from({ length: workers }, () => startServer(runFolder.path)));
  const template = `loggia_template_${randomBytes(6).toString('hex')}`;
  await Promise.all(servers.map(({ url }) => makeTemplate(url, template)));
  project.provide('testDatabase', { urls: servers.map(({ url }) => url), template });
  return async () => {
    for (const server of servers) {
      await runOn(server.url, `drop database ${template} with (force)`);
      await server.stop();
    }
    await runFolder.remove();
  };
}

async function makeTemplate(server: string, template: string): Promise<void> {
  await runOn(server, `create database ${template}`);
  const connection = openConnection(addressOf(server, template), 1);
  await migrateDatabase(connection.pool).finally(connection.close);
}

/** Returns the URL of another database on the same server. */
export function addressOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

/** Runs one statement outside of a transaction, such as `create database`, on the server's default database. */
export async function runOn(server: string, statement: string): Promise<void> {
  const connection = openConnection(server, 1);
  await connection.pool.query(statement).finally(() => connection.close());
}

/** Faster settings, for data that need not survive a crash. */
const fastSettings = { synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' };

async function startServer(parent: string): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(parent, 'server-'));
  await chmod(folder, 0o755);
  const embedded = await startEmbeddedDatabase(folder, { durable: false });
  // Fewer rounds of password hashing make connecting faster: the client saves 4,096 per connection.
  const { password } = new URL(embedded.url);
  await runOn(embedded.url, `set scram_iterations = 1; alter role loggia password '${password}'`);
  for (const [name, value] of Object.entries(fastSettings))
    await runOn(embedded.url, `alter system set ${name} = ${value}`);
  await runOn(embedded.url, 'select pg_reload_conf()');
  return { url: embedded.url, stop: embedded.stop };
}
