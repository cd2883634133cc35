import { and, asc, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { Client, Favourite, User } from '#contract/entities/people.ts';
import type { Queryable } from '#server/database/connection.ts';
import { clients, favourites, properties, userProjects, users } from '#server/database/schema.ts';
import { hasEmail } from './has-email.ts';
import { presentClient } from './present-client.ts';
import { presentUser } from './present-user.ts';

/** Returns the active sales user with an id, or null. */
export async function findUser(tx: Queryable, id: number): Promise<User | null> {
  const [row] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, id), eq(users.is_active, true)));
  if (!row) return null;
  const projects = await tx
    .select({ id: userProjects.project_id })
    .from(userProjects)
    .where(eq(userProjects.user_id, id))
    .orderBy(asc(userProjects.project_id));
  return presentUser(
    row,
    projects.map((project) => project.id),
  );
}

/** Lists active sales users that match a condition, by name. */
export async function listUsers(tx: Queryable, condition: SQL | undefined): Promise<User[]> {
  const rows = await tx
    .select()
    .from(users)
    .where(and(eq(users.is_active, true), condition))
    .orderBy(asc(users.name), asc(users.id));
  const projects = await tx
    .select()
    .from(userProjects)
    .where(
      inArray(
        userProjects.user_id,
        rows.map((row) => row.id),
      ),
    )
    .orderBy(asc(userProjects.project_id));
  return rows.map((row) =>
    presentUser(
      row,
      projects.filter((project) => project.user_id === row.id).map((project) => project.project_id),
    ),
  );
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
    .select()
    .from(clients)
    .leftJoin(users, eq(users.id, clients.user_id))
    .where(and(eq(clients.id, id), isNull(clients.erased_at)));
  return row ? presentClient(row.clients, row.users, await listFavourites(tx, [id])) : null;
}

/** Presents rows of clients and their sales users, with their favourites. */
export async function presentClients(
  tx: Queryable,
  rows: { clients: typeof clients.$inferSelect; users: typeof users.$inferSelect | null }[],
): Promise<Client[]> {
  const favs = await listFavourites(
    tx,
    rows.map((row) => row.clients.id),
  );
  return rows.map((row) =>
    presentClient(
      row.clients,
      row.users,
      favs.filter((fav) => fav.client_id === row.clients.id),
    ),
  );
}

async function listFavourites(tx: Queryable, clientIds: number[]): Promise<Favourite[]> {
  const rows = await tx
    .select({
      id: favourites.id,
      client_id: favourites.client_id,
      property: { id: properties.id, number: properties.number, code: properties.code },
    })
    .from(favourites)
    .innerJoin(properties, eq(properties.id, favourites.property_id))
    .where(inArray(favourites.client_id, clientIds))
    .orderBy(asc(favourites.id));
  return rows.map((row) => ({ ...row, property_id: row.property.id }));
}
