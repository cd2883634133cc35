const firstDelay = 500;
const maxDelay = 20_000;

/**
 * How long to wait before the next try of a failed frame, ms: doubling from half a second to twenty. `failures` counts
 * from 1; `chance` in 0..1 spreads many at once.
 */
export function retryDelay(failures: number, chance: number): number {
  const delay = Math.min(maxDelay, firstDelay * 2 ** (failures - 1));
  return delay * (0.75 + chance * 0.5);
}

/** Whether another try can help: not after the server has said three times that the frame is not there. */
export function mayRetry(failures: number, status: number): boolean {
  const refused = status >= 400 && status < 500 && status !== 408 && status !== 429;
  return !refused || failures < 3;
}
