import { uptime } from 'node:os';
import { dayMs } from '#domain/dates/utc-day.ts';

/**
 * Notices that a clock was set, by comparing it with one that nobody can set. `note` takes its time in milliseconds and
 * returns by how much it was set since the last call, 0 if it was not; `wasSet` tells whether it was within a day.
 */
export type ClockWatch = { note(time: number): number; wasSet(): boolean };

/**
 * How far two clocks may drift apart between two calls, or those of two database servers of which one takes over, in
 * milliseconds.
 */
const tolerance = 300_000;

/**
 * `now` is the clock that nobody can set, in milliseconds. The system's uptime also counts the time that a laptop
 * sleeps, after which its clock would otherwise seem to have been set.
 */
export function watchClock(now: () => number = () => uptime() * 1000): ClockWatch {
  let last: { time: number; at: number } | undefined;
  let setAt = -Infinity;
  return {
    note(time) {
      const at = now();
      const step = last === undefined ? 0 : time - last.time - (at - last.at);
      last = { time, at };
      if (Math.abs(step) <= tolerance) return 0;
      setAt = at;
      return step;
    },
    wasSet: () => now() - setAt < dayMs,
  };
}
