import { once } from 'node:events';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { tourSchema } from '#contract/entities/tour.ts';
import { ownApp } from '#tools/testing/own-app.ts';
import { sampleTour } from '#tools/testing/sample-tour.ts';
import { saveSampleProject } from '#tools/testing/sample-project.ts';
import { documents, pictures, tours } from '#server/database/schema.ts';

const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const picture = {
  project_id: 7,
  media_id: 'p1',
  width: 1200,
  height: 800,
  widths: [600, 1200],
  colour: '#888888',
  media_type: 'image/png',
  file: 'original.png',
};

let mediaFolder = '';

const { app } = await ownApp(async ({ db }, dataDir) => {
  mediaFolder = join(dataDir, 'media');
  await saveSampleProject(db);
  const files = {
    'p1/original.png': 'png',
    'p1/1200.webp': 'large',
    'p1/600.webp': 'small',
    'p1/600.avif': 'avif',
    'd1/brochure.pdf': '%PDF-1.7',
    's1/drawing.svg': drawing,
    't1/b0.webp': 'frame 0',
    't1/b1.webp': 'frame 1',
    ...Object.fromEntries(Array.from({ length: 8 }, (_, frame) => [`t2/b${frame}.avif`, `${frame}`.repeat(9 + frame)])),
    'x1/page.html': '<script>1</script>',
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(join(dataDir, 'media', name, '..'), { recursive: true });
    await writeFile(join(dataDir, 'media', name), content);
  }
  const photograph = sharp({ create: { width: 64, height: 36, channels: 3, background: '#2e9ea6' } });
  for (const name of ['n1/64.avif', 'n2/64.avif', 't1/b2.avif']) {
    await mkdir(join(mediaFolder, name, '..'), { recursive: true });
    await photograph.clone().avif().toFile(join(mediaFolder, name));
  }
  await writeFile(join(mediaFolder, 'n1/broken.avif'), 'not a picture');
  await writeFile(join(dataDir, 'secret'), 'secret');
  await db.insert(pictures).values(
    ['types/ağaç ı.png', 'buildings/a', 'property_floorplan/af1', 'placeholder'].map((name) => ({
      ...picture,
      name,
    })),
  );
  await db.insert(documents).values([
    { project_id: 7, name: 'brochure.pdf', media_id: 'd1', media_type: 'application/pdf', file: 'brochure.pdf' },
    { project_id: 7, name: 'plan.svg', media_id: 's1', media_type: 'image/svg+xml', file: 'drawing.svg' },
    { project_id: 7, name: 'page.html', media_id: 'x1', media_type: 'text/html', file: 'page.html' },
  ]);
  const sequences = [
    ...sampleTour('t1', 3).sequences,
    ...sampleTour('t2', 8).sequences.map((sequence) => ({ ...sequence, folder: 'building1' })),
  ];
  await db.insert(tours).values({ project_id: 7, tour: { sequences } });
});

