import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openConnection } from '#server/database/connection.ts';
import { startEmbeddedDatabase } from '#server/database/embedded.ts';
import { migrateDatabase } from '#server/database/migrate.ts';
import { keepCompiledCode } from './compile-cache.ts';
import { copyDataDir } from './copy-data-dir.ts';
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
  const template = `loggia_template_${randomBytes(6).toString('hex')}`;
  await Promise.all(given.map((url) => makeTemplate(url, template)));
  const servers =
    given.length > 0
      ? given.map((url) => ({ url, stop: async () => undefined }))
      : await startServers(workers, runFolder.path, template);
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

/** A PostgreSQL that runs for a worker. */
type Server = { url: string; stop(): Promise<void> };

/** Makes a cluster with the template, and starts it and its copies: copying is faster than making each of them. */
async function startServers(count: number, parent: string, template: string): Promise<Server[]> {
  const first = await newFolder(parent);
  const server = await startServer(first);
  await prepareServer(server.url);
  await makeTemplate(server.url, template);
  await server.stop();
  const copies = Array.from({ length: count - 1 }, async () => {
    const folder = await newFolder(parent);
    await copyDataDir(first, folder);
    return folder;
  });
  return Promise.all([first, ...(await Promise.all(copies))].map(startServer));
}

/** Creates a folder that other users may enter, as root starts PostgreSQL as another user. */
async function newFolder(parent: string): Promise<string> {
  const folder = await mkdtemp(join(parent, 'server-'));
  await chmod(folder, 0o755);
  return folder;
}

async function startServer(folder: string): Promise<Server> {
  const { url, stop } = await startEmbeddedDatabase(folder, { durable: false });
  return { url, stop };
}

/** Sets what holds for all databases of a server. */
async function prepareServer(url: string): Promise<void> {
  // Fewer rounds of password hashing make connecting faster: the client saves 4,096 per connection.
  const { password } = new URL(url);
  await runOn(url, `set scram_iterations = 1; alter role loggia password '${password}'`);
  for (const [name, value] of Object.entries(fastSettings)) await runOn(url, `alter system set ${name} = ${value}`);
  await runOn(url, 'select pg_reload_conf()');
}
