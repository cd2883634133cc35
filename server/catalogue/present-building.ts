import { localFields } from '#domain/texts/local-fields.ts';
import type { Language } from '#domain/texts/language.ts';
import { instanceName } from '#domain/buildings/instance-name.ts';
import { mainFrontOf } from '#domain/buildings/main-front.ts';
import type { Building, Front } from '#contract/entities/building.ts';
import type { Plan } from '#contract/entities/plan.ts';
import type { Property } from '#contract/entities/property.ts';
import { deriveOutlinedFloors } from '#domain/buildings/derive-floors.ts';
import { UnitStatus } from '#domain/units/unit-status.ts';
import type { SoldMeans } from '#domain/units/counts-as-sold.ts';
import { offeredLanguages } from './offered-languages.ts';
import type { CatalogueRows } from './load-rows.ts';

/** The front of a class for which none is stored: it has no drawing, or was imported by an earlier release. */
const usualFront = { front: '', name_en: '', name_tr: '', width: 1920, height: 1080 };

/** All buildings. The status of each floor's outline is derived from its units. */
export function presentBuildings(rows: CatalogueRows, units: readonly Property[], soldMeans: SoldMeans): Building[] {
  const offered = offeredLanguages(rows);
  return rows.buildings.map((row) => {
    const { id, code, class_name, zone_id, is_villa, number } = row;
    const className = class_name.toLowerCase();
    const fronts = presentFronts(rows, className, offered);
    return {
      id,
      code,
      class_name,
      ...localFields<'name'>(row, 'name', offered),
      zone_id,
      is_villa,
      instance_name: instanceName(row),
      number,
      floorPath: presentFloorStatuses({ id, floorPath: fronts[0]?.outlines ?? [] }, units, soldMeans),
      fronts,
      plans: rows.plans
        .filter((plan) => plan.class_name === className)
        .map(({ code, level, is_dublex }) => ({ code, level, is_dublex })),
    };
  });
}

/**
 * The fronts of a class (in lower case), with the outlines on each. A class without a drawing has one front without
 * outlines.
 */
function presentFronts(
  { project, floorOutlines }: CatalogueRows,
  className: string,
  offered: readonly Language[],
): Front[] {
  const stored = (project?.fronts ?? []).filter((front) => front.class_name === className);
  const outlines = floorOutlines.filter((outline) => outline.class_name === className);
  const fronts = stored.length > 0 ? stored : [{ ...usualFront, picture: mainFrontOf(className) }];
  return fronts.map(({ front, picture, width, height, ...names }) => ({
    front,
    ...localFields<'name'>(names, 'name', offered),
    picture,
    width,
    height,
    outlines: outlines.filter((outline) => outline.front === front).map(({ level, points }) => ({ level, points })),
  }));
}

/** The outlines of a building's floors, with the status derived from their units. */
export function presentFloorStatuses(
  { id, floorPath }: { id: number; floorPath: readonly { level: number; points: string }[] },
  units: readonly Property[],
  soldMeans: SoldMeans,
): Building['floorPath'] {
  const floors = deriveOutlinedFloors(units, id, soldMeans);
  return floorPath.map(({ level, points }) => ({
    level,
    status: floors.get(level)?.status ?? UnitStatus.blocked,
    points,
  }));
}

/** The plans of all buildings by `planKey`: those of each building's class, with the units of that building. */
export function presentPlans(rows: CatalogueRows, units: readonly Property[]): Map<string, Plan> {
  const buildingOf = new Map(units.map((unit) => [unit.id, unit.building_id]));
  const plans = new Map<string, Plan>();
  for (const building of rows.buildings) {
    for (const row of rows.plans.filter((plan) => plan.class_name === building.class_name.toLowerCase())) {
      const { code, level, is_dublex, background, drawing, width, height } = row;
      plans.set(planKey(building.id, code), {
        code,
        building_id: building.id,
        level,
        is_dublex,
        background,
        drawing,
        width,
        height,
        units: [],
      });
    }
  }
  const codeOf = new Map(rows.plans.map((plan) => [plan.id, plan.code]));
  for (const { plan_id, property_id, points, label_x, label_y } of rows.polygons) {
    const building = buildingOf.get(property_id);
    if (building === undefined) continue;
    const plan = plans.get(planKey(building, codeOf.get(plan_id) ?? ''));
    plan?.units.push({ property_id, points, label: { x: label_x, y: label_y } });
  }
  return plans;
}

/** The key of a plan in `presentPlans`: the building's id and the plan's code. */
export function planKey(building: number, code: string): string {
  return `${building}/${code}`;
}
