import { dayMs } from '#domain/dates/utc-day.ts';
import { momentOfName } from './archive-format.ts';

/** How many backups are kept, or for how many days; with both, a backup is kept if either keeps it. */
export type Retention = { keep: number | undefined; keepDays: number | undefined };

/**
 * The names of the outdated backups among the files of a folder. The newest backup is always kept, and other files are
 * never listed.
 */
export function listOutdated(names: readonly string[], { keep, keepDays }: Retention, now: Date): string[] {
  if (keep === undefined && keepDays === undefined) return [];
  const backups = names
    .flatMap((name) => {
      const at = momentOfName(name);
      return at === null ? [] : [{ name, at: at.getTime() }];
    })
    .toSorted((a, b) => b.at - a.at);
  const isYoung = (at: number) => keepDays !== undefined && now.getTime() - at <= keepDays * dayMs;
  return backups
    .slice(1)
    .filter(({ at }, index) => index + 1 >= (keep ?? 0) && !isYoung(at))
    .map(({ name }) => name);
}
