import { and, eq } from 'drizzle-orm';
import { ledPresentation, selfPresentation } from '#domain/presentations/presentation-status.ts';
import type { Client, Presentation, User } from '#contract/entities/people.ts';
import type { Transaction } from '#server/database/connection.ts';
import { firstRow } from '#server/database/first-row.ts';
import { clients, presentations, users } from '#server/database/schema.ts';
import { ProblemError } from '#server/http/problem.ts';
import { findBot } from '#server/people/find-bot.ts';
import { findClient, findUser } from '#server/people/find-people.ts';
import { lockUserShared } from '#server/people/lock-users.ts';
import { requireProject } from '#server/people/find-project.ts';
import { presentPresentation } from '#server/people/present-presentation.ts';
import { beginSession, endSession } from './sessions.ts';

/** The client of a presentation. `leader` is the sales user who presents; null if the client is alone. */
type PresentationStart = {
  clientId: number;
  projectId: number;
  leader: number | null;
  oldSession: string | null;
  userAgent: string;
  network: string;
};

/** The opened presentation with its people. `token` is the session id for the cookie. */
export type Opened = { token: string; user: User | null; client: Client; presentation: Presentation };

/**
 * Logs a client in: starts a presentation, which `leader` leads, and a session with a new id; the previous session of
 * the browser ends. A client alone never shares a session with a sales user, and a sales user's session gains neither
 * time nor a confirmation by a presentation. The client's favourites are included. Throws `not_found` if the client or
 * the leader was deleted meanwhile.
 */
export async function openPresentation(
  tx: Transaction,
  { clientId, projectId, leader, oldSession, userAgent, network }: PresentationStart,
): Promise<Opened> {
  const userId = leader ?? (await lockPresenter(tx, clientId, projectId));
  if (leader !== null && !(await lockUserShared(tx, leader))) throw new ProblemError('not_found');
  const ended = oldSession === null ? null : await endSession(tx, oldSession);
  const rows = await tx
    .insert(presentations)
    .values({
      project_id: projectId,
      status: leader === null ? selfPresentation : ledPresentation,
      user_id: userId,
      client_id: clientId,
    })
    .returning();
  const presentation = presentPresentation(firstRow(rows));
  const token = await beginSession(tx, {
    clientId,
    presentationId: presentation.id,
    ...(leader === null ? {} : { userId: leader, follows: ended?.user_id === leader ? ended : null }),
    userAgent,
    network,
  });
  const client = await findClient(tx, clientId);
  if (client === null) throw new ProblemError('not_found');
  return { token, user: await findUser(tx, userId), client, presentation };
}

/**
 * Finds the sales user of a self-presentation, and locks them against deletion: the assigned one, otherwise the
 * project's bot, otherwise the highest-ranking one. Throws `unavailable` if there is none.
 */
async function lockPresenter(tx: Transaction, clientId: number, projectId: number): Promise<number> {
  const [assigned] = await tx
    .select({ id: users.id })
    .from(users)
    .innerJoin(clients, eq(clients.user_id, users.id))
    .where(and(eq(clients.id, clientId), eq(users.is_active, true)))
    .for('share', { of: users });
  if (assigned) return assigned.id;
  const bot = await findBot(tx, await requireProject(tx, projectId));
  if (bot === null || !(await lockUserShared(tx, bot)))
    throw new ProblemError('unavailable', { headers: { 'retry-after': '60' } });
  return bot;
}
