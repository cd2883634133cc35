import { DirectionsError } from './provider.ts';

const patience = 8_000;
const longest = 4_000_000;

/** What an engine answered: the status and the JSON, null where it was none. */
export type EngineAnswer = { status: number; body: unknown };

/**
 * Asks a routing engine. It is not followed elsewhere, has eight seconds and four megabytes, and nothing of what it says
 * is passed on but numbers. Throws `DirectionsError` where it cannot be reached.
 */
export async function askEngine(address: URL, body?: object): Promise<EngineAnswer> {
  const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  try {
    const answer = await fetch(address, { ...sent, redirect: 'error', signal: AbortSignal.timeout(patience) });
    if (answer.status === 429) throw new DirectionsError('OVER_QUERY_LIMIT');
    if (answer.status === 401 || answer.status === 403) throw new DirectionsError('REQUEST_DENIED');
    return { status: answer.status, body: await readJson(answer) };
  } catch (error) {
    throw error instanceof DirectionsError ? error : new DirectionsError('UNKNOWN_ERROR');
  }
}

async function readJson(answer: Response): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > longest) throw new DirectionsError('UNKNOWN_ERROR');
  }
  return JSON.parse(Buffer.concat(chunks).toString());
}
