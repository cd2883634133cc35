import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';

/** A statement that was sent. `waited`: everything sent before on its connection had been answered. */
type SentStatement = { text: string; waited: boolean };

type Query = (this: pg.Client, ...args: unknown[]) => unknown;

/** The query that `openPool` sends on each new connection, regardless of the call that needed it. */
const askedOnConnect = 'select pg_is_in_recovery() as is_replica';

const recorded = new AsyncLocalStorage<SentStatement[]>();
const unanswered = new WeakMap<pg.Client, number>();
let isInstalled = false;

/**
 * Returns the result of `act`, and the statements that this process sent for it. Statements of others, such as jobs,
 * are not included.
 */
export async function recordStatements<T>(act: () => Promise<T>): Promise<{ result: T; sent: SentStatement[] }> {
  install();
  const sent: SentStatement[] = [];
  // Awaited inside, because a lazy result of `act` starts only when it is awaited.
  const result = await recorded.run(sent, async () => act());
  return { result, sent };
}

/**
 * The statements of a call until its commit. Later ones notify other browsers, and the caller does not wait for them.
 */
export function untilCommit(sent: readonly SentStatement[]): SentStatement[] {
  return sent.slice(0, sent.findIndex(({ text }) => text === 'commit') + 1);
}

/** How often the transaction of a call waits for the database: statements that are sent together are one round trip. */
export function countRoundTrips(sent: readonly SentStatement[]): number {
  const begun = sent.findIndex(({ text }) => text.startsWith('begin'));
  return untilCommit(sent)
    .slice(begun)
    .filter(({ waited }) => waited).length;
}

/** The commands of statements; the message that begins a transaction may contain two. */
export function commandsOf(sent: readonly SentStatement[]): string[] {
  return sent.flatMap(({ text }) => (text.startsWith('begin') ? text.split('; ') : [text.replaceAll(/\s+/g, ' ')]));
}

function install(): void {
  if (isInstalled) return;
  isInstalled = true;
  const query = pg.Client.prototype.query as unknown as Query;
  const recording: Query = function recording(...args) {
    const text = typeof args[0] === 'string' ? args[0] : (args[0] as { text?: string } | undefined)?.text;
    const open = unanswered.get(this) ?? 0;
    if (text !== undefined && text !== askedOnConnect) recorded.getStore()?.push({ text, waited: open === 0 });
    const answered = query.apply(this, args);
    if (!(answered instanceof Promise)) return answered;
    unanswered.set(this, open + 1);
    const settle = () => unanswered.set(this, (unanswered.get(this) ?? 1) - 1);
    return answered.then(
      (result: unknown) => {
        settle();
        return result;
      },
      (error: unknown) => {
        settle();
        throw error;
      },
    );
  };
  pg.Client.prototype.query = recording as unknown as typeof pg.Client.prototype.query;
}
