import { EventEmitter } from 'node:events';
import type pg from 'pg';
import { expect, it, vi } from 'vitest';
import { retryOnConnectionLoss } from './retry-on-connection-loss.ts';

/** A pool whose database crashes whenever `crash` is called. */
function createPool() {
  const idle = new Set<EventEmitter>();
  const connect = async () => {
    const connection = Object.assign(new EventEmitter(), { release: () => void idle.delete(connection) });
    idle.add(connection);
    return connection;
  };
  const crash = () => idle.forEach((connection) => connection.emit('end'));
  return { pool: { connect, ending: false } as unknown as pg.Pool, crash };
}

it('says that the database goes on crashing, not which statement failed', async () => {
  const { pool, crash } = createPool();
  const step = vi.fn<() => Promise<void>>(async () => {
    crash();
    throw new Error('Failed query: insert into "units" …\nparams: 1,2,3');
  });
  await expect(retryOnConnectionLoss(pool, step)).rejects.toThrow(
    /^The database ended the connection 5 times.*start again/,
  );
  expect(step).toHaveBeenCalledTimes(5);
});

it('throws any other failure as it is, at once', async () => {
  const { pool } = createPool();
  const step = vi.fn<() => Promise<void>>(async () => Promise.reject(new Error('mistakes')));
  await expect(retryOnConnectionLoss(pool, step)).rejects.toThrow('mistakes');
  expect(step).toHaveBeenCalledTimes(1);
});
