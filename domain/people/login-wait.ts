/** Failed logins that are borne before each wait. */
export const failuresBeforeWait = 5;
const firstWait = 60;
const longestWait = 3600;

/**
 * Seconds that an account and network must wait after a number of failed logins on end: a minute after the fifth, twice as
 * long after each five more, an hour at most; 0 in between.
 */
export function waitAfterFailures(failures: number): number {
  if (failures === 0 || failures % failuresBeforeWait !== 0) return 0;
  return Math.min(longestWait, firstWait * 2 ** Math.min(10, failures / failuresBeforeWait - 1));
}
