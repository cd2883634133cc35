import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { findStaleness, webFolder } from './build-web.ts';

/**
 * Does the same as `npm run build`, in a separate process: a bundler takes hundreds of megabytes, which a long-running
 * server would keep. Each line of its output goes to `onProgress`. If the build fails, throws an error with its output.
 */
export async function buildInChildProcess(onProgress: (text: string) => void): Promise<void> {
  if ((await findStaleness(webFolder)) === undefined) return;
  const child = fork(join(import.meta.dirname, '..', 'build.ts'), { execArgv: [], silent: true });
  const { stdout, stderr } = child;
  if (stdout === null || stderr === null) throw new Error('The output of the build cannot be read');
  createInterface({ input: stdout }).on('line', onProgress);
  const [said, [code]] = await Promise.all([text(stderr), once(child, 'close')]);
  if (code !== 0) throw new Error(said.trim() || 'The pages could not be built');
}
