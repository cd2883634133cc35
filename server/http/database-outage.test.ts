import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { UnitStatus } from '#domain/units/unit-status.ts';
import { openBrowser, readMails } from '#tools/testing/browser.ts';
import { listen, type ListeningBrowser } from '#tools/testing/listen-events.ts';
import { ownProxiedApp } from '#tools/testing/own-proxied-app.ts';
import { recordLog } from '#tools/testing/record-log.ts';
import { openSalesSession } from '#tools/testing/sales-sessions.ts';
import { presentations, properties } from '#server/database/schema.ts';

const log = recordLog();
const logBegan = performance.now();
const readShell = async () => '<html lang="en"><head><!--boot--></head><body><!--first-frame--></body></html>';

const {
  app,
  address,
  database: { db, pool, url },
  ids,
  proxy,
  as,
} = await ownProxiedApp({ logger: log.logger, readShell, pollInterval: 100, mail: { isProduction: false } });
const databaseName = new URL(url).pathname.slice(1);
const unit = ids.unitIds[0]!;
const rep = await as('rep');
const session = await openSalesSession(db, ids.projectId);

const get = async (path: string, cookie = '') => app.inject({ url: path, headers: { cookie } });
const change = async (status: number, key: string = randomUUID()) => {
  const answer = await app.inject({
    method: 'PUT',
    url: `/api/properties/${unit}`,
    headers: { cookie: session.cookie, 'idempotency-key': key },
    payload: { status },
  });
  return {
    ...answer,
    headers: answer.headers,
    isDone: answer.statusCode === 200 && (answer.json() as { response: boolean }).response,
  };
};
const stranger = `session=${'n'.repeat(43)}`;
const statusIn = async (cookie = '') =>
  ((await get('/api/properties', cookie)).json() as { id: number; status_id: number }[]).find((one) => one.id === unit)
    ?.status_id;
