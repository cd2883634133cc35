import type { User } from '#contract/entities/people.ts';
import type { users } from '#server/database/schema.ts';

/** The fields of a sales user that may leave the server. */
export function presentUser(row: typeof users.$inferSelect, projects: number[]): User {
  const { id, name, email, phone, parent_id, role_id, created_at } = row;
  return {
    id,
    name,
    email,
    phone,
    parent_id,
    role_id,
    projects,
    created_at: created_at.toISOString(),
  };
}
