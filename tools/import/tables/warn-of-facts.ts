import { isOnRequest } from '#domain/money/unit-prices.ts';
import { unitFactNames, unitFacts } from '#domain/units/unit-facts.ts';
import type { Report } from '../mistakes/report.ts';
import { median } from './median.ts';
import type { ReadBuilding } from './read-buildings.ts';
import type { ReadUnit } from './read-units.ts';
import {
  countOthers,
  medianOfOthers,
  minSimilar,
  otherAt,
  statedValues,
  unusualRatio,
  warnAt,
  type ComparedName,
} from './similar-units.ts';
import { warnOfPriceOrder } from './warn-of-price-order.ts';
import { warnOfOutdoorAreas } from './warn-of-outdoor-areas.ts';

/** Counts differ by at least so much: a penthouse may have five bathrooms where others have one. */
const unusualCount = 10;
/** The largest ratio of gross and net area that loggias, walls and shares of common areas explain. */
const maxGrossRatio = 4;
/** The gross area in m² above which apartments are hardly the rule, while in square feet they are. */
const maxUsualArea = 400;

/**
 * Warns of furniture that costs more than its unit, of areas that are probably in square feet, of prices, areas and
 * counts that are far from those of similar units, and of terraces and gardens that are exchanged. Units are similar if
 * they have the same room type and are either all in villas or all in other buildings.
 */
export function warnOfFacts(all: readonly ReadUnit[], buildings: readonly ReadBuilding[], report: Report): void {
  const units = all.filter(({ isShifted }) => !isShifted);
  // Prices outside of the filter were reported, all of them at the first.
  const isReported = report.warnings.some(({ code }) => code === 'prices_outside_filter');
  const priced = isReported || warnOfPriceOrder(units, report) ? [] : units;
  const outside = new Set(report.warnings.flatMap(({ code, line }) => (code === 'price_outside_filter' ? [line] : [])));
  const costly = priced.filter(({ price, furniture_price: furniture }) => !isOnRequest(price) && furniture > price);
  warnAt(costly, 'furniture_above_price', report, ({ price, furniture_price: value }) => ({ price, value }));
  const villas = new Set(buildings.flatMap(({ code, is_villa: isVilla }) => (isVilla ? [code] : [])));
  warnOfSquareFeet(
    units.filter(({ building }) => !villas.has(building)),
    report,
  );
  const kinds = [...Map.groupBy(units, ({ building, room_type: type }) => `${villas.has(building)} ${type}`).values()];
  const reported = new Set<ReadUnit>();
  for (const name of [...unitFactNames, 'price'] as const) {
    const usualOf = unusualUnits(name, kinds, units);
    const isPriceReported = (unit: ReadUnit) =>
      costly.includes(unit) || !priced.includes(unit) || outside.has(unit.line);
    const found = [...usualOf.keys()].filter((unit) => name !== 'price' || !isPriceReported(unit));
    if (name !== 'price') for (const unit of found) reported.add(unit);
    warnAt(found, name === 'price' ? 'price_unusual' : 'fact_unusual', report, (unit) => ({
      column: name,
      value: unit[name],
      usual: usualOf.get(unit) ?? 0,
    }));
  }
  const wide = units.filter(
    (unit) => !reported.has(unit) && unit.net_area > 0 && unit.gross_area > maxGrossRatio * unit.net_area,
  );
  warnAt(wide, 'area_unlike_net', report, ({ gross_area: gross, net_area: net }) => ({ gross, net }));
  warnOfOutdoorAreas(units, kinds, villas, report);
}

/** The units whose fact is far from that of similar ones, with the usual value. */
function unusualUnits(name: ComparedName, kinds: readonly ReadUnit[][], all: readonly ReadUnit[]) {
  const usualOf = new Map<ReadUnit, number>();
  const ofAll = statedValues(all, name);
  for (const kind of kinds) {
    const ofKind = statedValues(kind, name);
    for (const unit of kind) {
      const usual = usualValue(unit[name], ofKind, ofAll);
      if (usual !== null && isUnusual(unit[name], usual, name)) usualOf.set(unit, usual);
    }
  }
  return usualOf;
}

/** The median of similar units, or the largest of all others if there are few; null if there are few of these, too. */
function usualValue(own: number, ofKind: readonly number[], ofAll: readonly number[]): number | null {
  if (countOthers(ofKind, own) >= minSimilar) return medianOfOthers(ofKind, own);
  const others = countOthers(ofAll, own);
  // A kind of its own, such as the only penthouse, is compared with the largest of the others.
  const largest = otherAt(ofAll, others - 1, own);
  return others < minSimilar || largest === null || own < largest ? null : largest;
}

function isUnusual(value: number, usual: number, name: ComparedName): boolean {
  const isOff = value > unusualRatio * usual || (value > 0 && value * unusualRatio < usual);
  if (name === 'price') return isOff;
  if (unitFacts[name].kind === 'count') return isOff && Math.abs(value - usual) >= unusualCount;
  // A balcony may be tiny and a garden large: only areas that every unit has are compared.
  return isOff && !unitFacts[name].isOptional;
}

/** Warns if apartments are usually so large that their areas are probably in square feet. */
function warnOfSquareFeet(apartments: readonly ReadUnit[], report: Report): void {
  const usual = median(apartments.map(({ gross_area: area }) => area));
  const [first] = apartments;
  if (first !== undefined && apartments.length >= minSimilar && usual > maxUsualArea)
    report.warning('areas_large', first, { usual: Math.round(usual) });
}
