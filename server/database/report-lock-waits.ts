import type pg from 'pg';

/** A connection that a statement waits for. `lock` is what the statement has to lock, such as a table. */
export type LockWait = { lock: string; pid: number; application: string; state: string; seconds: number };

/** How often the locks are checked, and how often a lasting wait is reported again, in milliseconds. */
type Pace = { check: number; remind: number };
const usualPace: Pace = { check: 1_000, remind: 30_000 };

/**
 * Reports what the connection with this process id is waiting for: after about a second, when that changes, and every
 * half minute, or at another pace. It asks on another connection of the pool. Returns a function that ends the reports.
 */
export function reportLockWaits(
  pool: pg.Pool,
  pid: number,
  report: (waits: LockWait[]) => void,
  { check: interval, remind }: Pace = usualPace,
): () => void {
  let last = { text: '', at: 0 };
  let isChecking = false;
  const check = async () => {
    if (isChecking) return;
    isChecking = true;
    try {
      const waits = await findWaits(pool, pid);
      const text = waits.map((wait) => `${wait.pid} ${wait.lock}`).join();
      if (waits.length > 0 && (text !== last.text || performance.now() - last.at >= remind)) {
        last = { text, at: performance.now() };
        report(waits);
      }
    } catch {
      // The database is unreachable, which the waiting connection reports itself.
    } finally {
      isChecking = false;
    }
  };
  const timer = setInterval(() => void check(), interval).unref();
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
