import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projects } from '#server/database/schema.ts';
import { ownSampleApp } from '#tools/testing/own-sample-app.ts';

const { app } = await ownSampleApp({
  settings: { languages: ['tr', 'el'], searchEngines: true },
  fill: async ({ db }, _ids, dataDir) => {
    await db.update(projects).set({ texts: { tr: { motto: 'Yukarıda', address: 'Rıhtım 4' } } });
    await mkdir(join(dataDir, 'web'), { recursive: true });
    await writeFile(
      join(dataDir, 'web', 'index.html'),
      '<!doctype html><html lang="en"><head><title>Loggia</title><!--boot--></head><body></body></html>',
    );
  },
});

it('answers in the first language of the development if another one is requested', async () => {
  const page = await app.inject({ url: '/?lang=en', headers: { 'accept-language': 'en', cookie: 'language=en' } });
  expect(page.body).toContain('<html lang="tr"');
  expect(page.body).toContain('hreflang="tr"');
  expect(page.body).not.toContain('hreflang="en"');
  const refused = await app.inject({ url: '/api/nothing', headers: { 'accept-language': 'en' } });
  expect(refused.headers['content-language']).toBe('tr');
  expect(refused.json().detail).toBe('Aradığınız şey burada yok');
});

it('does so even if a call names a language', async () => {
  const registered = await app.inject({
    method: 'POST',
    url: '/api/clients/forgotPassword',
    payload: { email: 'nobody', lang: 'en' },
  });
  expect(registered.json().errors ?? registered.json()).toEqual([
    { path: 'email', message: 'E-posta adresi geçerli değil' },
  ]);
});

it('lists the pages for search engines only in its languages', async () => {
  const { body } = await app.inject('/sitemap.xml');
  expect(body).toContain('/?lang=tr</loc>');
  expect(body).not.toContain('lang=en');
});

it('shows the texts of the development in its languages', async () => {
  expect((await app.inject('/api/settings/7')).json()).toMatchObject({
    languages: ['tr', 'el'],
    texts: { tr: { motto: 'Yukarıda' } },
  });
});
