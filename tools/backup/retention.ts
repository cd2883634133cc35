import { dayMs } from '#domain/dates/utc-day.ts';
import { momentOfName } from './archive-format.ts';

/** How many backups are kept, or for how many days; with both, a backup is kept if either keeps it. */
export type Retention = { keep: number | undefined; keepDays: number | undefined };

/**
 * The names of the outdated backups among the files of a folder. The newest backup is always kept, and other files are
 * never listed. Nor are those from the future, of which none is counted either: they were dated by a clock that was
 * ahead, or the clock is behind now. Days are counted back from `judgedAt`.
 */
export function listOutdated(
  names: readonly string[],
  { keep, keepDays }: Retention,
  now: Date,
  judgedAt: Date = now,
): string[] {
  if (keep === undefined && keepDays === undefined) return [];
  const isYoung = (at: number) => keepDays !== undefined && judgedAt.getTime() - at <= keepDays * dayMs;
  return listBackups(names, now)
    .slice(1)
    .filter(({ at }, index) => index + 1 >= (keep ?? 0) && !isYoung(at))
    .map(({ name }) => name);
}

/**
 * The moment from which days are counted back once a backup was made at `now`: at most a day after the last one among
 * the files `before`. One backup that is made while the clock is ahead would otherwise outdate all others.
 */
export function judgeAt(before: readonly string[], now: Date): Date {
  const [last] = listBackups(before, now);
  return last === undefined ? now : new Date(Math.min(now.getTime(), last.at + dayMs));
}

/** The backups among the files of a folder that were made until a moment, newest first. */
function listBackups(names: readonly string[], until: Date): { name: string; at: number }[] {
  return names
    .flatMap((name) => {
      const at = momentOfName(name)?.getTime();
      return at === undefined || at > until.getTime() ? [] : [{ name, at }];
    })
    .toSorted((a, b) => b.at - a.at);
}
