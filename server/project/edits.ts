import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Edit } from '#contract/entities/project.ts';
import type { Queryable, Transaction } from '#server/database/connection.ts';
import { projectEdits, users } from '#server/database/schema.ts';
import type { EditKind } from '#server/database/tables/project-edits.ts';

/** A stored edit, with who made it and when. */
type StoredEdit = { kind: EditKind; key: string; value: unknown; edited: Edit };

/** All edits of a project. */
export async function readEdits(tx: Queryable, projectId: number): Promise<StoredEdit[]> {
  const rows = await tx
    .select({ edit: projectEdits, by: users.name })
    .from(projectEdits)
    .leftJoin(users, eq(users.id, projectEdits.user_id))
    .where(eq(projectEdits.project_id, projectId))
    .orderBy(asc(projectEdits.kind), asc(projectEdits.key));
  return rows.map(({ edit, by }) => ({
    kind: edit.kind,
    key: edit.key,
    value: edit.value,
    edited: { by, at: edit.edited_at.toISOString() },
  }));
}

/** Who edited something last and when, or null. */
export function findEdit(edits: readonly StoredEdit[], kind: EditKind, key: string): Edit | null {
  return edits.find((edit) => edit.kind === kind && edit.key === key)?.edited ?? null;
}

/** Stores edits of one kind; an earlier edit with the same key is replaced. */
export async function saveEdits(
  tx: Transaction,
  scope: { projectId: number; userId: number | null; kind: EditKind },
  edits: readonly { key: string; value: unknown }[],
): Promise<void> {
  if (edits.length === 0) return;
  const rows = edits.map(({ key, value }) => ({
    project_id: scope.projectId,
    user_id: scope.userId,
    kind: scope.kind,
    key,
    value,
  }));
  const set = { value: sql`excluded.value`, user_id: sql`excluded.user_id`, edited_at: sql`now()` };
  await tx
    .insert(projectEdits)
    .values(rows)
    .onConflictDoUpdate({ target: [projectEdits.project_id, projectEdits.kind, projectEdits.key], set });
}

/** Deletes edits of a kind, for some keys or for all, so that the package applies again. */
export async function dropEdits(
  tx: Transaction,
  scope: { projectId: number; kind: EditKind },
  keys?: readonly string[],
): Promise<void> {
  if (keys?.length === 0) return;
  const named = keys === undefined ? undefined : inArray(projectEdits.key, [...keys]);
  await tx
    .delete(projectEdits)
    .where(and(eq(projectEdits.project_id, scope.projectId), eq(projectEdits.kind, scope.kind), named));
}
