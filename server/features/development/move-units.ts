import { sql } from 'drizzle-orm';
import { getOrThrow } from '#domain/collections/get-or-throw.ts';
import { matchUnits, unitKey } from '#domain/units/match-units.ts';
import type { Transaction } from '#server/database/connection.ts';
import type { DevelopmentUnit } from './development.ts';
import { readStoredUnits } from './match-stored-units.ts';

/**
 * Moves stored units to the buildings and numbers that the package gives them, so that they keep their ids and sales
 * data. A unit that is not in the package is renamed if another one gets its number.
 */
export async function moveUnits(
  tx: Transaction,
  projectId: number,
  units: readonly DevelopmentUnit[],
  buildingIds: ReadonlyMap<string, number>,
): Promise<void> {
  const stored = await readStoredUnits(tx, projectId);
  const { ids } = matchUnits(stored, units);
  const rowOf = new Map(ids.map((id, row) => [id, row]));
  const named = new Set(units.map((unit) => unitKey(unit.building, unit.number)));
  const moves = stored.flatMap(({ id, building_id, building, number }) => {
    const unit = units[rowOf.get(id) ?? -1];
    const isInTheWay = unit === undefined && named.has(unitKey(building, number));
    if (isInTheWay) return [{ id, building_id, number: `${number} (${id})` }];
    if (unit === undefined || (unit.building === building && unit.number === number)) return [];
    return [{ id, building_id: getOrThrow(buildingIds, unit.building), number: unit.number }];
  });
  if (moves.length === 0) return;
  const movedIds = sql`${sql.param(moves.map((move) => move.id))}::int[]`;
  // In two steps, because numbers are unique at every moment.
  await tx.execute(sql`update properties set number = '→' || id where id = any(${movedIds})`);
  await tx.execute(sql`
    update properties p
    set building_id = m.building_id, number = m.number
    from unnest(
      ${movedIds},
      ${sql.param(moves.map((move) => move.building_id))}::int[],
      ${sql.param(moves.map((move) => move.number))}::text[]
    ) as m (id, building_id, number)
    where p.id = m.id`);
}
