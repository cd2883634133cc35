import { asc, eq, inArray, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { ledPresentation } from '#domain/presentations/presentation-status.ts';
import { recordLocks } from '#tools/testing/lock-recorder.ts';
import { ownSampleApp } from '#tools/testing/own-sample-app.ts';
import type { Send } from '#tools/testing/race-command.ts';
import { freeUnit, makeRaceObjects, raceCommands } from '#tools/testing/race-commands.ts';
import type { Transaction } from './connection.ts';
import { deletedParents, guardedBy, insertsFreely, lockOrder, neverWaitedFor } from './lock-order.ts';
import { locks } from './locks.ts';
import { clients, favourites, presentations, properties } from './schema.ts';
import { inTransaction } from './transaction.ts';

const {
  app,
  database: { db, pool },
  ids: { projectId, unitIds: units },
} = await ownSampleApp({ units: 20, settings: { canSell: true } }, { mail: { isProduction: false } });
const recorder = recordLocks();

const send: Send = async ({ method, path, cookie, body }) => {
  const answer = await app.inject({
    method,
    url: `/api${path}`,
    headers: { cookie, 'idempotency-key': 'one-key' },
    payload: body,
  });
  return { status: answer.statusCode, text: answer.body };
};
const unit = units[0] ?? 0;
await freeUnit(db, unit);
const objects = await makeRaceObjects(db, projectId, unit);

/** What one transaction locked, and the violations found. */
async function record(act: (tx: Transaction) => Promise<unknown>) {
  recorder.take();
  await inTransaction(db, async (tx) => void (await act(tx)));
  return recorder.take()[0] ?? { taken: [], violations: [] };
}

it('every table is in the lock order, guarded by another lock, or exempt', async () => {
  const { rows } = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  const advisory = Object.keys(locks);
  const placed = [
    ...lockOrder.map(({ lock }) => lock).filter((lock) => !advisory.includes(lock)),
    ...Object.keys(guardedBy),
    ...neverWaitedFor,
  ];
  expect(placed.toSorted()).toEqual(rows.map((row) => row.name).toSorted());
  const ordered = lockOrder.map(({ lock }) => lock);
  for (const name of [...Object.values(guardedBy).flat(), ...insertsFreely, ...deletedParents])
    expect(ordered).toContain(name);
});

it('rows that others refer to are deleted only from the declared tables', async () => {
  const { rows } = await pool.query<{ name: string }>(
    `select distinct confrelid::regclass::text as name from pg_constraint where contype = 'f'`,
  );
  const projectAlone = Object.entries(guardedBy)
    .filter(([, guards]) => guards.includes('project'))
    .map(([table]) => table);
  const neverDeleted = ['clients', 'presentations', 'users'];
  expect(
    rows
      .map((row) => row.name)
      .filter((name) => !projectAlone.includes(name))
      .toSorted(),
  ).toEqual([...deletedParents, ...neverDeleted].toSorted());
});

it('a reservation locks the unit before the people', async () => {
  recorder.take();
  await raceCommands.reserve({ db, send, projectId, objects });
  const sale = recorder.take().find(({ taken }) => taken.includes('property_claims'));
  expect(sale?.violations).toEqual([]);
  expect(sale?.taken.slice(0, 5)).toEqual([
    'idempotency_keys',
    'properties',
    'clients',
    'presentations',
    'property_claims',
  ]);
});

const lockClients = (tx: Transaction) =>
  tx.select().from(clients).where(eq(clients.id, objects.client)).for('no key update');
const lockUnit = (tx: Transaction) => tx.select().from(properties).where(eq(properties.id, unit)).for('no key update');

it('a lock out of order, without its guard, or outside the order is detected, also in a trigger', async () => {
  const violationsOf = async (act: (tx: Transaction) => Promise<unknown>) =>
    (await record(act)).violations.map((violation) => violation.replace(/:.*/s, ''));
  expect(await violationsOf(async (tx) => [await lockUnit(tx), await lockClients(tx)])).toEqual([]);
  expect(await violationsOf(async (tx) => [await lockClients(tx), await lockUnit(tx)])).toEqual([
    'properties was locked after clients',
  ]);
  const mark = { client_id: objects.client, property_id: unit };
  expect(
    await violationsOf(async (tx) => [
      await lockUnit(tx),
      await lockClients(tx),
      await tx.insert(favourites).values(mark),
    ]),
  ).toEqual([]);
  expect(await violationsOf((tx) => tx.delete(favourites).where(eq(favourites.client_id, objects.client)))).toEqual([
    'favourites was written without a lock of clients',
  ]);
  expect(await violationsOf(async (tx) => [await lockClients(tx), await tx.insert(favourites).values(mark)])).toEqual([
    'properties was locked after clients',
  ]);
  const led = {
    project_id: projectId,
    status: ledPresentation,
    user_id: objects.rep,
    client_id: objects.client,
  };
  const lockPresentation = (tx: Transaction) =>
    tx.select().from(presentations).where(eq(presentations.id, objects.presentation)).for('share');
  expect(
    await violationsOf(async (tx) => [await lockPresentation(tx), await tx.insert(presentations).values(led)]),
  ).toEqual(['clients was locked after presentations']);
  const two = inArray(properties.id, units.slice(0, 2));
  expect(
    await violationsOf((tx) =>
      tx
        .update(properties)
        .set({ price: sql`price` })
        .where(two),
    ),
  ).toEqual(['several rows of properties were locked in no order']);
  expect(
    await violationsOf((tx) =>
      tx.select().from(properties).where(two).orderBy(asc(properties.id)).for('no key update'),
    ),
  ).toEqual([]);
  expect(await violationsOf((tx) => tx.execute(sql`select pg_advisory_xact_lock(${locks.userTree})`))).toEqual([]);
});
