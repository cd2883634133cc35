/** The price slider (specification, section 9): bounds and step in minor units. */
export type PriceFilterRange = { minimum: number; maximum: number; step: number };

/** The distance between the two thumbs in steps: at least, or if strict, more than `priceThumbSteps`. */
type ThumbRule = { priceThumbSteps: number; priceThumbsStrict: boolean };

/** The minimum number of steps between the thumbs. */
export function minStepsBetween(rule: ThumbRule): number {
  return rule.priceThumbsStrict ? rule.priceThumbSteps + 1 : rule.priceThumbSteps;
}

/**
 * Moves a pair of thumb values into the range, onto its steps and far enough apart: the lower thumb stays and the upper
 * one is pushed away, unless it is already at the end of the range. That end need not be on a step. If the range is too
 * short for the rule, the thumbs are at its two ends.
 */
export function fitThumbs(low: number, high: number, range: PriceFilterRange, rule: ThumbRule): [number, number] {
  const minDistance = minStepsBetween(rule) * range.step;
  const maxLower = range.minimum + Math.floor((range.maximum - minDistance - range.minimum) / range.step) * range.step;
  const lower = clamp(roundToStep(low, range), range.minimum, maxLower);
  return [lower, Math.min(clamp(roundToStep(high, range), lower + minDistance, range.maximum), range.maximum)];
}

/**
 * Moves one thumb as far as the other lets it: the lower (0) or upper (1) thumb, to the beginning (`Home`) or end
 * (`End`) of where it can go. The other thumb stays.
 */
export function moveThumbToEnd(
  [low, high]: readonly [number, number],
  { thumb, key }: { thumb: 0 | 1; key: 'Home' | 'End' },
  range: PriceFilterRange,
  rule: ThumbRule,
): [number, number] {
  const minDistance = minStepsBetween(rule) * range.step;
  if (thumb === 1) return [low, key === 'End' ? range.maximum : Math.min(low + minDistance, high)];
  const highestStep = Math.floor((high - minDistance - range.minimum) / range.step);
  return [key === 'Home' ? range.minimum : Math.max(low, range.minimum + highestStep * range.step), high];
}

function roundToStep(value: number, { minimum, step }: PriceFilterRange): number {
  return minimum + Math.round((value - minimum) / step) * step;
}

/** `min` wins if the bounds are in the wrong order. */
function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), Math.max(min, max));
}
