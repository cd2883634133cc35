import { sql } from 'drizzle-orm';
import { settingsSchema } from '#contract/settings.ts';
import { inactivityWarning } from '#domain/presentations/inactivity.ts';

const defaultMinutes = settingsSchema.shape.inactivityMinutes.parse(undefined);

/**
 * SQL for when a presentation `p` of a project `j` ends by inactivity; the same rule as the domain's `inactivityEnd`.
 */
export const endsAt = sql`(p.last_active_at + make_interval(
  mins => coalesce((j.settings->>'inactivityMinutes')::int, ${defaultMinutes}::int),
  secs => ${inactivityWarning}))`;
