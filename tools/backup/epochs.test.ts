import { execFile } from 'node:child_process';
import { appendFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { expect, it } from 'vitest';
import { UnitStatus } from '#domain/units/unit-status.ts';
import type { AnswerOf } from '#contract/calls/call.ts';
import type { calls } from '#contract/calls/index.ts';
import { createApp } from '#server/app.ts';
import { openConnection } from '#server/database/connection.ts';
import { startEmbeddedDatabase } from '#server/database/embedded.ts';
import { migrateDatabase } from '#server/database/migrate.ts';
import { askPlace, backUpPlace, ownPlaces, restoreInto } from '#tools/testing/backup-places.ts';
import { openSalesSession } from '#tools/testing/sales-sessions.ts';
import { saveSampleProject } from '#tools/testing/sample-project.ts';
import { mergeUnits, type AnyProperty } from '#web/catalogue/merge-units.ts';

type Changes = AnswerOf<typeof calls.listChanges>;

const copy = promisify(execFile);
const { root, newPlace, newFolder } = await ownPlaces();

async function isRecovering(url: string): Promise<boolean> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { rows } = await client.query<{ is: boolean }>('select pg_is_in_recovery() as is');
    return rows[0]?.is ?? true;
  } finally {
    await client.end();
  }
}

/** A server, and a logged-in sales user. */
async function open(url: string) {
  const connection = openConnection(url, 3);
  const { db, pool } = connection;
  await migrateDatabase(pool);
  const { rows } = await pool.query<{ id: number }>('select id from properties order by id');
  const unitIds = rows.length > 0 ? rows.map(({ id }) => id) : (await saveSampleProject(db)).unitIds;
  const { cookie } = await openSalesSession(db, 7);
  const app = await createApp({ connection, dataDir: '/nowhere', webFolder: '/nowhere' });
  const call = async (path: string, method: 'GET' | 'PUT' = 'GET', payload: object = {}) =>
    (
      await app.inject({ method, url: `/api${path}`, headers: { cookie }, ...(method === 'PUT' && { payload }) })
    ).json();
  return {
    unit: unitIds[0] ?? 0,
    pool,
    list: (): Promise<AnyProperty[]> => call('/properties'),
    changes: (query = ''): Promise<Changes> => call(`/changes${query}`),
    reserve: (id: number) => call(`/properties/${id}`, 'PUT', { status: UnitStatus.reserved }),
    async close() {
      await app.close();
      await connection.close();
    },
  };
}

type Server = Awaited<ReturnType<typeof open>>;
/** The state that a browser shows: its units, version and epoch. */
type ShownUnits = Pick<Changes, 'version' | 'epoch'> & { units: AnyProperty[] };

const statusIn = (units: readonly AnyProperty[], id: number) => units.find((unit) => unit.id === id)?.status;

/** Reserves a unit, and returns the state of a browser that received the event and was then suspended. */
async function reserveAndSleep({ reserve, unit, list, changes }: Server): Promise<ShownUnits> {
  expect(await reserve(unit)).toMatchObject({ response: true });
  return { ...(await changes()), units: await list() };
}

/** Makes further sales until the database has passed the suspended browser's version. */
async function pass(server: Server, { version }: ShownUnits): Promise<void> {
  while ((await server.changes()).version <= version)
    await server.pool.query('update properties set price = price + 1 where id = $1', [server.unit + 1]);
}

/** The state of a browser after it resumes. `named`: whether it sends the epoch of its version. */
async function wakeUp({ changes, list }: Server, { version, epoch, units }: ShownUnits, named: boolean) {
  const found = await changes(`?since=${version}${named ? `&epoch=${epoch}` : ''}`);
  return found.reset ? list() : mergeUnits(units, found.properties, found.gone);
}

/** The status of the unit in the suspended browser, in the database, and in the browser after it has resumed. */
async function statusesAfter(server: Server, shown: ShownUnits) {
  const { unit } = server;
  await pass(server, shown);
  return {
    asleep: statusIn(shown.units, unit),
    real: statusIn(await server.list(), unit),
    awake: statusIn(await wakeUp(server, shown, true), unit),
    // The control: without the epoch, the version alone hides that the sale was undone.
    awakeWithoutEpoch: statusIn(await wakeUp(server, shown, false), unit),
  };
}

const expected = { asleep: 'reserved', real: 'available', awake: 'available', awakeWithoutEpoch: 'reserved' };

it('a browser that was suspended during a restore into the same database reloads everything', async () => {
  const place = await newPlace();
  const before = await open(place.url);
  const { path } = await backUpPlace(place, newFolder());
  const shown = await reserveAndSleep(before);
  await before.close();
  // PostgreSQL ends a connection only a moment after it was closed.
  const users = "select from pg_stat_activity where datname = current_database() and application_name = 'loggia'";
  await expect.poll(() => askPlace(place, async (client) => (await client.query(users)).rowCount)).toBe(0);
  await restoreInto(place, path, { replace: true });
  const after = await open(place.url);
  expect(await statusesAfter(after, shown)).toEqual(expected);
  await after.close();
});

it('a browser that was suspended during a point-in-time recovery reloads everything', async () => {
  const dataDir = join(root, 'point-in-time');
  await copy('install', ['-d', '-m', '755', dataDir]);
  const cluster = join(dataDir, 'postgres', 'data');
  const start = () => startEmbeddedDatabase(dataDir, { durable: false });
  const first = await start();
  const before = await open(first.url);
  await before.close();
  await first.stop();
  await copy('cp', ['-a', cluster, join(root, 'base')]);

  const second = await start();
  const later = await open(second.url);
  const shown = await reserveAndSleep(later);
  await later.close();
  await second.stop();
  await rename(cluster, join(root, 'undone'));
  await copy('cp', ['-a', join(root, 'base'), cluster]);
  await writeFile(join(cluster, 'recovery.signal'), '');
  await appendFile(join(cluster, 'postgresql.auto.conf'), "restore_command = 'false'\n");

  const third = await start();
  // It accepts connections before its recovery has ended.
  await expect.poll(() => isRecovering(third.url)).toBe(false);
  const after = await open(third.url);
  expect(await statusesAfter(after, shown)).toEqual(expected);
  await after.close();
  await third.stop();
});
