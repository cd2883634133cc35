import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import type { Watched } from './serve-jobs.ts';

/**
 * A thread that runs even while the job of a worker process never yields. It kills the process when it exceeds its
 * memory limit or the parent process is gone.
 */
const { memory, parent } = workerData as Watched;
const interval = 50;

function end(reason: string): void {
  // Written directly to the file descriptor: the streams of a thread go through the main thread, which may never yield.
  try {
    writeSync(2, `${reason}\n`);
  } finally {
    process.kill(process.pid, 'SIGKILL');
  }
}

setInterval(() => {
  if (process.ppid !== parent) end('the parent process is gone');
  else if (process.memoryUsage.rss() > memory) end('worker out of memory');
}, interval);
