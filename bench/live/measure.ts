import { readFile } from 'node:fs/promises';
import { required } from '#tools/required.ts';
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

/** The processor time that processes have used so far, in seconds. */
export async function cpuOf(pids: readonly number[]): Promise<number> {
  const seconds = await Promise.all(
    pids.map(async (pid) => {
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      // The fields utime and stime of proc(5), in hundredths of a second.
      return (Number(required(fields[11], 'utime')) + Number(required(fields[12], 'stime'))) / 100;
    }),
  );
  return seconds.reduce((sum, one) => sum + one, 0);
}

/** What so many delays amount to, of which `expected` should be there. */
export function summarise(
  delays: readonly number[],
  expected: number,
): Pick<Measured, 'p50' | 'p95' | 'longest' | 'lost'> {
  const at = (share: number) => (delays.length === 0 ? Number.POSITIVE_INFINITY : quantile(delays, share));
  return { p50: at(0.5), p95: at(0.95), longest: at(1), lost: expected - delays.length };
}
