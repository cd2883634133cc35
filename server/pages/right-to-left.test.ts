import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ownApp } from '#tools/testing/own-app.ts';
import { saveSampleProject } from '#tools/testing/sample-project.ts';
import { projects } from '#server/database/schema.ts';
import { writeLegalPage } from './write-legal.ts';

const shell = '<html><head><!--boot--></head><body><div id="first-frame"><!--first-frame--></div></body></html>';

const { app } = await ownApp(async ({ db }, dataDir) => {
  const contact = {
    name: null,
    names: {},
    phone: '+965 2222 3344',
    email: 'a@b.example',
    whatsApp: null,
    picture: null,
  };
  const hours = { en: null, tr: null };
  await saveSampleProject(db, { settings: { languages: ['ar', 'en'], contact: { ...contact, hours } } });
  await db.update(projects).set({ texts: { ar: { address: 'شرق' }, en: { address: 'Sharq' } } });
  await mkdir(join(dataDir, 'web'), { recursive: true });
  await writeFile(join(dataDir, 'web', 'index.html'), shell);
});

it('keeps the order of each language and of telephone numbers in an Arabic page without scripts', async () => {
  const { body } = await app.inject({ url: '/register', headers: { 'accept-language': 'ar' } });
  const words = /<noscript>(.*)<\/noscript>/.exec(body)?.[1];
  expect(words).toMatch(/<div lang="ar">.*<div lang="en" dir="ltr">/);
  expect(words).toContain('<a href="tel:+96522223344">\u2066+965 2222 3344\u2069</a>');
});

it('keeps the order of a legal page in another language, and of the telephone numbers in it', () => {
  const run = { text: '+965 2222 3344', is_strong: false, is_emphasis: false, href: 'tel:+96522223344' };
  const page = {
    page: 'imprint' as const,
    language: 'en' as const,
    title: 'Imprint',
    version: 1,
    hash: 'a',
    published_at: '2026-11-29T00:00:00.000Z',
    blocks: [{ kind: 'paragraph' as const, runs: [run] }],
  };
  expect(writeLegalPage(page, 'ar')).toContain('<article lang="en" dir="ltr">');
  expect(writeLegalPage({ ...page, language: 'ar' }, 'ar')).toContain(
    '<article lang="ar"><h2>Imprint</h2><p><a dir="ltr" href="tel:+96522223344">+965 2222 3344</a></p>',
  );
});
