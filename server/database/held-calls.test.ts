import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { UnitStatus } from '#domain/units/unit-status.ts';
import type { Moment } from '#tools/testing/cut-statements.ts';
import { ownProxiedApp } from '#tools/testing/own-proxied-app.ts';
import { openSalesSession } from '#tools/testing/sales-sessions.ts';
import { createApp } from '#server/app.ts';
import { maxHeldCalls } from './held-calls.ts';

const readShell = async () => '<html lang="en"><head><!--boot--></head><body><!--first-frame--></body></html>';
const longest = 120_000;
const {
  app,
  database: { db, url },
  ids,
  proxy,
  connection,
  cutAt,
} = await ownProxiedApp({ readShell, pollInterval: 100, holdCalls: longest });
const unit = ids.unitIds[0]!;
const session = await openSalesSession(db, ids.projectId);

/** Makes the database unavailable: nothing listens at its address. */
function goAway(): void {
  proxy.forwardTo(1);
  proxy.cut();
}
const comeBack = () => proxy.forwardTo(Number(new URL(url).port));

afterEach(() => {
  proxy.cut();
  comeBack();
});

const change = async (status: number, headers = {}) =>
  app.inject({
    method: 'PUT',
    url: `/api/properties/${unit}`,
    headers: { cookie: session.cookie, ...headers },
    payload: { status },
  });
const mark = async () =>
  app.inject({
    method: 'POST',
    url: '/api/propertyFavs/action',
    headers: { cookie: session.cookie },
    payload: { client_id: session.clientId, property_id: unit, action: 'add' },
  });
/** A read that needs the database: the session of a token that was never seen. */
let strangers = 0;
const askForStranger = async (from = app) => {
  strangers += 1;
  return from.inject({ url: '/api/session', headers: { cookie: `session=${String(strangers).padStart(43, 'n')}` } });
};
const heldCalls = async () =>
  Number(/^database_calls_held (\d+)$/m.exec((await app.inject('/api/metrics')).body)?.[1] ?? Number.NaN);

const readUnit = async () => {
  const { rows } = await db.execute<{ status_id: number; version: number; changes: number; actions: number }>(sql`
    select status_id, version::int, (select count(*)::int from unit_changes where property_id = p.id) as changes,
      (select count(*)::int from property_actions where property_id = p.id) as actions
    from properties p where id = ${unit}`);
  return rows[0]!;
};

/** The answer to a reservation, and how often it was made by version, history, actions and status of the unit. */
type Outcome = { status: number; isDone: boolean; made: number[] };

/**
 * Makes a reservation with its connection cut at the first statement, the second, and so on until one is made uncut.
 * `lastActive`, in seconds from now, decides whether the call also records activity in the presentation.
 */
async function reserveEverywhere(
  moment: Moment,
  { key, lastActive = 3600 }: { key?: string; lastActive?: number } = {},
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (let statement = 1; ; statement += 1) {
    await change(UnitStatus.available);
    await db.execute(sql`update presentations set last_active_at = now() + make_interval(secs => ${lastActive})`);
    const before = await readUnit();
    const headers = key === undefined ? {} : { 'idempotency-key': `${key}-${statement}` };
    const { result, wasCut } = await cutAt(statement, moment, () => change(UnitStatus.reserved, headers));
    const after = await readUnit();
    outcomes.push({
      status: result.statusCode,
      isDone: result.statusCode === 200 && (result.json() as { response: boolean }).response,
      made: [
        after.version - before.version,
        after.changes - before.changes,
        after.actions - before.actions,
        Number(after.status_id === UnitStatus.reserved),
      ],
    });
    if (!wasCut) return outcomes;
  }
}

const once = [1, 1, 1, 1];
const never = [0, 0, 0, 0];

describe.each(['before', 'after'] as const)('a connection that ends %s a statement', (moment) => {
  it('fails only the reservation whose COMMIT was sent, which is not repeated, and makes none twice', async () => {
    const outcomes = await reserveEverywhere(moment);
    expect(outcomes.length).toBeGreaterThan(6);
    const failed = outcomes.filter(({ status }) => status !== 200);
    expect(failed).toEqual([{ status: 503, isDone: false, made: moment === 'before' ? never : once }]);
    const answered = outcomes.filter(({ status }) => status === 200);
    expect(answered).toEqual(answered.map(() => ({ status: 200, isDone: true, made: once })));
  });

  it('fails no reservation that has a key, not even at its COMMIT, and makes each once', async () => {
    const outcomes = await reserveEverywhere(moment, { key: `key-${moment}` });
    expect(outcomes.length).toBeGreaterThan(8);
    expect(outcomes).toEqual(outcomes.map(() => ({ status: 200, isDone: true, made: once })));
  });

  it('fails no reservation that also records activity in the presentation', async () => {
    const outcomes = await reserveEverywhere(moment, { key: `active-${moment}`, lastActive: -60 });
    expect(outcomes.length).toBeGreaterThan(11);
    expect(outcomes).toEqual(outcomes.map(() => ({ status: 200, isDone: true, made: once })));
  });
});

describe('while the database is unavailable', () => {
  it('calls wait until it is back; reads with a last known state and health checks do not wait', async () => {
    await change(UnitStatus.available);
    await app.inject('/api/properties');
    const before = await readUnit();
    goAway();
    const waiting = [change(UnitStatus.reserved), mark(), askForStranger()];
    await expect.poll(heldCalls).toBe(waiting.length);
    for (const path of ['/api/properties', '/api/buildings', '/', '/api/healthz'])
      expect([path, (await app.inject(path)).statusCode]).toEqual([path, 200]);
    expect((await app.inject('/api/readyz')).statusCode).toBe(503);
    comeBack();
    expect((await Promise.all(waiting)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const after = await readUnit();
    expect([after.status_id, after.version]).toEqual([2, before.version + 1]);
    await expect.poll(heldCalls).toBe(0);
  });

  it(`at most ${maxHeldCalls} calls wait; further ones are answered at once`, async () => {
    goAway();
    const asked = Array.from({ length: maxHeldCalls + 20 }, () => askForStranger());
    const refused: number[] = [];
    for (const call of asked)
      void call.then(({ statusCode, headers }) => {
        if (statusCode === 503 && headers['retry-after'] === '2') refused.push(statusCode);
      });
    await expect.poll(() => refused.length).toBe(20);
    expect(await heldCalls()).toBe(maxHeldCalls);
    comeBack();
    const statuses = (await Promise.all(asked)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(maxHeldCalls);
  });

  it('a call is answered with 503 when it has waited for as long as it may', async () => {
    const impatient = await createApp({ connection, dataDir: '/nowhere', webFolder: '/nowhere', holdCalls: 50 });
    goAway();
    const answer = await askForStranger(impatient);
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
    await impatient.close();
  });

  it('calls that wait are answered with 503 when the server closes', async () => {
    const closing = await createApp({ connection, dataDir: '/nowhere', webFolder: '/nowhere', holdCalls: longest });
    goAway();
    const isHeld = async () => (await closing.inject('/api/metrics')).body.includes('database_calls_held 1\n');
    const call = askForStranger(closing);
    await expect.poll(isHeld).toBe(true);
    await closing.close();
    const answer = await call;
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
  });
});
