import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { mayHaveSession } from '#server/sessions/session-cookie.ts';
import { matchesTag } from './entity-tag.ts';
import { answerHeaders } from './security-headers.ts';

const encodings = ['br', 'gzip', 'identity'] as const;
type Encoding = (typeof encodings)[number];

/** An answer that is serialised once and compressed once per encoding, then sent unchanged to everybody. */
export type ReadyAnswer = {
  readonly body: Buffer;
  type: string;
  readonly tag: string;
  cacheControl: CacheControl;
  /** Whether the answer is the same for everybody without a session, so that proxies may cache it for them. */
  isShared: boolean;
  security: Readonly<Record<string, string>>;
  forms: Partial<Record<Encoding, ReadyForm>>;
  /** How the answer is compressed quickly, if it is made of pieces most of which are shared with an earlier answer. */
  pieced?: { gzip(): Promise<Buffer>; madeAt: number };
};
/** How a browser caches an answer: revalidating it each time, or not at all if it contains personal data. */
type CacheControl = 'private, no-cache' | 'no-store';
/** Headers as `writeHead` takes them: names and values in turn. */
export type HeaderList = readonly string[];
/** An answer, and further headers for this response only, since the answer itself is shared. */
export type FoundAnswer = { answer: ReadyAnswer; more?: HeaderList };
type ReadyForm = { body: Buffer; headers: Record<'own' | 'shared', string[]> };

/**
 * For callers without a session: proxies may cache the answer for one second. Browsers revalidate it each time;
 * `stale-while-revalidate` is left out because they would obey it and show old data.
 */
const sharedControl = 'public, max-age=0, s-maxage=1, must-revalidate';
/**
 * `CDN-Cache-Control` (RFC 9213), which content delivery networks prefer to `Cache-Control`: they may serve an old
 * answer while they fetch a new one, and while no server answers.
 */
const networkControl = 'max-age=1, stale-while-revalidate=10, stale-if-error=3600';

const compressors = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 6 }),
  identity: async (body: Buffer) => body,
} satisfies Record<Encoding, (body: Buffer) => Promise<Buffer>>;

/** The size below which answers are not compressed, in bytes. */
const minCompressedSize = 300;

/** Creates an answer from a value, as JSON. */
export function createReadyAnswer(value: unknown): ReadyAnswer {
  return createReadyBody(JSON.stringify(value), { type: 'application/json; charset=utf-8' });
}

/**
 * Lets proxies cache an answer for callers without a session. Not for the list of units: with an older one, browsers
 * would have to request what changed since.
 */
export function shareAnswer(answer: ReadyAnswer): ReadyAnswer {
  return { ...answer, isShared: true };
}

/** Creates an answer from any text. `security` are its security headers, if not the API's. */
export function createReadyBody(
  text: string,
  {
    type,
    cacheControl = 'private, no-cache',
    security = answerHeaders,
  }: Pick<ReadyAnswer, 'type'> & Partial<Pick<ReadyAnswer, 'cacheControl' | 'security'>>,
): ReadyAnswer {
  const body = Buffer.from(text);
  return {
    body,
    type,
    tag: createHash('sha256').update(body).digest('base64url').slice(0, 22),
    cacheControl,
    isShared: false,
    security,
    forms: {},
  };
}

/**
 * Creates a large answer of JSON that changes in small pieces. `body`, `tag` and `gzip` are called when they are
 * needed. The answer is sent as gzip until it has not changed for a while; then it is worth compressing as a whole.
 */
export function createPiecedAnswer(parts: {
  body(): Buffer;
  tag(): string;
  /** Undefined for an answer that is small enough to be compressed as a whole each time. */
  gzip: (() => Promise<Buffer>) | undefined;
  /** The media type, if not JSON's. */
  type?: string;
}): ReadyAnswer {
  let body: Buffer | undefined = undefined;
  let tag: string | undefined = undefined;
  return {
    get body() {
      return (body ??= parts.body());
    },
    get tag() {
      return (tag ??= parts.tag());
    },
    type: parts.type ?? 'application/json; charset=utf-8',
    cacheControl: 'private, no-cache',
    isShared: false,
    security: answerHeaders,
    forms: {},
    ...(parts.gzip && { pieced: { gzip: parts.gzip, madeAt: performance.now() } }),
  };
}

/** How long a pieced answer must have been unchanged to be compressed as a whole, in milliseconds. */
const settledAfter = 2_000;

/**
 * Compresses the answer in the encoding that a request accepts, if that has not been done yet, so that `sendReady` can
 * send it.
 */
export async function prepareForm(answer: ReadyAnswer, request: IncomingMessage): Promise<void> {
  const encoding = chooseEncoding(answer, request.headers['accept-encoding']);
  if (answer.forms[encoding] === undefined) await compress(answer, encoding);
}

