import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { rolesInTurn } from '#domain/people/new-clients.ts';
import type { Transaction } from '#server/database/connection.ts';
import { userProjects, users } from '#server/database/schema.ts';
import { findBot } from '#server/people/find-bot.ts';
import type { Project } from '#server/people/find-project.ts';
import { lockTurn } from '#server/people/lock-users.ts';

/** The sales user of a client who registers alone; `id` is null for the pool. `turn` is for `recordTurn`. */
export type Seller = { id: number | null; turn: number | null };

/**
 * Finds the sales user for a client who registers alone, according to the setting `newClients`. If no sales rep or
 * broker can take a turn, it is the bot. The caller holds the shared lock of the user tree; with `turn`, other
 * registrations wait from here until the transaction ends.
 */
export async function findSeller(tx: Transaction, project: Project): Promise<Seller> {
  const rule = project.settings.newClients;
  if (rule === 'pool') return { id: null, turn: null };
  const next = rule === 'turn' ? await findNextInTurn(tx, project.id) : null;
  return next ?? { id: await findBot(tx, project), turn: null };
}

async function findNextInTurn(tx: Transaction, projectId: number): Promise<Seller | null> {
  await lockTurn(tx);
  const [next] = await tx
    .select({ id: users.id, turn: sql<number>`(select max(turn) + 1 from user_projects)` })
    .from(users)
    .innerJoin(userProjects, eq(userProjects.user_id, users.id))
    .where(isInTurn(projectId))
    .orderBy(asc(userProjects.turn), asc(users.id))
    .limit(1);
  return next ?? null;
}

/** Condition: a user gets new clients of a project in turn. `user_projects` must be joined. */
export const isInTurn = (projectId: number) =>
  and(eq(userProjects.project_id, projectId), eq(users.is_active, true), inArray(users.role_id, [...rolesInTurn]));

/** Records the sales user's turn, if they were found by turn. */
export async function recordTurn(tx: Transaction, projectId: number, { id, turn }: Seller): Promise<void> {
  if (id === null || turn === null) return;
  const isOfSeller = and(eq(userProjects.project_id, projectId), eq(userProjects.user_id, id));
  await tx.update(userProjects).set({ turn }).where(isOfSeller);
}
