import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startArguments } from './node-arguments.ts';

/**
 * The product as it runs for a test: its address without a slash at the end, its process, and its `DATA_DIR`. `end`
 * ends it and keeps that folder, `stop` removes it as well.
 */
export type RunningProduct = {
  address: string;
  pid: number;
  dataDir: string;
  end(): Promise<void>;
  stop(): Promise<void>;
};

const root = join(import.meta.dirname, '..', '..');
const maxStartTime = 300_000;

/**
 * Starts the product as `npm start` does, on a free port, with a development (the demo where none is given) and a
 * `DATA_DIR` (a new folder where none is given).
 */
export async function startProduct(from: { development?: string; dataDir?: string } = {}): Promise<RunningProduct> {
  const { development, dataDir = await newDataDir() } = from;
  const { NODE_ENV: _testing, DATABASE_URL: _database, PUBLIC_URL: _address, ...env } = process.env;
  // As under npm: the product ends when the process that started it does, however that ends.
  const own = {
    npm_lifecycle_event: 'start',
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    ...(development === undefined ? {} : { DEVELOPMENT: development }),
  };
  const child = spawn(process.execPath, [...startArguments, 'tools/start.ts'], {
    cwd: root,
    env: { ...env, ...own },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const end = async () => {
    const gone = child.exitCode === null ? once(child, 'exit') : undefined;
    child.kill('SIGTERM');
    await gone;
  };
  const stop = async () => {
    await end();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { address: await readAddress(child), pid: child.pid ?? 0, dataDir, end, stop };
}

/**
 * An empty folder for a product, in `parent`. Others may enter it, so that root's PostgreSQL can keep its cluster
 * there.
 */
export async function newDataDir(parent = tmpdir()): Promise<string> {
  const folder = await mkdtemp(join(parent, 'loggia-e2e-'));
  await chmod(folder, 0o755);
  return folder;
}

async function readAddress(child: ChildProcess): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const timer = setTimeout(() => {
    child.kill('SIGTERM');
    reject(new Error('The product did not start'));
  }, maxStartTime);
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    output += String(chunk);
    process.stdout.write(chunk);
    const address = /ready: (http\S+)/.exec(output)?.[1];
    if (address !== undefined) resolve(address.replace(/\/$/, ''));
  });
  child.once('exit', (code) => reject(new Error(`The product ended with ${code} before it was ready`)));
  return promise.finally(() => clearTimeout(timer));
}
