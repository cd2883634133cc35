import type { Presentation } from '#contract/entities/people.ts';
import type { presentations } from '#server/database/schema.ts';

/** The fields of a presentation that may leave the server. */
export function presentPresentation(row: typeof presentations.$inferSelect): Presentation {
  const { id, status, user_id, client_id, project_id, started_at, ended_at } = row;
  return {
    id,
    status,
    user_id,
    client_id,
    project_id,
    started_at: started_at.toISOString(),
    ended_at: ended_at?.toISOString() ?? null,
  };
}
