import { quantile } from '#tools/testing/quantile.ts';

/**
 * Measurements of changes at open clients: delays in milliseconds, `cpu` in processor seconds per change, `requests`
 * per client and change.
 */
export type LiveMeasurement = Delays & { lost: number; answered: Delays; requests: number; cpu: number };
type Delays = { p50: number; p95: number; longest: number };

/** Prints one line. */
export function report(what: string, { p50, p95, longest, lost, answered, requests, cpu }: LiveMeasurement): void {
  const [a, b, c] = [p50, p95, longest].map((time) => `${time.toFixed(0)} ms`);
  console.log(
    `${what}: known p50 ${a}, p95 ${b}, longest ${c}; lost ${lost}; ` +
      `the change itself answered p50 ${answered.p50.toFixed(0)} ms, p95 ${answered.p95.toFixed(0)} ms; ` +
      `requests per client and change ${requests.toFixed(2)}; server CPU per change ${cpu.toFixed(3)} s`,
  );
}

/** The median, 95th percentile and maximum of delays; infinite if there are none. */
export function summarise(delays: readonly number[]): Delays {
  const at = (share: number) => (delays.length === 0 ? Number.POSITIVE_INFINITY : quantile(delays, share));
  return { p50: at(0.5), p95: at(0.95), longest: at(1) };
}
