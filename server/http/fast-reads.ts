import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { ReadyAnswer } from './ready-answer.ts';
import { sendReady } from './ready-answer.ts';

/**
 * Finds the ready answer of an address for whoever asks; undefined where it takes more than a look at what is at hand.
 */
export type FindReady = (address: string, cookie: string | undefined) => ReadyAnswer | undefined;

/** How many answers were sent this way since the start: the app's own measurements do not see them. */
export type FastReads = { sent: number };

/**
 * How long a connection without a request stays open: longer than load balancers and browsers keep theirs (60 s is
 * usual),
 * so that none sends a request into a connection that is just being closed. How long a request may take to come in.
 * Milliseconds.
 */
const timeouts = { keepAliveTimeout: 72_000, requestTimeout: 60_000 };

/**
 * A server that sends ready answers before any routing, parsing or hook is paid for, and gives everything else to the
 * app.
 * Measured beside plain Node by `npm run bench:api`.
 */
export function createFastServer(
  handle: (request: IncomingMessage, response: ServerResponse) => void,
  findReady: FindReady,
  count: FastReads,
): Server {
  const server = createServer(timeouts, (request, response) => {
    // Once the server closes, a connection ends with its answer.
    if (!server.listening) response.shouldKeepAlive = false;
    if (
      request.method === 'GET' &&
      request.headers['content-length'] === undefined &&
      request.headers['transfer-encoding'] === undefined
    ) {
      const answer = findReady(request.url ?? '', request.headers.cookie);
      if (answer !== undefined && sendReady(answer, request, response)) {
        count.sent += 1;
        return;
      }
    }
    handle(request, response);
  });
  return server;
}
