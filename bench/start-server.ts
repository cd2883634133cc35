import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { demoUsers } from '#tools/demo/demo-accounts.ts';
import { required } from '#tools/required.ts';
import { sampleProjectId } from '#tools/testing/sample-project.ts';
import { logIn } from './log-in.ts';

const root = join(import.meta.dirname, '..');

/** A server process that a benchmark has started. `stop` waits until it has ended. */
export type StartedServer = { address: string; pid: number; stop(): Promise<void> };

/**
 * Starts a script that prints its address when it listens, and ends on SIGTERM. Throws if it ends before it listens.
 */
export async function startServer(script: string, ...words: string[]): Promise<StartedServer> {
  const child = spawn(process.execPath, [script, ...words], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = once(child, 'exit');
  const output = await Promise.race([once(child.stdout, 'data'), exited.then(() => undefined)]);
  if (output === undefined) throw new Error(`${script} ended before it listened`);
  return {
    address: String(output[0]).trim(),
    pid: required(child.pid, 'the process id'),
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

/** A server with a sample project. `cookie` is the session of an administrator. */
export type SampleServer = StartedServer & { cookie: string };

/**
 * Starts a server with a sample project of this many units and clients, beside the clients of the demo, and the
 * pages built into `webFolder`.
 */
export async function startSampleServer(sample: {
  units: number;
  clients?: number;
  webFolder?: string;
}): Promise<SampleServer> {
  const { units, clients = 0, webFolder } = sample;
  const words = [String(units), String(clients), ...(webFolder === undefined ? [] : [webFolder])];
  const server = await startServer('tools/testing/sample-server.ts', ...words);
  const admin = required(
    demoUsers.find(({ role_id }) => role_id === 5),
    'an administrator of the demo',
  );
  return { ...server, cookie: await logIn(server.address, admin.email, sampleProjectId) };
}
