import type { Client, Favourite } from '#contract/entities/people.ts';
import type { RoleId } from '#domain/people/roles.ts';
import type { clients, users } from '#server/database/schema.ts';

/** The fields of a client that may leave the server. `assigned` is their sales user. */
export function presentClient(
  row: typeof clients.$inferSelect,
  assigned: typeof users.$inferSelect | null,
  favs: Favourite[],
): Client {
  const {
    id,
    first_name,
    last_name,
    email,
    phone,
    lead_status_id,
    lead_source_id,
    is_active,
    is_verified,
    can_self_login,
    note,
  } = row;
  const user = assigned && {
    id: assigned.id,
    name: assigned.name,
    email: assigned.email,
    phone: assigned.phone,
    role_id: assigned.role_id as RoleId,
  };
  return {
    id,
    first_name,
    last_name,
    email,
    phone,
    lead_status_id,
    lead_source_id,
    is_active,
    is_verified,
    can_self_login,
    note,
    user,
    favs,
    created_at: row.created_at.toISOString(),
  };
}
