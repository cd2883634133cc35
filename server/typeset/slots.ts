import { ProblemError } from '../http/problem.ts';

/** Runs a task when one of few places is free. */
export type Slots = <T>(task: () => Promise<T>) => Promise<T>;

/** At most `running` tasks at once and `waiting` behind them; who comes beyond is told to come again: `unavailable`. */
export function createSlots({ running, waiting }: { running: number; waiting: number }): Slots {
  const queue: (() => void)[] = [];
  let free = running;
  return async (task) => {
    if (free > 0) free -= 1;
    else if (queue.length < waiting) await new Promise<void>((begin) => queue.push(begin));
    else throw new ProblemError('unavailable', { headers: { 'retry-after': '2' } });
    try {
      return await task();
    } finally {
      const next = queue.shift();
      if (next) next();
      else free += 1;
    }
  };
}
