import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Draining } from './draining.ts';
import { sendReady, type FoundAnswer } from './ready-answer.ts';

/** Returns the prepared answer of an address, or undefined if it takes more than a lookup in memory. */
export type FindReady = (address: string, headers: IncomingHttpHeaders) => FoundAnswer | undefined;

/** How many answers were sent this way since the start; the app's own metrics do not include them. */
export type FastReads = { sent: number };

/**
 * `keepAliveTimeout`: how long an idle connection stays open, longer than those of load balancers and browsers (usually
 * 60 s), so that none sends a request into a connection that is being closed. `headersTimeout`, `requestTimeout`: how
 * long headers and a whole request may take to arrive; the latter is enough for a large package on a slow line, and
 * other bodies have a limit of their own. Milliseconds.
 */
const timeouts = { keepAliveTimeout: 72_000, headersTimeout: 60_000, requestTimeout: 1_800_000 };

/**
 * Creates a server that sends prepared answers before any routing, parsing or hooks, and passes everything else to the
 * app. Measured beside plain Node by `npm run bench:api`.
 */
export function createFastServer(
  handle: (request: IncomingMessage, response: ServerResponse) => void,
  findReady: FindReady,
  count: FastReads,
  draining: Draining,
): Server {
  const server = createServer(timeouts, (request, response) => {
    // Before and while the server closes, each connection ends with its answer.
    if (draining.endsConnections || !server.listening) response.shouldKeepAlive = false;
    if (
      request.method === 'GET' &&
      request.headers['content-length'] === undefined &&
      request.headers['transfer-encoding'] === undefined
    ) {
      const found = findReady(request.url ?? '', request.headers);
      if (found !== undefined && sendReady(found.answer, request, response, found)) {
        count.sent += 1;
        return;
      }
    }
    handle(request, response);
  });
  return server;
}
