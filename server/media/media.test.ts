import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { documents } from '#server/database/schema.ts';
import { ownApp } from '#tools/testing/own-app.ts';
import { ownS3Server } from '#tools/testing/s3-server.ts';
import { saveSampleProject } from '#tools/testing/sample-project.ts';
import { runDoctor } from '#tools/doctor/run-doctor.ts';
import { openBucket } from './bucket.ts';
import { createDiskCache } from './disk-cache.ts';
import { MediaUnavailableError } from './media-unavailable.ts';

const s3 = await ownS3Server();
const bucket = openBucket(s3.options);
const scratch = await mkdtemp(join(tmpdir(), 'loggia-scratch-'));
afterAll(() => rm(scratch, { recursive: true, force: true }));

async function store(path: string, content: string | Buffer): Promise<void> {
  const source = join(scratch, 'source');
  await writeFile(source, content);
  await bucket.write(path, source);
}

const { app, dataDir } = await ownApp(
  async ({ db }, folder) => {
    await mkdir(join(folder, 'web'));
    await writeFile(join(folder, 'web', 'index.html'), '<!doctype html><title>x</title>');
    await saveSampleProject(db);
    await db.insert(documents).values([
      { project_id: 7, name: 'plan.pdf', media_id: 'd1', media_type: 'application/pdf', file: 'the plan (1).pdf' },
      { project_id: 7, name: 'gone.pdf', media_id: 'd2', media_type: 'application/pdf', file: 'document.pdf' },
      { project_id: 7, name: 'lost.pdf', media_id: 'd3', media_type: 'application/pdf', file: 'document.pdf' },
    ]);
    await store('d1/the plan (1).pdf', '%PDF-1.7 plan');
    await store('p1/600.avif', 'six hundred');
    await store('p1/1200.avif', 'twelve hundred');
    const picture = sharp({ create: { width: 64, height: 36, channels: 3, background: '#2e9ea6' } });
    await store('n1/64.avif', await picture.avif().toBuffer());
  },
  { mediaBucket: s3.options },
);
const read = async (url: string) => {
  const { statusCode, body, headers } = await app.inject({ url });
  return { status: statusCode, body, headers };
};

describe('media in a bucket', () => {
  it('are sent under every address, and a missing one is a 404', async () => {
    const picture = await read('/media/p1/600.avif');
    expect(picture).toMatchObject({ status: 200, body: 'six hundred' });
    expect(picture.headers['cache-control']).toContain('immutable');
    expect(await read('/uploads/plan.pdf')).toMatchObject({ status: 200, body: '%PDF-1.7 plan' });
    expect(await read('/media/n1/64.webp')).toMatchObject({ status: 200, headers: { 'content-type': 'image/webp' } });
    for (const url of ['/media/p1/700.avif', '/media/p1/700.webp', '/uploads/gone.pdf', '/media/p1/..%2f..%2fsecret'])
      expect([url, (await read(url)).status]).toEqual([url, 404]);
    // A file keeps its modification time in the bucket, so that every process sends the same ETag.
    const { changedAt } = (await bucket.read('p1/600.avif')) ?? {};
    expect((await stat(join(dataDir, 'media-cache', 'p1', '600.avif'))).mtime).toEqual(changedAt);
  });

  it('that do not exist leave nothing on the disk, however they are named, and others are still sent', async () => {
    expect((await read('/media/p1/600.avif')).status).toBe(200);
    const before = await readdir(join(dataDir, 'media-cache'));
    const long = 'a'.repeat(300);
    const statuses: number[] = [];
    for (const path of ['none/1.avif', `${long}/1.avif`, `p1/${long}.avif`])
      statuses.push((await read(`/media/${path}`)).status);
    expect(statuses).toEqual([404, 404, 404]);
    expect(await readdir(join(dataDir, 'media-cache'))).toEqual(before);
    await store('p2/1.avif', 'one');
    expect(await read('/media/p2/1.avif')).toMatchObject({ status: 200, body: 'one' });
  });

  it('are served from the disk while the bucket is unavailable; others are 503 until it is back', async () => {
    expect((await read('/media/p1/600.avif')).status).toBe(200);
    const isReady = async () => (await read('/api/readyz')).status;
    await expect.poll(isReady).toBe(200);
    await s3.stop();
    await expect.poll(isReady).toBe(503);
    expect(await read('/media/p1/600.avif')).toMatchObject({ status: 200, body: 'six hundred' });
    for (const url of ['/media/p1/1200.avif', '/uploads/lost.pdf'])
      expect(await read(url)).toMatchObject({ status: 503, headers: { 'retry-after': '2' } });
    await s3.start();
    await expect.poll(isReady).toBe(200);
    await expect.poll(async () => (await read('/media/p1/1200.avif')).body).toBe('twelve hundred');
    await expect.poll(async () => (await read('/uploads/lost.pdf')).status).toBe(404);
  });

  it('are 503 after a timeout if the bucket does not answer, which the doctor reports', async () => {
    const environment = {
      DATA_DIR: dataDir,
      MEDIA_BUCKET: s3.options.url,
      AWS_REGION: s3.options.region,
      AWS_ACCESS_KEY_ID: s3.options.accessKeyId,
      AWS_SECRET_ACCESS_KEY: s3.options.secretAccessKey,
    };
    const diagnosis = async () =>
      (await runDoctor(environment, dataDir)).filter(({ subject }) => subject === 'MEDIA_BUCKET');
    expect(await diagnosis()).toMatchObject([{ level: 'ok' }]);
    const hurried = openBucket(s3.options, { read: 100, check: 100, write: 100 });
    await s3.halt();
    await expect(hurried.read('p1/600.avif')).rejects.toMatchObject({ isAnswered: false });
    await expect(hurried.check()).rejects.toThrow(MediaUnavailableError);
    await s3.stop();
    expect(await diagnosis()).toMatchObject([{ level: 'fault' }]);
    await s3.start();
    const stranger = openBucket({ ...s3.options, secretAccessKey: 'wrong' });
    await expect(stranger.read('p1/600.avif')).rejects.toMatchObject({ isAnswered: true });
    await expect(stranger.check()).rejects.toThrow('may not read it');
  });
});

