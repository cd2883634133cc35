import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { required } from '../required.ts';
import { listeningAddress } from './listening-address.ts';
import { startArguments } from './node-arguments.ts';

/**
 * A separate server process. `kill` ends it as a power cut would; `stop` asks it to end and returns how many
 * milliseconds that took.
 */
export type SpawnedApp = {
  address: string;
  pid: number;
  isAlive(): boolean;
  kill(): Promise<void>;
  stop(): Promise<number>;
};

/**
 * Starts a server process on a database. `options` are additional environment variables. As controls, `withoutGuard`
 * removes the guards against a second sale, and `unprepared` makes PostgreSQL plan each statement whenever it is sent.
 */
export async function spawnApp(
  databaseUrl: string,
  options: Partial<
    Record<'SMTP_URL' | 'TRUST_PROXY' | 'WEB_FOLDER' | 'DATA_DIR' | 'COMPANY' | 'PACKAGES' | 'DRAIN_SECONDS', string>
  > = {},
  { withoutGuard = false, unprepared = false }: { withoutGuard?: boolean; unprepared?: boolean } = {},
): Promise<SpawnedApp> {
  const env = {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(tmpdir(), 'loggia-no-media'),
    PORT: '0',
    ...options,
  };
  const control = (isOn: boolean, file: string) => (isOn ? ['--import', new URL(file, import.meta.url).href] : []);
  const preload = [...control(withoutGuard, 'without-guard.ts'), ...control(unprepared, 'unprepared.ts')];
  const child = spawn(process.execPath, [...startArguments, ...preload, join(import.meta.dirname, 'serve-app.ts')], {
    env,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  };
  const address = await listeningAddress(child);
  return {
    address,
    pid: required(child.pid, 'the process id'),
    isAlive: () => child.exitCode === null && child.signalCode === null,
    kill: () => end('SIGKILL'),
    async stop() {
      const startedAt = performance.now();
      await end('SIGTERM');
      return performance.now() - startedAt;
    },
  };
}
