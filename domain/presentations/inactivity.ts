/** How long before its end a presentation without a person's action warns, in seconds. */
export const inactivityWarning = 60;

/** When a presentation ends by itself: so many minutes after the last action of a person. Milliseconds since the epoch. */
export function inactivityEnd(lastActiveAt: number, minutes: number): number {
  return lastActiveAt + minutes * 60_000;
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
