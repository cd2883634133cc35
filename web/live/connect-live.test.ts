import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { catalogueKeys } from '#web/catalogue/queries.ts';
import { leadKeys } from '#web/leads/lead-keys.ts';
import { connectLive } from './connect-live.ts';

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

it('takes changed units from the events, without a request, and asks only after a gap', async () => {
  vi.stubGlobal('EventSource', FakeEventSource);
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('document', new EventTarget());
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string | Request) => {
    const { pathname, search } = new URL(typeof address === 'string' ? address : address.url, 'http://here');
    asked.push(pathname + search);
    return Response.json({ version: asked.length === 1 ? 10 : 40, reset: false, properties: [], gone: [2] });
  });
  const unit = (id: number, status_id: number) => ({ id, building_id: 1, flat_level: 1, status_id });
  const queries = new QueryClient();
  queries.setQueryData(catalogueKeys.properties, [unit(1, 1), unit(2, 1), unit(3, 1)]);
  const shown = () => queries.getQueryData(catalogueKeys.properties);
  const stop = connectLive(queries, { onOpen() {}, onPresentation() {} });
  say('hello', { live: true, since: 5, version: 10 });
  await expect.poll(() => asked).toEqual(['/api/changes?until=10']);
  // An event while the first answer is awaited waits for it.
  say('units', { since: 10, version: 20, properties: [unit(1, 3)], gone: [] });
  await expect.poll(shown).toEqual([unit(1, 3), unit(2, 1), unit(3, 1)]);
  say('units', { since: 20, version: 25, properties: [unit(1, 1)], gone: [3] });
  expect(shown()).toEqual([unit(1, 1), unit(2, 1)]);
  expect(asked).toHaveLength(1);
  say('units', { since: 30, version: 40, properties: [unit(1, 2)], gone: [] });
  await expect.poll(shown).toEqual([unit(1, 1)]);
  expect(asked).toEqual(['/api/changes?until=10', '/api/changes?since=25&until=40']);
  stop();
});
