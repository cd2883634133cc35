import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startArguments } from './node-arguments.ts';

/**
 * The product running for a test: its address without a trailing slash, its process, and its `DATA_DIR`. `end` ends it
 * and keeps that folder; `stop` also removes the folder.
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
 * Starts the product like `npm start`, on a free port, with a development (by default the demo) and a `DATA_DIR` (by
 * default a new folder).
 */
export async function startProduct(from: { development?: string; dataDir?: string } = {}): Promise<RunningProduct> {
  const { development, dataDir = await newDataDir() } = from;
  const { NODE_ENV: _testing, DATABASE_URL: _database, PUBLIC_URL: _address, ...env } = process.env;
  // As under npm: the product ends when its parent process ends, for whatever reason.
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
 * Creates an empty folder for a product in `parent`. Other users may enter it, so that root's PostgreSQL can keep its
 * cluster there.
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
