/**
 * How long a presentation warns, once nobody did anything for as many minutes as the project sets, before it ends.
 * Seconds.
 */
export const inactivityWarning = 60;

/**
 * When a presentation ends by itself: the warning begins so many minutes after a person's last action, and then runs
 * out. Milliseconds since the epoch.
 */
export function inactivityEnd(lastActiveAt: number, minutes: number): number {
  return lastActiveAt + minutes * 60_000 + inactivityWarning * 1000;
}

/** Whole seconds until a presentation ends by inactivity, 0 when it is over. */
export function secondsUntilEnd(lastActiveAt: number, minutes: number, now: number): number {
  return Math.max(0, Math.ceil((inactivityEnd(lastActiveAt, minutes) - now) / 1000));
}

export type PresentationPhase = 'running' | 'warning' | 'ended';

/** Where a presentation stands with so many seconds left: in its last minute it warns. */
export function presentationPhase(secondsLeft: number): PresentationPhase {
  if (secondsLeft <= 0) return 'ended';
  return secondsLeft <= inactivityWarning ? 'warning' : 'running';
}
