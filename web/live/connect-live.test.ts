import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
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
  await expect.poll(areOld, { timeout: 60_000 }).toBe(true);
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
  await expect.poll(areOld, { timeout: 60_000 }).toBe(true);
  stop();
});
