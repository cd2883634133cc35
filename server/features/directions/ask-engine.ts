import { request as requestPlain, type IncomingMessage } from 'node:http';
import { request as requestSecure } from 'node:https';
import type { LookupFunction } from 'node:net';
import { DirectionsError } from './provider.ts';

const patience = 8_000;
const longest = 4_000_000;

/** What an engine answered: the status and the JSON, null where it was none. */
export type EngineAnswer = { status: number; body: unknown };

/** What is sent to an engine as JSON, and who looks its name up. */
export type EngineQuestion = { body?: object; lookup?: LookupFunction | undefined };

/**
 * Asks a routing engine. It is not followed elsewhere, has eight seconds and four megabytes, and nothing of what it
 * says
 * is passed on but numbers. Throws `DirectionsError` where it cannot be reached.
 */
export async function askEngine(address: URL, question: EngineQuestion = {}): Promise<EngineAnswer> {
  try {
    const answer = await send(address, question);
    const status = answer.statusCode ?? 0;
    const refused =
      status === 429
        ? 'OVER_QUERY_LIMIT'
        : status === 401 || status === 403
          ? 'REQUEST_DENIED'
          : status >= 300 && status < 400
            ? 'UNKNOWN_ERROR'
            : null;
    if (refused !== null) {
      answer.destroy();
      throw new DirectionsError(refused);
    }
    return { status, body: await readJson(answer) };
  } catch (error) {
    throw error instanceof DirectionsError ? error : new DirectionsError('UNKNOWN_ERROR');
  }
}

/** Node's own request rather than `fetch`: it takes the lookup that a connection is made by. */
function send(address: URL, { body, lookup }: EngineQuestion): Promise<IncomingMessage> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const headers =
    text === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
  const options = {
    method: text === undefined ? 'GET' : 'POST',
    headers,
    signal: AbortSignal.timeout(patience),
    ...(lookup ? { lookup } : {}),
  };
  return new Promise((resolve, reject) => {
    const request = (address.protocol === 'https:' ? requestSecure : requestPlain)(address, options, resolve);
    request.on('error', reject).end(text);
  });
}

async function readJson(answer: IncomingMessage): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Uint8Array>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > longest) throw new DirectionsError('UNKNOWN_ERROR');
  }
  return JSON.parse(Buffer.concat(chunks).toString());
}
