import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { UnitStatus } from '#domain/units/unit-status.ts';
import { packedUnitsType } from '#contract/entities/packed-units.ts';
import { createDemoAccounts } from '#tools/testing/create-demo-accounts.ts';
import { demoPassword } from '#tools/demo/demo-accounts.ts';
import { ownSampleApp } from '#tools/testing/own-sample-app.ts';
import { properties, users } from '#server/database/schema.ts';

const { app, database, ids } = await ownSampleApp({
  fill: ({ db }) => createDemoAccounts(db, 7),
});
const address = await app.listen({ port: 0, host: '127.0.0.1' });

const read = (path: string, headers: Record<string, string> = {}) => fetch(`${address}/api${path}`, { headers });
async function logIn(): Promise<string> {
  const body = JSON.stringify({ email: 'rep@asteria.example', password: demoPassword, project_id: 7 });
  const answer = await fetch(`${address}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  return answer.headers.get('set-cookie')!.split(';')[0]!;
}

it('gives a large package on a slow line hours to arrive, headers a minute, and an idle connection five minutes', () => {
  const { requestTimeout, headersTimeout, timeout } = app.server;
  expect([requestTimeout, headersTimeout, timeout]).toEqual([21_600_000, 60_000, 300_000]);
});

it('answers over the network as by injection, on the first read and later', async () => {
  const injected = await app.inject({ url: '/api/properties' });
  for (let time = 0; time < 3; time += 1) {
    const answer = await read('/properties');
    expect(await answer.json()).toEqual(injected.json());
    expect(answer.headers.get('etag')).toContain(String(injected.headers.etag).replaceAll('"', ''));
    expect(answer.headers.get('content-security-policy')).toBe(injected.headers['content-security-policy']);
  }
});

it('never gives a visitor a sales user’s answer', async () => {
  const cookie = await logIn();
  for (let time = 0; time < 3; time += 1) {
    expect((await (await read('/properties', { cookie })).json())[0]).toHaveProperty('price');
    expect((await (await read('/properties')).json())[0]).not.toHaveProperty('price');
    expect((await read('/leadSources', { cookie })).status).toBe(200);
    expect((await read('/leadSources')).status).toBe(401);
  }
});

it('lets proxies cache only what everybody without a session gets, never answers to somebody who may have one', async () => {
  const cookie = await logIn();
  const stranger = `session=${'n'.repeat(43)}`;
  const shared = 'public, max-age=0, s-maxage=1, must-revalidate';
  const controlOf = async (path: string, headers: Record<string, string>) => {
    const controls = new Set<string | null>();
    const answer = await read(path, headers);
    const tag = answer.headers.get('etag') ?? '';
    // Answered by the routes and from memory, with 200 and with 304.
    for (const sent of [headers, { ...headers, 'if-none-match': tag }]) {
      const again = await read(path, sent);
      controls.add(again.headers.get('cache-control'));
      // Content delivery networks prefer this header to Cache-Control, so no other answer may have it.
      expect(again.headers.get('cdn-cache-control') !== null).toBe(again.headers.get('cache-control') === shared);
      expect(again.headers.get('vary')).toMatch(/Accept-Language.*Cookie/);
    }
    controls.add(answer.headers.get('cache-control'));
    return [...controls];
  };
  for (const path of ['/buildings', '/settings/7', '/pictures', '/plans/1/af1']) {
    expect([path, await controlOf(path, {})]).toEqual([path, [shared]]);
    expect((await read(path)).headers.get('cdn-cache-control')).toContain('stale-while-revalidate');
    expect([path, await controlOf(path, { cookie: 'language=tr; waiting=x' })]).toEqual([path, [shared]]);
    for (const own of [cookie, stranger, `language=tr; ${stranger}`, `__Host-${stranger}`])
      expect([path, own, await controlOf(path, { cookie: own })]).toEqual([path, own, ['private, no-cache']]);
  }
  // With an older list of units, browsers would request what changed since.
  for (const headers of [{}, { cookie }])
    expect(await controlOf('/properties', headers)).toEqual(['private, no-cache']);
});

it('answers 304 and other encodings', async () => {
  const tag = (await read('/buildings')).headers.get('etag')!;
  expect((await read('/buildings', { 'if-none-match': tag })).status).toBe(304);
  expect((await read('/buildings', { 'if-none-match': tag })).status).toBe(304);
  expect(await (await read('/buildings', { 'accept-encoding': 'identity' })).json()).toHaveLength(1);
});

it('shows a change immediately', async () => {
  await read('/properties');
  await database.db.update(properties).set({ status_id: UnitStatus.signed }).where(eq(properties.id, ids.unitIds[0]!));
  app.catalogue.invalidate();
  expect((await (await read('/properties')).json())[0].status).toBe('signed');
});

it('states the version of the list of units, from the routes and from memory, even if it is unchanged', async () => {
  const cookie = await logIn();
  const packed = { cookie, accept: `${packedUnitsType}, application/json` };
  for (const headers of [{}, { cookie }, packed]) {
    const tag = (await read('/properties', headers)).headers.get('etag')!;
    const tell = async (asked: Record<string, string>, status: number) => {
      const answer = await read('/properties', asked);
      expect(answer.status).toBe(status);
      return [Number(answer.headers.get('units-version')), answer.headers.get('units-epoch')];
    };
    const before = await (await read('/changes')).json();
    // A write that does not concern units: the same list gets a later version.
    await database.db.update(users).set({ name: sql`name` });
    app.catalogue.invalidate();
    const [version, epoch] = await tell({ ...headers, 'if-none-match': tag }, 304);
    expect(version).toBeGreaterThan(before.version);
    expect(epoch).toBe(before.epoch);
    for (const again of [headers, { ...headers, 'if-none-match': tag }])
      expect(await tell(again, again === headers ? 200 : 304)).toEqual([version, epoch]);
  }
});

it('lists a change since the version before it, and not since the version that includes it', async () => {
  const [, second = 0] = ids.unitIds;
  const versionOf = async () => Number((await read('/properties')).headers.get('units-version'));
  const before = await versionOf();
  await database.db.update(properties).set({ status_id: UnitStatus.sold }).where(eq(properties.id, second));
  app.catalogue.invalidate();
  const changedSince = async (version: number) =>
    (await (await read(`/changes?since=${version}`)).json()).properties.map((unit: { id: number }) => unit.id);
  const after = await versionOf();
  expect(await changedSince(before)).toContain(second);
  await database.db.update(users).set({ name: sql`name` });
  expect(await changedSince(after)).not.toContain(second);
});

it('drops an ended session immediately, and a disabled user within seconds', async () => {
  const first = await logIn();
  const second = await logIn();
  await read('/properties', { cookie: first });
  await fetch(`${address}/api/session/logout`, { method: 'POST', headers: { cookie: first } });
  expect((await (await read('/properties', { cookie: first })).json())[0]).not.toHaveProperty('price');
  await database.db.update(users).set({ is_active: false });
  await expect
    .poll(async () => Object.hasOwn((await (await read('/properties', { cookie: second })).json())[0], 'price'))
    .toBe(false);
});

it('keeps connections open longer than load balancers do', async () => {
  for (const path of ['/buildings', '/healthz'])
    expect((await read(path)).headers.get('keep-alive')).toBe('timeout=72');
});

it('refuses a request for two hosts, of which a proxy may have believed the other', async () => {
  const ask = async (headers: string[]) => {
    const socket = connect(Number(new URL(address).port), '127.0.0.1');
    socket.write(`GET /api/properties HTTP/1.1\r\n${[...headers, 'Connection: close'].join('\r\n')}\r\n\r\n`);
    return (await text(socket)).split('\r\n')[0];
  };
  expect(await ask(['Host: show.example'])).toBe('HTTP/1.1 200 OK');
  expect(await ask(['Host: show.example', 'host: other.example'])).toBe('HTTP/1.1 400 Bad Request');
});
