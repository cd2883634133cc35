import { and, asc, eq, notInArray, sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { apartmentTypes, buildingTypes, leadSources, panoramas, roomTypes, tags } from '#server/database/schema.ts';
import type { Development } from './development.ts';

/** The ids of lookups by name. */
export type LookupIds = {
  roomTypes: Map<string, number>;
  apartmentTypes: Map<string, number>;
  buildingTypes: Map<string, number>;
};

/**
 * Writes the lists of a development that are not edited apart from it, in the package's order. Lists that others refer
 * to keep their rows' ids.
 */
export async function saveLookups(tx: Transaction, project_id: number, development: Development): Promise<LookupIds> {
  const rooms = new Map<string, number>();
  for (const row of placed(development.roomTypes)) {
    const [saved] = await tx
      .insert(roomTypes)
      .values({ project_id, ...row })
      .onConflictDoUpdate({ target: [roomTypes.project_id, roomTypes.name], set: row })
      .returning({ id: roomTypes.id });
    rooms.set(row.name, saved!.id);
  }
  const kinds = new Map<string, number>();
  for (const row of placed(development.buildingTypes)) {
    const [saved] = await tx
      .insert(buildingTypes)
      .values({ project_id, ...row })
      .onConflictDoUpdate({ target: [buildingTypes.project_id, buildingTypes.name], set: row })
      .returning({ id: buildingTypes.id });
    kinds.set(row.name, saved!.id);
  }
  const types = new Map<string, number>();
  for (const row of placed(development.apartmentTypes)) {
    const [saved] = await tx
      .insert(apartmentTypes)
      .values({ project_id, ...row })
      .onConflictDoUpdate({ target: [apartmentTypes.project_id, apartmentTypes.name], set: row })
      .returning({ id: apartmentTypes.id });
    types.set(row.name, saved!.id);
  }
  for (const row of placed(development.tags))
    await tx
      .insert(tags)
      .values({ project_id, ...row })
      .onConflictDoUpdate({ target: [tags.project_id, tags.tag], set: row });
  await removeOthers(tx, project_id, development);
  await tx.delete(panoramas).where(eq(panoramas.project_id, project_id));
  if (development.panoramas.length > 0)
    await tx.insert(panoramas).values(placed(development.panoramas).map((panorama) => ({ project_id, ...panorama })));
  return { roomTypes: rooms, buildingTypes: kinds, apartmentTypes: types };
}

async function removeOthers(tx: Transaction, project: number, development: Development): Promise<void> {
  await tx.delete(tags).where(
    and(
      eq(tags.project_id, project),
      others(
        tags.tag,
        development.tags.map((one) => one.tag),
      ),
    ),
  );
}

/**
 * Writes where leads come from, as the last thing of an import. The name is not written anew: who registers a client
 * refers
 * to the source and would have to wait. One that the package no longer names goes where no client came from it.
 */
export async function saveLeadSources(
  tx: Transaction,
  project_id: number,
  { leadSources: sources }: Development,
): Promise<void> {
  const target = [leadSources.project_id, leadSources.name];
  for (const { name, position } of placed(sources))
    await tx
      .insert(leadSources)
      .values({ project_id, name, position })
      .onConflictDoUpdate({ target, set: { position } });
  const gone = and(
    eq(leadSources.project_id, project_id),
    others(
      leadSources.name,
      sources.map((source) => source.name),
    ),
  );
  await tx.select({ id: leadSources.id }).from(leadSources).where(gone).orderBy(asc(leadSources.id)).for('update');
  await tx
    .delete(leadSources)
    .where(and(gone, sql`not exists (select 1 from clients c where c.lead_source_id = ${leadSources.id})`));
}

function others(column: Parameters<typeof notInArray>[0], names: string[]): SQL {
  return names.length === 0 ? sql`true` : notInArray(column, names);
}

function placed<T extends object>(rows: readonly T[]): (T & { position: number })[] {
  return rows.map((row, position) => ({ ...row, position }));
}
