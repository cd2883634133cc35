import type { Report } from '../mistakes/report.ts';
import { median } from './median.ts';
import type { ReadUnit } from './read-units.ts';
import {
  countOthers,
  medianOfOthers,
  minSimilar,
  otherAt,
  statedValues,
  unusualRatio,
  warnAt,
} from './similar-units.ts';

type OutdoorArea = 'terrace_area' | 'garden_area';

/** The largest ratio to the gross area: a terrace lies beside its rooms, and a garden of a villa may be a park. */
const maxRatios: Record<OutdoorArea, number> = { terrace_area: 4, garden_area: 100 };
/** Areas are exchanged if they differ by this much from what is usual, and this many times less when exchanged. */
const exchanged = { difference: 2 * Math.log(1.5), ratio: 5 };

/**
 * Warns of terraces and gardens that are far larger than those of similar units or than the unit itself, and of those
 * that are probably exchanged: a garden without a terrace above the ground, or both with what is usual for the other.
 * `kinds` are the units that are similar to each other; `villas` are the codes of buildings that are villas.
 */
export function warnOfOutdoorAreas(
  units: readonly ReadUnit[],
  kinds: readonly (readonly ReadUnit[])[],
  villas: ReadonlySet<string>,
  report: Report,
): void {
  const lowest = lowestLevels(units);
  const hanging = new Set(units.filter((unit) => isAboveGarden(unit, lowest) && !villas.has(unit.building)));
  const odd = kinds.flatMap(exchangedUnits).filter((unit) => !hanging.has(unit));
  const swapped = [...hanging, ...odd].toSorted((a, b) => a.line - b.line);
  warnAt(swapped, 'areas_exchanged', report, ({ level, terrace_area: terrace, garden_area: garden }) => ({
    level,
    terrace,
    garden,
  }));
  const reported = new Set(swapped);
  for (const column of ['terrace_area', 'garden_area'] as const) {
    const rest = units.filter((unit) => !reported.has(unit));
    const usualOf = new Map(kinds.flatMap((kind) => largeUnits(kind, column)));
    const large = rest.filter((unit) => usualOf.has(unit));
    warnAt(large, 'fact_unusual', report, (unit) => ({ column, value: unit[column], usual: usualOf.get(unit) ?? 0 }));
    const wide = rest.filter(
      (unit) => !usualOf.has(unit) && unit.gross_area > 0 && unit[column] > maxRatios[column] * unit.gross_area,
    );
    warnAt(wide, 'area_beyond_gross', report, (unit) => ({ column, value: unit[column], gross: unit.gross_area }));
  }
}

/** The lowest level of each building on which a unit has a place. */
function lowestLevels(units: readonly ReadUnit[]): ReadonlyMap<string, number> {
  const lowest = new Map<string, number>();
  for (const { building, level, isPlaced } of units)
    if (isPlaced) lowest.set(building, Math.min(level, lowest.get(building) ?? Infinity));
  return lowest;
}

/** Whether a unit has a garden, but no terrace, on a floor above the lowest of its building. */
function isAboveGarden(unit: ReadUnit, lowest: ReadonlyMap<string, number>): boolean {
  const hasGardenAlone = unit.garden_area > 0 && unit.terrace_area === 0 && unit.isPlaced;
  return hasGardenAlone && unit.level > Math.max(0, lowest.get(unit.building) ?? 0);
}

/** The units of a kind whose terraces are as large as the gardens of the others, and their gardens as the terraces. */
function exchangedUnits(kind: readonly ReadUnit[]): readonly ReadUnit[] {
  const both = kind.filter((unit) => unit.terrace_area > 0 && unit.garden_area > 0);
  if (both.length <= minSimilar) return [];
  const usualTerrace = median(both.map((unit) => unit.terrace_area));
  const usualGarden = median(both.map((unit) => unit.garden_area));
  const difference = (ofTerrace: number, ofGarden: number) =>
    Math.abs(Math.log(ofTerrace / usualTerrace)) + Math.abs(Math.log(ofGarden / usualGarden));
  return both.filter(({ terrace_area: terrace, garden_area: garden }) => {
    const asStated = difference(terrace, garden);
    return asStated >= exchanged.difference && difference(garden, terrace) * exchanged.ratio < asStated;
  });
}

/** The units of a kind whose area is far larger than the largest of the others, with the median of these. */
function largeUnits(kind: readonly ReadUnit[], column: OutdoorArea): [ReadUnit, number][] {
  const sorted = statedValues(kind, column);
  return kind.flatMap((unit): [ReadUnit, number][] => {
    const own = unit[column];
    const others = countOthers(sorted, own);
    // Compared with the largest: penthouses of a room type may have roof terraces, where the others have balconies.
    const largest = otherAt(sorted, others - 1, own);
    const isLarge = others >= minSimilar && largest !== null && own > unusualRatio * largest;
    return isLarge ? [[unit, medianOfOthers(sorted, own) ?? 0]] : [];
  });
}
