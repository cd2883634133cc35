import { describe, expect, it } from 'vitest';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { outlineAvailable } from '#domain/floors/outline-status.ts';
import { UnitStatus } from '#domain/units/unit-status.ts';
import { calls } from '#contract/calls/index.ts';
import { packedUnitsType, unpackUnits, type PackedUnits } from '#contract/entities/packed-units.ts';
import { createDemoAccounts } from '#tools/testing/create-demo-accounts.ts';
import { demoPassword } from '#tools/demo/demo-accounts.ts';
import { ownSampleApp } from '#tools/testing/own-sample-app.ts';
import { createCatalogueStore } from '#server/catalogue/catalogue-store.ts';
import { createReadiness } from '#server/database/readiness.ts';
import { properties } from '#server/database/schema.ts';

const ignore = () => undefined;
const { app, database, ids } = await ownSampleApp({
  fill: ({ db }, ids) => createDemoAccounts(db, ids.projectId),
});

async function sessionOf(name: string): Promise<string> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/users/login',
    payload: { email: `${name}@asteria.example`, password: demoPassword, project_id: ids.projectId },
  });
  return String(answer.headers['set-cookie']).split(';')[0]!;
}

const cookie = await sessionOf('rep');
const read = (path: string, headers: Record<string, string> = {}) => app.inject({ url: `/api${path}`, headers });

describe('the lists', () => {
  it.each([
    '/properties',
    '/buildings',
    '/roomTypes',
    '/statuses',
    '/buildingTypes',
    '/apartmentTypes',
    '/galleries',
    '/leadSources',
    '/leadStatuses',
  ])('%s returns a bare array to sales users', async (path) => {
    const answer = await read(path, { cookie });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().length).toBeGreaterThan(0);
  });

  it('return what the contract declares', async () => {
    const answers = {
      listProperties: '/properties',
      listBuildings: '/buildings',
      listStatuses: '/statuses',
      listGalleries: '/galleries',
      listApartmentTypes: '/apartmentTypes',
    } as const;
    for (const [name, path] of Object.entries(answers)) {
      const schema = calls[name as keyof typeof answers].answer;
      expect(schema.parse((await read(path, { cookie })).json())).toBeTruthy();
    }
    expect(calls.getSettings.answer.parse((await read('/settings/7')).json()).projectName).toBe('Sample');
    expect(calls.getPlan.answer.parse((await read(`/plans/${ids.buildingId}/af1`)).json()).units).toHaveLength(1);
  });

  it('give a visitor only what the home view needs', async () => {
    const units: object[] = (await read('/properties')).json();
    expect(units).toHaveLength(14);
    expect(Object.keys(units[0]!).sort()).toEqual([
      'building_id',
      'flat_level',
      'id',
      'is_dublex',
      'status',
      'status_id',
    ]);
    expect(Object.keys((await read(`/properties/${ids.unitIds[0]}`)).json())).toHaveLength(6);
    expect(Object.keys((await read(`/properties/buildingAndFlat/${ids.buildingId}/1`)).json()[0])).toHaveLength(6);
  });

  it('give a sales user prices, type pictures and the title of each status', async () => {
    const unit = (await read(`/properties/${ids.unitIds[0]}`, { cookie })).json();
    expect(unit).toMatchObject({
      number: '101',
      code: 'A-101',
      status: 'available',
      price: 10_000_000,
      images: ['types/a.webp'],
      has_terrace: true,
      building: { instance_name: 'buildingA' },
      version: 1,
    });
    expect((await read('/statuses')).json()[4]).toEqual({
      id: 5,
      name: 'offer',
      title: 'Offer / Negotiation',
      title_en: 'Offer / Negotiation',
      title_tr: 'Teklif / Görüşme',
    });
  });

  it('require a login for galleries and lead sources', async () => {
    expect((await read('/galleries')).statusCode).toBe(401);
    expect((await read('/leadSources')).json()).toMatchObject({ code: 'not_logged_in', status: 401 });
  });

  it('derive the outline state of a floor from its units', async () => {
    expect((await read('/buildings')).json()[0].floorPath).toEqual([
      { level: 1, status: outlineAvailable, points: '0,0 10,0 10,10' },
    ]);
  });
});

describe('the packed list of units', () => {
  const accept = `${packedUnitsType}, application/json`;

  it('has the same units as the list, each time it is read over the network', async () => {
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    for (let time = 0; time < 3; time += 1) {
      const answer = await fetch(`${address}/api/properties`, { headers: { cookie, accept } });
      expect([answer.headers.get('content-type'), answer.headers.get('vary')]).toEqual([
        packedUnitsType,
        expect.stringContaining('Accept,'),
      ]);
      const units = unpackUnits((await answer.json()) as PackedUnits);
      expect(units).toEqual((await read('/properties', { cookie, accept: 'application/json' })).json());
    }
  });

  it('is not given to visitors, who get what the home view needs', async () => {
    expect((await read('/properties', { accept })).json()).toEqual((await read('/properties')).json());
  });
});

