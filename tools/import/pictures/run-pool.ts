import { availableParallelism } from 'node:os';

/** Runs a job for every entry, as many at once as the machine has cores. The first failure ends it. */
export async function runPool<T>(entries: readonly T[], job: (entry: T) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < entries.length) await job(entries[next++]!);
  };
  await Promise.all(Array.from({ length: Math.min(entries.length, availableParallelism()) }, worker));
}
