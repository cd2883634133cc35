import { Server, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { eventsPath } from '#contract/events/live-events.ts';

/** How long requests and answers under way may take, in milliseconds; the rest of ten seconds is for the database. */
const timeout = 6_000;

/** How often connections are closed that have become idle while the server closes, in milliseconds. */
const interval = 50;

/**
 * While the server closes, ends the connections that would keep it open: immediately those that have sent nothing
 * (which browsers open in advance) and those that are or become idle; after a few seconds those with a request under
 * way. The connection of a stream ends with the stream, since a proxy would keep it for further requests.
 */
export function closeConnections(app: FastifyInstance): void {
  const open = new Set<Socket>();
  let timer: NodeJS.Timeout | undefined;
  let idle: NodeJS.Timeout | undefined;
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.url === `/api${eventsPath}`) reply.raw.shouldKeepAlive = false;
  });
  app.server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  app.addHook('preClose', async () => {
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
    timer = setTimeout(() => app.server.closeAllConnections(), timeout);
    // Node closes idle connections only once, when the server stops listening.
    idle = setInterval(() => app.server.closeIdleConnections(), interval);
    timer.unref();
    idle.unref();
  });
  app.addHook('onClose', async () => {
    clearTimeout(timer);
    clearInterval(idle);
  });
}

/**
 * Accepts no further connections. Requests on open ones are still answered, even on those that have sent nothing yet,
 * since their request may be in transit. Closing the app would end them.
 */
export function stopListening(server: Server): void {
  Server.prototype.close.call(server);
}
