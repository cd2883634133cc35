import { availableParallelism } from 'node:os';

/** Each job may hold several copies of a picture of 40 megapixels. */
const maxConcurrency = 4;

/** Runs a job for every entry, with one worker per core, but at most four. Rejects with the first failure. */
export async function runPool<T>(entries: readonly T[], job: (entry: T) => Promise<void>): Promise<void> {
  // The workers share one iterator.
  const queue = entries.values();
  const worker = async (): Promise<void> => {
    for (const entry of queue) await job(entry);
  };
  await Promise.all(Array.from({ length: Math.min(entries.length, availableParallelism(), maxConcurrency) }, worker));
}
