import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { eventsPath } from '#contract/events/live-events.ts';
import { ProblemError } from '#server/http/problem.ts';
import { networkOf } from '#server/http/network-of.ts';
import { answerHeaders, transportSecurity } from '#server/http/security-headers.ts';
import type { Live } from '#server/live/live.ts';
import type { Listener } from '#server/live/streams.ts';
import { isLoggedIn, priorityOf, type RequestActor } from '#server/sessions/actor.ts';
import { findBrowser } from '#server/sessions/browser-cookie.ts';
import { hashSessionToken, sessionTokenOf } from '#server/sessions/session-cookie.ts';

/** After how many milliseconds a browser reconnects a broken stream, spread so that not all reconnect at once. */
const reconnectDelay = { minimum: 500, spread: 2_000 };
/** After how many seconds a browser retries if the server has no capacity, spread likewise. */
const retryDelay = { minimum: 5, spread: 20 };

const headers = {
  ...answerHeaders,
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
};

/**
 * Registers the stream of live events. Anybody may open it; visitors receive what they may see. The server does not end
 * it while access stays the same.
 */
export function registerEventStream(
  app: FastifyInstance,
  live: Pick<Live, 'streams' | 'state'>,
  findActor: (request: FastifyRequest) => Promise<RequestActor>,
  publicUrl?: URL,
): void {
  const sent = { ...headers, ...transportSecurity(publicUrl) };
  app.get(`/api${eventsPath}`, async (request, reply) => {
    // The stream never ends, so a request for its headers alone would never be answered.
    if (request.method === 'HEAD') return reply.headers(sent).send();
    const listener = describe(await findActor(request), request);
    return open(live, listener, reply, sent);
  });
}

function open(
  live: Pick<Live, 'streams' | 'state'>,
  listener: Listener,
  reply: FastifyReply,
  sent: Readonly<Record<string, string>>,
): FastifyReply {
  const { raw } = reply;
  // The browser has gone while its session was read: no event would ever remove its stream.
  if (raw.destroyed) return reply.hijack();
  const stream = live.streams.add(listener, raw);
  if (stream === undefined)
    throw new ProblemError('unavailable', { headers: { 'retry-after': String(randomDelay(retryDelay)) } });
  reply.hijack();
  raw.socket?.setNoDelay(true);
  raw.writeHead(200, sent);
  raw.write(`retry: ${randomDelay(reconnectDelay)}\n\n`);
  live.streams.send(stream, 'hello', live.state());
  return reply;
}

function randomDelay({ minimum, spread }: { minimum: number; spread: number }): number {
  return minimum + Math.floor(Math.random() * spread);
}

function describe(actor: RequestActor, request: FastifyRequest): Listener {
  const { sessionHash, user, client, presentation } = actor;
  const token = sessionTokenOf(request);
  return {
    isLoggedIn: isLoggedIn(actor),
    sessionHash,
    idHash: token === undefined ? null : hashSessionToken(token),
    userId: user?.id ?? null,
    roleId: user?.role_id ?? null,
    clientId: client?.id ?? null,
    presentationId: presentation?.id ?? null,
    browserHash: findBrowser(request),
    network: networkOf(request.ip),
    priority: priorityOf(actor),
  };
}
