import { afterEach, expect, test, vi } from 'vitest';
import { calls } from '#contract/calls/index.ts';
import { callApi } from './call-api.ts';

afterEach(() => vi.unstubAllGlobals());

/** Answers the next requests with a body that breaks off after its first bytes, unless `rest` is given. */
function answerWith(init: ResponseInit, start: string, rest?: string): void {
  const body = new ReadableStream<Uint8Array>({
    start: (stream) => stream.enqueue(new TextEncoder().encode(start)),
    pull(stream) {
      if (rest === undefined) return stream.error(new TypeError('network error'));
      stream.enqueue(new TextEncoder().encode(rest));
      stream.close();
    },
  });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, init)));
}

test.each([200, 422, 500])('an answer with the status %i that breaks off counts as lost', async (status) => {
  answerWith({ status }, '{"response":');
  await expect(callApi(calls.getSession)).rejects.toMatchObject({ code: 'offline', status: 0 });
});

test('half an answer, or a page of somebody else in its place, counts as lost, too', async () => {
  answerWith({ status: 200 }, '{"response":', '');
  await expect(callApi(calls.getSession)).rejects.toMatchObject({ code: 'offline' });
  answerWith({ status: 200, headers: { 'content-type': 'text/html' } }, '<!doctype html>', '<p>Log in to the network');
  await expect(callApi(calls.getSession)).rejects.toMatchObject({ code: 'offline' });
});

test('the page of a proxy that says what failed is an error of the server', async () => {
  answerWith({ status: 502, headers: { 'content-type': 'text/html' } }, '<h1>', 'Bad gateway</h1>');
  await expect(callApi(calls.getSession)).rejects.toMatchObject({ code: 'server_error', status: 502 });
});

test('a call that is cancelled while its answer arrives is cancelled, not lost', async () => {
  const end = new AbortController();
  answerWith({ status: 200 }, '{"response":');
  end.abort();
  await expect(callApi(calls.getSession, { signal: end.signal })).rejects.toThrow('network error');
});
