import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import type { Draining } from './draining.ts';
import { sendReady, type FoundAnswer } from './ready-answer.ts';

/** Returns the prepared answer of an address, or undefined if that requires more than a lookup in memory. */
export type FindReady = (address: string, headers: IncomingHttpHeaders) => FoundAnswer | undefined;

/** How many answers were sent this way since the start; the app's own metrics do not include them. */
export type FastReads = { sent: number };

/**
 * In milliseconds. `keepAliveTimeout`: how long an idle connection stays open, longer than in load balancers and
 * browsers (usually 60 s), so that none sends a request into a connection that is being closed. `headersTimeout`,
 * `requestTimeout`: how long headers and a whole request may take to arrive; the latter is enough for the largest
 * package at 1 Mbit/s, and other bodies have a separate limit. `idle`: how long a connection may be silent while a
 * request or an answer is under way, such as one that nobody reads; event streams have their pings. `afterAnswer`: how
 * long a client may continue to send a body that has been answered, so that it reads the answer before the connection
 * is closed.
 */
const timeouts = {
  keepAliveTimeout: 72_000,
  headersTimeout: 60_000,
  requestTimeout: 21_600_000,
  idle: 300_000,
  afterAnswer: 5_000,
};

/**
 * How many requests a connection may have under way. Browsers send one at a time; a client that sends
 * thousands at once would make thousands of answers wait here.
 */
const maxUnderWay = 20;

/** How many bytes the system may hold that have arrived on a connection and are not read yet. */
const maxArrived = 8 * 1024 * 1024;

/** `count` is increased with each prepared answer. */
type FastServerParts = {
  findReady: FindReady;
  count: FastReads;
  draining: Pick<Draining, 'endsConnections'>;
  changed?: Partial<typeof timeouts>;
};

/**
 * Creates a server that sends prepared answers before any routing, parsing or hooks, and passes everything else to the
 * app. Measured beside plain Node by `npm run bench:api`. Only tests pass `changed` timeouts.
 */
export function createFastServer(
  handle: (request: IncomingMessage, response: ServerResponse) => void,
  { findReady, count, draining, changed = {} }: FastServerParts,
): Server {
  const { idle, afterAnswer, ...limits } = { ...timeouts, ...changed };
  const hasTooMany = countUnderWay();
  const server = createServer(limits, (request, response) => {
    if (hasTooMany(request, response)) return;
    if (namesTwoHosts(request)) {
      response.writeHead(400, { connection: 'close' }).end();
      return;
    }
    // Before and while the server closes, each connection ends with its next answer.
    if (draining.endsConnections || !server.listening) response.shouldKeepAlive = false;
    if (request.headers['content-length'] !== undefined || request.headers['transfer-encoding'] !== undefined)
      endAfterAnswer(request, response, afterAnswer);
    else if (request.method === 'GET') {
      const found = findReady(request.url ?? '', request.headers);
      if (found !== undefined && sendReady(found.answer, request, response, found)) {
        count.sent += 1;
        return;
      }
    }
    handle(request, response);
  });
  server.timeout = idle;
  return server;
}

/**
 * Whether a request has several Host headers, which have to be refused (RFC 9112, 3.2): a proxy may have believed
 * another one. Node takes the first, and itself refuses requests without one.
 */
function namesTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
  return hosts > 1;
}

/**
 * Returns a function that closes the connection of a request before which too many wait for their answers, and says
 * whether it is closed. Node parses all that has arrived before it looks at how much waits.
 */
function countUnderWay(): (request: IncomingMessage, response: ServerResponse) => boolean {
  const waiting = new WeakMap<Socket, number>();
  return ({ socket }, response) => {
    if (socket.destroyed) return true;
    // The answer to a request that waits for none before it has its connection already.
    if (response.socket !== null) return false;
    const before = (waiting.get(socket) ?? 0) + 1;
    if (before >= maxUnderWay) {
      socket.destroy();
      return true;
    }
    waiting.set(socket, before);
    response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    return false;
  };
}

/** Closes the connection of a client that continues to send a body after its answer: Node would read all of it. */
function endAfterAnswer(request: IncomingMessage, response: ServerResponse, timeout: number): void {
  response.once('finish', () => {
    if (request.complete) return;
    // What read the body may have stopped halfway. The rest of it comes before the next request, perhaps of somebody
    // else whose requests a proxy sends on the same connection.
    request.unpipe();
    request.resume();
    // A listener on the connection would stay for all the requests to come.
    setTimeout(() => endOnceRead(request, maxArrived), timeout).unref();
  });
}

/**
 * Closes a connection once what has arrived on it is read, at most `left` bytes. While this process was busy, the
 * client may have sent the whole body, and its next request.
 */
function endOnceRead(request: IncomingMessage, left: number): void {
  const { socket } = request;
  const before = socket.bytesRead;
  const decide = () => {
    const read = socket.bytesRead - before;
    if (request.complete || socket.destroyed) return;
    if (read === 0 || read > left) socket.destroy();
    else endOnceRead(request, left - read);
  };
  // A paused connection is resumed in one turn of the event loop, and read in the next.
  setImmediate(() => setImmediate(decide));
}
