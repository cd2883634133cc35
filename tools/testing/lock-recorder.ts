import pg from 'pg';
import { deletedParents, guardedBy, insertsFreely, lockOrder, neverWaitedFor } from '#server/database/lock-order.ts';
import { locks } from '#server/database/locks.ts';
import { sqlStateOf } from '#server/database/sql-state.ts';

/** What one transaction locked, in the order in which it first waited for each, and what was wrong with that. */
export type RecordedTransaction = { taken: string[]; faults: string[] };

/** Takes down the locks of every transaction of this process. `take` gives what was recorded since the last time. */
export type LockRecorder = { take(): RecordedTransaction[] };

/** A statement in its place in a sequence of statements, and the locks that it added when PostgreSQL was last asked. */
type Known = { next: Map<string, Known>; added: string | undefined; state: 'new' | 'settled' | 'varying' };
/** `replayed` are the statements of this transaction whose locks were taken from earlier transactions. */
type Running = RecordedTransaction & {
  held: Set<string>;
  ordered: Set<string>;
  seen: Set<string>;
  last: Known;
  replayed: Known[];
};
type Statement = { verb: 'select' | 'insert' | 'update' | 'delete'; table: string | undefined; isInOrder: boolean };
type Sample = { name: string; mode: string };
type QueryConfig = { text?: string; values?: unknown[] };
type Query = (this: pg.Client, ...args: unknown[]) => unknown;

/** No row, one, or several: which triggers ran depends on it. */
const rowCounts = [0, 1, 2];
const ranks = new Map(lockOrder.map(({ lock }, rank) => [lock, rank]));
const advisory = new Map<string, string>(Object.entries(locks).map(([name, key]) => [String(key), name]));
/**
 * Rows of which several are locked in one statement only by ascending key; rows of other tables have a guard above
 * them.
 */
const severalInOrder = new Set(['properties', 'clients', 'users', 'sessions', 'presentations']);

/** Prepared, so that PostgreSQL plans it once for each connection: that is two thirds of what it costs. */
const sampleLocks = {
  name: 'sample-locks',
  text: `
  select coalesce(c.relname, l.objid::text) as name, l.mode from pg_locks l left join pg_class c on c.oid = l.relation
  where l.pid = pg_backend_pid() and l.granted and (l.locktype = 'advisory' or (c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
    and l.mode in ('RowShareLock', 'RowExclusiveLock')))`,
};

const begin = (): Known => ({ next: new Map(), added: undefined, state: 'new' });
/** Where every sequence begins. */
const known = begin();
const running = new WeakMap<pg.Client, Running>();
let finished: RecordedTransaction[] = [];
let isInstalled = false;
let isThorough = true;

/**
 * Records from now on. After every statement of a transaction that may have locked something, PostgreSQL is asked what
 * the transaction holds: locks by triggers, cascades and key checks show as well as those that the statement names.
 *
 * Asking takes as long as the statement itself. With `thorough: false` a statement that added the same locks twice, after
 * the same statements and with the same parameters null, is taken to add them always.
 */
export function recordLocks({ thorough = true }: { thorough?: boolean } = {}): LockRecorder {
  install();
  isThorough = thorough;
  return {
    take() {
      const taken = finished;
      finished = [];
      return taken;
    },
  };
}

function install(): void {
  if (isInstalled) return;
  isInstalled = true;
  const query = pg.Client.prototype.query as unknown as Query;
  const recording: Query = function recording(...args) {
    const config = typeof args[0] === 'string' ? { text: args[0] } : ((args[0] ?? {}) as QueryConfig);
    const { text } = config;
    const isPromised = typeof args.at(-1) !== 'function' && text !== undefined;
    if (!isPromised) return query.apply(this, args);
    const values = Array.isArray(args[1]) ? args[1] : (config.values ?? []);
    const key = `${keyOf(text, values)} ${text}`;
    const before = settle(this, query, text, key);
    const answered = before === undefined ? query.apply(this, args) : before.then(() => query.apply(this, args));
    if (!(answered instanceof Promise)) return answered;
    return answered.then(
      (result) => note(this, query, text, key, result),
      (error: unknown) => noteFailure(text, error),
    );
  };
  pg.Client.prototype.query = recording as unknown as typeof pg.Client.prototype.query;
}

