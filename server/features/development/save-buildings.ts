import { eq } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { buildings, floorOutlines } from '#server/database/schema.ts';
import type { Development } from './development.ts';

/** Writes buildings and the outlines of their floors; answers the buildings' ids by code. */
export async function saveBuildings(
  tx: Transaction,
  project_id: number,
  development: Development,
  buildingTypes: ReadonlyMap<string, number>,
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const [position, { building_type, ...building }] of development.buildings.entries()) {
    const row = { ...pick(building), building_type_id: buildingTypes.get(building_type)!, position };
    const [saved] = await tx
      .insert(buildings)
      .values({ project_id, ...row })
      .onConflictDoUpdate({ target: [buildings.project_id, buildings.code], set: row })
      .returning({ id: buildings.id });
    ids.set(building.code, saved!.id);
  }
  await tx.delete(floorOutlines).where(eq(floorOutlines.project_id, project_id));
  if (development.floorOutlines.length > 0)
    await tx.insert(floorOutlines).values(development.floorOutlines.map((outline) => ({ project_id, ...outline })));
  return ids;
}

function pick({
  code,
  class_name,
  name_en,
  name_tr,
  number,
  zone_id,
  is_villa,
  instance_name,
}: Omit<Development['buildings'][number], 'building_type'>) {
  return { code, class_name, name_en, name_tr, number, zone_id, is_villa, instance_name };
}
