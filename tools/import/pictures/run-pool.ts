import { availableParallelism } from 'node:os';

/** Each job may hold several copies of a picture of 40 megapixels. */
const maxConcurrency = 4;

/** Runs a job for every entry, with one worker per core, but at most four. Rejects with the first failure. */
export async function runPool<T>(entries: readonly T[], job: (entry: T) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < entries.length) await job(entries[next++]!);
  };
  await Promise.all(Array.from({ length: Math.min(entries.length, availableParallelism(), maxConcurrency) }, worker));
}
