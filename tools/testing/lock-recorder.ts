import pg from 'pg';
import { deletedParents, guardedBy, insertsFreely, lockOrder, neverWaitedFor } from '#server/database/lock-order.ts';
import { locks } from '#server/database/locks.ts';
import { sqlStateOf } from '#server/database/sql-state.ts';

/**
 * The locks of one transaction, in the order in which it first waited for each, and the violations of the lock order.
 */
type RecordedTransaction = { taken: string[]; violations: string[] };

/** Records the locks of every transaction of this process. `take` returns what was recorded since the last call. */
type LockRecorder = { take(): RecordedTransaction[] };

type Running = RecordedTransaction & { held: Set<string>; ordered: Set<string>; seen: Set<string> };
type Statement = { verb: 'select' | 'insert' | 'update' | 'delete'; table: string | undefined; isInOrder: boolean };
/** A statement, or a part of one. How many rows a part locks is unknown, only whether it may lock several. */
type Part = Statement & { maySeveral?: boolean };
type Sample = { name: string; mode: string };
type Query = (this: pg.Client, ...args: unknown[]) => unknown;

const ranks = new Map(lockOrder.map(({ lock }, rank) => [lock, rank]));
const advisory = new Map<string, string>(Object.entries(locks).map(([name, key]) => [String(key), name]));
/**
 * Tables in which one statement may lock several rows only by ascending key. Rows of other tables have a guard above
 * them.
 */
const severalInOrder = new Set(['properties', 'clients', 'users', 'sessions', 'presentations']);

/** A prepared statement, so that PostgreSQL plans it once for each connection: planning is two thirds of its cost. */
const sampleLocks = {
  name: 'sample-locks',
  text: `
    select coalesce(c.relname, l.objid::text) as name, l.mode
    from pg_locks l
    left join pg_class c on c.oid = l.relation
    where l.pid = pg_backend_pid()
      and l.granted
      and (
        l.locktype = 'advisory'
        or (
          c.relkind = 'r'
          and c.relnamespace = 'public'::regnamespace
          and l.mode in ('RowShareLock', 'RowExclusiveLock')))`,
};

const running = new WeakMap<pg.Client, Running>();
let finished: RecordedTransaction[] = [];
let isInstalled = false;

/**
 * Starts recording. After every statement of a transaction that may have locked something, PostgreSQL is asked which
 * locks the transaction holds: this includes locks by triggers, cascades and key checks, which the statement does not
 * show.
 */
export function recordLocks(): LockRecorder {
  install();
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
    const text = typeof args[0] === 'string' ? args[0] : (args[0] as { text?: string } | undefined)?.text;
    const answered = query.apply(this, args);
    if (!(answered instanceof Promise) || text === undefined) return answered;
    return answered.then(
      (result) => note(this, query, text, result),
      (error: unknown) => noteFailure(text, error),
    );
  };
  pg.Client.prototype.query = recording as unknown as typeof pg.Client.prototype.query;
}

async function note(client: pg.Client, query: Query, text: string, result: unknown): Promise<unknown> {
  const command = text.trim().toLowerCase();
  if (command.startsWith('begin'))
    running.set(client, { taken: [], violations: [], held: new Set(), ordered: new Set(), seen: new Set() });
  const transaction = running.get(client);
  if (transaction === undefined) return result;
  if (command === 'commit' || command === 'rollback') {
    running.delete(client);
    if (transaction.taken.length > 0) finished.push({ taken: transaction.taken, violations: transaction.violations });
    return result;
  }
  // Migrations run alone too: nobody is served before they have ended.
  if (/^(create|alter|drop)\b/.test(command)) transaction.held.add('setup');
  const parts = readParts(command);
  if (parts.length === 0) return result;
  const { rows } = (await query.call(client, sampleLocks)) as { rows: Sample[] };
  const added = rows.filter(({ name, mode }) => !transaction.seen.has(`${name} ${mode}`));
  for (const { name, mode } of added) transaction.seen.add(`${name} ${mode}`);
  const shown = text.replace(/\s+/g, ' ').slice(0, 200);
  for (const lock of locksOf(parts, added)) acquire(transaction, lock, shown);
  const { rowCount } = result as { rowCount?: number | null };
  for (const part of parts) checkSeveral(transaction, part, rowCount ?? 0, shown);
  return result;
}

