import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createDemoAccounts } from '#tools/testing/create-demo-accounts.ts';
import { demoPassword } from '#tools/demo/demo-accounts.ts';
import { ownApp } from '#tools/testing/own-app.ts';
import { saveSampleProject } from '#tools/testing/sample-project.ts';
import { saveLegalPage } from '#tools/testing/save-legal-pages.ts';
import { sampleTour } from '#tools/testing/sample-tour.ts';
import { galleries, places, projects, tours } from '#server/database/schema.ts';

const shell =
  '<!doctype html><html lang="en"><head><!--boot--><template id="app-files"><link rel="modulepreload" href="/assets/main-abc.js"></template><template data-page="/register"><link href="/assets/register.js"></template><template data-page="/building/{id}"><link href="/assets/building.js"></template><template data-language="en"><link href="/assets/en.js"></template><template data-language="tr"><link href="/assets/tr.js"></template></head><body><div id="first-frame"><!--first-frame--></div><div id="root"></div></body></html>';
const script = `export const answer = ${JSON.stringify('42 '.repeat(500))};`;

const { app } = await ownApp(async ({ db }, dataDir) => {
  const contact = { name: null, names: {}, phone: '+30 210 555 0100', email: null, whatsApp: null, picture: null };
  await saveSampleProject(db, { settings: { contact: { ...contact, hours: { en: null, tr: null } } } });
  await saveLegalPage(db, 7, 'imprint', { title: 'Imprint <b>' });
  await createDemoAccounts(db, 7);
  await db.update(projects).set({ texts: { en: { motto: 'High </script> up', address: 'Pier <4>' }, tr: {} } });
  await db
    .insert(galleries)
    .values({ project_id: 7, slug: 'garden view', name_en: 'Garden', name_tr: 'Bahçe', type: 'image' });
  await db.insert(places).values({
    project_id: 7,
    id: 1,
    category: 'museums',
    title_en: 'Museum',
    title_tr: 'Müze',
    lat: 38.42,
    lng: 27.13,
  });
  await db.insert(tours).values({
    project_id: 7,
    tour: sampleTour('t1', 2, [
      {
        building_id: 1,
        anchors: [
          [1, 2, 1],
          [3, 4, 0],
        ],
        silhouettes: ['1,1 2,2 3,1', ''],
      },
    ]),
  });
  await mkdir(join(dataDir, 'web', 'assets'), { recursive: true });
  await writeFile(join(dataDir, 'web', 'index.html'), shell);
  await writeFile(join(dataDir, 'web', 'assets', 'main-abc.js'), script);
  await writeFile(join(dataDir, 'web', 'assets', 'main-abc.js.br'), brotliCompressSync(script));
  await writeFile(join(dataDir, 'web', 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
});

const read = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
const bootOf = (html: string) =>
  JSON.parse(/<script type="application\/json" id="boot">(.*?)<\/script>/.exec(html)![1]!);

describe('a page', () => {
  it.each([
    '/',
    '/map-view',
    '/register?email=a',
    '/salesLogin',
    '/building/1',
    '/building/1/floor/1',
    '/property-view/7',
    '/gallery/all',
    '/gallery/garden%20view',
    '/location/all/0',
    '/location/museums/0',
    '/verify/1/2',
    '/formResult/thankYouRegister',
    '/list-view',
    '/legal/imprint',
    '/legal/storage',
    '/Building/1/Floor/1/',
    '/SALESLOGIN',
    '/clientInvitationWait/3',
    '/dashboard/leads/7',
    '/dashboard/project/package/7',
    '/dashboard/project/audit',
  ])('%s is 200', async (url) => {
    const answer = await read(url);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(answer.headers['cache-control']).toBe('public, max-age=0, s-maxage=1, must-revalidate');
  });

  it.each([
    '/nothing',
    '/building',
    '/building/1/floor',
    '/property-view/1/2',
    '/index.html',
    '/.env',
    '/building/1/floor/2/3',
    '/building/2',
    '/building/1/floor/8',
    '/building/1/floor/01',
    '/property-view/999',
    '/property-view/x',
    '/property-view/07',
    '/property-view/7e0',
    '/building/01',
    '/clientInvitationWait/x',
    '/clientInvitationAccept/x/y',
    '/clientLoginWait/x',
    '/clientLoginAccept/x/y',
    '/verify/x',
    '/verify/x/y',
    '/clientResetPassword/x/y',
    '/userResetPassword/x/y',
    '/formResult/nothing',
    '/formResult/thankyouregister',
    '/location/museums/x',
    '/dashboard/nothing',
    '/dashboard/units/7',
    '/dashboard/leads/abc',
    '/dashboard/leads/07',
    '/dashboard/project/package/abc',
    '/dashboard/project/nothing',
    '/gallery/none',
    '/location/nothing/0',
    '/location/museums/999',
    '/facility',
    '/realshot',
    '/legal/terms',
    '/legal/nothing',
    '/%',
    '/building/%zz',
    '/property-view/%00',
    '/property-view/%ff?language=tr',
    '/legal/%c0%ae%c0%ae/x',
  ])('%s is 404 and still a page', async (url) => {
    const answer = await read(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('id="root"');
    // Not kept by proxies, which might take its address for another page's.
    expect(answer.headers['cache-control']).toBe('private, no-cache');
  });

  it.each([
    ['/search', '/list-view'],
    ['/search/?status=1', '/list-view?status=1'],
    ['/gallery', '/gallery/all'],
    ['/Gallery/', '/gallery/all'],
    ['/location', '/location/all/0'],
    ['/location/museums', '/location/museums/0'],
    ['/favourites', '/favorites'],
  ])('%s leads to %s', async (typed, meant) => {
    const answer = await read(typed);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, meant]);
  });

  it('describes the development and how to reach sales without scripts, first in its own language', async () => {
    const wordsOf = async (language: string) =>
      /<noscript>(.*)<\/noscript>/.exec((await read('/register', { 'accept-language': language })).body)?.[1] ?? '';
    const en = await wordsOf('en');
    const tr = await wordsOf('tr');
    expect(en).toMatch(/^<h1>Sample<\/h1><div lang="en">.*Sample is a residential development.*<div lang="tr">/);
    expect(tr).toMatch(/^<h1>Sample<\/h1><div lang="tr">.*Sample bir konut projesidir.*<div lang="en">/);
    expect(en).toContain('<a href="tel:+302105550100">+30 210 555 0100</a><br>Pier &lt;4&gt;');
    expect(en).not.toContain('mailto:');
  });

  it('contains, in its language, what it shows if the app cannot start', async () => {
    const { body } = await read('/register', { 'accept-language': 'tr' });
    const template = /<template id="start-failure">(.*?)<\/template>/.exec(body)?.[1];
    expect(template).toMatch(/<h1>Sunum başlatılamadı<\/h1>.*<button>Tekrar dene<\/button>/);
  });

  it('contains a legal page as escaped text, and links to it on other pages', async () => {
    const wordsOf = async (path: string) => /<noscript>(.*)<\/noscript>/.exec((await read(path)).body)?.[1] ?? '';
    const imprint = await wordsOf('/legal/imprint');
    expect(imprint).toContain(
      '<article lang="en"><h2>Imprint &lt;b&gt;</h2><p>What Imprint &lt;b&gt; says</p></article>',
    );
    const elsewhere = await wordsOf('/register');
    expect(elsewhere).not.toContain('<article');
    expect(elsewhere).toContain('<a href="/legal/imprint">Imprint &lt;b&gt;</a>');
  });

  it('contains the data of its first screen, which cannot break out of its script element', async () => {
    const { body } = await read('/register');
    const boot = bootOf(body);
    expect(boot).toMatchObject({
      language: 'en',
      settings: { projectName: 'Sample' },
      session: { user: null, can: { inviteClient: false } },
    });
    expect(boot).not.toHaveProperty('tour');
    expect(boot.settings.texts.en.motto).toBe('High </script> up');
    expect(body).not.toContain('High </script>');
    expect(body).not.toContain('<picture>');
    expect(body).not.toContain('app-files');
    expect(body).toContain('<link rel="modulepreload" href="/assets/main-abc.js">');
  });

  it.each([
    ['/register', ['main-abc', 'register', 'en']],
    ['/Building/1/?lang=tr', ['main-abc', 'building', 'tr']],
    ['/login', ['main-abc', 'en']],
    // These are loaded once the picture can be turned.
    ['/', ['main-abc']],
  ])('%s lists the files of its screen and language, and of no other', async (url, files) => {
    const { body } = await read(url);
    expect([...body.matchAll(/\/assets\/([\w-]+)\.js/g)].map(([, name]) => name)).toEqual(files);
    expect(body.match(/<template /g)?.length ?? 0).toBe(url === '/' ? 2 : 1);
  });

  it.each(['/', '/map-view'])(
    '%s shows the start frame without scripts, in the right crop for the screen',
    async (url) => {
      const { body } = await read(url);
      expect(bootOf(body).tour.sequences).toHaveLength(1);
      expect(bootOf(body).tour.sequences[0].markers).toEqual([
        {
          building_id: 1,
          anchors: [
            [1, 2, 1],
            [3, 4, 0],
          ],
        },
      ]);
      expect(body).toContain('<template id="app-files"><link rel="modulepreload"');
      const frame = /<picture>.*<\/picture>/.exec(body)![0];
      expect(frame).toContain(
        '<source type="image/avif" media="(max-aspect-ratio: 27/40)" srcset="/media/t1/p1.avif">',
      );
      expect(frame).toContain('<img src="/media/t1/b1.webp" width="1920" height="1080" alt="" fetchpriority="high"');
    },
  );

  it('leaves the outlines of buildings to a separate call', async () => {
    expect((await read('/')).body).not.toContain('1,1 2,2 3,1');
    expect((await read('/api/tour/silhouettes')).json()).toEqual([
      { folder: 'building0', building_id: 1, outlines: ['1,1 2,2 3,1', ''] },
    ]);
  });

  it('is in the chosen language, otherwise in the browser’s', async () => {
    expect((await read('/')).body).toContain('<html lang="en" dir="ltr"');
    expect((await read('/', { 'accept-language': 'de, tr;q=0.8, en;q=0.5' })).body).toContain('<html lang="tr"');
    expect((await read('/', { 'accept-language': 'tr', cookie: 'language=en' })).body).toContain('<html lang="en"');
    expect((await read('/', { cookie: 'language=%22xx' })).body).toContain('<html lang="en"');
    // Chosen while it was offered.
    expect((await read('/', { cookie: 'language=de' })).body).toContain('<html lang="en"');
  });

  it('contains who is logged in', async () => {
    const login = await app.inject({
      method: 'POST',
      url: '/api/users/login',
      payload: { email: 'rep@asteria.example', password: demoPassword, project_id: 7 },
    });
    const cookie = String(login.headers['set-cookie']).split(';')[0]!;
    const page = await read('/', { cookie });
    expect(bootOf(page.body).session.user.name).toBe('Rıza Rep');
    const ofStranger = await read('/', { cookie: `session=${'n'.repeat(43)}` });
    expect(ofStranger.headers['cache-control']).toBe('private, no-cache');
    expect(page.headers['cache-control']).toBe('no-store');
    expect(bootOf((await read('/')).body).session.user).toBeNull();
  });

  it('is sent compressed, and only if the browser does not have it', async () => {
    const answer = await read('/', { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(answer.rawPayload).toString()).toContain('id="boot"');
    expect((await read('/', { 'if-none-match': String(answer.headers.etag) })).statusCode).toBe(304);
  });

  it('accepts no other method', async () => {
    const answer = await app.inject({ method: 'POST', url: '/register' });
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});

describe('the built files', () => {
  it('are cached forever if their name contains a hash, and sent precompressed', async () => {
    const plain = await read('/assets/main-abc.js');
    expect([plain.body, plain.headers['cache-control']]).toEqual([script, 'public, max-age=31536000, immutable']);
    expect(String(plain.headers['content-type'])).toContain('javascript');
    const packed = await read('/assets/main-abc.js', { 'accept-encoding': 'br, gzip' });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(script);
  });

  it('are revalidated otherwise', async () => {
    expect((await read('/favicon.svg')).headers['cache-control']).toBe('public, no-cache');
  });
});
