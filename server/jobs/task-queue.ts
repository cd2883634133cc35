import { ProblemError } from '#server/http/problem.ts';

/** For whom a task is run: an owner may have at most `maxTasks` tasks running and queued at once. */
export type TaskOwner = { id: string; maxTasks: number };

/** Runs a task when it is its turn; tasks of a higher priority come first. */
type TaskQueue = <T>(task: () => Promise<T>, priority?: number, owner?: TaskOwner) => Promise<T>;

type Waiting = { priority: number; begin(): void; refuse(): void };

/**
 * At most `running` tasks run at once and `waiting` are queued. If more are added, the last in the queue is refused
 * with `unavailable`; so is a task of an owner who has the maximum number.
 */
export function createTaskQueue({ running, waiting }: { running: number; waiting: number }): TaskQueue {
  const queue: Waiting[] = [];
  let free = running;
  const owned = new Map<string, number>();
  const waitForSlot = (priority: number) =>
    new Promise<void>((begin, fail) => {
      const refuse = () => fail(refusal());
      const before = queue.findIndex((other) => other.priority < priority);
      queue.splice(before === -1 ? queue.length : before, 0, { priority, begin, refuse });
      if (queue.length > waiting) queue.pop()?.refuse();
    });
  const runInTurn = async <T>(task: () => Promise<T>, priority: number): Promise<T> => {
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
  const runOwned = async <T>(task: () => Promise<T>, priority: number, { id, maxTasks }: TaskOwner): Promise<T> => {
    const before = owned.get(id) ?? 0;
    if (before >= maxTasks) throw refusal();
    owned.set(id, before + 1);
    try {
      return await runInTurn(task, priority);
    } finally {
      const left = (owned.get(id) ?? 1) - 1;
      if (left === 0) owned.delete(id);
      else owned.set(id, left);
    }
  };
  return (task, priority = 0, owner) =>
    owner === undefined ? runInTurn(task, priority) : runOwned(task, priority, owner);
}

function refusal(): ProblemError {
  return new ProblemError('unavailable', { headers: { 'retry-after': '2' } });
}
