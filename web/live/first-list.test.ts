import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { HomeProperty } from '#contract/entities/property.ts';
import { catalogueKeys, unitListQuery } from '#web/catalogue/queries.ts';
import { leadKeys } from '#web/leads/lead-keys.ts';
import { UnitStatus } from '#domain/units/unit-status.ts';
import { connectLive } from './connect-live.ts';
import { markLive } from './live-state.ts';

const { available, sold, offer } = UnitStatus;
const heard = new Map<string, (event: { data: string }) => void>();
const say = (name: string, data: object) => heard.get(name)?.({ data: JSON.stringify(data) });
const unit = (id: number, status_id: number) => ({ id, building_id: 1, flat_level: 1, status_id }) as HomeProperty;

/** The fake server: what it answers, and the addresses that were requested. */
const server = {
  epoch: 'a',
  version: 10,
  units: [unit(1, available), unit(2, available)],
  headers: {} as Record<string, string>,
  changes: [] as HomeProperty[],
  asked: [] as string[],
  /** The list is not answered before this settles. */
  held: Promise.resolve(),
};

async function answer(address: string | Request): Promise<Response> {
  const { pathname, search, searchParams } = new URL(
    typeof address === 'string' ? address : address.url,
    'http://here',
  );
  server.asked.push(pathname + search);
  if (pathname === '/api/properties') {
    const { units, version, epoch, headers } = server;
    await server.held;
    return Response.json(units, { headers: { 'units-version': `${version}`, 'units-epoch': epoch, ...headers } });
  }
  const asked = searchParams.get('epoch');
  const reset = asked !== null && asked !== server.epoch;
  return Response.json({ ...server, reset, properties: reset ? [] : server.changes, gone: [] });
}

class FakeEventSource {
  readonly readyState = 1;
  addEventListener = (name: string, act: (event: { data: string }) => void) => void heard.set(name, act);
  close = () => {};
}

const fresh = { ...server };
const ends: (() => void)[] = [];

beforeEach(() => {
  Object.assign(server, fresh, { asked: [] });
  vi.stubGlobal('EventSource', FakeEventSource);
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('fetch', answer);
});

afterEach(() => {
  for (const end of ends.splice(0)) end();
  vi.unstubAllGlobals();
  markLive();
});

/** A page; it shows the list of units if `showsUnits`. */
function open(showsUnits = true) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } });
  const show = () => void ends.push(new QueryObserver(queries, unitListQuery).subscribe(() => {}));
  if (showsUnits) show();
  const connect = () => void ends.push(connectLive(queries, { onOpen() {}, onPresentation() {} }));
  const shown = () => queries.getQueryData(unitListQuery.queryKey)?.units;
  return { queries, show, connect, shown };
}

const hello = { live: true, since: 5, version: 10, epoch: 'a' };
/** An event that applies only to units as of version 10. */
const saleEvent = { since: 10, version: 12, epoch: 'a', properties: [unit(1, sold)], gone: [] };
const afterSale = [unit(1, sold), unit(2, available)];

it('requests only the list of units, whether that is loaded before or after the stream opens', async () => {
  const early = open();
  await expect.poll(early.shown).toHaveLength(2);
  early.connect();
  say('hello', hello);
  say('units', saleEvent);
  await expect.poll(early.shown).toEqual(afterSale);
  expect(server.asked).toEqual(['/api/properties']);

  const list = Promise.withResolvers<void>();
  Object.assign(server, { asked: [], held: list.promise });
  const late = open();
  late.connect();
  say('hello', hello);
  say('units', saleEvent);
  list.resolve();
  await expect.poll(late.shown).toEqual(afterSale);
  expect(server.asked).toEqual(['/api/properties']);
});

it('requests what changed between the list and the opening of the stream', async () => {
  const { connect, shown } = open();
  await expect.poll(shown).toHaveLength(2);
  connect();
  Object.assign(server, { version: 11, changes: [unit(2, sold)] });
  say('hello', { ...hello, since: 11, version: 11 });
  await expect.poll(shown).toEqual([unit(1, available), unit(2, sold)]);
  expect(server.asked).toEqual(['/api/properties', '/api/changes?since=10&epoch=a&until=11']);
});

