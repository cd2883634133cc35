/** How many frames PageUp and PageDown turn: a twelfth of the circle, 30 degrees. */
function pageStep(count: number): number {
  return Math.max(1, Math.round(count / 12));
}

/** The frame that a key leads to from `frame`, wrapping around at the ends; undefined for other keys. */
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
