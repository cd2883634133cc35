import type { Duplicate, Lead } from '#contract/entities/leads.ts';
import type { DuplicateReason } from '#domain/leads/are-duplicates.ts';
import type { clients, viewings } from '#server/database/schema.ts';
import { presentViewing } from '#server/people/present-viewing.ts';
import { presentClientFields } from '#server/people/present-client.ts';

type Row = typeof clients.$inferSelect;
type LeadRow = {
  client: Row;
  user: { id: number; name: string } | null;
  favourite_count: number;
  view_count: number;
  unit_id: number | null;
  awaits_response: boolean;
  viewing: typeof viewings.$inferSelect | null;
};

/** Converts a row to a lead as the API returns it. */
export function presentLead(row: LeadRow): Lead {
  const { client, user, favourite_count, view_count, unit_id, awaits_response, viewing } = row;
  return {
    ...presentClientFields(client),
    favourite_count,
    view_count,
    unit_id,
    awaits_response,
    viewing: viewing && presentViewing(viewing),
    user: user && { id: user.id, name: user.name },
    created_at: client.created_at.toISOString(),
    last_active_at: client.last_active_at.toISOString(),
  };
}

/** Converts a row to a possible duplicate as the API returns it. */
export function presentDuplicate(
  client: Row,
  user: { id: number; name: string } | null,
  reason: DuplicateReason,
): Duplicate {
  const { id, first_name, last_name, email, phone } = client;
  return {
    id,
    first_name,
    last_name,
    email,
    phone,
    created_at: client.created_at.toISOString(),
    user: user && { id: user.id, name: user.name },
    reason,
  };
}
