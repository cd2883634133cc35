import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A server process of its own. `kill` ends it as a power cut would; `stop` asks it to end and answers how many
 * milliseconds it took.
 */
export type SpawnedApp = {
  address: string;
  pid: number;
  isAlive(): boolean;
  kill(): Promise<void>;
  stop(): Promise<number>;
};

/** Starts a server process on a database. `options` are variables of its environment besides. */
export async function spawnApp(
  databaseUrl: string,
  options: { SMTP_URL?: string; TRUST_PROXY?: string; WEB_FOLDER?: string; DATA_DIR?: string } = {},
): Promise<SpawnedApp> {
  const env = {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(tmpdir(), 'loggia-no-media'),
    PORT: '0',
    ...options,
  };
  const child = spawn(process.execPath, [join(import.meta.dirname, 'serve-app.ts')], {
    env,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => {
    said += String(chunk);
    const address = /listening on (\S+)\n/.exec(said)?.[1];
    if (address !== undefined) resolve(address);
  });
  child.once('exit', (code) => reject(new Error(`The server process ended with ${code}`)));
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  };
  const address = await promise;
  return {
    address,
    pid: child.pid!,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    kill: () => end('SIGKILL'),
    async stop() {
      const began = performance.now();
      await end('SIGTERM');
      return performance.now() - began;
    },
  };
}
