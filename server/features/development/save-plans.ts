import { eq } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { planPolygons, plans } from '#server/database/schema.ts';
import type { Development } from './development.ts';
import { unitKey } from './save-units.ts';

const batch = 1000;

/** Writes the plans and the polygons of their units anew. `units` are ids by `unitKey`. */
export async function savePlans(
  tx: Transaction,
  project_id: number,
  development: Development,
  units: ReadonlyMap<string, number>,
): Promise<void> {
  await tx.delete(plans).where(eq(plans.project_id, project_id));
  if (development.plans.length === 0) return;
  const saved = await tx
    .insert(plans)
    .values(
      development.plans.map(({ class_name, level, is_dublex, code, background, drawing }) => ({
        project_id,
        class_name,
        level,
        is_dublex,
        code,
        background,
        drawing,
      })),
    )
    .returning({ id: plans.id, code: plans.code });
  const ids = new Map(saved.map((plan) => [plan.code, plan.id]));
  const rows = development.plans.flatMap((plan) =>
    plan.polygons.map(({ building, number, points, label }) => ({
      plan_id: ids.get(plan.code)!,
      property_id: units.get(unitKey(building, number))!,
      points,
      label_x: label.x,
      label_y: label.y,
    })),
  );
  for (let start = 0; start < rows.length; start += batch)
    await tx.insert(planPolygons).values(rows.slice(start, start + batch));
}
