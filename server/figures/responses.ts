import { sql } from 'drizzle-orm';
import { ledPresentation } from '#domain/presentations/presentation-status.ts';

/**
 * What counts as a response of the sales team to a client (`client_id`, and when as `at`): a note, an invitation, a led
 * presentation, an action, or a viewing that is done.
 */
export const responses = sql`(
  select client_id, created_at as at from client_notes
  union all select client_id, started_at from presentations where status = ${ledPresentation}
  union all select client_id, created_at from approvals where kind = 'invitation'
  union all select client_id, created_at from property_actions
  union all select client_id, done_at from viewings where done_at is not null)`;
