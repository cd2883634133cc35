import pg from 'pg';
import { listApplied } from '#server/database/migrate.ts';
import { readMigrations } from '#server/database/read-migrations.ts';
import { locks } from '#server/database/locks.ts';
import { fault, messageOf, ok, warning, type Finding } from './finding.ts';

const subject = 'database';
/** The time limit to connect, and for a query, in milliseconds. */
const timeout = 5_000;
/** From this duration of a statement on, in milliseconds, pages and reservations feel slow. */
const slow = 20;
/**
 * From this difference between the clocks of this machine and of the database on, in seconds, limits and links expire
 * wrongly.
 */
const clockTolerance = 5;
/** How long a statement may wait for a lock without being reported, in seconds. */
const minReportedWait = 2;
/** The most connections that one process opens: ten for calls, one to listen, one for readyz. */
const connectionsOfProcess = 12;

/** Connects to the database and looks for anything that would make a start, a migration or a reservation fail. */
export async function checkDatabase(url: string): Promise<Finding[]> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: timeout,
    query_timeout: timeout,
    application_name: 'loggia doctor',
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return [
      await checkServer(client),
      await checkRights(client),
      await checkLatency(client),
      await checkClock(client),
      await checkConnections(client),
      ...(await checkLockWaits(client)),
      await checkMigrations(client),
    ];
  } catch (error) {
    return [
      fault(
        subject,
        `it cannot be used: ${messageOf(error)}`,
        'Check DATABASE_URL, the server, its pg_hba.conf and the firewall. PgBouncer in transaction mode is not supported.',
      ),
    ];
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function read<T extends pg.QueryResultRow>(client: pg.Client, query: string, values: unknown[] = []): Promise<T> {
  const [row] = (await client.query<T>(query, values)).rows;
  if (row === undefined) throw new Error('The database answered with no row');
  return row;
}

async function checkServer(client: pg.Client): Promise<Finding> {
  const about = await read<{ version: string; number: number; replica: boolean; read_only: boolean; fsync: boolean }>(
    client,
    `select current_setting('server_version') as version, current_setting('server_version_num')::int as number,
      pg_is_in_recovery() as replica, current_setting('transaction_read_only') = 'on' as read_only,
      current_setting('fsync') = 'on' and current_setting('synchronous_commit') <> 'off' as fsync`,
  );
  const text = `PostgreSQL ${about.version}`;
  if (about.number < 150_000) return fault(subject, `${text} is too old`, 'Use version 15 or newer.');
  if (about.replica) return fault(subject, `${text} is a replica`, 'Let DATABASE_URL lead to the primary.');
  if (about.read_only)
    return fault(subject, `${text} takes no writes`, 'Look for default_transaction_read_only in its settings.');
  if (!about.fsync)
    return warning(
      subject,
      `${text} does not wait for the disk: a power cut may lose confirmed reservations`,
      'Set fsync and synchronous_commit to on.',
    );
  return ok(subject, text);
}

async function checkRights(client: pg.Client): Promise<Finding> {
  const rights = await read<{ role: string; tables: boolean; schemas: boolean }>(
    client,
    `select current_user as role, coalesce(has_schema_privilege(current_schema(), 'CREATE'), false) as tables,
      has_database_privilege(current_database(), 'CREATE') or to_regclass('drizzle.__drizzle_migrations') is not null as schemas`,
  );
  if (rights.tables && rights.schemas) return ok(subject, `${rights.role} may migrate it`);
  return fault(
    subject,
    `${rights.role} may not create ${rights.tables ? 'schemas' : 'tables'} in it`,
    `Make ${rights.role} its owner: "alter database … owner to ${rights.role}".`,
  );
}

async function checkLatency(client: pg.Client): Promise<Finding> {
  const times: number[] = [];
  for (let round = 0; round < 9; round += 1) {
    const startedAt = performance.now();
    await client.query('select 1');
    times.push(performance.now() - startedAt);
  }
  const median = times.toSorted((a, b) => a - b)[4] ?? 0;
  const text = `it answers in ${median.toFixed(1)} ms`;
  return median < slow
    ? ok(subject, text)
    : warning(subject, text, 'Move the server next to it: a reservation takes some ten statements.');
}

/** Checks that both clocks agree: the database times sessions and links, this machine times limits and mails. */
async function checkClock(client: pg.Client): Promise<Finding> {
  const before = Date.now();
  const { now } = await read<{ now: number }>(client, 'select extract(epoch from clock_timestamp())::float8 as now');
  const after = Date.now();
  const difference = now - (before + after) / 2_000;
  const text = `the clocks of this machine and the database differ by ${Math.abs(difference).toFixed(1)} s`;
  return Math.abs(difference) - (after - before) / 2_000 < clockTolerance
    ? ok('clock', text)
    : fault('clock', text, 'Synchronise both with a time server (chrony, systemd-timesyncd).');
}

async function checkConnections(client: pg.Client): Promise<Finding> {
  const { used, max } = await read<{ used: number; max: number }>(
    client,
    `select (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as used,
      current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as max`,
  );
  const text = `${used} of ${max} connections are in use`;
  return max - used >= connectionsOfProcess
    ? ok(subject, text)
    : warning(subject, text, `Raise max_connections: each process opens up to ${connectionsOfProcess}.`);
}

/** Finds statements that wait for a lock other than that of migrations, and the connections that they wait for. */
async function checkLockWaits(client: pg.Client): Promise<Finding[]> {
  const { rows } = await client.query<{ waiting: number; longest: number; pid: number; holder: string }>(
    `select count(*)::int as waiting, extract(epoch from max(clock_timestamp() - w.query_start))::int as longest, h.pid,
        format('%s, %s for %s s', coalesce(nullif(h.application_name, ''), 'unnamed'), coalesce(h.state, 'active'),
          extract(epoch from clock_timestamp() - coalesce(h.xact_start, h.state_change))::int) as holder
      from pg_stat_activity w
      cross join unnest(pg_blocking_pids(w.pid)) as blocking
      join pg_stat_activity h on h.pid = blocking
      where w.datname = current_database() and w.wait_event_type = 'Lock' and w.wait_event <> 'advisory'
        and w.query_start < clock_timestamp() - interval '${minReportedWait} seconds'
      group by h.pid, h.application_name, h.state, h.xact_start, h.state_change order by longest desc`,
  );
  return rows.map(({ waiting, longest, pid, holder }) =>
    warning(
      subject,
      `${waiting} ${waiting === 1 ? 'statement waits' : 'statements wait'} up to ${longest} s for a lock of process ${pid} of PostgreSQL (${holder})`,
      'See "A change that waits" in docs/operations.md: end that process if it is nobody\'s work.',
    ),
  );
}

async function checkMigrations(client: pg.Client): Promise<Finding> {
  const known = (await readMigrations()).map(({ when }) => when);
  const applied = (await listApplied(client)).at(-1) ?? null;
  const { waiting } = await read<{ waiting: number }>(
    client,
    `select count(*)::int as waiting from pg_locks where locktype = 'advisory' and objid = $1 and not granted`,
    [locks.migration],
  );
  if (waiting > 0)
    return fault(
      'migrations',
      `${waiting} ${waiting === 1 ? 'process waits' : 'processes wait'} for a migration to end`,
      'See "A start that hangs" in docs/operations.md: something holds the lock of migrations.',
    );
  const pending = known.filter((when) => when > (applied ?? 0)).length;
  if ((applied ?? 0) > Math.max(...known))
    return warning(
      'migrations',
      'a newer version of Loggia has migrated this database',
      'Start that version: this one does not know what has changed since.',
    );
  if (applied === null) return ok('migrations', `the database is empty; the first start applies ${pending}`);
  return ok('migrations', pending === 0 ? 'all are applied' : `the next start applies ${pending}`);
}
