import { useMemo } from 'react';
import type { Plan } from '#contract/entities/plan.ts';
import type { Property } from '#contract/entities/property.ts';
import { type StatusLabel, statusLabel } from '#domain/units/statuses.ts';
import { useFilter, useFilteredUnits, useFullUnits } from '#web/catalogue/filter.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { useRoomTypeName } from '#web/catalogue/unit-names.ts';
import type { Point } from '#domain/outlines/parse-points.ts';
import { useJoin, useLanguage, useText } from '#web/texts/language.tsx';
import { useUnitPriceText } from '#web/ui/amounts.tsx';
import { placeLabel } from './place-label.ts';

/** One unit as shown on the plan. With an active filter, either `isExcluded` or `isMatch` is set. */
export type PlanUnitRow = {
  id: number;
  unit: Property;
  polygons: readonly string[];
  label: Point;
  /** How wide the unit is at its label, in view box units. */
  width: number;
  status: StatusLabel;
  isExcluded: boolean;
  isMatch: boolean;
  isFavourite: boolean;
};

/** `matching` contains the ids of the units that match the filter; undefined without one. */
type PlanUnitSources = {
  plan: Pick<Plan, 'units'>;
  units: readonly Property[];
  matching: ReadonlySet<number> | undefined;
  favourites: ReadonlySet<number>;
};

/**
 * The units of a plan in natural order of their numbers (9 before 10). Outlines of units not in `units` are skipped.
 */
export function describeUnits({ plan, units, matching, favourites }: PlanUnitSources): PlanUnitRow[] {
  const byId = new Map(units.map((unit) => [unit.id, unit]));
  return plan.units
    .flatMap(({ property_id: id, points, label }) => {
      const unit = byId.get(id);
      if (!unit) return [];
      const isMatch = matching?.has(id) ?? false;
      const status = statusLabel(unit.status_id);
      return [
        {
          id,
          unit,
          polygons: points,
          ...placeLabel(points, label),
          status,
          isExcluded: matching !== undefined && !isMatch,
          isMatch,
          isFavourite: favourites.has(id),
        },
      ];
    })
    .sort((a, b) => a.unit.number.localeCompare(b.unit.number, 'en', { numeric: true }));
}

/** The unit selected by default: the one nearest to the middle of the plan, available ones first. */
export function firstUnit(rows: readonly PlanUnitRow[], middle: Point): PlanUnitRow | undefined {
  const cost = (row: PlanUnitRow) =>
    Math.hypot(row.label.x - middle.x, row.label.y - middle.y) + (row.status === 'available' ? 0 : 10_000);
  return rows
    .filter((row) => !row.isExcluded)
    .reduce<PlanUnitRow | undefined>((best, row) => (best && cost(best) <= cost(row) ? best : row), undefined);
}

/** How many units there are, how many are available, and how many match the filter. */
export function countUnits(rows: readonly PlanUnitRow[]): { total: number; available: number; matches: number } {
  return {
    total: rows.length,
    available: rows.filter((row) => row.status === 'available').length,
    matches: rows.filter((row) => row.isMatch).length,
  };
}

/** The units of a plan, kept up to date with the catalogue and with the filter in the address. */
export function usePlanUnits(plan: Plan, favourites: ReadonlySet<number>): PlanUnitRow[] {
  const units = useFullUnits();
  const { isActive } = useFilter();
  const { ids } = useFilteredUnits();
  return useMemo(
    () => describeUnits({ plan, units, matching: isActive ? ids : undefined, favourites }),
    [plan, units, isActive, ids, favourites],
  );
}

/** The accessible name of a unit: number, room type, status and price. */
export function useUnitName(): (unit: Property) => string {
  const t = useText();
  const roomTypeName = useRoomTypeName();
  const join = useJoin();
  const statusAndPrice = useStatusAndPrice();
  return (unit) => join(t('floorPlan.unit', { number: unit.number }), roomTypeName(unit), ...statusAndPrice(unit));
}

/** What is said of a unit that has been chosen by hand: code, status and price. */
export function useUnitSummary(): (unit: Property) => string {
  const join = useJoin();
  const statusAndPrice = useStatusAndPrice();
  return (unit) => join(unit.code, ...statusAndPrice(unit));
}

/** The price is left out where prices are hidden. */
function useStatusAndPrice(): (unit: Property) => string[] {
  const t = useText();
  const priceText = useUnitPriceText();
  const { language } = useLanguage();
  const { showPrices } = useSettings();
  return (unit) => {
    const status = t(`status.${statusLabel(unit.status_id)}`).toLocaleLowerCase(language);
    return [status, ...(showPrices && unit.price !== undefined ? [priceText(unit.price)] : [])];
  };
}
