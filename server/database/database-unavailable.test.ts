import { createServer, type AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { ownDatabase } from '#tools/testing/own-database.ts';
import { startTcpProxy } from '#tools/testing/tcp-proxy.ts';
import { toProblemError } from '#server/http/handle-errors.ts';
import { openConnection } from './connection.ts';
import { isConnectionLost, isDatabaseUnavailable } from './database-unavailable.ts';
import { inTransaction } from './transaction.ts';

const { db, pool, url } = await ownDatabase();

/** The error of a query that PostgreSQL fails with this code, as Drizzle wraps it. */
const raised = (code: string) =>
  db.execute(`do $$ begin raise exception using errcode = '${code}', message = 'raised'; end $$`).then(
    () => undefined,
    (error: unknown) => error,
  );
const failureOf = (result: Promise<unknown>) =>
  result.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('PostgreSQL error codes', () => {
  it.each([
    ...['08000', '08006', '57P01', '57P02', '57P03', '57P05', '25006', '25P03', '25P04'].map(
      (code) => [code, true, true] as const,
    ),
    ...['53100', '53200', '53300', '53400', '40001', '40P01', '55P03', '57014', '58030'].map(
      (code) => [code, true, false] as const,
    ),
    ...['23505', '23503', '22P02', '42P01', 'P0001', 'XX000'].map((code) => [code, false, false] as const),
  ])('%s: away %s, lost %s', async (code, isAway, isLost) => {
    const error = await raised(code);
    expect([isDatabaseUnavailable(error), isConnectionLost(error)]).toEqual([isAway, isLost]);
    const problem = toProblemError(error);
    expect([problem.code, problem.headers['retry-after']]).toEqual(
      isAway ? ['unavailable', '2'] : ['server_error', undefined],
    );
  });
});

describe('errors of the driver and the system', () => {
  it.each([
    'ECONNREFUSED',
    'ECONNRESET',
    'EPIPE',
    'ETIMEDOUT',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'EAI_AGAIN',
    'ENOTFOUND',
  ])('%s, alone, wrapped, and for several addresses', (code) => {
    const error = Object.assign(new Error('reported by the system'), { code });
    for (const one of [
      error,
      new Error('Failed query', { cause: error }),
      new AggregateError([error]),
      new Error('x', { cause: new AggregateError([new Error('other'), error]) }),
    ]) {
      expect(isConnectionLost(one)).toBe(true);
    }
  });

  it('a missing file or a programming error is not one of them', () => {
    expect(
      [
        Object.assign(new Error('x'), { code: 'ENOENT' }),
        Object.assign(new Error('x'), { code: 'EPERM' }),
        new TypeError('x'),
        'text',
        null,
        undefined,
      ].map(isDatabaseUnavailable),
    ).toEqual(Array(6).fill(false));
  });

  it('recognises an ended connection, in a transaction, before it and after it', async () => {
    const client = await pool.connect();
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    await pool.query('select pg_terminate_backend($1, 10000)', [rows[0]?.pid]);
    const first = await failureOf(client.query('select 1'));
    const second = await failureOf(client.query('select 1'));
    client.release(true);
    expect([isConnectionLost(first), isConnectionLost(second)]).toEqual([true, true]);
    expect(
      isConnectionLost(
        await failureOf(inTransaction(db, (tx) => tx.execute('select pg_terminate_backend(pg_backend_pid())'))),
      ),
    ).toBe(true);
  });

  it('does not reuse a connection to a read-only server', async () => {
    const one = openConnection(url, 1);
    const backend = async () => (await one.pool.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid;
    const before = await backend();
    await failureOf(inTransaction(one.db, (tx) => tx.execute('select 1 / 0')));
    expect(await backend()).toBe(before);
    const refused = inTransaction(one.db, async (tx) => {
      await tx.execute('set transaction read only');
      await tx.execute('create table never_made ()');
    });
    expect(isConnectionLost(await failureOf(refused))).toBe(true);
    expect(await backend()).not.toBe(before);
    await one.close();
  });

  it('recognises every failed connection attempt: closed port, wrong user, no such database, closed pool', async () => {
    const { port } = await closedPort();
    for (const [part, value] of [
      ['port', String(port)],
      ['username', 'nobody-here'],
      ['pathname', '/nothing-here'],
      ['hostname', 'nowhere.invalid'],
    ] as const) {
      const address = new URL(url);
      address[part] = value;
      const connection = openConnection(address.href, 1);
      expect([part, isConnectionLost(await failureOf(connection.pool.query('select 1')))]).toEqual([part, true]);
      await connection.close();
      expect(isDatabaseUnavailable(await failureOf(connection.pool.query('select 1')))).toBe(true);
    }
  });

  it('everything that waits for a silent host fails with the first attempt', async () => {
    const proxy = await startTcpProxy(Number(new URL(url).port));
    const silent = new URL(url);
    silent.port = String(proxy.port);
    proxy.hold();
    const connection = openConnection(silent.href, 2);
    const failures = await Promise.all(Array.from({ length: 30 }, () => failureOf(connection.db.execute('select 1'))));
    expect(failures.filter((error) => isConnectionLost(error))).toHaveLength(30);
    expect(proxy.opened()).toBe(2);
    proxy.release();
    await expect
      .poll(() =>
        connection.pool.query('select 1').then(
          () => true,
          () => false,
        ),
      )
      .toBe(true);
    await connection.close();
    await proxy.close();
  });
});

/** A port that was free just now. */
async function closedPort(): Promise<AddressInfo> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return address;
}
