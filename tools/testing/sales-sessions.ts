import { randomUUID } from 'node:crypto';
import { Role, type RoleName } from '#domain/people/roles.ts';
import { ledPresentation, selfPresentation } from '#domain/presentations/presentation-status.ts';
import type { Queryable } from '#server/database/connection.ts';
import { firstRow } from '#server/database/first-row.ts';
import { clients, leadSources, presentations, userProjects, users } from '#server/database/schema.ts';
import { beginSession } from '#server/sessions/sessions.ts';

/** A presentation of a sales user to a client: its session, and the ids involved. */
export type SalesSession = { cookie: string; token: string; userId: number; clientId: number; presentationId: number };

/** A new e-mail address. */
const newEmail = () => `${randomUUID()}@sample.example`;

/** Creates a sales user of a project, without a usable password, and returns their id. */
export async function makeUser(
  tx: Queryable,
  projectId: number,
  role: RoleName = 'sales_rep',
  parent_id: number | null = null,
): Promise<number> {
  const rows = await tx
    .insert(users)
    .values({ name: 'Sample User', email: newEmail(), phone: '0', password_hash: '', role_id: Role[role], parent_id })
    .returning({ id: users.id });
  const { id } = firstRow(rows);
  await tx.insert(userProjects).values({ user_id: id, project_id: projectId });
  return id;
}

/** Creates a verified client of a user and returns their id. */
export async function makeClient(tx: Queryable, projectId: number, user_id: number | null): Promise<number> {
  const source = firstRow(await tx.select({ id: leadSources.id }).from(leadSources).limit(1));
  const rows = await tx
    .insert(clients)
    .values({
      project_id: projectId,
      email: newEmail(),
      first_name: 'Some',
      last_name: 'One',
      password_hash: '',
      lead_source_id: source.id,
      user_id,
      can_self_login: true,
      is_verified: true,
    })
    .returning({ id: clients.id });
  return firstRow(rows).id;
}

/**
 * Opens a session with a presentation, led by a new sales user below `parent` or, with `alone`, a self-presentation.
 */
export async function openSalesSession(
  tx: Queryable,
  projectId: number,
  {
    role = 'sales_rep',
    alone = false,
    parent = null,
  }: { role?: RoleName; alone?: boolean; parent?: number | null } = {},
): Promise<SalesSession> {
  const userId = await makeUser(tx, projectId, role, parent);
  const clientId = await makeClient(tx, projectId, userId);
  return openSession(tx, projectId, { userId, clientId }, alone);
}

/** Opens a session of the client of a presentation alone, in another browser. */
export function openOwnSession(
  tx: Queryable,
  projectId: number,
  people: Pick<SalesSession, 'userId' | 'clientId'>,
): Promise<SalesSession> {
  return openSession(tx, projectId, people, true);
}

async function openSession(
  tx: Queryable,
  projectId: number,
  { userId, clientId }: Pick<SalesSession, 'userId' | 'clientId'>,
  alone: boolean,
): Promise<SalesSession> {
  const rows = await tx
    .insert(presentations)
    .values({
      project_id: projectId,
      status: alone ? selfPresentation : ledPresentation,
      user_id: userId,
      client_id: clientId,
    })
    .returning({ id: presentations.id });
  const presentationId = firstRow(rows).id;
  const token = await beginSession(tx, { ...(alone ? {} : { userId }), clientId, presentationId });
  return { cookie: `session=${token}`, token, userId, clientId, presentationId };
}
