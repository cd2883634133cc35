import pg from 'pg';

type Query = (this: pg.Client, ...args: unknown[]) => unknown;

/** A lock in the text of a statement, and its replacement. */
type LockText = { lock: RegExp; instead: string };

/**
 * Runs `act` with a lock removed from every statement that this process sends: the control of a test that shows what
 * the lock is for. Fails if no statement contains it.
 */
export async function withoutLock<T>({ lock, instead }: LockText, act: () => Promise<T>): Promise<T> {
  const query = pg.Client.prototype.query as unknown as Query;
  let left = 0;
  const strip = (text: string) => {
    if (!lock.test(text)) return text;
    left += 1;
    return text.replace(lock, instead);
  };
  const unlocked: Query = function unlocked(first, ...rest) {
    if (typeof first === 'string') return query.call(this, strip(first), ...rest);
    const { text, name } = first as { text?: string; name?: string };
    if (text === undefined) return query.call(this, first, ...rest);
    const stripped = strip(text);
    // A named statement would be executed as it was prepared.
    return query.call(
      this,
      { ...(first as object), text: stripped, name: stripped === text ? name : undefined },
      ...rest,
    );
  };
  pg.Client.prototype.query = unlocked as unknown as typeof pg.Client.prototype.query;
  try {
    const result = await act();
    if (left === 0) throw new Error(`No statement takes the lock ${lock.source}`);
    return result;
  } finally {
    pg.Client.prototype.query = query as unknown as typeof pg.Client.prototype.query;
  }
}
