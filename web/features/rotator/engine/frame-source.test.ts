import { afterEach, describe, expect, it, vi } from 'vitest';
import type { TourSequence } from '#contract/entities/tour.ts';
import { fetchAtlas } from './frame-source.ts';

const sequence = { atlas: { avif: '/a.avif', webp: '/a.webp' } } as TourSequence;

/** Lets `fetch` answer with parts of 10 bytes, one every `partTime` ms, and `performance.now` tell that time. */
function answerSlowly(partTime: number, headers: Record<string, string>, parts = 10): void {
  let now = 1000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const sent = Array.from({ length: parts }, (_, index) => new Uint8Array(10).fill(index));
  const body = new ReadableStream(
    {
      pull(controller) {
        const part = sent.shift();
        now += partTime;
        if (part) controller.enqueue(part);
        else controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { headers })));
}

/** Fetches an atlas; also tells how many ms after the request it was nearly fetched. */
async function measure(): Promise<{ blob: Blob | undefined; nearlyAt: number | undefined }> {
  let nearlyAt: number | undefined;
  const blob = await fetchAtlas(sequence, 'avif', new AbortController().signal, () => {
    nearlyAt ??= performance.now() - 1000;
  });
  return { blob, nearlyAt };
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the atlas', () => {
  it('is fetched whole, with its type', async () => {
    answerSlowly(10, { 'content-length': '100', 'content-type': 'image/avif' });
    const { blob } = await measure();
    expect([blob?.size, blob?.type]).toEqual([100, 'image/avif']);
    expect(new Uint8Array(await blob!.arrayBuffer())[95]).toBe(9);
  });

  it.each([
    ['a fast link, where that is at once', 1, 1],
    ['10 Mbit/s', 10, 60],
    ['a slow line', 200, 2000],
  ])('is nearly fetched a round trip before its end: %s', async (_, partTime, expected) => {
    answerSlowly(partTime, { 'content-length': '100' });
    expect((await measure()).nearlyAt).toBe(expected);
  });

  it('counts as nearly fetched at once if its size is unknown', async () => {
    answerSlowly(200, {});
    expect((await measure()).nearlyAt).toBe(200);
  });

  it('is missing if the server refuses it', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('no', { status: 404 })));
    expect(await measure()).toEqual({ blob: undefined, nearlyAt: undefined });
  });
});
