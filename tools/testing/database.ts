import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openConnection } from '#server/database/connection.ts';
import { startEmbeddedDatabase } from '#server/database/embedded.ts';
import { migrateDatabase } from '#server/database/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server on which test files make their databases, and the migrated database they copy. */
    testDatabase: { url: string; template: string };
  }
}

/**
 * Before all tests: a PostgreSQL (`TEST_DATABASE_URL`, else the embedded one in a folder of its own, without fsync)
 * with
 * one migrated database to copy. After all tests it is gone.
 */
export default async function prepareTestDatabase(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer();
  const template = `loggia_template_${randomBytes(6).toString('hex')}`;
  await runOn(server.url, `create database ${template}`);
  const connection = openConnection(addressOf(server.url, template), 1);
  await migrateDatabase(connection.pool);
  await connection.close();
  project.provide('testDatabase', { url: server.url, template });
  return async () => {
    await runOn(server.url, `drop database ${template} with (force)`);
    await server.stop();
  };
}

/** The address of another database on the same server. */
export function addressOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

/** Runs one statement on a server's own database: making and dropping databases. */
export async function runOn(server: string, statement: string): Promise<void> {
  const connection = openConnection(server, 1);
  await connection.pool.query(statement).finally(() => connection.close());
}

async function startServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const url = process.env.TEST_DATABASE_URL;
  if (url) return { url, stop: async () => undefined };
  const folder = await mkdtemp(join(tmpdir(), 'loggia-test-'));
  await chmod(folder, 0o755);
  const embedded = await startEmbeddedDatabase(folder, { durable: false });
  const stop = async () => {
    await embedded.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { url: embedded.url, stop };
}
