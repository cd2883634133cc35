import { and, eq, ne, sql } from 'drizzle-orm';
import { Role } from '#domain/people/roles.ts';
import type { Queryable } from '#server/database/connection.ts';
import { userProjects, users } from '#server/database/schema.ts';
import type { Project } from './find-project.ts';
import { hasEmail } from './has-email.ts';

/**
 * Finds the id of the project's `botSalesRep`, or, if no active user of the project has that address, of its
 * highest-ranking user; null if the project has no user at all. `except` is a user who is about to be deleted.
 */
export async function findBot(tx: Queryable, { id, settings }: Project, except = 0): Promise<number | null> {
  const isOfProject = and(eq(userProjects.user_id, users.id), eq(userProjects.project_id, id));
  const [bot] = await tx
    .select({ id: users.id })
    .from(users)
    .innerJoin(userProjects, isOfProject)
    .where(and(eq(users.is_active, true), ne(users.id, except)))
    .orderBy(
      sql`${hasEmail(users.email, settings.botSalesRep.email)} desc, ${users.role_id} = ${Role.admin} desc, ${users.role_id} = ${Role.general_manager} desc, ${users.id}`,
    )
    .limit(1);
  return bot?.id ?? null;
}

/**
 * Finds who gets clients who lose their sales user: the bot, or null for the pool if the setting `newClients` is
 * `pool`.
 */
export async function findDefaultSeller(tx: Queryable, project: Project, except = 0): Promise<number | null> {
  return project.settings.newClients === 'pool' ? null : findBot(tx, project, except);
}
