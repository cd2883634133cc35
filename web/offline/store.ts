import { cacheNames, maxPictures, maxSessionAge, mayKeep, storedHeader, type Kind } from './rules.ts';

/** An address in the cache of the session whose answer is the session that the cache belongs to. */
const ownerAddress = '/session-owner';

/** The answers stored on this device. `now` is the time in milliseconds. */
export function createOfflineStore(caches: CacheStorage, now: () => number = Date.now) {
  let sessions = 0;
  const open = (kind: Kind) => caches.open(cacheNames[kind]);
  return {
    /** A number that changes with the session; `keep` takes the number from before the request. */
    session: () => sessions,

    /** Stores an answer, unless that is forbidden or the session has changed since the request. */
    async keep(kind: Kind, address: string, answer: Response, session: number): Promise<void> {
      if (!mayKeep(answer)) return;
      const headers = new Headers(answer.headers);
      headers.set(storedHeader, String(now()));
      for (const name of ['content-encoding', 'content-length']) headers.delete(name);
      const cache = await open(kind);
      if (kind === 'session' && session !== sessions) return;
      // If the device has no space left, nothing more is stored.
      await cache.put(address, new Response(answer.body, { headers })).catch(() => undefined);
    },

    /** The answer stored for an address; undefined if there is none, or if its session must have ended. */
    async find(kind: Kind, address: string): Promise<Response | undefined> {
      const found = await (await open(kind)).match(address, { ignoreVary: true });
      const age = now() - Number(found?.headers.get(storedHeader));
      return kind === 'session' && age > maxSessionAge ? undefined : found;
    },

    /** A stored picture in any width; `start` is the beginning of its addresses (`pictureOf`). */
    async findWidth(start: string): Promise<Response | undefined> {
      for (const kind of ['tour', 'pictures'] as const) {
        const cache = await open(kind);
        const other = (await cache.keys()).find(({ url }) => new URL(url).pathname.startsWith(start));
        if (other) return cache.match(other, { ignoreVary: true });
      }
      return undefined;
    },

    /** Sets whose session the browser has, and removes what was stored for another. */
    async setOwner(owner: string): Promise<void> {
      const stored = await (await open('session')).match(ownerAddress);
      if ((await stored?.text()) === owner) return;
      sessions += 1;
      await caches.delete(cacheNames.session);
      await (await open('session')).put(ownerAddress, new Response(owner));
    },

    /** Removes files of the app that are not among `addresses`. */
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
