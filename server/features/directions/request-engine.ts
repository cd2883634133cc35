import { request as requestPlain, type IncomingMessage } from 'node:http';
import { request as requestSecure } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { DirectionsFailure } from '#contract/entities/directions.ts';
import { DirectionsError } from './provider.ts';

const timeoutMilliseconds = 8_000;
const maxBytes = 4_000_000;

/** The status and the parsed JSON that an engine answered. */
type EngineResponse = { status: number; body: unknown };

/** What is sent to an engine as JSON, and how its host name is resolved. */
type EngineRequest = { body?: object; lookup?: LookupFunction | undefined };

/**
 * Sends a request to a routing engine. Redirects are not followed; the answer is limited to eight seconds and four
 * megabytes. Throws `DirectionsError` if the engine fails or cannot be reached.
 */
export async function requestEngine(address: URL, request: EngineRequest = {}): Promise<EngineResponse> {
  try {
    const response = await send(address, request);
    const status = response.statusCode ?? 0;
    const failure = failureOf(status);
    if (failure !== null) {
      response.destroy();
      throw new DirectionsError(failure);
    }
    return { status, body: await readJson(response) };
  } catch (error) {
    throw error instanceof DirectionsError ? error : new DirectionsError('UNKNOWN_ERROR');
  }
}

function failureOf(status: number): DirectionsFailure | null {
  if (status === 429) return 'OVER_QUERY_LIMIT';
  if (status === 401 || status === 403) return 'REQUEST_DENIED';
  if (status >= 300 && status < 400) return 'UNKNOWN_ERROR';
  return null;
}

/** Uses Node's `request` instead of `fetch`, since it takes a `lookup` function for the connection. */
function send(address: URL, { body, lookup }: EngineRequest): Promise<IncomingMessage> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const headers =
    text === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
  const options = {
    method: text === undefined ? 'GET' : 'POST',
    headers,
    signal: AbortSignal.timeout(timeoutMilliseconds),
    ...(lookup ? { lookup } : {}),
  };
  return new Promise((resolve, reject) => {
    const request = (address.protocol === 'https:' ? requestSecure : requestPlain)(address, options, resolve);
    request.on('error', reject).end(text);
  });
}

async function readJson(response: IncomingMessage): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Uint8Array>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > maxBytes) throw new DirectionsError('UNKNOWN_ERROR');
  }
  return JSON.parse(Buffer.concat(chunks).toString());
}
