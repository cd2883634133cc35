import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { openConnection } from '#server/database/connection.ts';
import { clients, projects, users } from '#server/database/schema.ts';
import { prepareProject } from './prepare-project.ts';
import { buildPackage } from './testing/build-package.ts';
import { ownDatabase } from './testing/own-database.ts';

const built = await buildPackage({ frames: 0 });
const dataDir = await mkdtemp(join(tmpdir(), 'loggia-prepare-'));
const database = await ownDatabase();
afterAll(async () => {
  await built.remove();
  await rm(dataDir, { recursive: true, force: true });
});

const environment = {
  development: built.folder,
  dataDir,
  isProduction: false,
  publicUrl: undefined,
  host: '127.0.0.1',
  port: 0,
};

it('fills an empty database only once if several processes start together', async () => {
  await built.write('demo.json', JSON.stringify({ projectName: built.options.projectName }));
  const connections = Array.from({ length: 3 }, () => openConnection(database.url, 4));
  const prepared = await Promise.all(
    connections.map((connection) => prepareProject(connection, environment, () => undefined)),
  );
  expect(prepared.filter(({ wasEmpty }) => wasEmpty)).toHaveLength(1);
  expect(await database.db.select({ id: projects.id }).from(projects)).toHaveLength(1);
  const emails = await database.db.select({ email: clients.email }).from(clients);
  expect(new Set(emails.map(({ email }) => email)).size).toBe(emails.length);
  for (const connection of connections) await connection.close();
});

it('creates no demo people for another development, even one with a copy of the demo’s file or a broken one', async () => {
  const other = await ownDatabase();
  for (const demo of [`{ "projectName": "Asteria" }`, '{ "projectName": ', null]) {
    if (demo === null) await rm(built.path('demo.json'));
    else await built.write('demo.json', demo);
    await prepareProject(other, environment, () => undefined);
    expect(await other.db.$count(users)).toBe(0);
    expect(await other.db.$count(clients)).toBe(0);
    await other.db.execute(sql`truncate projects cascade`);
  }
});