/** A deadlock counts even if its transaction was repeated. */
function noteFailure(text: string, error: unknown): never {
  if (sqlStateOf(error) === '40P01') finished.push({ taken: [], violations: [`a deadlock in: ${text.slice(0, 200)}`] });
  throw error;
}

/** A statement, or the parts of one with common table expressions, in the order in which they are written. */
function readParts(sql: string): Part[] {
  const bodies: string[] = [];
  let rest = sql.replaceAll('"', '').replace(/\s+/g, ' ');
  for (let [head] = /^with (?=\w+ as)/.exec(rest) ?? []; head !== undefined;) {
    const opened = rest.indexOf('(');
    const closed = closingOf(rest, opened);
    bodies.push(rest.slice(opened + 1, closed).trim());
    rest = rest.slice(closed + 1).trim();
    head = rest.startsWith(',') ? ',' : undefined;
  }
  if (bodies.length === 0) return [readStatement(rest) ?? []].flat();
  return [...bodies, rest].flatMap((body): Part[] => {
    const read = readStatement(body);
    return read === undefined ? [] : [{ ...read, maySeveral: /= any ?\(| in \(/.test(body) }];
  });
}

function closingOf(text: string, opened: number): number {
  let depth = 0;
  for (let at = opened; at < text.length; at += 1) {
    depth += Number(text[at] === '(') - Number(text[at] === ')');
    if (depth === 0) return at;
  }
  return text.length;
}

/** The kind and table of a statement; undefined if it locks nothing. */
function readStatement(words: string): Statement | undefined {
  const written = /^(insert) into (\w+)|^(update) (\w+)|^(delete) from (\w+)/.exec(words);
  const verb = written?.[1] ?? written?.[3] ?? written?.[5];
  if (verb !== undefined)
    return { verb: verb as Statement['verb'], table: written?.[2] ?? written?.[4] ?? written?.[6], isInOrder: false };
  if (/pg_advisory_xact_lock/.test(words)) return { verb: 'select', table: undefined, isInOrder: false };
  if (!/ for (no key update|update|key share|share)\b/.test(words)) return undefined;
  return { verb: 'select', table: / from (\w+)/.exec(words)?.[1], isInOrder: / order by /.test(words) };
}

/** The locks that a statement waited for, starting with the tables that it names. */
function locksOf(parts: readonly Part[], added: Sample[]): string[] {
  const own = parts.flatMap(({ verb, table }) =>
    table === undefined || (verb === 'insert' && insertsFreely.includes(table)) ? [] : [table],
  );
  const isAdvisory = parts.some(({ table }) => table === undefined);
  if (isAdvisory) own.push(...added.flatMap(({ name }) => advisory.get(name) ?? []));
  if (parts.every(({ verb }) => verb === 'select')) return own;
  const named = new Set(parts.map(({ table }) => table));
  const byOthers = added.filter(
    ({ name, mode }) => !named.has(name) && (mode === 'RowExclusiveLock' || deletedParents.includes(name)),
  );
  return [...own, ...byOthers.map(({ name }) => name).toSorted((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0))];
}

function acquire(transaction: Running, lock: string, text: string): void {
  if (transaction.held.has(lock)) return;
  const { held, taken } = transaction;
  const violations = held.has('setup') ? [] : transaction.violations;
  const rank = ranks.get(lock);
  const guards = guardedBy[lock];
  if (rank !== undefined) {
    const later = taken.find((one) => (ranks.get(one) ?? -1) > rank);
    if (later !== undefined) violations.push(`${lock} was locked after ${later}: ${text}`);
  } else if (guards !== undefined) {
    if (!guards.some((guard) => held.has(guard)))
      violations.push(`${lock} was written without a lock of ${guards.join(' or ')}: ${text}`);
  } else if (!neverWaitedFor.includes(lock)) violations.push(`${lock} has no place in the order of locks: ${text}`);
  held.add(lock);
  taken.push(lock);
}

function checkSeveral(
  transaction: Running,
  { verb, table, isInOrder, maySeveral }: Part,
  rows: number,
  text: string,
): void {
  if (table === undefined || verb === 'insert' || !severalInOrder.has(table)) return;
  if (isInOrder) transaction.ordered.add(table);
  const isSeveral = maySeveral ?? rows > 1;
  if (isSeveral && !transaction.ordered.has(table) && !transaction.held.has('setup'))
    transaction.violations.push(`several rows of ${table} were locked in no order: ${text}`);
}
