import { once } from 'node:events';
import { get } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import Fastify, { type FastifyRequest } from 'fastify';
import cookie from '@fastify/cookie';
import { afterAll, expect, it } from 'vitest';
import { Role } from '#domain/people/roles.ts';
import { listen } from '#tools/testing/listen-events.ts';
import { handleErrors } from '#server/http/handle-errors.ts';
import { createStreams } from '#server/live/streams.ts';
import { visitorActor, type RequestActor } from '#server/sessions/actor.ts';
import { registerEventStream } from './open-events.ts';

const seller = {
  ...visitorActor,
  sessionHash: 's',
  user: {
    id: 1,
    name: 'Rep',
    email: 'rep@x.example',
    phone: '0',
    parent_id: null,
    role_id: Role.sales_rep,
    projects: [],
    created_at: '',
  },
} satisfies RequestActor;

/** A server with a capacity of three streams. */
const app = Fastify();
handleErrors(app);
await app.register(cookie);
const streams = createStreams({ all: 3, session: 2, person: 2, network: 3 });
registerEventStream(
  app,
  { streams, state: () => ({ since: 1, version: 1, epoch: 'e', live: true }) },
  async (request) => {
    if (request.headers.cookie === 'slow') await readSlowly(request);
    return request.headers.cookie === 'seller' ? seller : visitorActor;
  },
);
let readSlowly: (request: FastifyRequest) => Promise<unknown> = async () => undefined;
const address = await app.listen({ port: 0, host: '127.0.0.1' });
afterAll(() => {
  streams.endAll();
  return app.close();
});

const refused = () =>
  new Promise<{ status: number | undefined; wait: number }>((done, fail) => {
    get(`${address}/api/events`, { agent: false }, (response) => {
      done({ status: response.statusCode, wait: Number(response.headers['retry-after']) });
      response.destroy();
    }).once('error', fail);
  });

it('reserves a stream for a sales user when visitors have taken all others, and spreads the retries of visitors', async () => {
  const visitors = [await listen(address), await listen(address), await listen(address)];
  const answers = await Promise.all(Array.from({ length: 40 }, refused));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
  expect(new Set(answers.map(({ wait }) => wait)).size).toBeGreaterThan(3);
  expect(answers.every(({ wait }) => wait >= 5 && wait < 25)).toBe(true);
  const tablet = await listen(address, 'seller');
  await Promise.race(visitors.map((visitor) => visitor.ended));
  expect(streams.size).toBe(3);
  for (const browser of [...visitors, tablet]) browser.close();
});

it('answers the headers alone without opening a stream', async () => {
  const answer = await fetch(`${address}/api/events`, { method: 'HEAD' });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('text/event-stream');
  expect(streams.size).toBe(0);
});

it('keeps no stream for a browser that has gone while its session was read', async () => {
  const reading = Promise.withResolvers<FastifyRequest>();
  const isRead = Promise.withResolvers<void>();
  readSlowly = (request) => {
    reading.resolve(request);
    return isRead.promise;
  };
  const before = streams.size;
  const asked = get(`${address}/api/events`, { agent: false, headers: { cookie: 'slow' } }).on(
    'error',
    () => undefined,
  );
  const { raw } = await reading.promise;
  const closed = once(raw.socket, 'close');
  asked.destroy();
  await closed;
  isRead.resolve();
  await setImmediate();
  expect(streams.size).toBe(before);
});
