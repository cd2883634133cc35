import { desc, eq } from 'drizzle-orm';
import type { Viewing } from '#contract/entities/viewing.ts';
import type { Queryable } from '#server/database/connection.ts';
import { viewings } from '#server/database/schema.ts';
import { presentViewing } from './present-viewing.ts';

/** The viewings that a client requested, latest first. */
export async function listViewings(tx: Queryable, clientId: number, limit: number): Promise<Viewing[]> {
  const rows = await tx
    .select()
    .from(viewings)
    .where(eq(viewings.client_id, clientId))
    .orderBy(desc(viewings.id))
    .limit(limit);
  return rows.map(presentViewing);
}
