/** A cache that evicts the least recently used values; concurrent requests for a value wait for the same `make`. */
export type ByteCache = {
  get(key: string, make: () => Promise<Buffer>): Promise<Buffer>;
};

/** `maxBytes` is the total size of the cached values. Failures are not cached. */
export function createByteCache(maxBytes: number): ByteCache {
  const kept = new Map<string, Buffer>();
  const making = new Map<string, Promise<Buffer>>();
  let bytes = 0;

  const keep = (key: string, made: Buffer) => {
    kept.set(key, made);
    bytes += made.length;
    for (const [oldest, { length }] of kept) {
      if (bytes <= maxBytes || oldest === key) break;
      kept.delete(oldest);
      bytes -= length;
    }
    return made;
  };
  const get = (key: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    const cached = kept.get(key);
    if (cached !== undefined) {
      kept.delete(key);
      kept.set(key, cached);
      return Promise.resolve(cached);
    }
    const running = making.get(key);
    if (running !== undefined) return running;
    const made = make()
      .then((value) => keep(key, value))
      .finally(() => making.delete(key));
    making.set(key, made);
    return made;
  };
  return { get };
}
