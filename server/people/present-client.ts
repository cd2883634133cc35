import type { Client, clientFields, Favourite } from '#contract/entities/people.ts';
import type { clients, users } from '#server/database/schema.ts';

type ClientRow = typeof clients.$inferSelect;

/** The fields of a client that may leave the server. `assigned` is their sales user. */
export function presentClient(row: ClientRow, assigned: typeof users.$inferSelect | null, favs: Favourite[]): Client {
  const user = assigned && {
    id: assigned.id,
    name: assigned.name,
    email: assigned.email,
    phone: assigned.phone,
    role_id: assigned.role_id,
  };
  return { ...presentClientFields(row), user, favs, created_at: row.created_at.toISOString() };
}

/** The fields that every answer about a client has. */
export function presentClientFields(row: ClientRow): Pick<ClientRow, keyof typeof clientFields> {
  return {
    id: row.id,
    first_name: row.first_name,
    last_name: row.last_name,
    email: row.email,
    phone: row.phone,
    lead_status_id: row.lead_status_id,
    lead_source_id: row.lead_source_id,
    is_active: row.is_active,
    is_verified: row.is_verified,
    can_self_login: row.can_self_login,
    note: row.note,
  };
}
