import { quantile } from '#tools/testing/quantile.ts';

/**
 * How changes reach open clients: the delays until clients know of them, how often one was `lost`, the delays until the
 * changes themselves were `answered`, `requests` per client and change, and `cpu` in processor seconds per change.
 */
export type LiveMeasurement = Delays & { lost: number; answered: Delays; requests: number; cpu: number };
/** In milliseconds. */
type Delays = { p50: number; p95: number; longest: number };

/** Prints one line. */
export function report(what: string, { p50, p95, longest, lost, answered, requests, cpu }: LiveMeasurement): void {
  const ms = (time: number) => `${time.toFixed(0)} ms`;
  console.log(
    `${what}: known p50 ${ms(p50)}, p95 ${ms(p95)}, longest ${ms(longest)}; lost ${lost}; ` +
      `the change itself answered p50 ${ms(answered.p50)}, p95 ${ms(answered.p95)}; ` +
      `requests per client and change ${requests.toFixed(2)}; server CPU per change ${cpu.toFixed(3)} s`,
  );
}

/** The median, 95th percentile and maximum of delays; infinite if there are none. */
export function summarise(delays: readonly number[]): Delays {
  const at = (share: number) => (delays.length === 0 ? Number.POSITIVE_INFINITY : quantile(delays, share));
  return { p50: at(0.5), p95: at(0.95), longest: at(1) };
}
