/** For how many seconds an inactive presentation shows a warning before it ends. */
export const inactivityWarning = 60;

/**
 * When an inactive presentation ends: the warning begins `minutes` after the last activity, and then runs out. In
 * milliseconds since the epoch.
 */
export function inactivityEnd(lastActiveAt: number, minutes: number): number {
  return lastActiveAt + minutes * 60_000 + inactivityWarning * 1000;
}

/** Whole seconds until an inactive presentation ends; 0 if it is over. */
export function secondsUntilEnd(lastActiveAt: number, minutes: number, now: number): number {
  return Math.max(0, Math.ceil((inactivityEnd(lastActiveAt, minutes) - now) / 1000));
}
