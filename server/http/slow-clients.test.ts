import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { ownSampleApp } from '#tools/testing/own-sample-app.ts';
import { createFastServer } from './fast-reads.ts';

type Timeouts = NonNullable<Parameters<typeof createFastServer>[1]['changed']>;

const { app } = await ownSampleApp();
const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** Opens a connection to a server whose requests `handle` answers. */
async function open(handle: RequestListener, changed: Timeouts) {
  const server = createFastServer(handle, {
    findReady: () => undefined,
    count: { sent: 0 },
    draining: { endsConnections: false },
    changed,
  });
  const connected = once(server, 'connection') as Promise<[Socket]>;
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.on('error', () => undefined);
  closers.push(() => {
    client.destroy();
    server.closeAllConnections();
    server.close();
  });
  const [sent] = await connected;
  return { client, connection: sent, closed: once(sent, 'close') };
}

/** A request that announces a body of 1 GB. */
const announced = (path: string) => `POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-length: 1000000000\r\n\r\n`;
const short = (path: string) => `POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\n\r\n`;

it('closes the connection of a client that continues to send after it was refused', async () => {
  const { client, closed } = await open((_request, response) => void response.writeHead(401).end('no'), {
    afterAnswer: 1,
  });
  client.write(announced('/upload'));
  const [answer] = (await once(client, 'data')) as [Buffer];
  expect(String(answer)).toContain('401');
  const dripping = setInterval(() => client.write('a'), 1);
  await closed;
  clearInterval(dripping);
});

it.each([1, 900_000])(
  'reads %s bytes that arrived while the process was busy before it closes a connection',
  async (size) => {
    const { client } = await open((_request, response) => void response.end('early;'), { afterAnswer: 10 });
    client.write(`POST /early HTTP/1.1\r\nhost: a\r\ncontent-length: ${size}\r\n\r\n`);
    expect(String((await once(client, 'data'))[0])).toContain('early;');
    client.write('a'.repeat(size) + short('/next'));
    const blockedUntil = performance.now() + 50;
    while (performance.now() < blockedUntil);
    expect(String((await once(client, 'data'))[0])).toContain('early;');
  },
);

it('keeps nothing on a connection whose requests are answered before their bodies arrive', async () => {
  const { client, connection } = await open((_request, response) => void response.end('early'), {});
  const listeners = () => connection.listenerCount('close');
  const counts: number[] = [];
  for (let sent = 0; sent < 12; sent += 1) {
    client.write(short('/early'));
    expect(String((await once(client, 'data'))[0])).toContain('early');
    client.write('a');
    counts.push(listeners());
  }
  expect(counts).toEqual(counts.map(() => counts[0]));
});

it('reads a body that arrives slowly, and keeps the connection for the next request', async () => {
  let heard = (_text: string): void => undefined;
  const { client } = await open(
    (request, response) => {
      request.on('data', (part: Buffer) => heard(String(part)));
      request.on('end', () => void response.end(`read ${request.url}`));
    },
    { afterAnswer: 1 },
  );
  const next = () => new Promise<string>((done) => (heard = done));
  client.write('POST /first HTTP/1.1\r\nhost: a\r\ncontent-length: 20\r\n\r\n');
  for (let part = 0; part < 10; part += 1) {
    const read = next();
    client.write('ab');
    expect(await read).toBe('ab');
  }
  expect(String((await once(client, 'data'))[0])).toContain('read /first');
  client.write(`${short('/second')}a`);
  expect(String((await once(client, 'data'))[0])).toContain('read /second');
});

/** Sends a body in one piece with the next request, as a proxy may send somebody else's, and awaits both answers. */
async function sendWithNext(client: Socket, head: string, body: string): Promise<string[]> {
  client.write(`${head}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}${read('/api/healthz')}`);
  let text = '';
  for await (const part of client) {
    text += String(part);
    const statuses = [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status = '']) => status);
    if (statuses.length === 2) return statuses;
  }
  return ['closed'];
}

it('answers the next request on a connection whose body was refused halfway', async () => {
  const { client } = await open((request, response) => {
    if (request.method === 'GET') return void response.end('next');
    request.once('data', () => {
      request.pause();
      response.writeHead(413).end('enough');
    });
  }, {});
  const body = 'a'.repeat(1_000_000);
  expect(await sendWithNext(client, 'POST /first HTTP/1.1\r\nhost: a\r\n', body)).toEqual(['413', '200']);
});

it('answers the next request after a form with more files than are allowed', async () => {
  const address = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const client = connect(Number(address.port), address.hostname);
  closers.push(() => client.destroy());
  const file = `--x\r\ncontent-disposition: form-data; name="f"; filename="a"\r\n\r\n${'a'.repeat(400_000)}\r\n`;
  const head = 'POST /api/users/login HTTP/1.1\r\nhost: a\r\ncontent-type: multipart/form-data; boundary=x\r\n';
  expect(await sendWithNext(client, head, `${file}${file}--x--\r\n`)).toEqual(['413', '200']);
});

const read = (path: string) => `GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`;

it('closes the connection of a client that sends many requests without waiting for answers', async () => {
  const asked: string[] = [];
  const answer: RequestListener = (request, response) => {
    asked.push(request.url ?? '');
    if (request.url !== '/0') response.end('a');
  };
  const { client, closed } = await open(answer, {});
  client.write(Array.from({ length: 1_000 }, (_, index) => read(`/${index}`)).join(''));
  await closed;
  expect(asked).toEqual(Array.from({ length: 20 }, (_, index) => `/${index}`));
});

it('answers some requests that were sent at once in their order, and the next ones on the same connection', async () => {
  const { client } = await open((request, response) => void response.end(`${request.url};`), {});
  let text = '';
  client.on('data', (part: Buffer) => (text += String(part)));
  for (let round = 1; round <= 5; round += 1) {
    client.write(Array.from({ length: 15 }, (_, index) => read(`/${index}`)).join(''));
    await expect.poll(() => text.match(/\/14;/g)?.length).toBe(round);
  }
  const order = [...text.matchAll(/\/(\d+);/g)].map(([, index]) => Number(index));
  expect(order).toEqual(Array.from({ length: 75 }, (_, index) => index % 15));
});

it('closes the connection of a client that does not read its answer', async () => {
  const { client, closed } = await open((_request, response) => void response.end(Buffer.alloc(64 * 1024 * 1024)), {
    idle: 100,
  });
  client.pause();
  client.write('GET /film HTTP/1.1\r\nhost: a\r\n\r\n');
  await expect(closed).resolves.toHaveLength(1);
});
