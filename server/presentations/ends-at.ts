import { sql } from 'drizzle-orm';
import { inactivityWarning } from '#domain/presentations/inactivity.ts';

/**
 * SQL for when a presentation `p` of a project `j` ends by inactivity; the same rule as the domain's `inactivityEnd`.
 */
export const endsAt = sql`(p.last_active_at + make_interval(
  mins => coalesce((j.settings->>'inactivityMinutes')::int, 15),
  secs => ${inactivityWarning}))`;
