import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { matchesTag } from './entity-tag.ts';
import { answerHeaders } from './security-headers.ts';

const encodings = ['br', 'gzip', 'identity'] as const;
type Encoding = (typeof encodings)[number];

/** An answer that is written once and compressed once in each encoding, then sent as it is to everybody. */
export type ReadyAnswer = {
  body: Buffer;
  type: string;
  tag: string;
  kept: Kept;
  security: Readonly<Record<string, string>>;
  forms: Partial<Record<Encoding, ReadyForm>>;
};
/** How a browser keeps an answer: asking each time whether it still holds, or not at all, where it is about people. */
type Kept = 'private, no-cache' | 'no-store';
type ReadyForm = { body: Buffer; headers: string[] };

const compressors = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 6 }),
  identity: async (body: Buffer) => body,
} satisfies Record<Encoding, (body: Buffer) => Promise<Buffer>>;

const smallest = 300;

/** Serialises a value as a JSON answer. */
export function createReadyAnswer(value: unknown): ReadyAnswer {
  return createReadyBody(JSON.stringify(value), 'application/json; charset=utf-8');
}

/** Makes any text an answer. `security`: the headers that keep it safe, where they are not the API's. */
export function createReadyBody(
  text: string,
  type: string,
  kept: Kept = 'private, no-cache',
  security: ReadyAnswer['security'] = answerHeaders,
): ReadyAnswer {
  const body = Buffer.from(text);
  return {
    body,
    type,
    tag: createHash('sha256').update(body).digest('base64url').slice(0, 22),
    kept,
    security,
    forms: {},
  };
}

/** Compresses once what a request asks for, so that `sendReady` can send it. */
export async function prepareForm(answer: ReadyAnswer, request: IncomingMessage): Promise<void> {
  const encoding = chooseEncoding(answer, request.headers['accept-encoding']);
  if (answer.forms[encoding]) return;
  const body = await compressors[encoding](answer.body);
  answer.forms[encoding] = { body, headers: headersOf(answer, encoding, body.length) };
}

/**
 * Sends the answer, or 304 where the browser has it. Answers false, having sent nothing, where its form is not prepared
 * yet.
 */
export function sendReady(
  answer: ReadyAnswer,
  request: IncomingMessage,
  response: ServerResponse,
  status = 200,
): boolean {
  const encoding = chooseEncoding(answer, request.headers['accept-encoding']);
  const form = answer.forms[encoding];
  if (form === undefined) return false;
  if (status === 200 && matchesTag(request.headers['if-none-match'], answer.tag)) {
    response.writeHead(304, headersOf(answer, encoding));
    response.end();
    return true;
  }
  response.writeHead(status, form.headers);
  response.end(request.method === 'HEAD' ? undefined : form.body);
  return true;
}

/** Sends the answer to a call, compressed as the request wishes. */
export async function replyReady(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: ReadyAnswer,
): Promise<FastifyReply> {
  await prepareForm(answer, request.raw);
  reply.hijack();
  sendReady(answer, request.raw, reply.raw);
  return reply;
}

function headersOf(answer: ReadyAnswer, encoding: Encoding, length?: number): string[] {
  const suffix = encoding === 'identity' ? '' : `-${encoding}`;
  return [
    ...Object.entries(answer.security).flat(),
    'content-type',
    answer.type,
    'cache-control',
    answer.kept,
    'vary',
    'Accept-Encoding, Accept-Language, Cookie',
    'etag',
    `"${answer.tag}${suffix}"`,
    ...(encoding === 'identity' || length === undefined ? [] : ['content-encoding', encoding]),
    ...(length === undefined ? [] : ['content-length', String(length)]),
  ];
}

const chosen = new Map<string, readonly Encoding[]>();

/** The best encoding that an Accept-Encoding header takes; small answers go as they are. */
function chooseEncoding(answer: ReadyAnswer, header: string | string[] | undefined): Encoding {
  if (header === undefined || answer.body.length < smallest) return 'identity';
  const wish = String(header);
  let accepted = chosen.get(wish);
  if (accepted === undefined) {
    if (chosen.size > 500) chosen.clear();
    accepted = acceptedEncodings(wish);
    chosen.set(wish, accepted);
  }
  return accepted[0] ?? 'identity';
}

/** Our encodings that a header takes with a weight above 0, the heaviest first and ours in our order. */
export function acceptedEncodings(header: string): Encoding[] {
  const weights = new Map<string, number>();
  for (const wish of header.toLowerCase().split(',')) {
    const [name = '', option = ''] = wish.split(';').map((part) => part.trim());
    const weight = /^q=([\d.]+)$/.exec(option)?.[1];
    weights.set(name, weight === undefined ? 1 : Number(weight));
  }
  const weightOf = (encoding: Encoding) =>
    weights.get(encoding) ?? weights.get('*') ?? (encoding === 'identity' ? 0.001 : 0);
  return encodings.filter((encoding) => weightOf(encoding) > 0).sort((a, b) => weightOf(b) - weightOf(a));
}
