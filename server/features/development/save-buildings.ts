import { and, eq, inArray, sql } from 'drizzle-orm';
import { withFurtherTexts } from '#domain/texts/local-fields.ts';
import { getOrThrow } from '#domain/collections/get-or-throw.ts';
import { matchBuildings, type StoredBuildingName } from '#domain/units/match-buildings.ts';
import type { Queryable, Transaction } from '#server/database/connection.ts';
import { firstRow } from '#server/database/first-row.ts';
import { buildings, floorOutlines, projectEdits } from '#server/database/schema.ts';
import type { Development, DevelopmentBuilding } from './development.ts';

/** The names of a project's buildings, as `matchBuildings` compares them. */
export async function readBuildingNames(tx: Queryable, projectId: number): Promise<StoredBuildingName[]> {
  const { id, code, formerly } = buildings;
  return tx.select({ id, code, formerly }).from(buildings).where(eq(buildings.project_id, projectId)).orderBy(id);
}

/** Writes buildings and the outlines of their floors. Returns the buildings' ids by code. */
export async function saveBuildings(
  tx: Transaction,
  project_id: number,
  development: Development,
  buildingTypes: ReadonlyMap<string, number>,
): Promise<Map<string, number>> {
  await renameBuildings(tx, project_id, development.buildings);
  const ids = new Map<string, number>();
  for (const [position, { building_type, ...building }] of development.buildings.entries()) {
    const row = {
      ...withFurtherTexts(building, ['name']),
      building_type_id: getOrThrow(buildingTypes, building_type),
      position,
    };
    const saved = await tx
      .insert(buildings)
      .values({ project_id, ...row })
      .onConflictDoUpdate({ target: [buildings.project_id, buildings.code], set: row })
      .returning({ id: buildings.id });
    ids.set(building.code, firstRow(saved).id);
  }
  await tx.delete(floorOutlines).where(eq(floorOutlines.project_id, project_id));
  if (development.floorOutlines.length > 0)
    await tx.insert(floorOutlines).values(development.floorOutlines.map((outline) => ({ project_id, ...outline })));
  return ids;
}

/**
 * Gives stored buildings the codes that the package gives them. A building that is not in the package is renamed if
 * another one gets its code. Edited texts about a building are moved to its new code.
 */
async function renameBuildings(
  tx: Transaction,
  projectId: number,
  rows: readonly DevelopmentBuilding[],
): Promise<void> {
  const stored = await readBuildingNames(tx, projectId);
  const { ids } = matchBuildings(stored, rows);
  const codes = new Map(ids.map((id, row) => [id, rows[row]?.code]));
  const named = new Set(rows.map((row) => row.code));
  const moves = stored.flatMap(({ id, code }) => {
    const to = codes.get(id) ?? (named.has(code) ? `${code} (${id})` : code);
    return to === code ? [] : [{ id, code, to }];
  });
  // In two steps, because codes are unique at every moment.
  for (const { id } of moves)
    await tx
      .update(buildings)
      .set({ code: `\u2192${id}` })
      .where(eq(buildings.id, id));
  for (const { id, to } of moves) await tx.update(buildings).set({ code: to }).where(eq(buildings.id, id));
  await moveTextEdits(tx, projectId, new Map(moves.map(({ code, to }) => [textKey(code), textKey(to)])));
}

/** The key of the text about a building. */
function textKey(code: string): string {
  return `front_${code.toLowerCase()}`;
}

async function moveTextEdits(tx: Transaction, project_id: number, keys: ReadonlyMap<string, string>): Promise<void> {
  if (keys.size === 0) return;
  const isMoved = and(
    eq(projectEdits.project_id, project_id),
    eq(projectEdits.kind, 'text'),
    inArray(projectEdits.key, [...keys.keys()]),
  );
  const moved = await tx.delete(projectEdits).where(isMoved).returning();
  if (moved.length > 0)
    await tx
      .insert(projectEdits)
      .values(moved.map((edit) => ({ ...edit, key: keys.get(edit.key) ?? edit.key })))
      .onConflictDoUpdate({
        target: [projectEdits.project_id, projectEdits.kind, projectEdits.key],
        set: { value: sql`excluded.value`, user_id: sql`excluded.user_id`, edited_at: sql`excluded.edited_at` },
      });
}
