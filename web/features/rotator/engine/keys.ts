/** How many frames PageUp and PageDown go: a twelfth of the turn, 30 degrees. */
export function pageStep(count: number): number {
  return Math.max(1, Math.round(count / 12));
}

/**
 * The frame that a key leads to from `frame`; `undefined` for a key that does not turn. Past the last comes the first.
 */
export function frameForKey(key: string, frame: number, count: number): number | undefined {
  const steps: Record<string, number> = {
    ArrowRight: 1,
    ArrowUp: 1,
    ArrowLeft: -1,
    ArrowDown: -1,
    PageUp: pageStep(count),
    PageDown: -pageStep(count),
  };
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = steps[key];
  return step === undefined ? undefined : (frame + step + count) % count;
}
