import type pg from 'pg';
import { expect, it, vi } from 'vitest';
import { runOn } from '#tools/testing/database.ts';
import { ownDatabase, ownServer } from '#tools/testing/own-database.ts';
import { retryOnConnectionLoss } from './retry-on-connection-loss.ts';

const { pool, url } = await ownDatabase();

/** The connection that is kept to detect a crash. */
let kept: pg.PoolClient | undefined;
pool.on('acquire', (client) => (kept = client));

/** Ends all connections to the database, as its crash does, and waits until that is known here. */
async function crash(): Promise<void> {
  const ended = new Promise<void>((resolve) => kept?.once('end', resolve));
  const database = new URL(url).pathname.slice(1);
  await runOn(ownServer(), `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database}'`);
  await ended;
}

it('says that the database keeps crashing, not which statement failed', async () => {
  const step = vi.fn<() => Promise<void>>(async () => {
    await crash();
    throw new Error('Failed query: insert into "units" …\nparams: 1,2,3');
  });
  await expect(retryOnConnectionLoss(pool, step)).rejects.toThrow(
    /^The database ended the connection 5 times.*start again/,
  );
  expect(step).toHaveBeenCalledTimes(5);
});

it('repeats a step during which the database crashed', async () => {
  const step = vi.fn<() => Promise<string>>(async () => 'done');
  step.mockImplementationOnce(async () => {
    await crash();
    throw new Error('Connection terminated');
  });
  expect(await retryOnConnectionLoss(pool, step)).toBe('done');
});

it('throws any other failure as it is, at once', async () => {
  const step = vi.fn<() => Promise<void>>(async () => Promise.reject(new Error('mistakes')));
  await expect(retryOnConnectionLoss(pool, step)).rejects.toThrow('mistakes');
  expect(step).toHaveBeenCalledTimes(1);
});
