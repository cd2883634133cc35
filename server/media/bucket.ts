import { createWriteStream, openAsBlob } from 'node:fs';
import { mkdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { S3mini, S3ServiceError } from 's3mini';
import { causeOfFetch } from '#server/http/cause-of-fetch.ts';
import type { BucketOptions } from './bucket-options.ts';
import { MediaUnavailableError } from './media-unavailable.ts';

/** The content of a file. `size` is in bytes, NaN if the service does not state it. */
type BucketFile = { content: Readable; size: number; changedAt: Date };

/** Files in object storage, by paths such as `0f…/960.avif`. All functions throw `MediaUnavailableError`. */
export type Bucket = {
  /** A file of the bucket; undefined if there is none. */
  read(path: string): Promise<BucketFile | undefined>;
  /**
   * Copies a file to this disk, completely or not at all, with its modification time. Returns its size in bytes;
   * undefined if there is none.
   */
  fetch(path: string, target: string): Promise<number | undefined>;
  write(path: string, source: string): Promise<void>;
  /** All files, with their sizes in bytes. */
  list(): Promise<Map<string, number>>;
  /** Throws unless the bucket exists and may be read. */
  check(): Promise<void>;
};

/**
 * How long the service may take to begin its answer to a read, a check, or a write, in milliseconds.
 */
const timeouts = { read: 5_000, check: 2_000, write: 300_000 };
/** How long the transfer of a file may stall, in milliseconds. */
const maxSilence = 10_000;

/** Opens a bucket, without a request yet. Only tests pass `limits`. */
export function openBucket(options: BucketOptions, limits: typeof timeouts = timeouts): Bucket {
  const client = createClient(options, limits);
  const checking = createClient(options, { ...limits, read: limits.check });
  const read: Bucket['read'] = (path) =>
    orUnavailable(async () => {
      const answer = await client.getObjectResponse(path);
      if (answer === null) return undefined;
      if (answer.body === null) throw new Error('an answer without content');
      const changedAt = new Date(answer.headers.get('last-modified') ?? 0);
      const size = Number(answer.headers.get('content-length') ?? NaN);
      return { content: Readable.fromWeb(answer.body), size, changedAt };
    });
  return {
    read,
    fetch: (path, target) =>
      orUnavailable(async () => {
        const found = await read(path);
        if (found === undefined) return undefined;
        await saveComplete(found, path, target);
        return (await stat(target)).size;
      }),
    write: (path, source) =>
      orUnavailable(async () => {
        await client.putAnyObject(path, await openAsBlob(source));
      }),
    list: () =>
      orUnavailable(async () => {
        const objects = await client.listObjects();
        if (objects === null) throw new Error('there is no such bucket');
        return new Map(objects.map(({ Key, Size }) => [Key, Size]));
      }),
    check: () =>
      orUnavailable(async () => {
        if (!(await checking.bucketExists())) throw new Error('it does not exist, or this key may not read it');
      }),
  };
}

function createClient(
  { url, region, accessKeyId, secretAccessKey }: BucketOptions,
  limits: Pick<typeof timeouts, 'read' | 'write'>,
): S3mini {
  return new S3mini({
    endpoint: url.replace(/\/$/, ''),
    region,
    accessKeyId,
    secretAccessKey,
    fetch: (input, init) => {
      const isRead = init?.method === 'GET' || init?.method === 'HEAD';
      return fetchWithin(isRead ? limits.read : limits.write, input, init);
    },
  });
}

/** Writes a file beside its target, in a folder that is created, and renames it once it is complete. */
async function saveComplete(file: BucketFile, path: string, target: string): Promise<void> {
  const partial = `${target}.${process.pid}.partial`;
  try {
    await mkdir(dirname(target), { recursive: true });
    await writeWhileItComes(file.content, partial);
    const { size } = await stat(partial);
    // A service that compresses transfers does not state the size.
    if (Number.isFinite(file.size) && size !== file.size)
      throw new Error(`${path} ended after ${size} of ${file.size} bytes`);
    await utimes(partial, new Date(), file.changedAt);
    await rename(partial, target);
  } finally {
    // If the folder cannot be made, the content was not read: its connection would stay open.
    file.content.destroy();
    await rm(partial, { force: true });
  }
}

async function orUnavailable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof MediaUnavailableError) throw error;
    throw new MediaUnavailableError(causeOfFetch(error), error instanceof S3ServiceError && error.status < 500);
  }
}

/** Redirects are not followed, so that requests only go to the service that the operator named. */
async function fetchWithin(milliseconds: number, ...[input, init]: Parameters<typeof fetch>): Promise<Response> {
  const stop = new AbortController();
  const timer = setTimeout(
    () => stop.abort(new Error(`no answer within ${milliseconds / 1_000} s`)),
    milliseconds,
  ).unref();
  return fetch(input, { ...init, redirect: 'error', signal: stop.signal }).finally(() => clearTimeout(timer));
}

async function writeWhileItComes(content: Readable, path: string): Promise<void> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), maxSilence).unref();
  const watch = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      timer.refresh();
      yield chunk;
    }
  };
  await pipeline(content, watch, createWriteStream(path), { signal: stop.signal }).finally(() => clearTimeout(timer));
}
