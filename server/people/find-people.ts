import { and, asc, eq } from 'drizzle-orm';
import type { Client, Favourite, User } from '#contract/entities/people.ts';
import type { Queryable } from '../database/connection.ts';
import { clients, favourites, properties, userProjects, users } from '../database/schema.ts';
import { presentClient } from './present-client.ts';
import { presentUser } from './present-user.ts';

/** The active sales user with an id, or null. */
export async function findUser(tx: Queryable, id: number): Promise<User | null> {
  const [row] = await tx.select().from(users).where(and(eq(users.id, id), eq(users.is_active, true)));
  if (!row) return null;
  const sold = await tx.select({ id: userProjects.project_id }).from(userProjects).where(eq(userProjects.user_id, id)).orderBy(asc(userProjects.project_id));
  return presentUser(row, sold.map((project) => project.id));
}

/** The active client with an id, with their sales user and favourites, or null. */
export async function findClient(tx: Queryable, id: number): Promise<Client | null> {
  const [row] = await tx.select().from(clients).leftJoin(users, eq(users.id, clients.user_id)).where(and(eq(clients.id, id), eq(clients.is_active, true)));
  if (!row) return null;
  return presentClient(row.clients, row.users, await listFavourites(tx, id));
}

async function listFavourites(tx: Queryable, clientId: number): Promise<Favourite[]> {
  const rows = await tx
    .select({ id: favourites.id, client_id: favourites.client_id, property: { id: properties.id, number: properties.number, code: properties.code } })
    .from(favourites)
    .innerJoin(properties, eq(properties.id, favourites.property_id))
    .where(eq(favourites.client_id, clientId))
    .orderBy(asc(favourites.id));
  return rows.map((row) => ({ ...row, property_id: row.property.id }));
}
