import type { Plan } from '#contract/entities/plan.ts';
import type { Property } from '#contract/entities/property.ts';
import { statusLabel, type StatusLabel } from '#domain/units/statuses.ts';
import type { Point } from '#web/outlines/parse-points.ts';
import { labelledPolygon, settle, widthAt } from './unit-shape.ts';

/** One unit as the plan shows it. `isOut` is set where an active filter leaves it out. */
export type PlanUnitRow = {
  id: number;
  unit: Property;
  polygons: readonly string[];
  label: Point;
  /** How wide the unit is through its label, in units of the view box. */
  width: number;
  status: StatusLabel;
  isOut: boolean;
  isMatch: boolean;
  isFavourite: boolean;
};

/** What the rows are made of; `matching` is the set of units that pass an active filter. */
export type PlanUnitSources = {
  plan: Pick<Plan, 'units'>;
  units: readonly Property[];
  matching: ReadonlySet<number> | undefined;
  favourites: ReadonlySet<number>;
};

/**
 * The units of a plan, by number as people count (9 before 10). Polygons of units this browser may not see are left
 * out.
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
          isOut: matching !== undefined && !isMatch,
          isMatch,
          isFavourite: favourites.has(id),
        },
      ];
    })
    .sort((a, b) => a.unit.number.localeCompare(b.unit.number, 'en', { numeric: true }));
}

function placeLabel(polygons: readonly string[], wanted: Point): { label: Point; width: number } {
  const polygon = labelledPolygon(polygons, wanted);
  const label = settle(polygon, wanted);
  return { label, width: widthAt(polygon, label) };
}

/**
 * The unit that is chosen before anybody chose: of those that may be chosen an available one, the nearest to the middle
 * of the plan.
 */
export function firstUnit(rows: readonly PlanUnitRow[], middle: Point): PlanUnitRow | undefined {
  const cost = (row: PlanUnitRow) =>
    Math.hypot(row.label.x - middle.x, row.label.y - middle.y) + (row.status === 'available' ? 0 : 10_000);
  return rows
    .filter((row) => !row.isOut)
    .reduce<PlanUnitRow | undefined>((best, row) => (best && cost(best) <= cost(row) ? best : row), undefined);
}

/** How many of the units are available, and how many pass the filter. */
export function countUnits(rows: readonly PlanUnitRow[]): { total: number; available: number; matches: number } {
  return {
    total: rows.length,
    available: rows.filter((row) => row.status === 'available').length,
    matches: rows.filter((row) => row.isMatch).length,
  };
}
