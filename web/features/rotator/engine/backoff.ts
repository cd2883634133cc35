const firstDelay = 500;
const maxDelay = 20_000;

/**
 * How long to wait before retrying a failed frame, in ms: doubles from half a second to twenty. `failures` counts from
 * 1; `chance` in 0..1 adds jitter.
 */
export function retryDelay(failures: number, chance: number): number {
  const delay = Math.min(maxDelay, firstDelay * 2 ** (failures - 1));
  return delay * (0.75 + chance * 0.5);
}

/** Whether to retry: not after three client errors (4xx other than 408 and 429). */
export function mayRetry(failures: number, status: number): boolean {
  const refused = status >= 400 && status < 500 && status !== 408 && status !== 429;
  return !refused || failures < 3;
}
