import type { Report } from '../mistakes/report.ts';
import type { ReadUnit } from './read-units.ts';
import { fewest, unusualRatio, warnAt } from './similar-units.ts';

type OutdoorArea = 'terrace_area' | 'garden_area';

/** The largest ratio to the gross area: a terrace lies beside its rooms, and a garden of a villa may be a park. */
const widest: Record<OutdoorArea, number> = { terrace_area: 4, garden_area: 100 };
/** Areas are exchanged if they differ by so much from what is usual, and so many times less if they are exchanged. */
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
  const hanging = new Set(units.filter((unit) => isAboveGarden(unit, units, villas)));
  const odd = kinds.flatMap((kind) => kind.filter((unit) => !hanging.has(unit) && areExchanged(unit, kind)));
  const swapped = [...hanging, ...odd].toSorted((a, b) => a.line - b.line);
  warnAt(swapped, 'areas_exchanged', report, ({ level, terrace_area: terrace, garden_area: garden }) => ({
    level,
    terrace,
    garden,
  }));
  const reported = new Set(swapped);
  for (const column of ['terrace_area', 'garden_area'] as const) {
    const usualOf = new Map(kinds.flatMap((kind) => kind.map((unit) => [unit, usualFor(unit, column, kind)] as const)));
    const rest = units.filter((unit) => !reported.has(unit));
    // Penthouses of a room type may have roof terraces, where the others have balconies.
    const large = rest.filter((unit) => unit[column] > unusualRatio * (usualOf.get(unit)?.largest ?? Infinity));
    warnAt(large, 'fact_unusual', report, (unit) => ({
      column,
      value: unit[column],
      usual: usualOf.get(unit)?.median ?? 0,
    }));
    const wide = rest.filter(
      (unit) => !large.includes(unit) && unit.gross_area > 0 && unit[column] > widest[column] * unit.gross_area,
    );
    warnAt(wide, 'area_beyond_gross', report, (unit) => ({ column, value: unit[column], gross: unit.gross_area }));
  }
}

/** Whether a unit has a garden, but no terrace, on a floor above the lowest of its building. */
function isAboveGarden(unit: ReadUnit, units: readonly ReadUnit[], villas: ReadonlySet<string>): boolean {
  if (!(unit.garden_area > 0 && unit.terrace_area === 0 && unit.isPlaced) || villas.has(unit.building)) return false;
  const lowest = Math.min(...units.flatMap((one) => (one.building === unit.building && one.isPlaced ? one.level : [])));
  return unit.level > Math.max(0, lowest);
}

/** Whether the terrace of a unit is as large as the gardens of similar ones, and its garden as their terraces. */
function areExchanged({ terrace_area: terrace, garden_area: garden }: ReadUnit, kind: readonly ReadUnit[]): boolean {
  const both = kind.filter((one) => one.terrace_area > 0 && one.garden_area > 0);
  if (!(terrace > 0 && garden > 0) || both.length <= fewest) return false;
  const usualTerrace = median(both.map((one) => one.terrace_area));
  const usualGarden = median(both.map((one) => one.garden_area));
  const difference = (ofTerrace: number, ofGarden: number) =>
    Math.abs(Math.log(ofTerrace / usualTerrace)) + Math.abs(Math.log(ofGarden / usualGarden));
  const asStated = difference(terrace, garden);
  return asStated >= exchanged.difference && difference(garden, terrace) * exchanged.ratio < asStated;
}

type Usual = { median: number; largest: number };

/** What the area of similar units is; null if few of them have one. */
function usualFor(unit: ReadUnit, column: OutdoorArea, kind: readonly ReadUnit[]): Usual | null {
  const others = kind.flatMap((one) => (one !== unit && one[column] > 0 ? one[column] : []));
  return others.length < fewest ? null : { median: median(others), largest: Math.max(...others) };
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
