import { quantile } from '#tools/testing/quantile.ts';

/** What was measured of changes at open clients; times in milliseconds, the processor's in seconds for each change. */
export type Measured = { p50: number; p95: number; longest: number; lost: number; requests: number; cpu: number };

/** Prints one line. */
export function report(what: string, { p50, p95, longest, lost, requests, cpu }: Measured): void {
  const [a, b, c] = [p50, p95, longest].map((time) => `${time.toFixed(0)} ms`);
  console.log(
    `${what}: known p50 ${a}, p95 ${b}, longest ${c}; lost ${lost}; ` +
      `requests per client and change ${requests.toFixed(2)}; server CPU per change ${cpu.toFixed(3)} s`,
  );
}

/** What so many delays amount to, of which `expected` should be there. */
export function summarise(
  delays: readonly number[],
  expected: number,
): Pick<Measured, 'p50' | 'p95' | 'longest' | 'lost'> {
  const at = (share: number) => (delays.length === 0 ? Number.POSITIVE_INFINITY : quantile(delays, share));
  return { p50: at(0.5), p95: at(0.95), longest: at(1), lost: expected - delays.length };
}
