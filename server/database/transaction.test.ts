import { eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { expect, it } from 'vitest';
import { UnitStatus } from '#domain/units/unit-status.ts';
import { recordLocks } from '#tools/testing/lock-recorder.ts';
import { ownSampleApp } from '#tools/testing/own-sample-app.ts';
import { openSalesSession } from '#tools/testing/sales-sessions.ts';
import { waitForLockWaiter } from '#tools/testing/wait-for-lock-waiter.ts';
import type { Queryable } from './connection.ts';
import { clients, properties, propertyClaims } from './schema.ts';
import { sqlStateOf } from './sql-state.ts';
import { inTransaction } from './transaction.ts';

const {
  app,
  database: { db, pool },
  ids: {
    projectId,
    unitIds: [unit = 0],
  },
} = await ownSampleApp({}, { mail: { isProduction: false } });
const session = await openSalesSession(db, projectId);

const touchClient = (tx: Queryable) =>
  tx
    .update(clients)
    .set({ note: sql`${clients.note} || '.'` })
    .where(eq(clients.id, session.clientId));
const touchUnit = (tx: Queryable) =>
  tx.select({ id: properties.id }).from(properties).where(eq(properties.id, unit)).for('no key update');

/**
 * Runs `act`, which locks the unit and then the client, against a transaction that locks them the other way round.
 * PostgreSQL ends that of `act`.
 */
async function inDeadlock<T>(act: () => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    // PostgreSQL ends the transaction that first waits for its `deadlock_timeout`: not this one, which has a minute.
    await client.query(`set deadlock_timeout = '60s'`);
    await client.query('begin');
    await touchClient(drizzle(client));
    const acted = act();
    await waitForLockWaiter(pool, acted);
    await Promise.race([touchUnit(drizzle(client)), acted.catch(() => undefined)]);
    await client.query('commit');
    return await acted;
  } finally {
    client.release(true);
    // The deadlock is deliberate: discards the reported violations.
    recordLocks().take();
  }
}

it('a transaction in a deadlock is repeated, takes effect once, and reports no error', async () => {
  let attempts = 0;
  await inDeadlock(() =>
    inTransaction(db, async (tx) => {
      attempts += 1;
      await touchUnit(tx);
      await touchClient(tx);
    }),
  );
  // The repeat may lock the unit before the other transaction, which is only waking up: then there is another deadlock.
  expect(attempts).toBeGreaterThan(1);
  const [after] = await db.select({ note: clients.note }).from(clients).where(eq(clients.id, session.clientId));
  expect(after?.note).toBe('..');
});

it('without the repeat, the same deadlock is an error', async () => {
  const client = await pool.connect();
  const once = async () => {
    await client.query('begin');
    await touchUnit(drizzle(client));
    await touchClient(drizzle(client));
  };
  const failed = await inDeadlock(() => once().finally(() => client.query('rollback'))).catch(
    (error: unknown) => error,
  );
  client.release();
  expect(sqlStateOf(failed)).toBe('40P01');
});

it('a reservation in a deadlock is made exactly once', async () => {
  const reserve = () =>
    app.inject({
      method: 'PUT',
      url: `/api/properties/${unit}`,
      headers: { cookie: session.cookie, 'idempotency-key': 'one-key' },
      payload: { status: UnitStatus.reserved },
    });
  const answer = await inDeadlock(async () => reserve());
  expect([answer.statusCode, answer.json().response]).toEqual([200, true]);
  expect(await db.select().from(propertyClaims).where(eq(propertyClaims.property_id, unit))).toHaveLength(1);
  expect((await reserve()).body).toBe(answer.body);
});
