const longest = 3600;

/**
 * Seconds until a mail that could not be sent is tried again: 5 s after the first try, twice as long after each more,
 * an hour at most.
 */
export function secondsUntilNextTry(tries: number): number {
  return Math.min(longest, 5 * 2 ** Math.min(20, Math.max(0, tries - 1)));
}