it('reloads the list and everything else if the database has another epoch by then', async () => {
  const { queries, connect, shown } = open();
  await expect.poll(shown).toHaveLength(2);
  queries.setQueryData(catalogueKeys.settings, {});
  connect();
  Object.assign(server, { version: 3, epoch: 'b', units: [unit(1, offer)] });
  say('hello', { ...hello, since: 2, version: 3, epoch: 'b' });
  await expect.poll(shown).toEqual([unit(1, offer)]);
  expect(server.asked).toEqual(['/api/properties', '/api/changes?since=10&epoch=a&until=3', '/api/properties']);
  expect(queries.getQueryState(catalogueKeys.settings)?.isInvalidated).toBe(true);
});

it('shows the list of the new session after a login, even if the former list arrives later', async () => {
  const list = Promise.withResolvers<void>();
  server.held = list.promise;
  const { queries, connect, shown } = open();
  connect();
  say('hello', hello);
  Object.assign(server, { units: [unit(7, available)], held: Promise.resolve() });
  void queries.resetQueries({ queryKey: catalogueKeys.properties });
  connect();
  say('hello', hello);
  list.resolve();
  await expect.poll(shown).toEqual([unit(7, available)]);
  say('units', { ...saleEvent, properties: [unit(7, sold)] });
  await expect.poll(shown).toEqual([unit(7, sold)]);
});

it('requests everything if the list came from this device', async () => {
  server.headers = { 'known-since': '1000' };
  const { connect, shown } = open();
  await expect.poll(shown).toHaveLength(2);
  connect();
  Object.assign(server, { headers: {}, units: [unit(1, offer)] });
  say('hello', hello);
  await expect.poll(shown).toEqual([unit(1, offer)]);
  expect(server.asked).toEqual(['/api/properties', '/api/changes?until=10', '/api/properties']);
});

it('requests no list for a page without units, and catches up when an older list is loaded later', async () => {
  const { show, connect, shown } = open(false);
  connect();
  say('hello', hello);
  Object.assign(server, { changes: [unit(2, sold)], version: 9 });
  await new Promise(setImmediate);
  expect(server.asked).toEqual([]);
  show();
  await expect.poll(shown).toEqual([unit(1, available), unit(2, sold)]);
  expect(server.asked).toEqual(['/api/properties', '/api/changes?since=9&epoch=a&until=10']);
});

it('reloads an outdated list when it is shown again, although a change was applied to it since', async () => {
  const { queries, show, connect, shown } = open();
  await expect.poll(shown).toHaveLength(2);
  const leave = ends.pop()!;
  connect();
  say('hello', hello);
  leave();
  Object.assign(server, { version: 3, epoch: 'b', units: [unit(1, available), unit(2, offer)] });
  say('hello', { ...hello, since: 2, version: 3, epoch: 'b' });
  const isOutdated = () => queries.getQueryState(unitListQuery.queryKey)?.isInvalidated;
  await expect.poll(isOutdated).toBe(true);
  Object.assign(server, { version: 4, units: [unit(1, sold), unit(2, offer)] });
  say('units', { since: 3, version: 4, epoch: 'b', properties: [unit(1, sold)], gone: [] });
  await expect.poll(shown).toEqual([unit(1, sold), unit(2, available)]);
  show();
  await expect.poll(shown).toEqual([unit(1, sold), unit(2, offer)]);
});

it('requests leads again if a lead changes while they are being loaded', async () => {
  const { queries, connect } = open(false);
  const answers: ((leads: string[]) => void)[] = [];
  const queryFn = () => new Promise<string[]>((resolve) => answers.push(resolve));
  connect();
  say('hello', hello);
  await new Promise(setImmediate);
  ends.push(new QueryObserver(queries, { queryKey: leadKeys.list, queryFn }).subscribe(() => {}));
  expect(answers).toHaveLength(1);
  say('lead', {});
  await expect.poll(() => answers.length).toBe(2);
  for (const [index, resolve] of answers.entries()) resolve([`answer ${index + 1}`]);
  await expect.poll(() => queries.getQueryData(leadKeys.list)).toEqual(['answer 2']);
});