/** What decides which locks a statement adds: an advisory lock is named by a parameter, others depend on nulls at most. */
const keyOf = (text: string, values: readonly unknown[]) =>
  text.includes('pg_advisory') ? values.join() : values.map((value) => (value === null ? 0 : 1)).join('');

/**
 * Asks for the locks before a statement that is new after statements that were replayed: what they locked besides is
 * not the new statement's.
 */
function settle(client: pg.Client, query: Query, text: string, key: string): Promise<void> | undefined {
  const transaction = running.get(client);
  if (transaction === undefined || transaction.replayed.length === 0) return undefined;
  if (readStatement(text.trim().toLowerCase()) === undefined) return undefined;
  if (rowCounts.some((rows) => transaction.last.next.get(`${rows} ${key}`)?.state === 'settled')) return undefined;
  return isReplayRight(client, query, transaction).then(
    () => undefined,
    () => undefined,
  );
}

/** Whether the transaction holds the locks of its replayed statements; if not, these are asked for from now on. */
async function isReplayRight(client: pg.Client, query: Query, transaction: Running): Promise<boolean> {
  if (transaction.replayed.length === 0) return true;
  const missed = await sample(client, query, transaction);
  for (const { name, mode } of missed) {
    transaction.seen.add(`${name} ${mode}`);
    transaction.held.add(advisory.get(name) ?? name);
  }
  if (missed.length > 0) for (const statement of transaction.replayed) statement.state = 'varying';
  transaction.replayed = [];
  return missed.length === 0;
}

/** The locks that the transaction holds and was not known to hold. */
async function sample(client: pg.Client, query: Query, { seen }: Running): Promise<Sample[]> {
  const { rows } = (await query.call(client, sampleLocks)) as { rows: Sample[] };
  return rows.filter(({ name, mode }) => !seen.has(`${name} ${mode}`));
}

async function note(client: pg.Client, query: Query, text: string, key: string, result: unknown): Promise<unknown> {
  const command = text.trim().toLowerCase();
  if (command.startsWith('begin'))
    running.set(client, {
      taken: [],
      faults: [],
      held: new Set(),
      ordered: new Set(),
      seen: new Set(),
      last: known,
      replayed: [],
    });
  const transaction = running.get(client);
  if (transaction === undefined) return result;
  if (command === 'commit' || command === 'rollback') {
    running.delete(client);
    if (transaction.taken.length > 0) finished.push({ taken: transaction.taken, faults: transaction.faults });
    return result;
  }
  // A migration is alone as well: nobody is served before it has ended.
  if (/^(create|alter|drop)\b/.test(command)) transaction.held.add('setup');
  const statement = readStatement(command);
  if (statement === undefined) return result;
  const rows = (result as { rowCount?: number | null }).rowCount ?? 0;
  const added = await findAdded(client, query, transaction, `${Math.min(rows, 2)} ${key}`);
  for (const { name, mode } of added) transaction.seen.add(`${name} ${mode}`);
  const shown = text.replace(/\s+/g, ' ').slice(0, 200);
  const faults = transaction.faults.length;
  for (const lock of locksOf(statement, added)) acquire(transaction, lock, shown);
  // A fault is only believed where nothing was replayed wrongly.
  if (transaction.faults.length > faults && !(await isReplayRight(client, query, transaction)))
    transaction.faults.length = faults;
  checkSeveral(transaction, statement, rows, shown);
  return result;
}

