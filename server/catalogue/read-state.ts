import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/database/connection.ts';
import { prepareSql } from '#server/database/prepare.ts';
import { epoch } from '#server/database/epoch.ts';
import type { properties } from '#server/database/schema.ts';
import { lowestRunning, snapshotNumber } from '#server/database/snapshot-number.ts';

/** A row of a unit as it was read, and the transaction that wrote it. */
export type WrittenUnit = { by: string; row: typeof properties.$inferSelect };

/** What a snapshot of the database says about the catalogue. */
export type CatalogueState = {
  /** The epoch of the database, in which `reached` and other numbers are comparable. */
  epoch: string;
  /** The number of the snapshot. */
  reached: number;
  /** Changes with every change of any table of the catalogue but that of the units. */
  structure: string;
  /** Changes once a minute if units were viewed. */
  views: string;
  unitCount: number;
  /** The last transaction that changed the sales data of a unit. */
  lastChange: number;
  /**
   * Units that may have been written after the snapshot that the caller knows. A unit is found again until every
   * transaction that ran beside the one that wrote it has ended.
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
 * Reads the state in one statement, hence in one snapshot. `known` is the number of an earlier snapshot; without one,
 * only what was written beside this snapshot is found. The sum of ids also reveals a change that began early and was
 * committed late.
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
