import { sql } from 'drizzle-orm';
import type { UnitStatusId } from '#domain/units/statuses.ts';
import type { Queryable } from '#server/database/connection.ts';

/** A unit that changed: `version` is its own. */
export type ChangedUnit = { id: number; version: number; status_id: UnitStatusId; withdrawn: boolean };

/** What changed, and the `since` of the next call. */
export type Changes = { version: number; units: ChangedUnit[] };

/**
 * Units that were written by transactions from `since` on, in one snapshot. The returned `version` is the lowest
 * transaction that is still running: what it writes is found later, however late it commits. So a change may be found
 * twice.
 */
export async function findChanges(tx: Queryable, since: number | null): Promise<Changes> {
  const { rows } = await tx.execute<{ version: string; units: ChangedUnit[] }>(sql`
    select pg_snapshot_xmin(pg_current_snapshot())::text as version, coalesce((
      select json_agg(json_build_object('id', id, 'version', version, 'status_id', status_id, 'withdrawn', withdrawn) order by id)
      from properties where changed_in >= ${String(since ?? Number.MAX_SAFE_INTEGER)}::xid8), '[]'::json) as units`);
  const [found] = rows;
  if (found === undefined) throw new Error('a query of one row returned none');
  return { version: Number(found.version), units: found.units };
}
