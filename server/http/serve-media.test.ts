import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ownApp } from '#tools/testing/own-app.ts';
import { sampleTour } from '#tools/testing/sample-tour.ts';
import { saveSampleProject } from '#tools/testing/sample-project.ts';
import { documents, pictures, tours } from '../database/schema.ts';

const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const picture = { project_id: 7, media_id: 'p1', width: 1200, height: 800, widths: [600, 1200], colour: '#888888', media_type: 'image/png', file: 'original.png' };

const { app } = await ownApp(async ({ db }, dataDir) => {
  await saveSampleProject(db);
  const files = { 'p1/original.png': 'png', 'p1/1200.webp': 'large', 'p1/600.webp': 'small', 'p1/600.avif': 'avif', 'd1/brochure.pdf': '%PDF-1.7', 's1/drawing.svg': drawing, 't1/b0.webp': 'frame 0', 't1/b1.webp': 'frame 1', 'x1/page.html': '<script>1</script>' };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(join(dataDir, 'media', name, '..'), { recursive: true });
    await writeFile(join(dataDir, 'media', name), content);
  }
  await writeFile(join(dataDir, 'secret'), 'secret');
  await db.insert(pictures).values(['types/ağaç ı.png', 'buildings/a', 'property_floorplan/af1', 'placeholder'].map((name) => ({ ...picture, name })));
  await db.insert(documents).values([
    { project_id: 7, name: 'brochure.pdf', media_id: 'd1', media_type: 'application/pdf', file: 'brochure.pdf' },
    { project_id: 7, name: 'plan.svg', media_id: 's1', media_type: 'image/svg+xml', file: 'drawing.svg' },
    { project_id: 7, name: 'page.html', media_id: 'x1', media_type: 'text/html', file: 'page.html' },
  ]);
  await db.insert(tours).values({ project_id: 7, tour: sampleTour('t1', 2) });
});

await app.listen({ port: 0, host: '127.0.0.1' });
const read = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('media by content', () => {
  it.each([['/media/p1/600.avif', 'image/avif'], ['/media/p1/600.webp', 'image/webp']])('%s is kept for ever', async (url, type) => {
    const answer = await read(url);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, type]);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('sends parts of a film', async () => {
    const answer = await read('/media/p1/1200.webp', { range: 'bytes=1-2' });
    expect([answer.statusCode, answer.body]).toEqual([206, 'ar']);
  });

  it('lets nothing in a drawing run', async () => {
    const answer = await read('/media/s1/drawing.svg');
    expect(answer.headers['content-type']).toContain('image/svg+xml');
    expect(answer.headers['content-security-policy']).toBe("sandbox; default-src 'none'; style-src 'unsafe-inline'");
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
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
  ])('%s stays valid and is asked for anew', async (url, content) => {
    const answer = await read(url);
    expect([answer.statusCode, answer.body]).toEqual([200, content]);
    expect(answer.headers['cache-control']).toBe('public, max-age=0');
    expect((await read(url, { 'if-none-match': String(answer.headers.etag) })).statusCode).toBe(304);
  });

  it('downloads what no browser should open', async () => {
    const answer = await read('/uploads/page.html');
    expect(answer.headers['content-disposition']).toBe('attachment');
    expect(answer.headers['content-security-policy']).toContain('sandbox');
  });
});

describe('everything else is not there', () => {
  it.each([
    '/img/building0/b2.webp', '/img/building0/b99999.webp', '/img/building9/b0.webp', '/img/buildings/z.webp', '/img/nothing', '/uploads/', '/uploads/secret', '/uploads/__proto__',
    '/uploads/../secret', '/uploads/%2e%2e/secret', '/uploads/..%2fsecret', '/media/..%2fsecret', '/media/%2e%2e/secret', '/media/p1/..%2f..%2f..%2fsecret', '/media/p1/%00', '/media/..%5csecret', '/media/', '/media/p1', '/media/p1/', '/assets/nothing.js', '/assets/pdf/other.pdf', '/img/%zz',
  ])('%s', async (url) => {
    const { status, type, body } = await readRaw(url);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(body).not.toBe('secret');
    expect(type).toContain('problem+json');
  });
});

/** Asks over the network with an address as it stands: injection and browsers would tidy it first. */
async function readRaw(path: string): Promise<{ status: number; type: string; body: string }> {
  const { port } = app.server.address() as AddressInfo;
  const [answer] = (await once(request({ port, path, host: '127.0.0.1' }).end(), 'response')) as [IncomingMessage];
  const body = Buffer.concat(await answer.toArray()).toString();
  return { status: answer.statusCode!, type: String(answer.headers['content-type']), body };
}
