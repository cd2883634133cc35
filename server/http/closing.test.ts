import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, vi } from 'vitest';
import { createApp } from '#server/app.ts';
import { ownDatabase } from '#tools/testing/own-database.ts';

const connection = await ownDatabase();

it('a connection that has sent nothing, as browsers open in advance, does not keep the server from closing', async () => {
  const app = await createApp({ connection, dataDir: '/nowhere', webFolder: '/nowhere' });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const connected = once(app.server, 'connection');
  const browser = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  const ended = once(browser, 'close');
  await connected;
  await app.close();
  await ended;
  expect(browser.destroyed).toBe(true);
});

it('a request on an open connection while the server closes gets a problem with Retry-After', async () => {
  const app = await createApp({ connection, dataDir: '/nowhere', webFolder: '/nowhere' });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const connected = once(app.server, 'connection') as Promise<[Socket]>;
  const browser = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  const [socket] = await connected;
  // A partial request keeps its connection open; it is completed only after the server has begun to close.
  browser.write('GET /api/session HTTP/1.1\r\nhost: x\r\n');
  await vi.waitUntil(() => socket.bytesRead > 0, { timeout: 30_000 });
  const closing = app.close();
  browser.write('\r\n');
  const [head = '', body = ''] = (await text(browser)).split('\r\n\r\n');
  expect(head).toMatch(/^HTTP\/1\.1 503 /);
  for (const header of [/^content-type: application\/problem\+json/im, /^retry-after: 1$/im, /^connection: close$/im])
    expect(head.replaceAll('\r', '')).toMatch(header);
  expect(JSON.parse(body)).toMatchObject({ code: 'unavailable', status: 503 });
  await closing;
});