it('are not fetched through a redirect, so that only the operator’s service is used', async () => {
  const asked: string[] = [];
  const elsewhere = createServer(({ url = '' }, answer) => {
    asked.push(url);
    if (url.startsWith('/media/')) answer.writeHead(307, { location: url.replace('/media/', '/elsewhere/') });
    answer.end('somebody else’s');
  }).listen(0, '127.0.0.1');
  await once(elsewhere, 'listening');
  const { port } = elsewhere.address() as AddressInfo;
  const redirecting = openBucket({ ...s3.options, url: `http://127.0.0.1:${port}/media` });
  await expect(redirecting.read('p1/600.avif')).rejects.toThrow(MediaUnavailableError);
  await expect(redirecting.write('p1/600.avif', join(scratch, 'source'))).rejects.toThrow('redirect');
  expect(new Set(asked)).toEqual(new Set(['/media/p1/600.avif']));
  elsewhere.close();
});

it('large files are sent in parts and come back whole', async () => {
  const content = Buffer.alloc(20_000_001, 'film ');
  await store('v1/film.mp4', content);
  const target = join(scratch, 'film.mp4');
  expect(await bucket.fetch('v1/film.mp4', target)).toBe(content.length);
  expect((await readFile(target)).equals(content)).toBe(true);
  expect((await bucket.list()).get('v1/film.mp4')).toBe(content.length);
  const small = await bucket.read('p1/600.avif');
  expect(small && (await text(small.content))).toBe('six hundred');
});

it('copies on the disk are bounded: the least recently used are removed, those in use stay', async () => {
  const folder = join(scratch, 'copies');
  const hourAgo = new Date(Date.now() - 3_600_000);
  for (const [index, name] of ['a', 'b', 'c', 'd'].entries()) {
    await mkdir(join(folder, name), { recursive: true });
    await writeFile(join(folder, name, '1.avif'), 'x'.repeat(1_000));
    const usedAt = new Date(hourAgo.getTime() + index * 1_000);
    await utimes(join(folder, name, '1.avif'), usedAt, hourAgo);
  }
  const errors: unknown[] = [];
  const cache = createDiskCache(folder, 2_500, (error) => errors.push(error));
  await cache.used('a/1.avif');
  await cache.tidy();
  cache.close();
  const left = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.avif'));
  expect(left.toSorted()).toEqual(['a/1.avif', 'd/1.avif']);
  expect((await stat(join(folder, 'a', '1.avif'))).mtime).toEqual(hourAgo);
  const empty = createDiskCache(join(scratch, 'not there'), 1, (error) => errors.push(error));
  await empty.tidy();
  empty.close();
  expect(errors).toEqual([]);
});

it('copies that were used while the clock was ahead go last, but do not stay for ever', async () => {
  const folder = join(scratch, 'ahead');
  const used = { old: -3_600_000, ahead: 3_600_000, later: 7_200_000, now: 0 };
  for (const [name, since] of Object.entries(used)) {
    await mkdir(join(folder, name), { recursive: true });
    await writeFile(join(folder, name, '1.avif'), 'x'.repeat(1_000));
    await utimes(join(folder, name, '1.avif'), new Date(Date.now() + since), new Date());
  }
  const inDays = new Date(Date.now() + 48 * 3_600_000);
  await mkdir(join(folder, '.killed'));
  await utimes(join(folder, '.killed'), inDays, inDays);
  const cache = createDiskCache(folder, 2_500, (error) => expect.unreachable(String(error)));
  await cache.tidy();
  cache.close();
  const left = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.avif'));
  expect(left.toSorted()).toEqual(['later/1.avif', 'now/1.avif']);
  expect(await readdir(folder)).not.toContain('.killed');
});
