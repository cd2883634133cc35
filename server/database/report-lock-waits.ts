import type pg from 'pg';

/** Another connection for which a statement waits. `lock` is what is waited for, such as a table. */
export type LockWait = { lock: string; pid: number; application: string; state: string; seconds: number };

/** How often is looked, and how often a wait that goes on is reported again, in milliseconds. */
export type Pace = { look: number; remind: number };
const usualPace: Pace = { look: 1_000, remind: 30_000 };

/**
 * Reports, on another connection of the pool, for what the connection with this process id waits: once it has waited for
 * about a second, when that changes, and every half minute, or at another pace. Returns a function that ends the reports.
 */
export function reportLockWaits(
  pool: pg.Pool,
  pid: number,
  report: (waits: LockWait[]) => void,
  { look: interval, remind }: Pace = usualPace,
): () => void {
  let last = { text: '', at: 0 };
  let isLooking = false;
  const look = async () => {
    if (isLooking) return;
    isLooking = true;
    try {
      const waits = await findWaits(pool, pid);
      const text = waits.map((wait) => `${wait.pid} ${wait.lock}`).join();
      if (waits.length > 0 && (text !== last.text || Date.now() - last.at >= remind)) {
        last = { text, at: Date.now() };
        report(waits);
      }
    } catch {
      // The database is unreachable, which the waiting connection notices by itself.
    } finally {
      isLooking = false;
    }
  };
  const timer = setInterval(() => void look(), interval).unref();
  return () => clearInterval(timer);
}

/** What is shown for a wait: `process 4711 (psql, idle in transaction for 312 s)`. */
export function describeHolder({ pid, application, state, seconds }: LockWait): string {
  return `process ${pid} of PostgreSQL (${application || 'unnamed'}, ${state} for ${seconds} s)`;
}

async function findWaits(pool: pg.Pool, pid: number): Promise<LockWait[]> {
  const { rows } = await pool.query<LockWait>(
    `
    select
      coalesce(l.relation::regclass::text, l.locktype) as lock,
      a.pid,
      coalesce(a.application_name, '') as application,
      coalesce(a.state, 'active') as state,
      coalesce(extract(epoch from clock_timestamp() - coalesce(a.xact_start, a.state_change)), 0)::int as seconds
    from pg_locks l
    cross join unnest(pg_blocking_pids(l.pid)) as blocking
    join pg_stat_activity a on a.pid = blocking
    where l.pid = $1 and not l.granted
    order by a.pid`,
    [pid],
  );
  return rows;
}