async function compress(answer: ReadyAnswer, encoding: Encoding): Promise<void> {
  const body = await (encoding === 'gzip' && answer.pieced ? answer.pieced.gzip() : compressors[encoding](answer.body));
  const headersFor = (cacheControl: string) => headersOf(answer, encoding, cacheControl, body.length);
  answer.forms[encoding] = {
    body,
    headers: { own: headersFor(answer.cacheControl), shared: headersFor(sharedControl) },
  };
}

/**
 * Sends the answer, or 304 if the browser has it. Returns false, having sent nothing, if its encoding is not prepared
 * yet.
 */
export function sendReady(
  answer: ReadyAnswer,
  request: IncomingMessage,
  response: ServerResponse,
  { status = 200, more = [] }: { status?: number; more?: HeaderList } = {},
): boolean {
  const encoding = chooseEncoding(answer, request.headers['accept-encoding']);
  const form = answer.forms[encoding];
  if (form === undefined) return false;
  const isShared = answer.isShared && !mayHaveSession(request.headers.cookie);
  if (status === 200 && matchesTag(request.headers['if-none-match'], answer.tag)) {
    const headers = headersOf(answer, encoding, isShared ? sharedControl : answer.cacheControl);
    response.writeHead(304, [...headers, ...more]);
    response.end();
    return true;
  }
  const headers = isShared ? form.headers.shared : form.headers.own;
  response.writeHead(status, more.length === 0 ? headers : [...headers, ...more]);
  response.end(request.method === 'HEAD' ? undefined : form.body);
  return true;
}

/** Sends the answer to a call, in an encoding that the request accepts, with `more` headers. */
export async function replyReady(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: ReadyAnswer,
  more?: HeaderList,
): Promise<FastifyReply> {
  await prepareForm(answer, request.raw);
  reply.hijack();
  sendReady(answer, request.raw, reply.raw, { more: [...transportOf(reply), ...(more ?? [])] });
  return reply;
}

/** The `Strict-Transport-Security` header that was set on a reply; `reply.hijack` would drop it. */
export function transportOf(reply: FastifyReply): HeaderList {
  const value = reply.getHeader(transportHeader);
  return value === undefined ? [] : [transportHeader, String(value)];
}

const transportHeader = 'strict-transport-security';

function headersOf(answer: ReadyAnswer, encoding: Encoding, cacheControl: string, length?: number): string[] {
  const suffix = encoding === 'identity' ? '' : `-${encoding}`;
  return [
    ...Object.entries(answer.security).flat(),
    'content-type',
    answer.type,
    'cache-control',
    cacheControl,
    ...(cacheControl === sharedControl ? ['cdn-cache-control', networkControl] : []),
    'vary',
    'Accept, Accept-Encoding, Accept-Language, Cookie',
    'etag',
    `"${answer.tag}${suffix}"`,
    ...(encoding === 'identity' || length === undefined ? [] : ['content-encoding', encoding]),
    ...(length === undefined ? [] : ['content-length', String(length)]),
  ];
}

/** The accepted encodings by header, since browsers send few different ones. */
const acceptedByHeader = new Map<string, readonly Encoding[]>();

/**
 * The best encoding that an Accept-Encoding header accepts. Small answers are not compressed, and one that changed a
 * moment ago is sent as gzip if that is accepted.
 */
function chooseEncoding(answer: ReadyAnswer, header: string | string[] | undefined): Encoding {
  if (header === undefined || (!answer.pieced && answer.body.length < minCompressedSize)) return 'identity';
  const accepts = String(header);
  let accepted = acceptedByHeader.get(accepts);
  if (accepted === undefined) {
    if (acceptedByHeader.size > 500) acceptedByHeader.clear();
    accepted = acceptedEncodings(accepts);
    acceptedByHeader.set(accepts, accepted);
  }
  const [best = 'identity'] = accepted;
  if (!answer.pieced || best !== 'br' || answer.forms.br || !accepted.includes('gzip')) return best;
  if (performance.now() - answer.pieced.madeAt > settledAfter) compressLater(answer);
  return 'gzip';
}

const compressing = new WeakSet<ReadyAnswer>();

/** Compresses an answer as far as possible, in the background, once. */
function compressLater(answer: ReadyAnswer): void {
  if (compressing.has(answer)) return;
  compressing.add(answer);
  // If it fails, the answer continues to be sent as gzip.
  compress(answer, 'br').catch(() => undefined);
}

/** The encodings that a header accepts with a weight above 0, by descending weight, then in the order above. */
function acceptedEncodings(header: string): Encoding[] {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', option = ''] = part.split(';').map((text) => text.trim());
    const weight = /^q=([\d.]+)$/.exec(option)?.[1];
    weights.set(name, weight === undefined ? 1 : Number(weight));
  }
  const weightOf = (encoding: Encoding) =>
    weights.get(encoding) ?? weights.get('*') ?? (encoding === 'identity' ? 0.001 : 0);
  return encodings.filter((encoding) => weightOf(encoding) > 0).sort((a, b) => weightOf(b) - weightOf(a));
}
