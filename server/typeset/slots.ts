import { ProblemError } from '#server/http/problem.ts';

/** Runs a task when one of few places is free; who stands higher comes first. */
export type Slots = <T>(task: () => Promise<T>, standing?: number) => Promise<T>;

type Waiting = { standing: number; begin(): void; refuse(): void };

/**
 * At most `running` tasks at once and `waiting` behind them. Where more would wait, the last in the queue is told to
 * come again: `unavailable`.
 */
export function createSlots({ running, waiting }: { running: number; waiting: number }): Slots {
  const queue: Waiting[] = [];
  let free = running;
  const queueUp = (standing: number) =>
    new Promise<void>((begin, fail) => {
      const refuse = () => fail(new ProblemError('unavailable', { headers: { 'retry-after': '2' } }));
      const before = queue.findIndex((other) => other.standing < standing);
      queue.splice(before === -1 ? queue.length : before, 0, { standing, begin, refuse });
      if (queue.length > waiting) queue.pop()?.refuse();
    });
  return async (task, standing = 0) => {
    if (free > 0) free -= 1;
    else await queueUp(standing);
    try {
      return await task();
    } finally {
      const next = queue.shift();
      if (next) next.begin();
      else free += 1;
    }
  };
}
