import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { brandSchema } from '#contract/brand.ts';
import { projects, tours } from '#server/database/schema.ts';
import { ownApp } from '#tools/testing/own-app.ts';
import { saveSamplePicture } from '#tools/testing/sample-pictures.ts';
import { saveSampleProject } from '#tools/testing/sample-project.ts';
import { sampleTour } from '#tools/testing/sample-tour.ts';

const shell =
  '<!doctype html><html lang="en"><head><meta name="theme-color" content="#f6f7f8"><title>Loggia</title><link rel="icon" href="/icons/icon-96.png"><!--boot--><template id="app-files"></template></head><body><div id="first-frame"><!--first-frame--></div></body></html>';

const brand = {
  icon: '/media/abc/icon',
  colours: { ink: '#f2efe9', paper: '#101418', accent: '#f2b84b' },
  textFace: { files: [{ file: 'abc/face.woff2', weight: '400' }], licence: 'licence.txt' },
};
let unit = 0;
let dataFolder = '';
const { app, database } = await ownApp(
  async ({ db }, dataDir) => {
    const ids = await saveSampleProject(db, { settings: { visitorAccess: 'browse' } });
    unit = ids.unitIds[0] ?? 0;
    dataFolder = dataDir;
    await saveSamplePicture(db, dataDir, 'types/a.webp', { width: 1440, height: 960 });
    await db.insert(tours).values({ project_id: 7, tour: sampleTour('t1', 2, []) });
    await mkdir(join(dataDir, 'web'), { recursive: true });
    await writeFile(join(dataDir, 'web', 'index.html'), shell);
  },
  { publicUrl: new URL('https://show.example/') },
);

const change = async (settings: object) => {
  const added = sql`${projects.settings} || ${JSON.stringify(settings)}::jsonb`;
  await database.db.update(projects).set({ settings: added }).where(eq(projects.id, 7));
  app.catalogue.invalidate();
};
const read = async (url: string, language = 'en') => {
  const { body, statusCode } = await app.inject({
    url,
    headers: { 'accept-language': language, host: 'show.example' },
  });
  const metas = [...body.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g)];
  const meta = Object.fromEntries(metas.map(([, name, content]) => [name, content]));
  const links = [...body.matchAll(/<link rel="(canonical|alternate)"(?: hreflang="([\w-]+)")? href="([^"]+)">/g)];
  return {
    statusCode,
    body,
    meta,
    title: /<title>(.*?)<\/title>/.exec(body)?.[1],
    links: links.map((link) => link.slice(1)),
  };
};

