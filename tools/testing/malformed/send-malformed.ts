import { Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';
import type { MalformedRequest, Sender } from './malformed-requests.ts';

/** The result: how often each status was answered, how often each kind was sent, and a description of each failure. */
type MalformedResult = {
  sent: number;
  statuses: Map<number, number>;
  kinds: Map<string, number>;
  slowest: number;
  failures: string[];
};

/**
 * The address that requests are sent to, the cookie of each sender, how many are sent at once, and the time limit in
 * milliseconds.
 */
type SendPlan = { address: string; cookies: Record<Sender, string>; concurrency: number; maxTime: number };

/**
 * Sends requests over real connections. Failures are: an answer of 500 or above, no answer, and one that takes too
 * long.
 */
export async function sendMalformed(
  all: Generator<MalformedRequest>,
  { address, cookies, concurrency, maxTime }: SendPlan,
): Promise<MalformedResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency });
  const result: MalformedResult = { sent: 0, statuses: new Map(), kinds: new Map(), slowest: 0, failures: [] };
  const work = async () => {
    for (const one of all) {
      const startedAt = performance.now();
      const status = await send(address, agent, one, cookies[one.as], result.sent).catch(
        (error: Error) => error.message,
      );
      const took = performance.now() - startedAt;
      result.sent += 1;
      result.slowest = Math.max(result.slowest, took);
      result.kinds.set(one.body.kind, (result.kinds.get(one.body.kind) ?? 0) + 1);
      if (typeof status === 'number') result.statuses.set(status, (result.statuses.get(status) ?? 0) + 1);
      if (typeof status !== 'number' || status >= 500 || took > maxTime)
        result.failures.push(`${status} after ${Math.round(took)} ms: ${describe(one)}`);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  agent.destroy();
  return result;
}

/** Each request claims to come from another network, because rate limits would refuse most of them otherwise. */
function send(
  address: string,
  agent: Agent,
  { method, path, body }: MalformedRequest,
  cookie: string,
  index: number,
): Promise<number> {
  const headers = {
    cookie,
    'content-length': body.payload.length,
    'x-forwarded-for': `10.${(index >> 8) & 255}.${index & 255}.1`,
    ...(body.type === undefined ? {} : { 'content-type': body.type }),
  };
  return new Promise((resolve, reject) => {
    const outgoing = request(address + path, { method, agent, headers }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode ?? 0));
      answer.once('error', reject);
    });
    outgoing.once('error', reject);
    outgoing.end(body.payload);
  });
}

function describe({ as, method, path, body }: MalformedRequest): string {
  return `${as} ${method} ${path.slice(0, 120)} (${body.kind}, ${String(body.type).slice(0, 60)}) ${JSON.stringify(body.payload.toString('latin1').slice(0, 300))}`;
}
