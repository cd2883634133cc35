import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../database/connection.ts';
import { buildings, properties } from '../database/schema.ts';
import { ProblemError } from '../http/problem.ts';

/** Makes sure that a project lists a unit; `not_found` where it does not. */
export async function needUnit(tx: Queryable, id: number, projectId: number): Promise<void> {
  const [row] = await tx.select({ id: properties.id }).from(properties).innerJoin(buildings, eq(buildings.id, properties.building_id)).where(and(eq(properties.id, id), eq(properties.withdrawn, false), eq(buildings.project_id, projectId)));
  if (!row) throw new ProblemError('not_found');
}
