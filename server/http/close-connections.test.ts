import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { expect, it } from 'vitest';
import { closeConnections, stopListening } from './close-connections.ts';

/** The answer to a request that is sent on an open connection after `end` was called. */
async function askAfter(end: (app: FastifyInstance) => Promise<unknown>): Promise<string> {
  const app = Fastify();
  closeConnections(app);
  app.get('/', async () => 'answered');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const accepted = once(app.server, 'connection');
  const socket = connect(port, '127.0.0.1');
  await accepted;
  await end(app);
  const refused = connect(port, '127.0.0.1');
  expect((await once(refused, 'error'))[0]).toMatchObject({ code: 'ECONNREFUSED' });
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  const answer = await text(socket).catch((error: NodeJS.ErrnoException) => error.code ?? '');
  await app.close();
  return answer;
}

it('a worker that hands over answers a request that was in transit when it stopped listening', async () => {
  expect(await askAfter(async (app) => stopListening(app.server))).toMatch(/^HTTP\/1\.1 200 OK.*answered$/s);
  expect(await askAfter((app) => app.close())).not.toContain('answered');
});
