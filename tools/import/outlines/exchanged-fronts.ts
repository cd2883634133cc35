import type { Report } from '../mistakes/report.ts';
import { isOnFront, type ReadLevel } from '../tables/read-levels.ts';
import type { BuildingClass } from './building-classes.ts';
import type { OutlinedLevels } from './check-floors.ts';
import type { FloorOutlines } from './warn-of-floors.ts';

/** The fronts of a class that were read: the levels that any of them outlines, and the outlines of each drawing. */
export type FloorsOfClass = {
  buildingClass: BuildingClass;
  levels: OutlinedLevels;
  drawn: { found: FloorOutlines; file: string }[];
  files: string[];
};

/**
 * Reports two classes each of which has the floors of the other on its only front, instead of its own; returns both, of
 * which nothing else is to be said.
 */
export function reportExchanged(
  classes: readonly FloorsOfClass[],
  levels: readonly ReadLevel[],
  report: Report,
): FloorsOfClass[] {
  const wrong = classes.filter(
    (one) => one.levels.isRead && one.files.length === 1 && !shows(one, one.buildingClass, levels),
  );
  for (const [index, one] of classes.entries())
    for (const other of classes.slice(index + 1)) {
      const isPair =
        one.files.length === 1 && other.files.length === 1 && (wrong.includes(one) || wrong.includes(other));
      if (!isPair || !shows(one, other.buildingClass, levels) || !shows(other, one.buildingClass, levels)) continue;
      const [path = ''] = one.files;
      const [found = ''] = other.files;
      const [class_, otherClass] = [one.buildingClass.written, other.buildingClass.written];
      report.mistake('fronts_exchanged', { file: path }, { path, found, class: class_, other: otherClass });
      return [one, other];
    }
  return [];
}

/** Whether the front of a class outlines exactly the floors of another one, or of the same. */
function shows({ levels: { outlined, isRead } }: FloorsOfClass, of: BuildingClass, levels: readonly ReadLevel[]) {
  if (!isRead || of.isVilla !== false || of.levels.length === 0) return false;
  const wanted = of.levels.filter((level) => isOnFront(levels, level, of.name));
  const upper = of.units.flatMap(({ is_dublex: isDuplex, level }) => (isDuplex ? [level + 1] : []));
  const isOwn = (level: number) => wanted.includes(level) || upper.includes(level);
  return wanted.every((level) => outlined.has(level)) && [...outlined.keys()].every(isOwn);
}