const cookieOf = (browser: ReturnType<typeof openBrowser>) =>
  [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
const isReady = async () => (await get('/api/readyz')).statusCode === 200;
const linesOf = (message: string) => log.lines().filter((line) => line.msg.startsWith(message));

/** Makes the database unavailable: nothing listens at its address. */
function stopDatabase(): void {
  proxy.forwardTo(1);
  proxy.cut();
}
const startDatabase = () => proxy.forwardTo(Number(new URL(url).port));

/**
 * Waits until a browser has been told everything that changed so far, and that its stream is live: earlier tests have
 * cut connections, which the server may notice only now.
 */
async function awaitLive(browser: ListeningBrowser): Promise<void> {
  const last = ids.unitIds[6]!;
  await db
    .update(properties)
    .set({ price: sql`price + 1` })
    .where(eq(properties.id, last));
  await expect
    .poll(() => browser.heard('units').flatMap(({ properties: units }) => units.map(({ id }) => id)))
    .toContain(last);
  await expect.poll(() => [...browser.heard('hello'), ...browser.heard('live')].at(-1)?.live).toBe(true);
}

afterEach(async () => {
  await pool.query(`alter database ${databaseName} reset all`);
  proxy.release();
  proxy.cut();
  startDatabase();
  await vi.waitUntil(isReady, { timeout: 120_000 });
  await vi.waitUntil(makeAvailable, { timeout: 120_000 });
});

/** Tries to release the unit, and returns whether it is available: a connection cut in the outage may still fail. */
async function makeAvailable(): Promise<boolean> {
  await change(UnitStatus.available);
  const { rows } = await pool.query<{ status_id: number }>('select status_id from properties where id = $1', [unit]);
  return rows[0]?.status_id === UnitStatus.available;
}

describe('while the database is unavailable', () => {
  it('reads continue from the last known state, even after a write has invalidated it; everything else is 503', async () => {
    await get('/api/session', cookieOf(rep));
    await get('/api/properties', cookieOf(rep));
    expect((await change(UnitStatus.reserved)).isDone).toBe(true);
    stopDatabase();
    for (const path of [
      '/api/properties',
      '/api/buildings',
      `/api/settings/${ids.projectId}`,
      `/api/properties/${unit}`,
      '/api/plans/1/af1',
    ])
      expect([path, (await get(path)).statusCode]).toEqual([path, 200]);
    const [seen] = (await get('/api/properties', cookieOf(rep))).json() as { price?: number }[];
    expect(seen?.price).toBeGreaterThan(0);
    expect((await get('/api/session', cookieOf(rep))).json()).toMatchObject({ user: { email: 'rep@asteria.example' } });
    for (const [path, cookie] of [
      ['/api/session', stranger],
      ['/api/properties', stranger],
      ['/api/clients', cookieOf(rep)],
      ['/api/changes', ''],
    ] as const) {
      const answer = await get(path, cookie);
      expect([path, answer.statusCode, answer.headers['retry-after'], answer.json().code]).toEqual([
        path,
        503,
        '2',
        'unavailable',
      ]);
    }
    expect([
      (await change(UnitStatus.available)).statusCode,
      (await get('/api/readyz')).statusCode,
      (await get('/api/healthz')).statusCode,
    ]).toEqual([503, 503, 200]);
    const logIn = await openBrowser(app).logIn('rep', ids.projectId);
    expect([logIn.status, logIn.headers['retry-after']]).toEqual([503, '2']);
  });

  it('pages are served in the user’s last known state, otherwise as for a visitor', async () => {
    await change(UnitStatus.reserved);
    await get('/', cookieOf(rep));
    stopDatabase();
    const bootOf = async (cookie: string) => {
      const page = await get('/', cookie);
      expect(page.statusCode).toBe(200);
      return JSON.parse(/id="boot">(.*?)<\/script>/.exec(page.body)?.[1] ?? 'null') as unknown;
    };
    expect(await bootOf('')).toMatchObject({ settings: { projectName: 'Sample' }, session: { user: null } });
    expect(await bootOf(stranger)).toMatchObject({ session: { user: null, client: null } });
    expect(await bootOf(cookieOf(rep))).toMatchObject({ session: { user: { email: 'rep@asteria.example' } } });
  });

  it('streams report that they are not live, and later everything that changed meanwhile', async () => {
    const open = await listen(address);
    const ofRep = await listen(address, cookieOf(rep));
    await awaitLive(open);
    const lost = [open.next('live'), ofRep.next('live')];
    stopDatabase();
    expect(await Promise.all(lost)).toEqual([{ live: false }, { live: false }]);
    const late = await listen(address);
    expect(late.heard('hello')).toMatchObject([{ live: false }]);
    const changed = ids.unitIds.slice(2, 5);
    for (const id of changed)
      await db
        .update(properties)
        .set({ price: sql`price + 1` })
        .where(eq(properties.id, id));
    const reported = new Set<number>();
    open.onEvent((_name, data) => {
      if ('properties' in data) for (const { id } of data.properties) reported.add(id);
    });
    const back = [open.next('live'), late.next('live'), ofRep.next('live')];
    startDatabase();
    expect(await Promise.all(back)).toEqual([{ live: true }, { live: true }, { live: true }]);
    expect([...reported].sort((a, b) => a - b)).toEqual(changed);
    for (const browser of [open, late, ofRep]) browser.close();
  });

  it('everything recovers: writes, LISTEN, queued mail, idle presentations', async () => {
    stopDatabase();
    await expect.poll(isReady).toBe(false);
    const idle = await openSalesSession(db, ids.projectId);
    await db
      .update(presentations)
      .set({ last_active_at: sql`now() - interval '1 hour'` })
      .where(eq(presentations.id, idle.presentationId));
    await db.execute(
      sql`
        insert into mails (message_id, "to", kind, subject, text, html)
        values ('<waiting@test>', 'waits@sample.example', 'test', 'Waits', 'w', 'w')`,
    );
    startDatabase();
    await expect.poll(async () => (await change(UnitStatus.reserved)).isDone).toBe(true);
    await expect.poll(async () => (await readMails(app, 'waits@sample.example')).length).toBe(1);
    const ended = () =>
      db
        .select()
        .from(presentations)
        .where(eq(presentations.id, idle.presentationId))
        .then(([row]) => row?.ended_at);
    await expect.poll(ended).not.toBeNull();
    const listening = () =>
      pool.query(
        `
          select 1
          from pg_stat_activity
          where datname = current_database()
            and application_name = 'loggia notices'
            and query ~ '^listen|pg_notify'`,
      );
    await expect.poll(async () => (await listening()).rowCount).toBe(1);
  });

  it('the log records the start and end, and each reason for a 503 at most once in half a minute', async () => {
    const before = linesOf('not ready').length;
    stopDatabase();
    for (let call = 0; call < 40; call += 1) await get('/api/clients', cookieOf(rep));
    await expect.poll(() => linesOf('not ready').length).toBe(before + 1);
    startDatabase();
    await expect.poll(() => linesOf('ready again').length).toBe(before + 1);
    const reasons = Map.groupBy(
      linesOf('calls are answered by 503'),
      (line) => line.err?.sqlstate ?? line.err?.error_code ?? line.err?.message,
    );
    expect(reasons.size).toBeGreaterThan(0);
    const max = 1 + (performance.now() - logBegan) / 30_000;
    for (const lines of reasons.values()) expect(lines.length).toBeLessThanOrEqual(max);
  });
});

describe('while the database is available', () => {
  it('a read never returns a unit older than the last write, even when connections end', async () => {
    for (let round = 0; round < 20; round += 1) {
      const status = 1 + ((round + 1) % 2);
      await expect.poll(async () => (await change(status, `round-${round}`)).isDone).toBe(true);
      await pool.query(
        `
          select pg_terminate_backend(pid)
          from pg_stat_activity
          where datname = current_database()
            and pid <> pg_backend_pid()`,
      );
      expect([round, await statusIn()]).toEqual([round, status]);
    }
  });

  it('a read-only server is not ready, states why, and is still used for reads', async () => {
    const settle = async (setting: string) => {
      await pool.query(`alter database ${databaseName} ${setting}`);
      proxy.cut();
    };
    await settle('set default_transaction_read_only = on');
    await expect.poll(isReady).toBe(false);
    const answer = await change(UnitStatus.reserved);
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
    expect(await statusIn()).toBe(1);
    expect(linesOf('calls are answered by 503').map((line) => line.err?.sqlstate)).toContain('25006');
    await settle('reset default_transaction_read_only');
    await expect.poll(isReady).toBe(true);
    // The first connection of the pool may be one that was cut.
    await expect.poll(async () => (await change(UnitStatus.reserved, 'writable-again')).isDone).toBe(true);
    // Simulates a full disk, which has no room for a sort.
    await settle('set temp_file_limit = 0');
    await expect.poll(isReady).toBe(false);
    expect(await statusIn()).toBe(2);
    expect(linesOf('not ready').map((line) => line.err?.sqlstate)).toContain('53400');
    await settle('reset temp_file_limit');
    await expect.poll(isReady).toBe(true);
    expect(linesOf('ready again')).toHaveLength(linesOf('not ready').length);
  });
});

describe('a database that is frozen', () => {
  it('is reported as not ready within seconds; reads and streams continue, and pending calls end once it resumes', async () => {
    const browser = await listen(address);
    expect((await change(UnitStatus.reserved)).statusCode).toBe(200);
    await awaitLive(browser);
    const event = browser.next('live');
    proxy.hold();
    const startedAt = performance.now();
    const inHand = change(UnitStatus.available);
    await expect.poll(isReady).toBe(false);
    expect((await get('/api/properties')).statusCode).toBe(200);
    expect(await event).toEqual({ live: false });
    expect(performance.now() - startedAt).toBeLessThan(20_000);
    proxy.release();
    expect([200, 503]).toContain((await inHand).statusCode);
    await expect.poll(() => browser.heard('live').at(-1)).toEqual({ live: true });
    browser.close();
  });
});
