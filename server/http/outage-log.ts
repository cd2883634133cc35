/** Logs an error that may recur many times for the same reason. */
export type ReportOutage = (error: unknown, message: string) => void;

/** How often the same failure is logged, in milliseconds. */
const logInterval = 30_000;
/** How many kinds of failure are counted separately at most. */
const maxKinds = 200;

/** Writes a line; `times` is how often the same failure occurred since the last line. */
type WriteLine = (line: { err: unknown; times: number }, message: string) => void;

/**
 * Logs the first failure of a kind immediately, and while it lasts one line every half minute with how often it
 * occurred. A kind is the message plus the error's code. `now` is in milliseconds.
 */
export function createOutageLog(write: WriteLine, now: () => number = () => performance.now()): ReportOutage {
  const kinds = new Map<string, { loggedAt: number; times: number }>();
  return (error, message) => {
    const kind = `${message}: ${nameOf(error)}`;
    const counted = kinds.get(kind) ?? { loggedAt: -Infinity, times: 0 };
    counted.times += 1;
    if (now() - counted.loggedAt >= logInterval) {
      write({ err: error, times: counted.times }, message);
      Object.assign(counted, { loggedAt: now(), times: 0 });
    }
    if (kinds.size >= maxKinds) kinds.clear();
    kinds.set(kind, counted);
  };
}

function nameOf(error: unknown): string {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  const { code, message } = (cause ?? {}) as { code?: unknown; message?: unknown };
  return typeof code === 'string' ? code : String(message);
}
