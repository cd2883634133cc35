import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/database/connection.ts';

/** Changes settings of every project in a database, without the checks and the events of a call. */
export async function mergeSettings(db: Queryable, settings: object): Promise<void> {
  await db.execute(sql`update projects set settings = settings || ${JSON.stringify(settings)}::jsonb`);
}
