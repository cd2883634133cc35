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
 * Sends requests over real connections. Failures are: an answer of 500 or above, a 429 or 503 that does not say when to
 * retry, no answer, and one that takes too long.
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
      const answer = await send(address, agent, one, cookies[one.as], result.sent).catch((error: Error) => error);
      const took = performance.now() - startedAt;
      result.sent += 1;
      result.slowest = Math.max(result.slowest, took);
      result.kinds.set(one.body.kind, (result.kinds.get(one.body.kind) ?? 0) + 1);
      if (!(answer instanceof Error)) result.statuses.set(answer.status, (result.statuses.get(answer.status) ?? 0) + 1);
      const failure = failureOf(answer);
      if (failure !== undefined || took > maxTime)
        result.failures.push(`${failure ?? (answer as Answer).status} after ${Math.round(took)} ms: ${describe(one)}`);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  agent.destroy();
  return result;
}

type Answer = { status: number; retryAfter: string | undefined };

/** What is wrong with an answer, however soon it came. */
function failureOf(answer: Answer | Error): string | undefined {
  if (answer instanceof Error) return answer.message;
  const { status, retryAfter } = answer;
  if ((status === 429 || status === 503) && !/^[1-9]\d*$/.test(retryAfter ?? ''))
    return `${status} without Retry-After`;
  return status >= 500 ? String(status) : undefined;
}

/** Each request claims to come from another network, because rate limits would refuse most of them otherwise. */
function send(
  address: string,
  agent: Agent,
  { method, path, body }: MalformedRequest,
  cookie: string,
  index: number,
): Promise<Answer> {
  const headers = {
    cookie,
    'content-length': body.payload.length,
    'x-forwarded-for': `10.${(index >> 8) & 255}.${index & 255}.1`,
    ...(body.type === undefined ? {} : { 'content-type': body.type }),
  };
  return new Promise((resolve, reject) => {
    const outgoing = request(address + path, { method, agent, headers }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] }));
      answer.once('error', reject);
    });
    outgoing.once('error', reject);
    outgoing.end(body.payload);
  });
}

function describe({ as, method, path, body }: MalformedRequest): string {
  return `${as} ${method} ${path.slice(0, 120)} (${body.kind}, ${String(body.type).slice(0, 60)}) ${JSON.stringify(body.payload.toString('latin1').slice(0, 300))}`;
}
