import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks';
import { Socket } from 'node:net';
import type pg from 'pg';
import type { TcpProxy } from './tcp-proxy.ts';

/** When a connection is cut: before its statement reaches the database, or after it was executed, before the answer. */
export type Moment = 'before' | 'after';

/** Cuts the connection at the n-th statement that `act` sends. `wasCut` is false if it sent fewer. */
export type CutAt = <T>(
  statement: number,
  moment: Moment,
  act: () => Promise<T>,
) => Promise<{ result: T; wasCut: boolean }>;

type Cut = { left: number; moment: Moment; isOver: boolean };

/**
 * Watches a pool whose connections go through a proxy; call it before the first connection is made. Only statements
 * sent by `act` are counted, not those of others such as jobs.
 */
export function watchStatements(pool: pg.Pool, proxy: TcpProxy): CutAt {
  const cuts = new AsyncLocalStorage<Cut>();
  const cutConnection = ({ connection: { stream } }: pg.PoolClient, moment: Moment) => {
    const port = stream instanceof Socket ? stream.localPort : undefined;
    if (port === undefined) throw new Error('The connection has already ended');
    if (moment === 'before') proxy.cut(port);
    else proxy.loseAnswer(port);
  };
  // A waiting caller is resumed in the async context of the caller that releases the connection, and would be counted
  // as that.
  const connect = pool.connect.bind(pool) as (done?: () => void) => unknown;
  pool.connect = ((done?: () => void) => connect(done && AsyncResource.bind(done))) as typeof pool.connect;
  pool.on('connect', (client: pg.PoolClient) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    const watched = (...args: unknown[]) => {
      const cut = cuts.getStore();
      if (cut !== undefined && !cut.isOver && cut.left > 0) {
        cut.left -= 1;
        if (cut.left === 0) cutConnection(client, cut.moment);
      }
      return query(...args);
    };
    client.query = watched as typeof client.query;
  });
  return async (statement, moment, act) => {
    const cut: Cut = { left: statement, moment, isOver: false };
    const result = await cuts.run(cut, act);
    cut.isOver = true;
    return { result, wasCut: cut.left === 0 };
  };
}
