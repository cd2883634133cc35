import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/database/connection.ts';
import { prepareSql } from '#server/database/prepare.ts';
import { epoch } from '#server/database/epoch.ts';
import type { properties } from '#server/database/schema.ts';
import { lowestRunning, snapshotNumber } from '#server/database/snapshot-number.ts';

/** The row of a unit, and the id of the transaction that wrote it. */
export type WrittenUnit = { by: string; row: typeof properties.$inferSelect };

/** The state of the catalogue in a snapshot of the database. */
export type CatalogueState = {
  /** The epoch of the database, in which `reached` and other numbers are comparable. */
  epoch: string;
  /** The number of the snapshot. */
  reached: number;
  /** Differs after every change to a table of the catalogue other than that of the units. */
  structure: string;
  /** Differs at most once a minute, if units were viewed. */
  views: string;
  unitCount: number;
  /** The last transaction that changed the sales data of a unit. */
  lastChange: number;
  /**
   * Units that may have been written after the caller's earlier snapshot. A unit is returned again until every
   * transaction that ran concurrently with the one that wrote it has ended.
   */
  written: WrittenUnit[];
};

type StateRow = {
  epoch: string;
  reached: string;
  structure: string;
  views: string;
  unit_count: number;
  last_change: string;
  written: WrittenUnit[];
};

/**
 * Finds changed rows by `xmin`, the id of the transaction that wrote them. Such ids have 32 bits and wrap around, which
 * `age` allows for.
 */
const findState = prepareSql<{ first: string | null }, StateRow>(
  'read-state',
  sql`
    select
      ${epoch} as epoch,
      ${snapshotNumber} as reached,
      (
        select coalesce(sum(id), 0) || '.' || count(*)
        from catalogue_changes
        where table_name <> 'properties'
      ) as structure,
      (
        select coalesce(extract(epoch from max(updated_at)), 0)::text
        from property_views
        where updated_at < date_trunc('minute', now())
      ) as views,
      (select count(*)::int from properties) as unit_count,
      coalesce((select changed_in from properties order by changed_in desc limit 1)::text, '0') as last_change,
      coalesce((
        select json_agg(json_build_object('by', unit.xmin::text, 'row', unit))
        from properties unit
        where age(unit.xmin) <= (
          select age(coalesce(${sql.placeholder('first')}::xid, pg_snapshot_xmin(pg_current_snapshot())::xid)))
      ), '[]'::json) as written`,
);

/**
 * Reads the state in one statement, and therefore in one snapshot. `known` is the number of an earlier snapshot;
 * without one, only units written by transactions concurrent with this snapshot are found. `structure` includes the sum
 * of ids, so that it also reveals a change that began early and was committed late.
 */
export async function readState(tx: Queryable, known?: number): Promise<CatalogueState> {
  const rows = await findState(tx, { first: known === undefined ? null : String(lowestRunning(known) % 2 ** 32) });
  const [found] = rows;
  if (found === undefined) throw new Error('a query of one row returned none');
  const { reached, structure, views, unit_count, last_change, written } = found;
  return {
    epoch: found.epoch,
    reached: Number(reached),
    structure,
    views,
    unitCount: unit_count,
    lastChange: Number(last_change),
    written,
  };
}