await app.listen({ port: 0, host: '127.0.0.1' });
const read = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('content-addressed media', () => {
  it.each([
    ['/media/p1/600.avif', 'image/avif'],
    ['/media/p1/600.webp', 'image/webp'],
  ])('%s is cached forever', async (url, type) => {
    const answer = await read(url);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, type]);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('answers range requests for films', async () => {
    const answer = await read('/media/p1/1200.webp', { range: 'bytes=1-2' });
    expect([answer.statusCode, answer.body]).toEqual([206, 'ar']);
  });

  it.each(['/media/p1/1200.webp', '/media/s1/drawing.svg', '/uploads/plan.svg'])(
    'sends all of %s to who wants more of its end than there is',
    async (url) => {
      const whole = await read(url);
      const size = whole.rawPayload.length;
      for (const length of [String(size), String(size + 1), '9'.repeat(30)]) {
        const answer = await read(url, { range: `bytes=-${length}` });
        expect([answer.statusCode, answer.headers['content-range']]).toEqual([206, `bytes 0-${size - 1}/${size}`]);
        expect(answer.rawPayload).toEqual(whole.rawPayload);
      }
      expect((await read(url, { range: 'bytes=-2' })).rawPayload).toEqual(whole.rawPayload.subarray(-2));
      expect((await read(url, { range: 'bytes=-0' })).statusCode).toBe(416);
    },
  );

  it.each(['bytes=5-', 'bytes=2-1', 'bytes=x'])('has no part %s', async (range) => {
    const answer = await read('/media/p1/1200.webp', { range });
    expect([answer.statusCode, answer.json().code]).toEqual([416, 'no_such_range']);
  });

  it('refuses a condition that the file no longer meets', async () => {
    for (const headers of [{ 'if-match': '"x"' }, { 'if-unmodified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' }]) {
      const answer = await read('/media/p1/1200.webp', headers);
      expect([answer.statusCode, answer.json().code]).toEqual([412, 'file_changed']);
    }
  });

  it('forbids scripts in drawings', async () => {
    const answer = await read('/media/s1/drawing.svg');
    expect(answer.headers['content-type']).toContain('image/svg+xml');
    expect(answer.headers['content-security-policy']).toBe("sandbox; default-src 'none'; style-src 'unsafe-inline'");
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });
});

describe('a bundle of frames', () => {
  const bundles = async () => tourSchema.parse((await read('/api/tour')).json()).sequences[1]!.bundles;

  it('has them in its order, each after its length, and is cached forever', async () => {
    const [first, last] = await bundles();
    expect([first?.frames, last?.frames]).toEqual([
      [3, 7],
      [2, 4, 6, 0],
    ]);
    const answer = await read(first!.landscape);
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      200,
      'application/octet-stream',
      'public, max-age=31536000, immutable',
    ]);
    const expected = Buffer.concat([
      Buffer.from([0, 0, 0, 12]),
      Buffer.from('3'.repeat(12)),
      Buffer.from([0, 0, 0, 16]),
      Buffer.from('7'.repeat(16)),
    ]);
    expect(answer.rawPayload).toEqual(expected);
    const head = await app.inject({ method: 'HEAD', url: first!.landscape });
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, String(expected.length), '']);
  });

  it('is not found if one of its files is missing, or under another address', async () => {
    const [first] = await bundles();
    const { landscape, portrait } = first!;
    for (const url of [portrait, `${landscape}?x`, landscape.replace('0.frames', '9.frames'), '/media/t2/b0.frames'])
      expect([url, (await read(url)).statusCode]).toEqual([url, 404]);
  });
});

describe('a picture for a browser without AVIF support', () => {
  it('is converted from its AVIF once, even for concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => read('/media/n1/64.webp')));
    for (const { statusCode, headers, rawPayload } of answers) {
      expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
        200,
        'image/webp',
        'public, max-age=31536000, immutable',
      ]);
      expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width: 64, height: 36 });
    }
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1);
    expect((await readdir(join(mediaFolder, 'n1'))).toSorted()).toEqual(['64.avif', '64.webp', 'broken.avif']);
  });

  it('is available under the specified address of a frame too', async () => {
    const answer = await read('/img/building0/b2.webp');
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      200,
      'image/webp',
      'public, max-age=0',
    ]);
    expect((await sharp(answer.rawPayload).metadata()).format).toBe('webp');
  });

  it('answers HEAD', async () => {
    const answer = await app.inject({ method: 'HEAD', url: '/media/n2/64.webp' });
    expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([200, 'image/webp', '']);
  });

  it.each(['/media/n1/broken.webp', '/media/n1/65.webp', '/media/n3/64.webp'])('%s is not found', async (url) => {
    expect((await read(url)).statusCode).toBe(404);
  });
});

