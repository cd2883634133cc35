import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { makeCertificate } from './certificate.ts';
import { Link, roundTripMilliseconds } from './link.ts';

export type Answer = { status: number; headers: Record<string, string>; body: Buffer };
/** Returns the answer for a path, another path to answer instead, or undefined to leave it to the next source. */
export type Source = (
  path: string,
  headers: Record<string, string>,
) => Promise<Answer | { rewriteTo: string } | undefined>;
/** A response that was sent over the link. Times are those of `performance.now()`. */
type SentResponse = { path: string; bytes: number; startedAt: number; endedAt: number };

/** Headers that are not passed on: HTTP/2 forbids most of them. */
const omittedHeaders = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'upgrade',
  'strict-transport-security',
]);

/**
 * An HTTP/2 server behind the simulated link. A new connection costs two round trips (TCP and TLS) before its first
 * answer, and every request another one.
 */
export class ShapingServer {
  readonly #sources: Source[];
  readonly #hasPriorities: boolean;
  readonly #certificate = makeCertificate();
  #port = 0;
  #server: ReturnType<typeof createSecureServer> | undefined;
  #link = new Link();
  sent: SentResponse[] = [];

  /** Without priorities, all answers share the link equally, as on servers and proxies that ignore RFC 9218. */
  constructor(sources: Source[], { hasPriorities }: { hasPriorities: boolean }) {
    this.#sources = sources;
    this.#hasPriorities = hasPriorities;
  }

  get origin(): string {
    return `https://localhost:${this.#port}`;
  }

  get fingerprint(): string {
    return this.#certificate.fingerprint;
  }

  async listen(port: number): Promise<void> {
    const server = createSecureServer({ ...this.#certificate, allowHTTP1: false });
    const opened = new WeakMap<object, number>();
    server.on('session', (session) => opened.set(session, performance.now()));
    server.on('request', (request, response) => {
      const openedAt = opened.get(request.stream.session ?? {}) ?? 0;
      const connectedAt = openedAt + 2 * roundTripMilliseconds;
      void this.#answer(request, response, Math.max(performance.now(), connectedAt) + roundTripMilliseconds);
    });
    this.#server = server;
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    this.#port = (server.address() as AddressInfo).port;
  }

  /** Clears the list of sent responses and starts with an empty link. */
  reset(): void {
    this.sent = [];
    this.#link = new Link();
  }

  close(): void {
    this.#server?.close();
  }

  async #answer(request: Http2ServerRequest, response: Http2ServerResponse, notBefore: number): Promise<void> {
    const startedAt = performance.now();
    const path = request.url;
    const answer = await this.#find(path, plainHeaders(request));
    await wait(Math.max(0, notBefore - performance.now()));
    if (response.stream.destroyed) return;
    response.writeHead(answer.status, {
      ...Object.fromEntries(Object.entries(answer.headers).filter(([name]) => !omittedHeaders.has(name))),
      'content-length': answer.body.length,
    });
    const { urgency, incremental } = this.#hasPriorities
      ? readPriority(String(request.headers['priority'] ?? ''))
      : { urgency: 3, incremental: true };
    this.#link.send({
      urgency,
      incremental,
      remaining: answer.body,
      write: (part) => response.write(part),
      end: () => {
        response.end();
        this.sent.push({ path, bytes: answer.body.length, startedAt, endedAt: performance.now() });
      },
      isClosed: () => response.stream.destroyed,
    });
  }

  async #find(path: string, headers: Record<string, string>): Promise<Answer> {
    for (const source of this.#sources) {
      const answer = await source(path, headers);
      if (answer) return 'rewriteTo' in answer ? this.#find(answer.rewriteTo, headers) : answer;
    }
    return { status: 404, headers: { 'content-type': 'text/plain' }, body: Buffer.from('not here') };
  }
}

function plainHeaders(request: Http2ServerRequest): Record<string, string> {
  const entries = Object.entries(request.headers).filter(([name]) => !name.startsWith(':'));
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}

function readPriority(header: string): { urgency: number; incremental: boolean } {
  const urgency = /u=(\d)/.exec(header)?.[1];
  return { urgency: urgency === undefined ? 3 : Number(urgency), incremental: /(^|,\s*)i(\s|,|$)/.test(header) };
}
