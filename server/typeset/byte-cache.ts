import { releaseMemory } from '#server/processes/release-memory.ts';

/** A cache that evicts the least recently used values; concurrent requests for a value wait for the same `make`. */
type ByteCache = {
  get(key: string, make: () => Promise<Buffer>): Promise<Buffer>;
};

/**
 * `maxBytes` is the total size of the cached values. Failures are not cached. With `keepFor`, all values are dropped
 * once none was requested for that many milliseconds.
 */
export function createByteCache(maxBytes: number, keepFor?: number): ByteCache {
  const cache = new Map<string, Buffer>();
  const pending = new Map<string, Promise<Buffer>>();
  let totalBytes = 0;
  let idle: NodeJS.Timeout | undefined;

  const clear = () => {
    cache.clear();
    totalBytes = 0;
    releaseMemory();
  };
  const store = (key: string, value: Buffer) => {
    cache.set(key, value);
    totalBytes += value.length;
    for (const [oldest, { length }] of cache) {
      if (totalBytes <= maxBytes || oldest === key) break;
      cache.delete(oldest);
      totalBytes -= length;
    }
    return value;
  };
  const get = (key: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    clearTimeout(idle);
    if (keepFor !== undefined) idle = setTimeout(clear, keepFor).unref();
    const cached = cache.get(key);
    if (cached !== undefined) {
      cache.delete(key);
      cache.set(key, cached);
      return Promise.resolve(cached);
    }
    const running = pending.get(key);
    if (running !== undefined) return running;
    const promise = make()
      .then((value) => store(key, value))
      .finally(() => pending.delete(key));
    pending.set(key, promise);
    return promise;
  };
  return { get };
}
