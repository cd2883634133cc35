import { cacheNames, maxPictures, maxSessionAge, mayKeep, storedHeader, type Kind } from './rules.ts';

/** An address in the cache of the session whose answer is the session that the cache belongs to. */
const ownerAddress = '/session-owner';

export type OfflineStore = ReturnType<typeof createOfflineStore>;

/** The answers that this device keeps. `now` is the time in milliseconds. */
export function createOfflineStore(caches: CacheStorage, now: () => number = Date.now) {
  let sessions = 0;
  const open = (kind: Kind) => caches.open(cacheNames[kind]);
  return {
    /** A number that changes with the session; `keep` takes the one from before the request. */
    session: () => sessions,

    /** Keeps an answer, unless it may not be stored or the session has changed since it was asked for. */
    async keep(kind: Kind, address: string, answer: Response, session: number): Promise<void> {
      if (!mayKeep(answer)) return;
      const headers = new Headers(answer.headers);
      headers.set(storedHeader, String(now()));
      for (const name of ['content-encoding', 'content-length']) headers.delete(name);
      const cache = await open(kind);
      if (kind === 'session' && session !== sessions) return;
      // Without space nothing more is kept.
      await cache.put(address, new Response(answer.body, { headers })).catch(() => undefined);
    },

    /** The answer kept for an address; undefined if there is none, or if its session must have ended. */
    async find(kind: Kind, address: string): Promise<Response | undefined> {
      const found = await (await open(kind)).match(address, { ignoreVary: true });
      const age = now() - Number(found?.headers.get(storedHeader));
      return kind === 'session' && age > maxSessionAge ? undefined : found;
    },

    /** Any kept width of a picture; `start` is what its addresses begin with (`pictureOf`). */
    async findWidth(start: string): Promise<Response | undefined> {
      for (const kind of ['tour', 'pictures'] as const) {
        const cache = await open(kind);
        const other = (await cache.keys()).find(({ url }) => new URL(url).pathname.startsWith(start));
        if (other) return cache.match(other, { ignoreVary: true });
      }
      return undefined;
    },

    /** Says whose session the browser holds. What was kept for another one is removed. */
    async belongTo(owner: string): Promise<void> {
      const stored = await (await open('session')).match(ownerAddress);
      if ((await stored?.text()) === owner) return;
      sessions += 1;
      await caches.delete(cacheNames.session);
      await (await open('session')).put(ownerAddress, new Response(owner));
    },

    /** Removes files that are not among `addresses`, of which the app consists now. */
    async keepFiles(addresses: readonly string[]): Promise<void> {
      const cache = await open('files');
      for (const { url } of await cache.keys()) if (!addresses.includes(new URL(url).pathname)) await cache.delete(url);
    },

    /** Removes the oldest pictures beyond the limit. */
    async trimPictures(): Promise<void> {
      const cache = await open('pictures');
      const kept = await cache.keys();
      for (const request of kept.slice(0, Math.max(0, kept.length - maxPictures))) await cache.delete(request);
    },
  };
}
