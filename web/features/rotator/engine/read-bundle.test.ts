import { describe, expect, it } from 'vitest';
import { readBundle } from './read-bundle.ts';

const pictures = [new Uint8Array([1, 2, 3]), new Uint8Array(70_000).fill(4), new Uint8Array([5])];
const bytes = pictures.flatMap((picture) => [
  0,
  picture.length >> 16,
  (picture.length >> 8) & 255,
  picture.length & 255,
  ...picture,
]);

/** A body that arrives in parts of this many bytes. */
function bodyIn(length: number, all = bytes): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream({
    start(controller) {
      for (let at = 0; at < all.length; at += length) controller.enqueue(new Uint8Array(all.slice(at, at + length)));
      controller.close();
    },
  });
}

describe('the pictures of a bundle', () => {
  it.each([1, 3, 7, 1400, 69_999, 100_000])('are the same in parts of %i bytes', async (length) => {
    const read: Blob[] = [];
    await readBundle(bodyIn(length), (picture) => read.push(picture));
    expect(await Promise.all(read.map((picture) => picture.bytes()))).toEqual(pictures);
    expect(new Set(read.map(({ type }) => type))).toEqual(new Set(['image/avif']));
  });

  it('are there before the next ones arrive', async () => {
    const { readable, writable } = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>();
    const first = Promise.withResolvers<Blob>();
    const ended = readBundle(readable, first.resolve);
    const writer = writable.getWriter();
    await writer.write(new Uint8Array(bytes.slice(0, 9)));
    expect(await (await first.promise).bytes()).toEqual(pictures[0]);
    await writer.close();
    await ended;
  });

  it('that were cut short are left out', async () => {
    const read: Blob[] = [];
    await readBundle(bodyIn(1400, bytes.slice(0, -1)), (picture) => read.push(picture));
    expect(read.map(({ size }) => size)).toEqual([3, 70_000]);
  });

  it('are rejected if the connection is lost', async () => {
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start: (controller) => controller.error(new Error('lost')),
    });
    await expect(readBundle(body, () => {})).rejects.toThrow('lost');
  });
});
