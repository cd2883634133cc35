import { describe, expect, it } from 'vitest';
import { createApp } from '#server/app.ts';
import { ownSampleApp } from '#tools/testing/own-sample-app.ts';

const readShell = async () => '<!doctype html><html lang="en"><head></head><body></body></html>';
const { app, database, dataDir } = await ownSampleApp(
  {},
  {
    publicUrl: new URL('https://show.example'),
    readShell,
  },
);
const address = await app.listen({ port: 0, host: '127.0.0.1' });
const name = 'strict-transport-security';

describe('over TLS, browsers are told to stay there', () => {
  // Only the first read of a prepared answer goes through the router.
  it.each([
    '/',
    '/nowhere',
    '/api/properties',
    '/api/properties',
    '/api/buildings',
    '/api/buildings',
    '/api/settings/7',
    '/api/openapi.json',
    '/api/session',
    '/api/clients',
    '/api/nowhere',
    '/media/nowhere.webp',
    '/media/%zz',
    `/img/buildings/${'a'.repeat(600)}.webp`,
    `/api/plans/1/${'a'.repeat(600)}`,
  ])('by %s', async (path) => {
    const answer = await fetch(`${address}${path}`);
    expect([answer.headers.get(name), answer.headers.get('x-content-type-options')]).toEqual([
      'max-age=31536000',
      'nosniff',
    ]);
    const tag = answer.headers.get('etag');
    if (answer.status !== 200 || tag === null) return;
    const again = await fetch(`${address}${path}`, { headers: { 'if-none-match': tag } });
    expect([again.status, again.headers.get(name)]).toEqual([304, 'max-age=31536000']);
  });

  it('by the stream of events', async () => {
    const ending = new AbortController();
    const answer = await fetch(`${address}/api/events`, { signal: ending.signal });
    expect([answer.headers.get('content-type'), answer.headers.get(name)]).toEqual([
      'text/event-stream; charset=utf-8',
      'max-age=31536000',
    ]);
    ending.abort();
  });
});

it('without TLS, they are not', async () => {
  const plain = await createApp({ connection: database, dataDir, webFolder: '/nowhere', readShell });
  const at = await plain.listen({ port: 0, host: '127.0.0.1' });
  for (const path of ['/', '/api/properties', '/api/properties', '/api/session'])
    expect((await fetch(`${at}${path}`)).headers.get(name)).toBeNull();
  await plain.close();
});
