import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { calls } from '#contract/calls/index.ts';
import { createDemoAccounts } from '#tools/testing/create-demo-accounts.ts';
import { openBrowser } from '#tools/testing/browser.ts';
import { ownApp } from '#tools/testing/own-app.ts';
import { saveSampleProject } from '#tools/testing/sample-project.ts';
import { galleries, panoramas, projects, properties } from '#server/database/schema.ts';

const links = {
  film: 'https://film.example/one',
  inside: 'https://192.168.1.1/admin',
  script: 'javascript:alert(1)',
  plain: 'http://film.example/one',
  own: '/dashboard',
};
const tours = [
  'https://tour.example/7',
  '/facility?view=pool',
  'https://10.0.0.9/',
  'javascript:alert(1)',
  '/dashboard',
];

const { app, database } = await ownApp(async ({ db }, dataDir) => {
  await mkdir(join(dataDir, 'web'));
  await writeFile(join(dataDir, 'web', 'index.html'), '<!doctype html><html lang="en"><head><!--boot--></head></html>');
  const { unitIds } = await saveSampleProject(db);
  await createDemoAccounts(db, 7);
  await db.insert(galleries).values(
    Object.entries(links).map(([slug, link]) => ({
      project_id: 7,
      slug,
      name_en: slug,
      name_tr: slug,
      type: 'link' as const,
      link,
    })),
  );
  for (const [index, link_360] of tours.entries())
    await db.update(properties).set({ link_360 }).where(eq(properties.id, unitIds[index]!));
  const hotspots = [{ yaw: 90, pitch: 0, title_en: 'Court', title_tr: 'Avlu', to: null, link: null }];
  await db.insert(panoramas).values({
    project_id: 7,
    slug: 'pool',
    name_en: 'Pool',
    name_tr: 'Havuz',
    place: 'facility',
    picture: 'panoramas/pool.webp',
    yaw: 10,
    pitch: -2,
    hotspots,
  });
});

const rep = openBrowser(app);
await rep.logIn('rep', 7);

const linksOf = async () =>
  Object.fromEntries(
    (await rep.get('/galleries')).body
      .filter((one: { type: string }) => one.type === 'link')
      .map(({ slug, link }: { slug: string; link: string | null }) => [slug, link]),
  );
const policyOf = async () => String((await app.inject({ url: '/register' })).headers['content-security-policy']);

async function setHosts(frameHosts: string[] | null): Promise<void> {
  const [project] = await database.db.select().from(projects);
  await database.db.update(projects).set({ settings: { ...project!.settings, frameHosts } });
  app.catalogue.invalidate();
}

describe('a framed page', () => {
  it('is a public site over https, whatever the database contains', async () => {
    await setHosts(null);
    expect(await linksOf()).toEqual({ film: links.film, inside: null, script: null, plain: null, own: null });
    const units = (await rep.get('/properties')).body;
    expect(units.slice(0, 5).map((unit: { link_360: string | null }) => unit.link_360)).toEqual([
      'https://tour.example/7',
      '/facility?view=pool',
      null,
      null,
      null,
    ]);
  });

  it('is allowed by the content security policy of every page, and nothing else is', async () => {
    await setHosts(null);
    expect(await policyOf()).toContain('frame-src https://film.example https://tour.example;');
    expect((await app.inject({ url: '/register' })).headers['permissions-policy']).toContain(
      'fullscreen=(self "https://film.example" "https://tour.example")',
    );
  });

  it('is limited to the hosts in the settings, where they list any', async () => {
    await setHosts(['tour.example']);
    expect(await linksOf()).toMatchObject({ film: null });
    expect(await policyOf()).toContain('frame-src https://tour.example;');
    await setHosts([]);
    expect(await policyOf()).toContain("frame-src 'none'");
  });

  it('is allowed by pages only, not by other answers', async () => {
    await setHosts(null);
    expect(String((await rep.get('/galleries')).headers['content-security-policy'])).toBe(
      "default-src 'none'; frame-ancestors 'none'",
    );
  });
});

it('panoramas are returned with their hotspots, as the contract declares', async () => {
  const answer = await openBrowser(app).get('/panoramas');
  expect(calls.listPanoramas.answer.parse(answer.body)).toEqual([
    {
      slug: 'pool',
      name: 'Pool',
      name_en: 'Pool',
      name_tr: 'Havuz',
      place: 'facility',
      picture: 'panoramas/pool.webp',
      yaw: 10,
      pitch: -2,
      hotspots: [{ yaw: 90, pitch: 0, title_en: 'Court', title_tr: 'Avlu', to: null, link: null }],
    },
  ]);
});
