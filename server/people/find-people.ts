import { and, asc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { Client, Favourite, User } from '#contract/entities/people.ts';
import type { Queryable } from '#server/database/connection.ts';
import { clients, users } from '#server/database/schema.ts';
import { hasEmail } from './has-email.ts';
import { presentClient } from './present-client.ts';
import { presentUser } from './present-user.ts';

/** The SQL value of the ids of the projects of a row of `users`. */
export const projectsOfUser = sql<number[]>`array(
  select project_id from user_projects where user_id = users.id order by project_id)`;

/** The SQL value of the favourites of a row of `clients`, the oldest first. */
export const favouritesOfClient = sql<Favourite[]>`(
  select coalesce(json_agg(json_build_object('id', f.id, 'client_id', f.client_id,
    'property', json_build_object('id', p.id, 'number', p.number, 'code', p.code), 'property_id', p.id) order by f.id), '[]')
  from favourites f join properties p on p.id = f.property_id where f.client_id = clients.id)`;

/** Returns the active sales user with an id, or null. */
export async function findUser(tx: Queryable, id: number): Promise<User | null> {
  const [row] = await tx
    .select({ user: users, projects: projectsOfUser })
    .from(users)
    .where(and(eq(users.id, id), eq(users.is_active, true)));
  return row ? presentUser(row.user, row.projects) : null;
}

/** Lists active sales users that match a condition, by name. */
export async function listUsers(tx: Queryable, condition: SQL | undefined): Promise<User[]> {
  const rows = await tx
    .select({ user: users, projects: projectsOfUser })
    .from(users)
    .where(and(eq(users.is_active, true), condition))
    .orderBy(asc(users.name), asc(users.id));
  return rows.map(({ user, projects }) => presentUser(user, projects));
}

/** Returns the active client with an id, with their sales user and favourites, or null. */
export async function findClient(tx: Queryable, id: number): Promise<Client | null> {
  const client = await findAnyClient(tx, id);
  return client?.is_active ? client : null;
}

/** Returns the active client of a project with an e-mail address, or null. */
export async function findClientByEmail(tx: Queryable, projectId: number, email: string): Promise<Client | null> {
  const client = await findAnyClientByEmail(tx, projectId, email);
  return client?.is_active ? client : null;
}

/** Returns the client of a project with an e-mail address, even if deactivated; null if there is none. */
export async function findAnyClientByEmail(tx: Queryable, projectId: number, email: string): Promise<Client | null> {
  const [row] = await tx
    .select({ id: clients.id })
    .from(clients)
    .where(and(eq(clients.project_id, projectId), hasEmail(clients.email, email), isNull(clients.erased_at)));
  return row ? findAnyClient(tx, row.id) : null;
}

/** Returns the client with an id, even if deactivated; null if they were erased. */
export async function findAnyClient(tx: Queryable, id: number): Promise<Client | null> {
  const [row] = await tx
    .select({ client: clients, adviser: users, favourites: favouritesOfClient })
    .from(clients)
    .leftJoin(users, eq(users.id, clients.user_id))
    .where(and(eq(clients.id, id), isNull(clients.erased_at)));
  return row ? presentClient(row.client, row.adviser, row.favourites) : null;
}

/** Presents rows of clients and their sales users, with their favourites. */
export async function presentClients(
  tx: Queryable,
  rows: { clients: typeof clients.$inferSelect; users: typeof users.$inferSelect | null }[],
): Promise<Client[]> {
  const found = await tx
    .select({ id: clients.id, favourites: favouritesOfClient })
    .from(clients)
    .where(
      inArray(
        clients.id,
        rows.map((row) => row.clients.id),
      ),
    );
  const favouritesOf = new Map(found.map(({ id, favourites }) => [id, favourites]));
  return rows.map((row) => presentClient(row.clients, row.users, favouritesOf.get(row.clients.id) ?? []));
}
