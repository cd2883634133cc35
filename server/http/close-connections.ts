import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Milliseconds that requests and answers under way get; the rest of the ten seconds is for the database. */
const patience = 6_000;

/**
 * While the server closes, ends the connections that would keep it open: at once those that have sent nothing, as
 * browsers open in advance, and those with a request under way after a few seconds. Idle ones are closed by Node.
 */
export function closeConnections(app: FastifyInstance): void {
  const open = new Set<Socket>();
  let timer: NodeJS.Timeout | undefined;
  app.server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  app.addHook('preClose', async () => {
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
    timer = setTimeout(() => app.server.closeAllConnections(), patience);
    timer.unref();
  });
  app.addHook('onClose', async () => clearTimeout(timer));
}
