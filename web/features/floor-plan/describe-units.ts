import { useMemo } from 'react';
import type { Plan } from '#contract/entities/plan.ts';
import type { Property } from '#contract/entities/property.ts';
import { type StatusLabel, statusLabel } from '#domain/units/statuses.ts';
import { useFilter, useFilteredUnits, useFullUnits } from '#web/catalogue/filter.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { useRoomTypeName } from '#web/catalogue/unit-names.ts';
import { type Point, parsePoints } from '#web/outlines/parse-points.ts';
import { useJoin, useLanguage, useText } from '#web/texts/language.tsx';
import { useUnitPriceText } from '#web/ui/amounts.tsx';

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

function placeLabel(polygons: readonly string[], point: Point): { label: Point; width: number } {
  const polygon = labelledPolygon(polygons, point);
  const label = centreLabel(polygon, point);
  return { label, width: widthAt(polygon, label) };
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
  const priceText = useUnitPriceText();
  const { language } = useLanguage();
  const join = useJoin();
  const { showPrices } = useSettings();
  return (unit) => {
    const status = t(`status.${statusLabel(unit.status_id)}`).toLocaleLowerCase(language);
    const price = showPrices && unit.price !== undefined ? [priceText(unit.price)] : [];
    return join(t('floorPlan.unit', { number: unit.number }), roomTypeName(unit), status, ...price);
  };
}

/** Where a line enters and leaves a polygon. */
type Section = readonly [from: number, to: number];

/** The polygon of a unit that contains its label, or its first one. */
export function labelledPolygon(polygons: readonly string[], label: Point): Point[] {
  const parsed = polygons.map(parsePoints);
  return parsed.find((polygon) => isInside(polygon, label)) ?? parsed[0] ?? [];
}

/**
 * Moves a label to where it has the most room: the middle of the polygon's vertical and then of its horizontal section
 * through the given point. A point outside the polygon is returned unchanged.
 */
export function centreLabel(polygon: readonly Point[], point: Point): Point {
  const vertical = sectionAt(transpose(polygon), { x: point.y, y: point.x });
  const y = vertical ? (vertical[0] + vertical[1]) / 2 : point.y;
  const horizontal = sectionAt(polygon, { x: point.x, y });
  return { x: horizontal ? (horizontal[0] + horizontal[1]) / 2 : point.x, y };
}

/** The shorter of a polygon's horizontal and vertical sections through a point; 0 if the point is outside. */
export function widthAt(polygon: readonly Point[], point: Point): number {
  const horizontal = sectionAt(polygon, point);
  const vertical = sectionAt(transpose(polygon), { x: point.y, y: point.x });
  return Math.min(length(horizontal), length(vertical));
}

function isInside(polygon: readonly Point[], point: Point): boolean {
  return crossings(polygon, point.y).filter((x) => x > point.x).length % 2 === 1;
}

function transpose(polygon: readonly Point[]): Point[] {
  return polygon.map(({ x, y }) => ({ x: y, y: x }));
}

function length(section: Section | undefined): number {
  return section ? section[1] - section[0] : 0;
}

/** The part of the horizontal through a point that is inside the polygon around it; undefined if it is outside. */
function sectionAt(polygon: readonly Point[], point: Point): Section | undefined {
  const edges = crossings(polygon, point.y).sort((a, b) => a - b);
  for (let i = 0; i < edges.length; i += 2) {
    const from = edges[i];
    const to = edges[i + 1];
    if (from !== undefined && to !== undefined && from <= point.x && point.x <= to) return [from, to];
  }
  return undefined;
}

/** The x coordinates at which the horizontal at `y` crosses the edges of a polygon. */
function crossings(polygon: readonly Point[], y: number): number[] {
  return polygon.flatMap((from, i) => {
    const to = polygon[(i + 1) % polygon.length];
    if (!to || from.y > y === to.y > y) return [];
    return [from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x)];
  });
}
