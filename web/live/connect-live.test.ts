import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import type { HomeProperty } from '#contract/entities/property.ts';
import { catalogueKeys, unitListQuery } from '#web/catalogue/queries.ts';
import { leadKeys } from '#web/leads/lead-keys.ts';
import { UnitStatus } from '#domain/units/unit-status.ts';
import { connectLive } from './connect-live.ts';

const { available, reserved, sold } = UnitStatus;
const heard = new Map<string, (event: { data: string }) => void>();
const say = (name: string, data: object) => heard.get(name)?.({ data: JSON.stringify(data) });

class FakeEventSource {
  readonly readyState = 1;
  addEventListener = (name: string, act: (event: { data: string }) => void) => void heard.set(name, act);
  close = () => {};
}

afterEach(() => vi.unstubAllGlobals());

it('loads the leads again once the stream is open, on their events and after an interruption', async () => {
  vi.stubGlobal('EventSource', FakeEventSource);
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('document', new EventTarget());
  const changes = { version: 1, reset: false, properties: [], gone: [] };
  vi.stubGlobal('fetch', async () => Response.json(changes));
  const queries = new QueryClient();
  const load = () => queries.setQueryData(leadKeys.list, []);
  const areOld = () => queries.getQueryState(leadKeys.list)?.isInvalidated;
  load();
  const stop = connectLive(queries, { onOpen() {}, onPresentation() {} });
  say('hello', { live: true, since: 1, version: 1 });
  await expect.poll(areOld).toBe(true);
  load();
  say('ping', { live: true, since: 1, version: 1 });
  expect(areOld()).toBe(false);
  say('lead', { id: 5 });
  expect(areOld()).toBe(true);
  load();
  say('live', { live: false });
  expect(areOld()).toBe(false);
  say('live', { live: true });
  say('ping', { live: true, since: 1, version: 1 });
  await expect.poll(areOld).toBe(true);
  stop();
});

it('applies changed units from events without a request, and requests changes only after a gap', async () => {
  vi.stubGlobal('EventSource', FakeEventSource);
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('document', new EventTarget());
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string | Request) => {
    const { pathname, search } = new URL(typeof address === 'string' ? address : address.url, 'http://here');
    asked.push(pathname + search);
    return Response.json({ version: asked.length === 1 ? 10 : 40, reset: false, properties: [], gone: [2] });
  });
  const unit = (id: number, status_id: number) => ({ id, building_id: 1, flat_level: 1, status_id }) as HomeProperty;
  const queries = new QueryClient();
  // Without a version, as from an older server.
  queries.setQueryData(unitListQuery.queryKey, {
    units: [unit(1, available), unit(2, available), unit(3, available)],
  });
  const shown = () => queries.getQueryData(unitListQuery.queryKey)?.units;
  const stop = connectLive(queries, { onOpen() {}, onPresentation() {} });
  say('hello', { live: true, since: 5, version: 10 });
  await expect.poll(() => asked).toEqual(['/api/changes?until=10']);
  // An event that arrives during the first request is applied after its answer.
  say('units', { since: 10, version: 20, properties: [unit(1, sold)], gone: [] });
  await expect.poll(shown).toEqual([unit(1, sold), unit(2, available), unit(3, available)]);
  say('units', { since: 20, version: 25, properties: [unit(1, available)], gone: [3] });
  expect(shown()).toEqual([unit(1, available), unit(2, available)]);
  expect(asked).toHaveLength(1);
  say('units', { since: 30, version: 40, properties: [unit(1, reserved)], gone: [] });
  await expect.poll(shown).toEqual([unit(1, available)]);
  expect(asked).toEqual(['/api/changes?until=10', '/api/changes?since=25&until=40']);
  stop();
});

it('reloads everything once if the database has another epoch', async () => {
  vi.stubGlobal('EventSource', FakeEventSource);
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('document', new EventTarget());
  const asked: string[] = [];
  let epoch = 'a';
  vi.stubGlobal('fetch', async (address: string | Request) => {
    const { pathname, search } = new URL(typeof address === 'string' ? address : address.url, 'http://here');
    asked.push(pathname + search);
    return Response.json({ version: 10, epoch, reset: epoch === 'b', properties: [], gone: [] });
  });
  const queries = new QueryClient();
  queries.setQueryData(unitListQuery.queryKey, { units: [] });
  const isOld = (key: readonly string[]) => queries.getQueryState(key)?.isInvalidated;
  const stop = connectLive(queries, { onOpen() {}, onPresentation() {} });
  say('hello', { live: true, since: 5, version: 10, epoch });
  await expect.poll(() => asked).toEqual(['/api/changes?until=10']);
  queries.setQueryData(unitListQuery.queryKey, { units: [] });
  queries.setQueryData(catalogueKeys.settings, {});
  epoch = 'b';
  say('catchUp', { version: 9, epoch, within: 0 });
  await expect.poll(() => isOld(catalogueKeys.settings)).toBe(true);
  expect(isOld(catalogueKeys.properties)).toBe(true);
  queries.setQueryData(catalogueKeys.settings, {});
  say('units', { since: 9, version: 11, epoch, properties: [], gone: [] });
  say('catchUp', { version: 12, epoch, within: 0 });
  await expect.poll(() => asked.length).toBe(3);
  expect(asked.slice(1)).toEqual(['/api/changes?epoch=a&until=9', '/api/changes?since=11&epoch=b&until=12']);
  expect(isOld(catalogueKeys.settings)).toBe(false);
  stop();
});