describe('the transfer', () => {
  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('compresses with %s and declares it', async (encoding, unpack) => {
    const answer = await read('/properties', { cookie, 'accept-encoding': encoding });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers.vary).toContain('Accept-Encoding');
    expect(JSON.parse(unpack(answer.rawPayload).toString())).toHaveLength(14);
  });

  it.each([
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['identity', undefined],
    ['br;q=0.1, gzip;q=0.2', 'gzip'],
    ['*', 'br'],
    ['nonsense', undefined],
    ['', undefined],
  ])('understands Accept-Encoding %j', async (header, expected) => {
    expect((await read('/properties', { cookie, 'accept-encoding': header })).headers['content-encoding']).toBe(
      expected,
    );
  });

  it('answers 304 to a current ETag, whatever the encoding', async () => {
    const tag = String((await read('/buildings', { 'accept-encoding': 'br' })).headers.etag);
    const again = await read('/buildings', { 'if-none-match': tag });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect((await read('/buildings', { 'if-none-match': `"other", W/${tag}` })).statusCode).toBe(304);
    expect((await read('/buildings', { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  it('answers HEAD with headers only', async () => {
    const answer = await app.inject({ method: 'HEAD', url: '/api/properties' });
    expect(answer.statusCode).toBe(200);
    expect(Number(answer.headers['content-length'])).toBeGreaterThan(100);
    expect(answer.body).toBe('');
  });

  it('carries the security headers', async () => {
    for (const path of ['/properties', '/session', '/nothing']) {
      const { headers } = await read(path);
      expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
  });

  it('shows a change on the next read, with a new ETag', async () => {
    const before = await read('/properties');
    await database.db.update(properties).set({ status_id: UnitStatus.sold }).where(eq(properties.id, ids.unitIds[0]!));
    app.catalogue.invalidate();
    const after = await read('/properties');
    expect(after.json()[0].status).toBe('sold');
    expect(after.headers.etag).not.toBe(before.headers.etag);
    expect((await read(`/properties/${ids.unitIds[0]}`, { cookie })).json().version).toBe(2);
  });

  it('is answered while units change all the time, and contains every change made before', async () => {
    const readiness = createReadiness(database.pool.options, { onUnavailable: ignore, onAvailable: ignore });
    const store = createCatalogueStore(database.db, readiness, ignore);
    const [id = 0] = (await store.current()).units.keys();
    const setPrice = (price: number) => database.db.update(properties).set({ price }).where(eq(properties.id, id));
    // No event loop turn passes without another change.
    let isChanging = true;
    const change = () => {
      store.invalidate();
      if (isChanging) setImmediate(change);
    };
    change();
    const underWay = store.current();
    await setPrice(41);
    const [, later] = await Promise.all([underWay, store.current()]);
    isChanging = false;
    expect(later.units.get(id)?.price).toBe(41);
    await Promise.all([store.close(), readiness.close()]);
  });

  it('notices changes made by another process', async () => {
    await app.catalogue.current();
    await database.db
      .update(properties)
      .set({ status_id: UnitStatus.reserved })
      .where(eq(properties.id, ids.unitIds[1]!));
    await expect.poll(async () => (await read('/properties')).json()[1].status).toBe('reserved');
  });
});

describe('invalid requests', () => {
  it.each([
    '/properties/abc',
    '/properties/0',
    '/properties/1.5',
    '/properties/99999999999999999999',
    '/properties/-1',
    '/settings/x',
  ])('%s is 400 and names the path', async (path) => {
    const answer = await read(path);
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.json().errors[0]).toMatchObject({ path: 'id' });
  });

  it('reports every invalid part of a path', async () => {
    const answer = await read('/properties/buildingAndFlat/x/y', { 'accept-language': 'tr-TR,tr;q=0.9' });
    expect(answer.json().errors.map((error: { path: string }) => error.path)).toEqual(['building', 'flat']);
    expect(answer.json().detail).toBe('Bazı parametreler geçerli değil');
  });

  it.each([
    '/properties/2147483647',
    '/properties/buildingAndFlat/999999/1',
    '/settings/99',
    '/plans/1/zz',
    '/tour',
    '/nothing/here',
  ])('%s is 404', async (path) => {
    const answer = await read(path);
    expect(answer.statusCode).toBe(404);
    expect(answer.json().code).toBe('not_found');
  });

  it('returns an empty list for an empty floor', async () => {
    expect((await read(`/properties/buildingAndFlat/${ids.buildingId}/77`)).json()).toEqual([]);
  });

  it.each([
    ['POST', '/properties', 'GET, HEAD'],
    ['DELETE', '/buildings', 'GET, HEAD'],
    ['PATCH', '/session', 'GET, HEAD'],
    ['GET', '/users/login', 'POST'],
    ['PUT', '/settings/1', 'GET, HEAD'],
  ] as const)('%s %s is 405 and lists the allowed methods', async (method, path, allow) => {
    const answer = await app.inject({ method, url: `/api${path}` });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers.allow).toBe(allow);
  });

  it.each([
    '/properties/%00',
    '/properties/%zz',
    '/plans/1/%00',
    `/plans/1/${'a'.repeat(400)}`,
    `/plans/1/${'a'.repeat(4000)}`,
    '/properties/%2e%2e%2f',
    '/properties/1%27--',
    '/__proto__',
    '/plans/1/__proto__',
  ])('%s never causes a server error', async (path) => {
    const { statusCode } = await read(path);
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(statusCode).toBeLessThan(500);
  });
});
