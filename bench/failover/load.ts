import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { UnitEnds, Operation } from '#tools/testing/history/check-history.ts';
import { required } from '#tools/required.ts';

/**
 * What callers saw: how often each status was answered (with `+` for a 503 with `Retry-After`), and how many
 * connections broke.
 */
export type AnswerCounts = Record<string, number>;

/** A load that runs until it is stopped. `gap` is the longest time without an acknowledged write, in milliseconds. */
type Load = {
  operations: Operation[];
  seen: AnswerCounts;
  stop(): Promise<{ gap: number }>;
};

/** In milliseconds: between two attempts of a call, and between two calls of a writer or reader. */
const pauses = { retry: 100, next: 60 };

/** Available, reserved and sold. */
const writtenStatuses = [1, 2, 3];

/**
 * Sales users change the status of units and read the list, through the load balancer. A change that is not
 * acknowledged is sent again with the same idempotency key, as by a browser.
 */
export function startLoad(address: string, cookies: readonly string[], units: readonly number[]): Load {
  const load = { operations: [] as Operation[], seen: {} as AnswerCounts };
  const state = { isOver: false };
  let lastWrite = performance.now();
  let gap = 0;
  const ask = async (path: string, options: RequestInit) => {
    const answer = await fetch(`${address}${path}`, { ...options, signal: AbortSignal.timeout(60_000) })
      .then(async (got) => ({
        status: got.status,
        isRetryable: got.status === 503 && got.headers.has('retry-after'),
        body: await got.text(),
      }))
      .catch(() => undefined);
    const outcome = answer === undefined ? 'broken' : `${answer.status}${answer.isRetryable ? '+' : ''}`;
    load.seen[outcome] = (load.seen[outcome] ?? 0) + 1;
    return answer;
  };
  const change = async (cookie: string, unit: number, to: number) => {
    const headers = { cookie, 'content-type': 'application/json', 'idempotency-key': randomUUID() };
    const body = JSON.stringify({ status: to });
    const startedAt = performance.now();
    // Repeated without limit, because whatever is not acknowledged at the end would count as unknown.
    for (;;) {
      const answer = await ask(`/api/properties/${unit}`, { method: 'PUT', headers, body });
      if (answer?.status === 200) {
        const endedAt = performance.now();
        load.operations.push({ ...readAnswer(answer.body), unit, to, kind: 'change', startedAt, endedAt });
        gap = Math.max(gap, endedAt - lastWrite);
        lastWrite = endedAt;
        return;
      }
      if (answer !== undefined && ![409, 503].includes(answer.status))
        throw new Error(`A change was answered with ${answer.status}: ${answer.body}`);
      await wait(pauses.retry);
    }
  };
  const write = async (cookie: string) => {
    while (!state.isOver) {
      await change(cookie, pickRandom(units), pickRandom(writtenStatuses));
      await wait(pauses.next);
    }
  };
  const read = async (cookie: string) => {
    for (const paths = ['/api/properties', '/', '/api/session']; !state.isOver; paths.push(paths.shift() ?? '')) {
      await ask(required(paths[0], 'a path'), { headers: { cookie } });
      await wait(pauses.next);
    }
  };
  const running = Promise.all([...cookies.map(write), ...[...cookies.slice(0, 2), ''].map(read)]);
  // Awaited at the end; until then a failure must not count as an unhandled rejection.
  running.catch(() => undefined);
  return {
    ...load,
    async stop() {
      state.isOver = true;
      await running;
      return { gap };
    },
  };
}

function pickRandom<T>(values: readonly T[]): T {
  return required(values[Math.floor(Math.random() * values.length)], 'a value');
}

function readAnswer(body: string): Pick<Operation, 'isWritten' | 'error' | 'status' | 'version'> {
  const { response, error, property } = JSON.parse(body) as {
    response: boolean;
    error?: string;
    property?: { status_id: number; version: number };
  };
  const { status_id, version } = required(property, 'the unit');
  return { isWritten: response, error: error ?? null, status: status_id, version };
}

/**
 * The effect of a trial on units, from their states before and after. Every change was repeated until it was
 * acknowledged.
 */
export function endsOf(
  before: ReadonlyMap<number, UnitEnds['first']>,
  after: ReadonlyMap<number, UnitEnds['last']>,
): UnitEnds[] {
  return [...before].map(([unit, first]) => ({ unit, first, last: required(after.get(unit), 'the unit'), unknown: 0 }));
}
