import { findLevel, levelOrder } from '#domain/floors/levels.ts';
import { localised, offeredLanguage, type Language } from '#domain/texts/language.ts';
import type { BuildingClass } from '../outlines/building-classes.ts';
import type { Report } from '../mistakes/report.ts';
import type { ReadLevel } from './read-levels.ts';

/** Warns of floors of a class that have the same name, or that are listed at the same place, each only once. */
export function warnOfAlikeLevels(
  levels: readonly ReadLevel[],
  classes: readonly BuildingClass[],
  offered: readonly Language[],
  report: Report,
): void {
  const first = offeredLanguage(undefined, offered);
  const reported = new Set<string>();
  for (const { name, written, levels: withUnits } of classes) {
    const stated = withUnits.map((level) => {
      const entry = findLevel(levels, level, name);
      return { level, entry, title: entry && localised(entry, 'name', first), order: levelOrder(levels, level, name) };
    });
    for (const [index, { level, entry, title, order }] of stated.entries()) {
      const warn = (code: 'level_name_twice' | 'level_order_twice', other: (typeof stated)[number] | undefined) => {
        const line = Math.max(entry?.line ?? 0, other?.entry?.line ?? 0);
        if (other === undefined || reported.has(`${code} ${line}`)) return;
        reported.add(`${code} ${line}`);
        const details = { level: other.level, other: level, class: written, name: title ?? '', order };
        report.warning(code, { file: 'levels.csv', line }, details);
      };
      const before = stated.slice(0, index);
      warn(
        'level_name_twice',
        before.find((level) => title !== undefined && level.title === title),
      );
      warn(
        'level_order_twice',
        before.find((level) => level.order === order),
      );
    }
  }
}
