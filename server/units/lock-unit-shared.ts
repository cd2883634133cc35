import { and, eq } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { buildings, properties } from '#server/database/schema.ts';
import { ProblemError } from '#server/http/problem.ts';

/** Locks a unit against deletion until the transaction ends. Throws `not_found` if the project does not list it. */
export async function lockUnitShared(tx: Transaction, id: number, projectId: number): Promise<void> {
  const isOfProject = and(eq(properties.id, id), eq(properties.withdrawn, false), eq(buildings.project_id, projectId));
  const [row] = await tx
    .select({ id: properties.id })
    .from(properties)
    .innerJoin(buildings, eq(buildings.id, properties.building_id))
    .where(isOfProject)
    .for('key share', { of: properties });
  if (!row) throw new ProblemError('not_found');
}
