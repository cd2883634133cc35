import type { Viewing } from '#contract/entities/viewing.ts';
import type { viewings } from '#server/database/schema.ts';

/** Converts a row to a viewing as the API returns it. */
export function presentViewing(row: typeof viewings.$inferSelect): Viewing {
  const { id, client_id, day, half, message, created_at, done_at } = row;
  return {
    id,
    client_id,
    day,
    half,
    message,
    created_at: created_at.toISOString(),
    done_at: done_at?.toISOString() ?? null,
  };
}
