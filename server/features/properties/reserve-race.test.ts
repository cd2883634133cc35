import { Agent, request } from 'node:http';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { json } from 'node:stream/consumers';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { UnitStatus } from '#domain/units/unit-status.ts';
import type { Transaction } from '#server/database/connection.ts';
import { properties, propertyActions, propertyClaims, users } from '#server/database/schema.ts';
import { beginSession } from '#server/sessions/sessions.ts';
import { duringTransaction } from '#tools/testing/during-transaction.ts';
import { ownSampleApp } from '#tools/testing/own-sample-app.ts';
import { required } from '#tools/required.ts';
import { askForStatus } from '#tools/testing/sales-client.ts';
import { makeUser, openSalesSession } from '#tools/testing/sales-sessions.ts';
import { startTcpProxy } from '#tools/testing/tcp-proxy.ts';

const {
  app,
  database: { db, pool },
  ids: { projectId, unitIds: units },
} = await ownSampleApp({
  units: 12,
  fill: (own) => own.db.update(properties).set({ status_id: UnitStatus.available }),
});
const address = await app.listen({ port: 0, host: '127.0.0.1' });
const nextUnit = () => required(units.pop(), 'a unit');

const claimsOf = (unit: number) =>
  db.$count(propertyClaims, and(eq(propertyClaims.property_id, unit), isNull(propertyClaims.closed_at)));

describe('a reservation during a change of its price', () => {
  const raise = (tx: Pick<Transaction, 'update'>, unit: number) =>
    tx
      .update(properties)
      .set({ price: sql`price + 100000` })
      .where(eq(properties.id, unit));
  const raisedSince = async (unit: number) => {
    const [agreed] = await db.select().from(propertyActions).where(eq(propertyActions.property_id, unit));
    const [now] = await db.select().from(properties).where(eq(properties.id, unit));
    return required(now, 'the unit').price - required(agreed, 'the action').price;
  };

  it('is made at the new price, although it was read at the old one', async () => {
    const unit = nextUnit();
    const { cookie } = await openSalesSession(db, projectId);
    const answer = await duringTransaction(
      pool,
      (tx) => raise(tx, unit),
      () => askForStatus(address, cookie, { unit, status: 2 }),
    );
    expect([answer.response, await raisedSince(unit)]).toEqual([true, 0]);
  });

  it('keeps its price if the change comes later', async () => {
    const unit = nextUnit();
    const { cookie } = await openSalesSession(db, projectId);
    expect((await askForStatus(address, cookie, { unit, status: 2 })).response).toBe(true);
    await raise(db, unit);
    expect(await raisedSince(unit)).toBe(100_000);
  });
});

describe('a reservation that waits for a unit', () => {
  const reserveWhile = async (meanwhile: (userId: number) => Promise<unknown>) => {
    const unit = nextUnit();
    const session = await openSalesSession(db, projectId, { parent: await top });
    const answer = await duringTransaction(
      pool,
      (tx) => tx.execute(sql`select from properties where id = ${unit} for no key update`),
      () => askForStatus(address, session.cookie, { unit, status: 2 }),
      () => meanwhile(session.userId),
    );
    return { response: answer.response, claims: await claimsOf(unit) };
  };
  const top = makeUser(db, projectId, 'admin');

  it('is not made once its seller is deleted', async () => {
    const cookie = `session=${await beginSession(db, { userId: await top, method: 'password' })}`;
    const remove = async (userId: number) => {
      const answer = await fetch(`${address}/api/users/${userId}`, { method: 'DELETE', headers: { cookie } });
      expect([answer.status, await answer.text()]).toEqual([200, '{"response":true}']);
      const [user] = await db.select().from(users).where(eq(users.id, userId));
      expect(user?.is_active).toBe(false);
    };
    expect(await reserveWhile(remove)).toEqual({ response: false, claims: 0 });
  });

  it('is made if nothing else happened', async () => {
    expect(await reserveWhile(async () => undefined)).toEqual({ response: true, claims: 1 });
  });
});

describe('a reservation whose answer is lost between server and browser', async () => {
  const proxy = await startTcpProxy(Number(new URL(address).port));
  afterAll(() => proxy.close());

  /** Sends on a connection whose next answer is lost, and returns once that has happened. */
  const sendAndLose = async (path: string, headers: Record<string, string>) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const at = { host: '127.0.0.1', port: proxy.port, agent };
    const first = request({ ...at, path: '/api/healthz' }).end();
    const [response] = (await once(first, 'response')) as [Parameters<typeof json>[0]];
    await json(response);
    const change = request({ ...at, path, method: 'PUT', headers: { ...headers, 'content-type': 'application/json' } });
    const [socket] = (await once(change, 'socket')) as [Socket];
    proxy.loseAnswer(required(socket.localPort, 'a port'));
    change.end(JSON.stringify({ status: UnitStatus.reserved }));
    await expect(once(change, 'response')).rejects.toThrow('socket hang up');
    agent.destroy();
  };

  it('is made, and a retry with its key gets the same answer; without a key, the retry is told that the unit is taken', async () => {
    for (const key of ['lost-answer', undefined]) {
      const unit = nextUnit();
      const { cookie } = await openSalesSession(db, projectId);
      await sendAndLose(`/api/properties/${unit}`, {
        cookie,
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      });
      expect(await claimsOf(unit)).toBe(1);
      const again = await askForStatus(address, cookie, { unit, status: 2, key });
      expect({ key, response: again.response }).toEqual({ key, response: key !== undefined });
      expect(await claimsOf(unit)).toBe(1);
      expect(await db.$count(propertyActions, eq(propertyActions.property_id, unit))).toBe(1);
    }
  });
});
