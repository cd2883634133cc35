import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { serialize } from 'node:v8';
import { Worker } from 'node:worker_threads';

/** The order for a worker process: the input, and in bytes its memory limit and the limit of its result. */
export type JobOrder = { input: unknown; memory: number; output: number };

/**
 * Messages of a worker process: its progress, and finally its serialised result, or that the result is too large, or
 * the error.
 */
export type JobMessage = { progress: unknown } | { value: Uint8Array } | { tooLarge: true } | { failed: string };

/** The input of the watchdog. */
export type Watched = { memory: number; parent: number };

/** Serves the jobs sent to this process, one at a time. Call it once, at the end of a worker's script. */
export function serveJobs<Input>(
  work: (input: Input, onProgress: (progress: unknown) => void) => Promise<unknown>,
): void {
  const parent = process.ppid;
  let isWatched = false;
  // The server handles signals to the whole group: this process exits with it.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
  process.on('disconnect', () => process.exit(0));
  process.on('message', ({ input, memory, output }: JobOrder) => {
    if (!isWatched) watch({ memory, parent });
    isWatched = true;
    work(input as Input, (progress) => send({ progress })).then(
      (value) => {
        // If there is a cache, it is written now, because most processes are killed after their first job.
        flushCompileCache();
        const bytes = serialize(value);
        send(bytes.length > output ? { tooLarge: true } : { value: bytes });
      },
      (error: unknown) => send({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
    );
  });
}

function watch(workerData: Watched): void {
  new Worker(join(import.meta.dirname, 'watchdog.ts'), { workerData, execArgv: [] }).unref();
}

function send(message: JobMessage): void {
  process.send?.(message);
}
