import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks';
import { Socket } from 'node:net';
import type pg from 'pg';
import { recordLocks } from './lock-recorder.ts';
import type { Wire } from './wire.ts';

/**
 * When a connection ends: before its statement reaches the database, or after it was carried out and before it is
 * answered.
 */
export type Moment = 'before' | 'after';

/** Ends the connection at the n-th statement of what `act` asks of the database. `wasCut`: there were as many. */
export type CutAt = <T>(
  statement: number,
  moment: Moment,
  act: () => Promise<T>,
) => Promise<{ result: T; wasCut: boolean }>;

type Cut = { left: number; moment: Moment; isOver: boolean };

/**
 * Watches a pool, from before its first connection, that reaches the database through a wire. Statements of others,
 * such as jobs, are not counted.
 */
export function watchStatements(pool: pg.Pool, wire: Wire): CutAt {
  // Otherwise the locks could be asked for between the cut and its statement.
  recordLocks({ thorough: true });
  const cuts = new AsyncLocalStorage<Cut>();
  const strike = ({ connection: { stream } }: pg.PoolClient, moment: Moment) => {
    const port = stream instanceof Socket ? stream.localPort : undefined;
    if (port === undefined) throw new Error('The connection has ended already');
    if (moment === 'before') wire.cut(port);
    else wire.loseAnswer(port);
  };
  // Who waits for a connection is called by whoever gives one back, and would count as that one.
  const connect = pool.connect.bind(pool) as (done?: () => void) => unknown;
  pool.connect = ((done?: () => void) => connect(done && AsyncResource.bind(done))) as typeof pool.connect;
  pool.on('connect', (client: pg.PoolClient) => {
    const query = client.query.bind(client) as (...asked: unknown[]) => unknown;
    const watched = (...asked: unknown[]) => {
      const cut = cuts.getStore();
      if (cut !== undefined && !cut.isOver && cut.left > 0) {
        cut.left -= 1;
        if (cut.left === 0) strike(client, cut.moment);
      }
      return query(...asked);
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