describe('a shared link', () => {
  it('to the home view describes the development', async () => {
    const { title, meta, links } = await read('/map-view');
    expect(title).toBe('Sample');
    expect(meta).toMatchObject({
      'og:title': 'Sample',
      'og:url': 'https://show.example/',
      'og:image': 'https://show.example/media/t1/share-b1.jpg',
      'twitter:card': 'summary_large_image',
    });
    expect(links).toEqual([
      ['canonical', undefined, 'https://show.example/'],
      ['alternate', 'en', 'https://show.example/?lang=en'],
      ['alternate', 'tr', 'https://show.example/?lang=tr'],
      ['alternate', 'x-default', 'https://show.example/'],
    ]);
  });

  it('that names a language is canonical itself, so that it is indexed and shared in that language', async () => {
    const named = await read('/map-view?lang=tr');
    expect(named.meta['og:url']).toBe('https://show.example/?lang=tr');
    expect(named.links).toEqual([
      ['canonical', undefined, 'https://show.example/?lang=tr'],
      ...(await read('/')).links.slice(1),
    ]);
    // The same language, but by the browser; and one that is not offered.
    for (const { meta, links } of [await read('/', 'tr'), await read('/?lang=xx')])
      expect([meta['og:url'], links[0]?.[2]]).toEqual(['https://show.example/', 'https://show.example/']);
  });

  it('has one address if the development has one language', async () => {
    await change({ languages: ['en'] });
    expect((await read('/?lang=en')).links).toEqual([['canonical', undefined, 'https://show.example/']]);
    await change({ languages: ['en', 'tr'] });
  });

  it('to a unit has its picture and facts in the language of the address, and no price if visitors do not see prices', async () => {
    const { title, meta } = await read(`/property-view/${unit}?lang=tr`, 'en');
    expect(title).toBe('A-101 konutu · Sample');
    expect(meta['og:description']).toMatch(/^Bir yatak odalı · 84,5\sm² · 1\. kat · A$/);
    expect(meta['og:description']).not.toContain('€');
    expect(meta['og:locale']).toBe('tr_TR');
    const picture = new URL(meta['og:image'] ?? '');
    expect(picture.origin).toBe('https://show.example');
    const file = await app.inject(picture.pathname);
    expect(file.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(await sharp(file.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
  });

  it('to a page that is closed to visitors only describes the development', async () => {
    await change({ visitorAccess: 'home' });
    const { title, meta, links } = await read(`/property-view/${unit}`);
    expect([title, meta['og:image'], links]).toEqual(['Sample', 'https://show.example/media/t1/share-b1.jpg', []]);
    await change({ visitorAccess: 'browse' });
  });

  it('to a unit that does not exist is 404, with a title to that effect', async () => {
    const { statusCode, title, meta, links } = await read('/property-view/999');
    expect([statusCode, title, meta['robots'], links]).toEqual([404, 'There is nothing here · Sample', 'noindex', []]);
  });

  it('to a picture that does not exist is 404', async () => {
    expect((await app.inject('/media/t1/share-b9.jpg')).statusCode).toBe(404);
    expect((await app.inject('/media/..%2f..%2fetc/share-b1.jpg')).statusCode).toBe(404);
  });
});

describe('search engines', () => {
  it('are asked to index nothing by default', async () => {
    expect((await read('/')).meta['robots']).toBe('noindex');
    expect((await app.inject('/robots.txt')).body).not.toMatch(/Sitemap|Disallow: \/$/m);
    expect((await app.inject('/sitemap.xml')).statusCode).toBe(404);
  });

  it('get the pages that visitors may enter if the setting is on, and never those of one person', async () => {
    await change({ searchEngines: true });
    expect((await read('/')).meta['robots']).toBeUndefined();
    expect((await read('/register')).meta['robots']).toBe('noindex');
    expect((await app.inject('/robots.txt')).body).toContain('Sitemap: https://show.example/sitemap.xml');
    const sitemap = (await app.inject('/sitemap.xml')).body;
    for (const query of ['', '?lang=en', '?lang=tr'])
      expect(sitemap).toContain(`<loc>https://show.example/property-view/${unit}${query}</loc>`);
    await change({ visitorAccess: 'home' });
    const home = (await app.inject('/sitemap.xml')).body;
    expect([...home.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
      'https://show.example/',
      'https://show.example/?lang=en',
      'https://show.example/?lang=tr',
    ]);
    await change({ visitorAccess: 'browse', searchEngines: false });
  });
});

describe('the look of a development', () => {
  beforeAll(() => change({ brand: brandSchema.parse(brand) }));

  it('is inlined in the page, before any script and style sheet', async () => {
    const { body, meta } = await read('/');
    const look = /<style id="look">(.*?)<\/style>/.exec(body)?.[1] ?? '';
    for (const part of [
      '--marble:#101418',
      '--accent:#f2b84b',
      "url('/media/abc/face.woff2')",
      "[data-ground='light']{",
    ])
      expect(look).toContain(part);
    const policy = String((await app.inject('/')).headers['content-security-policy']);
    const hash = createHash('sha256').update(look).digest('base64');
    expect(policy).toContain(`style-src 'self' 'sha256-${hash}';`);
    expect(meta['theme-color']).toBe('#101418');
    expect(body).toContain('href="/media/abc/icon-96.png"');
    expect(body).toContain('as="font" type="font/woff2" crossorigin fetchpriority="low" href="/media/abc/face.woff2"');
  });

  it('is also that of the installed app', async () => {
    expect((await app.inject('/manifest.webmanifest')).json()).toMatchObject({
      name: 'Sample',
      background_color: '#101418',
      icons: [{ src: '/media/abc/icon-192.png' }, {}, { src: '/media/abc/icon-mask-512.png', purpose: 'maskable' }],
    });
    expect((await app.inject('/favicon.ico')).headers.location).toBe('/media/abc/icon-96.png');
  });
});

it('a shared link to a development without a rotator shows the front of its first building', async () => {
  await database.db.delete(tours);
  await saveSamplePicture(database.db, dataFolder, 'buildings/a', { width: 1440, height: 960 });
  app.catalogue.invalidate();
  const { meta } = await read('/');
  expect(meta['twitter:card']).toBe('summary_large_image');
  const picture = await app.inject(new URL(meta['og:image'] ?? '').pathname);
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/jpeg']);
});
