import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach } from 'vitest';

/**
 * A service that knows breached passwords, with the protocol of api.pwnedpasswords.com: it answers for five digits of a
 * SHA-1 with the others of every password that it knows, and pads the answer if asked. `requests` are the addresses and
 * headers of what it was asked since the test began.
 */
type RangeServer = {
  address: string;
  requests: { url: string; padding: string | undefined; headers: IncomingMessage['headers'] }[];
  /** Answers instead of the service until the test ends. */
  answer: ((request: IncomingMessage, response: ServerResponse) => void) | undefined;
};

/** Starts a server that knows these passwords, for a test file. Call it at the top of the file. */
export async function ownRangeServer(passwords: readonly string[]): Promise<RangeServer> {
  const hashes = passwords.map((password) => createHash('sha1').update(password).digest('hex').toUpperCase());
  const server = createServer((request, response) => {
    const padding = request.headers['add-padding'];
    state.requests.push({ url: request.url ?? '', padding: String(padding), headers: request.headers });
    if (state.answer !== undefined) return state.answer(request, response);
    const [, prefix] = /^\/range\/([\dA-F]{5})$/.exec(request.url ?? '') ?? [];
    if (prefix === undefined) return void response.writeHead(400).end();
    response.setHeader('content-type', 'text/plain').end(writeRange(prefix, hashes));
  });
  const state: RangeServer = { address: '', requests: [], answer: undefined };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  state.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/range`;
  beforeEach(() => void Object.assign(state, { requests: [], answer: undefined }));
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
  return state;
}

/** A range as the service writes it: the rest of each hash with its count, and padding, whose count is zero. */
function writeRange(prefix: string, hashes: readonly string[]): string {
  const known = hashes.filter((hash) => hash.startsWith(prefix)).map((hash) => `${hash.slice(5)}:37`);
  const others = Array.from({ length: 3 }, (_, index) => `${String(index).repeat(35)}:0`);
  return [...known, 'F'.repeat(35) + ':2', ...others].join('\r\n');
}
