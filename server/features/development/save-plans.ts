import { eq } from 'drizzle-orm';
import { getOrThrow } from '#domain/collections/get-or-throw.ts';
import { unitKey } from '#domain/units/match-units.ts';
import type { Transaction } from '#server/database/connection.ts';
import { planPolygons, plans } from '#server/database/schema.ts';
import type { Development } from './development.ts';

const batchSize = 1000;

/** Replaces the plans and the polygons of their units. `unitIds` are by `unitKey`. */
export async function savePlans(
  tx: Transaction,
  project_id: number,
  development: Development,
  unitIds: ReadonlyMap<string, number>,
): Promise<void> {
  await tx.delete(plans).where(eq(plans.project_id, project_id));
  if (development.plans.length === 0) return;
  const saved = await tx
    .insert(plans)
    .values(development.plans.map(({ polygons: _polygons, ...plan }) => ({ project_id, ...plan })))
    .returning({ id: plans.id, code: plans.code });
  const planIds = new Map(saved.map((plan) => [plan.code, plan.id]));
  const rows = development.plans.flatMap((plan) =>
    plan.polygons.map(({ building, number, points, label }) => ({
      plan_id: getOrThrow(planIds, plan.code),
      property_id: getOrThrow(unitIds, unitKey(building, number)),
      points,
      label_x: label.x,
      label_y: label.y,
    })),
  );
  for (let start = 0; start < rows.length; start += batchSize)
    await tx.insert(planPolygons).values(rows.slice(start, start + batchSize));
}
