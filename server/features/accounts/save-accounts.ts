import { eq } from 'drizzle-orm';
import type { RoleId } from '#domain/people/roles.ts';
import type { Transaction } from '#server/database/connection.ts';
import { clients, leadSources, userProjects, users } from '#server/database/schema.ts';
import { firstRow } from '#server/database/first-row.ts';
import { hashPassword } from '#server/people/password.ts';
import { hasEmail } from '#server/people/has-email.ts';

/** A sales user to be created. `parent` is the email address of the user above them. */
export type NewUser = { email: string; name: string; phone: string; role_id: RoleId; parent: string | null };

/** A client to be created. `user` is the email address of the sales user they are assigned to. */
export type NewClient = {
  email: string;
  first_name: string;
  last_name: string;
  phone: string;
  is_verified: boolean;
  can_self_login: boolean;
  user: string | null;
};

/**
 * Creates the users and clients of a project that do not exist yet; existing ones stay unchanged. Parents must be
 * listed before the users below them. All get the same password. Returns the ids of the created users.
 */
export async function saveAccounts(
  tx: Transaction,
  projectId: number,
  accounts: { users: NewUser[]; clients: NewClient[]; password: string },
): Promise<{ users: number[] }> {
  const password_hash = await hashPassword(accounts.password);
  const saved: { users: number[] } = { users: [] };
  for (const { parent, ...user } of accounts.users) {
    const parent_id = parent === null ? null : await userIdOf(tx, parent);
    const [inserted] = await tx
      .insert(users)
      .values({ ...user, parent_id, password_hash })
      .onConflictDoNothing()
      .returning({ id: users.id });
    if (!inserted) continue;
    saved.users.push(inserted.id);
    await tx.insert(userProjects).values({ user_id: inserted.id, project_id: projectId });
  }
  if (accounts.clients.length === 0) return saved;
  const lead_source_id = await firstLeadSource(tx, projectId);
  for (const { user, ...client } of accounts.clients) {
    const user_id = user === null ? null : await userIdOf(tx, user);
    await tx
      .insert(clients)
      .values({ ...client, project_id: projectId, user_id, password_hash, lead_source_id })
      .onConflictDoNothing();
  }
  return saved;
}

async function userIdOf(tx: Transaction, email: string): Promise<number> {
  const [found] = await tx.select({ id: users.id }).from(users).where(hasEmail(users.email, email));
  if (!found) throw new Error(`There is no user ${email}`);
  return found.id;
}

/** The id of the project's first lead source. Creates one if there is none. */
async function firstLeadSource(tx: Transaction, projectId: number): Promise<number> {
  const [first] = await tx
    .select({ id: leadSources.id })
    .from(leadSources)
    .where(eq(leadSources.project_id, projectId))
    .orderBy(leadSources.position, leadSources.id)
    .limit(1);
  if (first) return first.id;
  const rows = await tx
    .insert(leadSources)
    .values({ project_id: projectId, name: 'Web' })
    .returning({ id: leadSources.id });
  return firstRow(rows).id;
}
