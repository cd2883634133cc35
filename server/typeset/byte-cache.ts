/** Keeps what was made, the longest unused going first; whoever asks while it is being made waits for the same. */
export type ByteCache = {
  get(key: string, make: () => Promise<Buffer>): Promise<Buffer>;
};

/** `most` is the sum of bytes that are kept. What fails is not kept. */
export function createByteCache(most: number): ByteCache {
  const kept = new Map<string, Buffer>();
  const making = new Map<string, Promise<Buffer>>();
  let bytes = 0;

  const keep = (key: string, made: Buffer) => {
    kept.set(key, made);
    bytes += made.length;
    for (const [oldest, { length }] of kept) {
      if (bytes <= most || oldest === key) break;
      kept.delete(oldest);
      bytes -= length;
    }
    return made;
  };
  const get = (key: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    const known = kept.get(key);
    if (known !== undefined) {
      kept.delete(key);
      kept.set(key, known);
      return Promise.resolve(known);
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