/** The locks that a statement added to those of its transaction: replayed where they are known, otherwise sampled. */
async function findAdded(client: pg.Client, query: Query, transaction: Running, key: string): Promise<Sample[]> {
  const statement = transaction.last.next.get(key) ?? begin();
  transaction.last.next.set(key, statement);
  transaction.last = statement;
  if (!isThorough && statement.state === 'settled') {
    transaction.replayed.push(statement);
    return JSON.parse(statement.added ?? '[]') as Sample[];
  }
  const added = await sample(client, query, transaction);
  const written = JSON.stringify(added.toSorted((a, b) => (`${a.name} ${a.mode}` < `${b.name} ${b.mode}` ? -1 : 1)));
  if (statement.added !== undefined && statement.state === 'new')
    statement.state = statement.added === written ? 'settled' : 'varying';
  statement.added = written;
  return added;
}

/** A deadlock that was repeated is one all the same. */
function noteFailure(text: string, error: unknown): never {
  if (sqlStateOf(error) === '40P01') finished.push({ taken: [], faults: [`a deadlock in: ${text.slice(0, 200)}`] });
  throw error;
}

/** What a statement does, and to which table; undefined where it locks nothing. */
function readStatement(sql: string): Statement | undefined {
  const words = sql.replaceAll('"', '').replace(/\s+/g, ' ');
  const written = /^(insert) into (\w+)|^(update) (\w+)|^(delete) from (\w+)/.exec(words);
  const verb = written?.[1] ?? written?.[3] ?? written?.[5];
  if (verb !== undefined)
    return { verb: verb as Statement['verb'], table: written?.[2] ?? written?.[4] ?? written?.[6], isInOrder: false };
  if (/pg_advisory_xact_lock/.test(words)) return { verb: 'select', table: undefined, isInOrder: false };
  if (!/ for (no key update|update|key share|share)\b/.test(words)) return undefined;
  return { verb: 'select', table: / from (\w+)/.exec(words)?.[1], isInOrder: / order by /.test(words) };
}

/** The locks that a statement waited for, its own table first. */
function locksOf({ verb, table }: Statement, added: Sample[]): string[] {
  const isAdvisory = added.flatMap(({ name }) => advisory.get(name) ?? []);
  if (verb === 'select') return table === undefined ? isAdvisory : [table];
  const own = table === undefined || (verb === 'insert' && insertsFreely.includes(table)) ? [] : [table];
  const byOthers = added.filter(
    ({ name, mode }) => name !== table && (mode === 'RowExclusiveLock' || deletedParents.includes(name)),
  );
  return [...own, ...byOthers.map(({ name }) => name).toSorted((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0))];
}

function acquire(transaction: Running, lock: string, text: string): void {
  if (transaction.held.has(lock)) return;
  const { held, taken } = transaction;
  const faults = held.has('setup') ? [] : transaction.faults;
  const rank = ranks.get(lock);
  const guards = guardedBy[lock];
  if (rank !== undefined) {
    const later = taken.find((one) => (ranks.get(one) ?? -1) > rank);
    if (later !== undefined) faults.push(`${lock} was locked after ${later}: ${text}`);
  } else if (guards !== undefined) {
    if (!guards.some((guard) => held.has(guard)))
      faults.push(`${lock} was written without a lock of ${guards.join(' or ')}: ${text}`);
  } else if (!neverWaitedFor.includes(lock)) faults.push(`${lock} has no place in the order of locks: ${text}`);
  held.add(lock);
  taken.push(lock);
}

function checkSeveral(transaction: Running, { verb, table, isInOrder }: Statement, rows: number, text: string): void {
  if (table === undefined || verb === 'insert' || !severalInOrder.has(table)) return;
  if (isInOrder) transaction.ordered.add(table);
  if (rows > 1 && !transaction.ordered.has(table) && !transaction.held.has('setup'))
    transaction.faults.push(`several rows of ${table} were locked in no order: ${text}`);
}
