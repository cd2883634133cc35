import { and, asc, eq, inArray } from 'drizzle-orm';
import { Role } from '#domain/people/roles.ts';
import type { Transaction } from '#server/database/connection.ts';
import { buildings, leadSources, properties, roomTypes, users } from '#server/database/schema.ts';
import { demoSellers } from '../demo-accounts.ts';
import type { HistoryInput } from './sales-history.ts';

/** Reads the input of the history: the units, the demo accounts that sell, and the lead sources. */
export async function readHistoryInput(tx: Transaction, projectId: number, now: number): Promise<HistoryInput> {
  const units = await tx
    .select({
      id: properties.id,
      code: properties.code,
      status_id: properties.status_id,
      price: properties.price,
      gross_area: properties.gross_area,
      flat_level: properties.flat_level,
      room_type: roomTypes.name,
    })
    .from(properties)
    .innerJoin(buildings, eq(buildings.id, properties.building_id))
    .innerJoin(roomTypes, eq(roomTypes.id, properties.room_type_id))
    .where(and(eq(buildings.project_id, projectId), eq(properties.withdrawn, false)))
    .orderBy(asc(properties.id));
  const sources = await tx
    .select({ id: leadSources.id })
    .from(leadSources)
    .where(eq(leadSources.project_id, projectId))
    .orderBy(asc(leadSources.position));
  const rows = await tx
    .select({ id: users.id, email: users.email, role_id: users.role_id })
    .from(users)
    .where(
      inArray(
        users.email,
        demoSellers.map((seller) => seller.email),
      ),
    );
  const sellers = demoSellers.flatMap(({ email, share, answerHours }) =>
    rows.filter((row) => row.email === email).map(({ id }) => ({ id, share, answerHours })),
  );
  const manager = rows.find((row) => row.role_id === Role.sales_manager) ?? rows[0];
  if (!manager) throw new Error('There are no demo accounts to generate a history for');
  return {
    now,
    units,
    sellers,
    managerId: manager.id,
    sourceIds: sources.map((source) => source.id),
  };
}
