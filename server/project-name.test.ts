import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { users } from '#server/database/schema.ts';
import { ownSampleApp } from '#tools/testing/own-sample-app.ts';
import { readPdf } from '#tools/testing/read-pdf.ts';
import { makeUser } from '#tools/testing/sales-sessions.ts';
import { fillSampleProject } from '#tools/testing/sample-pictures.ts';
import { openSmtp, partOf } from '#tools/testing/smtp.ts';

const shell =
  '<!doctype html><html lang="en"><head><title>Loggia</title><link rel="manifest" href="/manifest.webmanifest"><!--boot--></head><body></body></html>';
const greek = 'Δείγμα';

const smtp = await openSmtp();
afterAll(() => smtp.close());
const { app, ids } = await ownSampleApp(
  {
    settings: { languages: ['en', 'el', 'ar'], projectNames: { el: greek }, visitorAccess: 'browse' },
    fill: async ({ db }, ids, dataDir) => {
      await fillSampleProject(db, dataDir, { texts: { en: {}, tr: {} } });
      await makeUser(db, ids.projectId);
      await db.update(users).set({ name: 'Ada', email: 'rep@sample.example' });
      await mkdir(join(dataDir, 'web'), { recursive: true });
      await writeFile(join(dataDir, 'web', 'index.html'), shell);
    },
  },
  {
    publicUrl: new URL('https://show.example'),
    mail: { smtpUrl: smtp.url, isProduction: false },
    pollInterval: 20,
  },
);

/** Requests a document or page in a language. */
const read = (url: string, language: string) => app.inject({ url, headers: { 'accept-language': language } });
const pdf = async (url: string, language: string) => readPdf((await read(url, language)).rawPayload);

it.each([
  ['el', greek, 'Sample'],
  ['ar', 'Sample', greek],
  ['en', 'Sample', greek],
])('in %s the development is called %s in pages, the installed app and documents', async (language, name, other) => {
  const { body } = await read('/', language);
  const [head = '', rest = ''] = body.replace(/<script type="application\/json".*?<\/script>/s, '').split('</head>');
  expect(head).toContain(`<title>${name}</title>`);
  expect(head).toContain(`<meta property="og:site_name" content="${name}">`);
  expect(head).not.toContain(other);
  expect(rest).toContain(`<h1>${name}</h1>`);
  const [, manifest = ''] = /<link rel="manifest" href="([^"]+)">/.exec(head) ?? [];
  expect((await read(manifest, 'en')).json()).toMatchObject({ id: '/', name, short_name: name, lang: language });

  const list = await read('/list-view', language);
  expect(list.body).toMatch(new RegExp(`<title>[^<]+ · ${name}</title>`));

  const brochure = await pdf('/assets/pdf/brochure.pdf', language);
  expect(brochure.title).toContain(name);
  expect(brochure.has(name)).toBe(true);
  expect(brochure.has(other)).toBe(false);
  const url = `/api/properties/${ids.unitIds[0]}/infosheet.pdf`;
  const sheet = await pdf(url, language);
  expect(sheet.title).toContain(name);
  expect(sheet.has(name)).toBe(true);
  expect(sheet.has(other)).toBe(false);
  expect((await read(url, language)).headers['content-disposition']).toContain(
    `filename*=UTF-8''${encodeURIComponent(`${name} A-101`)}.pdf`,
  );
});

it('a mail names the development, and its sender, in its language', async () => {
  for (const [lang, name, other] of [
    ['el', greek, 'Sample'],
    ['en', 'Sample', greek],
  ] as const) {
    smtp.received.length = 0;
    const email = 'rep@sample.example';
    await app.inject({ method: 'POST', url: '/api/users/forgotPassword', payload: { email, lang } });
    await expect.poll(() => smtp.received).toHaveLength(1);
    const [message = ''] = smtp.received;
    const [, encoded] = /^From: =\?UTF-8\?B\?([^?]+)\?= <no-reply@show\.example>/m.exec(message) ?? [];
    const sender = encoded === undefined ? /^From: (\S+) </m.exec(message)?.[1] : Buffer.from(encoded, 'base64');
    expect(String(sender)).toBe(name);
    for (const type of ['text/plain', 'text/html']) {
      expect(partOf(message, type)).toContain(name);
      expect(partOf(message, type)).not.toContain(other);
    }
  }
});

it('calls return the plain name, and the names in other languages', async () => {
  expect((await read(`/api/settings/${ids.projectId}?lang=el`, 'el')).json()).toMatchObject({
    projectName: 'Sample',
    projectNames: { el: greek },
  });
});