describe('the specified addresses', () => {
  it.each([
    ['/img/building0/b0.webp', 'frame 0'],
    ['/img/building0/b1.webp', 'frame 1'],
    ['/img/buildings/a.webp', 'large'],
    ['/img/property_floorplan/af1.webp', 'large'],
    ['/img/placeholder.webp', 'large'],
    ['/assets/pdf/brochure.pdf', '%PDF-1.7'],
    [`/uploads/${encodeURI('types/ağaç ı.png')}`, 'png'],
    ['/uploads/plan.svg', drawing],
  ])('%s stays valid and is revalidated', async (url, content) => {
    const answer = await read(url);
    expect([answer.statusCode, answer.body]).toEqual([200, content]);
    expect(answer.headers['cache-control']).toBe('public, max-age=0');
    expect((await read(url, { 'if-none-match': String(answer.headers.etag) })).statusCode).toBe(304);
  });

  it('downloads files that browsers should not display', async () => {
    const answer = await read('/uploads/page.html');
    expect(answer.headers['content-disposition']).toBe('attachment');
    expect(answer.headers['content-security-policy']).toContain('sandbox');
  });
});

/** Folders of files, and what names nothing in any of them, however it is written. */
const folders = ['/media', '/media/p1', '/img', '/img/buildings', '/img/property_floorplan', '/uploads', '/assets'];
const names = [
  ...'.. ../x ./x . %2e%2e %2e%2e/x %2e%2e%2fsecret %2e/x ... ....//secret .git/config %252e%252e/secret'.split(' '),
  ...'..\\secret %5c..%5csecret %2fetc%2fpasswd //x / x//y %00 a%00.webp secret%00.webp a%0d%0ab'.split(' '),
  ...'% %2 a%zz %.webp %u002e %c0%ae%c0%ae/x %c0%af %e0%80%af %ed%a0%80 %f4%90%80%80 %ff'.split(' '),
  ...'x. x.. 1200.webp. 1200.webp%20 %2e%2e/share-1.jpg %2e%2e/1.webp'.split(' '),
  ...[250, 600, 5000].map((length) => `${'a'.repeat(length)}.webp`),
  'a/'.repeat(3000),
];

describe('is not found:', () => {
  it.each([
    '/img/building0/b3.webp',
    '/img/building0/b99999.webp',
    '/img/building9/b0.webp',
    '/img/buildings/z.webp',
    '/img/nothing',
    '/uploads/',
    '/uploads/secret',
    '/uploads/__proto__',
    '/uploads/../secret',
    '/uploads/%2e%2e/secret',
    '/uploads/..%2fsecret',
    '/media/..%2fsecret',
    '/media/%2e%2e/secret',
    '/media/p1/..%2f..%2f..%2fsecret',
    '/media/p1/%00',
    '/media/..%5csecret',
    '/media/',
    '/media/p1',
    '/media/p1/',
    '/assets/nothing.js',
    '/assets/pdf/other.pdf',
    '/img/%zz',
  ])('%s', async (url) => {
    const { status, type, body } = await readRaw(url);
    expect([status, type, body.includes('secret')]).toEqual([404, 'application/problem+json; charset=utf-8', false]);
    expect(JSON.parse(body).code).toBe('not_found');
  });

  it.each(folders)('what names nothing in %s, however it is written', async (folder) => {
    for (const name of names) {
      const { status, type, body } = await readRaw(`${folder}/${name}`);
      const { code } = JSON.parse(body) as { code: string };
      expect([name, status, code, type]).toEqual([name, 404, 'not_found', 'application/problem+json; charset=utf-8']);
    }
  });
});

/** Requests a path verbatim over the network, because `inject` and browsers would normalise it. */
async function readRaw(path: string): Promise<{ status: number; type: string; body: string }> {
  const { port } = app.server.address() as AddressInfo;
  const [answer] = (await once(request({ port, path, host: '127.0.0.1' }).end(), 'response')) as [IncomingMessage];
  const body = Buffer.concat(await answer.toArray()).toString();
  return { status: answer.statusCode!, type: String(answer.headers['content-type']), body };
}
