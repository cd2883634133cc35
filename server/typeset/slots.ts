import { ProblemError } from '#server/http/problem.ts';

/** Runs a task when a slot is free; tasks of a higher priority come first. */
export type Slots = <T>(task: () => Promise<T>, priority?: number) => Promise<T>;

type Waiting = { priority: number; begin(): void; refuse(): void };

/**
 * At most `running` tasks run at once and `waiting` are queued. If more are added, the last in the queue is refused
 * with `unavailable`.
 */
export function createSlots({ running, waiting }: { running: number; waiting: number }): Slots {
  const queue: Waiting[] = [];
  let free = running;
  const waitForSlot = (priority: number) =>
    new Promise<void>((begin, fail) => {
      const refuse = () => fail(new ProblemError('unavailable', { headers: { 'retry-after': '2' } }));
      const before = queue.findIndex((other) => other.priority < priority);
      queue.splice(before === -1 ? queue.length : before, 0, { priority, begin, refuse });
      if (queue.length > waiting) queue.pop()?.refuse();
    });
  return async (task, priority = 0) => {
    if (free > 0) free -= 1;
    else await waitForSlot(priority);
    try {
      return await task();
    } finally {
      const next = queue.shift();
      if (next) next.begin();
      else free += 1;
    }
  };
}
