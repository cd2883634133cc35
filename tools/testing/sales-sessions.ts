import { randomUUID } from 'node:crypto';
import type { Queryable } from '#server/database/connection.ts';
import { clients, leadSources, presentations, userProjects, users } from '#server/database/schema.ts';
import type { RoleId } from '#domain/people/roles.ts';
import { beginSession } from '#server/sessions/sessions.ts';

/** A sales user who presents to a client: what a request needs, and the ids of all concerned. */
export type SalesSession = { cookie: string; token: string; userId: number; clientId: number; presentationId: number };

/** An address that nobody has. */
const newEmail = () => `${randomUUID()}@sample.example`;

/** A sales user of a project, who cannot log in by a password. */
export async function makeUser(
  tx: Queryable,
  projectId: number,
  role_id: RoleId = 1,
  parent_id: number | null = null,
): Promise<number> {
  const [made] = await tx
    .insert(users)
    .values({ name: 'Sample User', email: newEmail(), phone: '0', password_hash: '', role_id, parent_id })
    .returning({ id: users.id });
  await tx.insert(userProjects).values({ user_id: made!.id, project_id: projectId });
  return made!.id;
}

/** A verified client of a user. */
export async function makeClient(tx: Queryable, projectId: number, user_id: number | null): Promise<number> {
  const [source] = await tx.select({ id: leadSources.id }).from(leadSources).limit(1);
  const [made] = await tx
    .insert(clients)
    .values({
      project_id: projectId,
      email: newEmail(),
      first_name: 'Some',
      last_name: 'One',
      password_hash: '',
      lead_source_id: source!.id,
      user_id,
      can_self_login: true,
      is_verified: true,
    })
    .returning({ id: clients.id });
  return made!.id;
}

/** A session in the middle of a presentation: led by a sales user (status 1), or the client's own (status 0). */
export async function openSalesSession(
  tx: Queryable,
  projectId: number,
  { role = 1, alone = false }: { role?: RoleId; alone?: boolean } = {},
): Promise<SalesSession> {
  const userId = await makeUser(tx, projectId, role);
  const clientId = await makeClient(tx, projectId, userId);
  const [presentation] = await tx
    .insert(presentations)
    .values({ project_id: projectId, status: alone ? 0 : 1, user_id: userId, client_id: clientId })
    .returning({ id: presentations.id });
  const token = await beginSession(tx, { ...(alone ? {} : { userId }), clientId, presentationId: presentation!.id });
  return { cookie: `session=${token}`, token, userId, clientId, presentationId: presentation!.id };
}
