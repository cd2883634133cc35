import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, vi } from 'vitest';
import { createApp, type App } from '#server/app.ts';
import { ownDatabase } from '#tools/testing/own-database.ts';
import { saveSampleProject } from '#tools/testing/sample-project.ts';
import { spawnApp } from '#tools/testing/spawn-app.ts';

const connection = await ownDatabase();
await saveSampleProject(connection.db);

/** Keeps connections for further requests, as a proxy does. */
const proxy = new Agent({ keepAlive: true });
const ask = (address: string) => {
  const request = get(address, { agent: proxy });
  return new Promise<IncomingMessage>((done, fail) => request.once('response', done).once('error', fail));
};
/** The status of an answer, and whether its connection is kept. */
const statusOf = async (address: string) => {
  const answer = await ask(address);
  answer.resume();
  await once(answer, 'end');
  return [answer.statusCode, answer.headers.connection];
};

/** Lets an app cut no connection that is in use. It would after six seconds, which must not be necessary. */
const cutNothing = (app: App) => vi.spyOn(app.server, 'closeAllConnections').mockImplementation(() => undefined);

it('a connection that has sent nothing, such as browsers open in advance, does not keep the server from closing', async () => {
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
  await expect.poll(() => socket.bytesRead).toBeGreaterThan(0);
  const closing = app.close();
  browser.write('\r\n');
  const [head = '', body = ''] = (await text(browser)).split('\r\n\r\n');
  expect(head).toMatch(/^HTTP\/1\.1 503 /);
  for (const header of [/^content-type: application\/problem\+json/im, /^retry-after: 1$/im, /^connection: close$/im])
    expect(head.replaceAll('\r', '')).toMatch(header);
  expect(JSON.parse(body)).toMatchObject({ code: 'unavailable', status: 503 });
  await closing;
});

it('an open stream ends with its connection, even if that was kept by a proxy, and the server closes', async () => {
  const app = await createApp({ connection, dataDir: '/nowhere', webFolder: '/nowhere' });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  expect(await statusOf(`${address}/api/healthz`)).toEqual([200, 'keep-alive']);
  const stream = await ask(`${address}/api/events`);
  expect(stream.headers.connection).toBe('close');
  const ended = once(stream, 'end');
  stream.resume();
  cutNothing(app);
  await Promise.all([app.close(), ended]);
});

it('an answer that is under way while the server closes leaves no connection open', async () => {
  const app = await createApp({ connection, dataDir: '/nowhere', webFolder: '/nowhere' });
  const reached = Promise.withResolvers<void>();
  const finish = Promise.withResolvers<void>();
  app.get('/api/slow', async () => {
    reached.resolve();
    await finish.promise;
    return { done: true };
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const answer = ask(`${address}/api/slow`);
  await reached.promise;
  cutNothing(app);
  const closing = app.close();
  await expect.poll(() => app.server.listening).toBe(false);
  finish.resolve();
  (await answer).resume();
  await closing;
});

it('fails its health checks before it closes, while it answers everything else', async () => {
  const app = await createApp({ connection, dataDir: '/nowhere', webFolder: '/nowhere' });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  await app.catalogue.current();
  expect(await statusOf(`${address}/api/buildings`)).toEqual([200, 'keep-alive']);
  app.draining.begin();
  for (const path of ['healthz', 'readyz']) {
    const answer = await app.inject(`/api/${path}`);
    expect([answer.statusCode, answer.headers['retry-after'], answer.json().code]).toEqual([503, '1', 'unavailable']);
  }
  expect(await statusOf(`${address}/api/buildings`)).toEqual([200, 'close']);
  await app.close();
});

it('does so at SIGTERM for DRAIN_SECONDS', async () => {
  const server = await spawnApp(connection.url, { DRAIN_SECONDS: '300' });
  expect(await statusOf(`${server.address}/api/healthz`)).toEqual([200, 'keep-alive']);
  process.kill(server.pid, 'SIGTERM');
  await expect.poll(async () => (await statusOf(`${server.address}/api/healthz`))[0]).toBe(503);
  expect((await statusOf(`${server.address}/api/buildings`))[0]).toBe(200);
  // A second signal ends the server immediately.
  await server.stop();
  expect(server.isAlive()).toBe(false);
});
