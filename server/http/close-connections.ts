import { Server, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { eventsPath } from '#contract/events/live-events.ts';

/** Milliseconds that requests and answers under way get; the rest of the ten seconds is for the database. */
const patience = 6_000;

/** Milliseconds between two looks for connections that have become idle while the server closes. */
const interval = 50;

/**
 * While the server closes, ends the connections that would keep it open: at once those that have sent nothing, as
 * browsers open in advance, and those that are or become idle; those with a request under way after a few seconds. A
 * stream's connection ends with the stream: a proxy would keep it for further requests.
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
    timer = setTimeout(() => app.server.closeAllConnections(), patience);
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
 * Takes no further connections. Those that are open are still answered, also those that have sent nothing yet: their
 * request may be under way. Closing the app would end them.
 */
export function stopListening(server: Server): void {
  Server.prototype.close.call(server);
}
