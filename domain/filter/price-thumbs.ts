/** The price slider (specification, section 9): bounds and step in minor units. */
export type PriceFilterRange = { minimum: number; maximum: number; step: number };

/** How far the two thumbs stay apart, in steps; `strict` asks for more than that. */
export type ThumbRule = { priceThumbSteps: number; priceThumbsStrict: boolean };

/** The least number of whole steps between the thumbs under either reading of the rule. */
export function minStepsBetween(rule: ThumbRule): number {
  return rule.priceThumbsStrict ? rule.priceThumbSteps + 1 : rule.priceThumbSteps;
}

/**
 * A wanted pair of thumb values brought into range, onto the steps and apart: the lower thumb keeps its place and the
 * upper one gives way, unless it stands at the end of the range. The end itself may lie off the steps. In a range too
 * short for the rule the thumbs stand at its two ends.
 */
export function fitThumbs(low: number, high: number, range: PriceFilterRange, rule: ThumbRule): [number, number] {
  const apart = minStepsBetween(rule) * range.step;
  const highestLower = range.minimum + Math.floor((range.maximum - apart - range.minimum) / range.step) * range.step;
  const lower = clamp(onStep(low, range), range.minimum, highestLower);
  return [lower, Math.min(clamp(onStep(high, range), lower + apart, range.maximum), range.maximum)];
}

function onStep(value: number, { minimum, step }: PriceFilterRange): number {
  return minimum + Math.round((value - minimum) / step) * step;
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), Math.max(least, most));
}
