import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import type { BucketOptions } from '#server/media/bucket-options.ts';
import { listeningAddress } from './listening-address.ts';
import { nodeArguments } from './node-arguments.ts';

/** A server process that speaks S3, with one bucket. */
type S3Server = {
  options: BucketOptions;
  /** Ends the process; the content of the bucket stays. */
  stop(): Promise<void>;
  /** Starts it again at the same address. */
  start(): Promise<void>;
  /** Suspends it: connections are accepted, but nothing is answered. */
  halt(): void;
};

/** Starts a server for one test file, with an empty bucket. Call it at the top of the file. */
export async function ownS3Server(): Promise<S3Server> {
  const folder = await mkdtemp(join(tmpdir(), 'loggia-s3-'));
  let child: ChildProcess;
  let port = '0';
  const start = async () => {
    child = spawn(process.execPath, [...nodeArguments, join(import.meta.dirname, 'serve-s3.ts')], {
      env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, FOLDER: folder, PORT: port },
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    ({ port } = new URL(await listeningAddress(child)));
  };
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  };
  await start();
  afterAll(async () => {
    await stop();
    await rm(folder, { recursive: true, force: true });
  });
  const options: BucketOptions = {
    url: `http://127.0.0.1:${port}/media`,
    region: 'us-east-1',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    cacheBytes: 1_000_000_000,
  };
  return { options, start, stop, halt: () => void child.kill('SIGSTOP') };
}
