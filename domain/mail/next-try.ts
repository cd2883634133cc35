const maxSeconds = 3600;

/** Seconds until sending a mail is retried: 5 after the first try, doubled after each further one, at most an hour. */
export function secondsUntilNextTry(tries: number): number {
  return Math.min(maxSeconds, 5 * 2 ** Math.min(20, Math.max(0, tries - 1)));
}
