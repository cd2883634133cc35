import { availableParallelism } from 'node:os';

/** Each may hold a picture of 40 megapixels several times over. */
const mostAtOnce = 4;

/** Runs a job for every entry, as many at once as the machine has cores, but few. The first failure ends it. */
export async function runPool<T>(entries: readonly T[], job: (entry: T) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < entries.length) await job(entries[next++]!);
  };
  await Promise.all(Array.from({ length: Math.min(entries.length, availableParallelism(), mostAtOnce) }, worker));
}
