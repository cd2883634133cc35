import { sql } from 'drizzle-orm';
import { inactivityWarning } from '#domain/presentations/inactivity.ts';

/** When a presentation `p` of a project `j` ends by itself, as `inactivityEnd` of the domain says. */
export const endsAt = sql`(p.last_active_at + make_interval(mins => coalesce((j.settings->>'inactivityMinutes')::int, 15), secs => ${inactivityWarning}))`;
