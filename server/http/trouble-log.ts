/** Takes what goes wrong again and again for one reason. */
export type ReportTrouble = (error: unknown, message: string) => void;

/** How often the same trouble is logged, in milliseconds, and how many troubles are told apart. */
const logEvery = 30_000;
const mostKinds = 200;

/** Writes a line; `times` is how often the same happened since the last. */
type WriteLine = (line: { err: unknown; times: number }, message: string) => void;

/**
 * Logs the first trouble of a kind at once, and while it goes on a line every half minute that says how often it came.
 * A kind is what was tried and why it failed. `now` is milliseconds.
 */
export function createOutageLog(write: WriteLine, now: () => number = Date.now): ReportTrouble {
  const kinds = new Map<string, { loggedAt: number; times: number }>();
  return (error, message) => {
    const kind = `${message}: ${nameOf(error)}`;
    const known = kinds.get(kind) ?? { loggedAt: -Infinity, times: 0 };
    known.times += 1;
    if (now() - known.loggedAt >= logEvery) {
      write({ err: error, times: known.times }, message);
      Object.assign(known, { loggedAt: now(), times: 0 });
    }
    if (kinds.size >= mostKinds) kinds.clear();
    kinds.set(kind, known);
  };
}

function nameOf(error: unknown): string {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  const { code, message } = (cause ?? {}) as { code?: unknown; message?: unknown };
  return typeof code === 'string' ? code : String(message);
}
