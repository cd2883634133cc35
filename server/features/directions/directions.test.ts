import { describe, expect, it } from 'vitest';
import { calls } from '#contract/calls/index.ts';
import { settingsSchema, type Settings } from '#contract/settings.ts';
import { createDemoAccounts } from '#tools/testing/create-demo-accounts.ts';
import { encodeDrawn, joinDrawn } from '#tools/import/map/draw-streets.ts';
import { openBrowser } from '#tools/testing/browser.ts';
import { ownApp } from '#tools/testing/own-app.ts';
import { saveSampleProject } from '#tools/testing/sample-project.ts';
import { saveMapFile } from '#tools/testing/save-map-file.ts';
import { streetMap } from '#tools/testing/street-map.ts';
import { places, projects } from '#server/database/schema.ts';

const base = streetMap([23.72, 37.98], [23.73, 37.98], [23.73, 37.99]);
let projectId = 0;

const {
  app,
  database: { db },
} = await ownApp(async ({ db: tx }, dataDir) => {
  projectId = (await saveSampleProject(tx)).projectId;
  await createDemoAccounts(tx, projectId);
  await tx.insert(places).values([
    {
      project_id: projectId,
      id: 4,
      category: 'museums',
      title_en: 'Museum',
      title_tr: 'Müze',
      lat: 37.99,
      lng: 23.73,
      link: null,
    },
    {
      project_id: projectId,
      id: 2,
      category: 'shops',
      title_en: 'Shop',
      title_tr: 'Dükkân',
      lat: 38.2,
      lng: 23.72,
      link: '/gallery/pool',
    },
  ]);
  await saveMapFile(tx, dataDir, 'base.geojson', JSON.stringify(base));
  await saveMapFile(tx, dataDir, 'streets.graph', encodeDrawn(joinDrawn(base)!));
});
const rep = openBrowser(app);
await rep.logIn('rep', projectId);
const cookie = `session=${rep.cookies.get('session')}`;
const read = (path: string, headers: Record<string, string> = {}) =>
  app.inject({ url: `/api${path}`, headers: { cookie, ...headers } });

/** Sets the development's directions provider. */
async function use(directions: Settings['directions']): Promise<void> {
  const settings = settingsSchema.parse((await db.select().from(projects))[0]!.settings);
  await db.update(projects).set({ settings: { ...settings, directions } });
  app.catalogue.invalidate();
}

describe('the places', () => {
  it('are returned by id, with titles in English and Turkish', async () => {
    const answer = calls.listPlaces.answer.parse((await read('/places')).json());
    expect(answer.map(({ id, title, title_tr }) => [id, title, title_tr])).toEqual([
      [2, 'Shop', 'Dükkân'],
      [4, 'Museum', 'Müze'],
    ]);
  });

  it.each(['/places', '/map', '/directions?to=4', '/directions/times'])('%s is closed to visitors', async (path) => {
    expect((await app.inject({ url: `/api${path}` })).statusCode).toBe(401);
  });
});

it('the map is the one drawn in the package, marked as schematic', async () => {
  expect(calls.getMap.answer.parse((await read('/map')).json())).toEqual({
    is_schematic: true,
    base,
    world: null,
    tiles: null,
  });
});

describe('built-in directions', () => {
  it('default to walking, follow the streets, and are marked as approximate', async () => {
    const answer = calls.getDirections.answer.parse((await read('/directions?to=4')).json());
    expect(answer).toMatchObject({ to: 4, mode: 'WALKING', approximate: true, attribution: null });
    expect(answer.distance).toBeGreaterThan(1950);
    expect(answer.distance).toBeLessThan(2020);
    expect(answer.duration).toBeCloseTo(answer.distance / (5.1 / 3.6), -1);
    expect([answer.points[0], answer.points.at(-1)]).toEqual([
      [23.72, 37.98],
      [23.73, 37.99],
    ]);
  });

  it('are quicker by car', async () => {
    const walk = (await read('/directions?to=4&mode=WALKING')).json();
    const drive = (await read('/directions?to=4&mode=DRIVING')).json();
    expect(drive.duration).toBeLessThan(walk.duration / 2);
  });

  it('are a straight line where no street leads', async () => {
    expect((await read('/directions?to=2')).json().points).toHaveLength(2);
  });

  it.each([
    ['to=99', 404],
    ['to=4&mode=FLYING', 400],
    ['', 400],
    ['to=abc', 400],
    ['to=4&mode=', 200],
  ])('answer %j with %i', async (query, status) => {
    expect((await read(`/directions?${query}`)).statusCode).toBe(status);
  });

  it('give the travel times to all places', async () => {
    const times = calls.listTravelTimes.answer.parse((await read('/directions/times')).json());
    const one = (await read('/directions?to=4')).json();
    expect(times.find(({ id }) => id === 4)).toEqual({
      id: 4,
      distance: one.distance,
      duration: one.duration,
      approximate: true,
    });
    expect(times).toHaveLength(2);
  });
});

describe('an outside engine', () => {
  it('is not revealed to browsers', async () => {
    await use({ provider: 'osrm', url: 'https://engine.example/secret' });
    expect((await read(`/settings/${projectId}`)).json().directions).toEqual({ provider: 'osrm', url: null });
  });

  it('is not called if a package names it inside the server’s own network', async () => {
    await use({ provider: 'osrm', url: 'http://127.0.0.1:9' });
    expect((await read('/directions?to=4', { 'accept-language': 'en' })).json()).toMatchObject({
      status: 502,
      code: 'directions_failed',
      reason: 'REQUEST_DENIED',
      detail: 'Directions request failed due to REQUEST_DENIED',
    });
  });

  it('is denied without the operator’s installation or key', async () => {
    for (const provider of ['valhalla', 'google'] as const) {
      await use({ provider, url: null });
      expect((await read('/directions?to=4', { 'accept-language': 'tr' })).json().detail).toBe(
        'Yol tarifi alınamadı. Neden: REQUEST_DENIED',
      );
    }
  });

  it('is not asked for the travel times to all places', async () => {
    await use({ provider: 'google', url: null });
    expect((await read('/directions/times')).json()).toEqual([]);
  });
});
