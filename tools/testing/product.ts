import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the running product with the demo in it, without a slash at the end. */
    baseUrl: string;
  }
}

const root = join(import.meta.dirname, '..', '..');
const longestStart = 300_000;

/** Before the browser tests: the product as `npm start` starts it, on a free port, with the demo in a folder of its own. After them it is gone. */
export default async function startProduct(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'loggia-e2e-'));
  const { NODE_ENV: _testing, DATABASE_URL: _database, PUBLIC_URL: _address, ...env } = process.env;
  const child = spawn(process.execPath, ['tools/start.ts'], { cwd: root, env: { ...env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir }, stdio: ['ignore', 'pipe', 'inherit'] });
  project.provide('baseUrl', await readAddress(child));
  return async () => {
    const gone = child.exitCode === null ? once(child, 'exit') : undefined;
    child.kill('SIGTERM');
    await gone;
    await rm(dataDir, { recursive: true, force: true });
  };
}

async function readAddress(child: ChildProcess): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const timer = setTimeout(() => {
    child.kill('SIGTERM');
    reject(new Error('The product did not start'));
  }, longestStart);
  let said = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    said += String(chunk);
    process.stdout.write(chunk);
    const address = /ready: (http\S+)/.exec(said)?.[1];
    if (address !== undefined) resolve(address.replace(/\/$/, ''));
  });
  child.once('exit', (code) => reject(new Error(`The product ended with ${code} before it was ready`)));
  return promise.finally(() => clearTimeout(timer));
}
