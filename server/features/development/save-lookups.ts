import { and, asc, eq, notInArray, sql, type SQL } from 'drizzle-orm';
import { typeNameFields } from '#domain/buildings/type-names.ts';
import { withFurtherTexts } from '#domain/texts/local-fields.ts';
import type { Transaction } from '#server/database/connection.ts';
import { firstRow } from '#server/database/first-row.ts';
import { apartmentTypes, buildingTypes, leadSources, panoramas, roomTypes, tags } from '#server/database/schema.ts';
import type { Development } from './development.ts';

/** The ids of lookups by name. */
export type LookupIds = {
  roomTypes: Map<string, number>;
  apartmentTypes: Map<string, number>;
  buildingTypes: Map<string, number>;
};

/**
 * Writes the lookup lists that cannot be edited in the dashboard, in the package's order. Rows that others refer to
 * keep their ids.
 */
export async function saveLookups(tx: Transaction, project_id: number, development: Development): Promise<LookupIds> {
  const roomTypeIds = new Map<string, number>();
  for (const row of withPosition(development.roomTypes, 'label')) {
    const saved = await tx
      .insert(roomTypes)
      .values({ project_id, ...row })
      .onConflictDoUpdate({ target: [roomTypes.project_id, roomTypes.name], set: row })
      .returning({ id: roomTypes.id });
    roomTypeIds.set(row.name, firstRow(saved).id);
  }
  const buildingTypeIds = new Map<string, number>();
  for (const [position, type] of development.buildingTypes.entries()) {
    const row = { ...withFurtherTexts(type, ['title'], typeNameFields), position };
    const saved = await tx
      .insert(buildingTypes)
      .values({ project_id, ...row })
      .onConflictDoUpdate({ target: [buildingTypes.project_id, buildingTypes.name], set: row })
      .returning({ id: buildingTypes.id });
    buildingTypeIds.set(row.name, firstRow(saved).id);
  }
  const apartmentTypeIds = new Map<string, number>();
  for (const row of withPosition(development.apartmentTypes, 'title')) {
    const saved = await tx
      .insert(apartmentTypes)
      .values({ project_id, ...row })
      .onConflictDoUpdate({ target: [apartmentTypes.project_id, apartmentTypes.name], set: row })
      .returning({ id: apartmentTypes.id });
    apartmentTypeIds.set(row.name, firstRow(saved).id);
  }
  for (const row of withPosition(development.tags, 'title'))
    await tx
      .insert(tags)
      .values({ project_id, ...row })
      .onConflictDoUpdate({ target: [tags.project_id, tags.tag], set: row });
  const tagNames = development.tags.map(({ tag }) => tag);
  await tx.delete(tags).where(and(eq(tags.project_id, project_id), isNoneOf(tags.tag, tagNames)));
  await tx.delete(panoramas).where(eq(panoramas.project_id, project_id));
  if (development.panoramas.length > 0)
    await tx
      .insert(panoramas)
      .values(withPosition(development.panoramas, 'name').map((panorama) => ({ project_id, ...panorama })));
  return { roomTypes: roomTypeIds, buildingTypes: buildingTypeIds, apartmentTypes: apartmentTypeIds };
}

/**
 * Writes the lead sources, as the last step of an import. Names are not updated: that would lock the row against
 * registrations, whose clients refer to it. Sources that are no longer in the package are deleted unless a client
 * refers to them.
 */
export async function saveLeadSources(
  tx: Transaction,
  project_id: number,
  { leadSources: sources }: Development,
): Promise<void> {
  const target = [leadSources.project_id, leadSources.name];
  for (const { name, position } of withPosition(sources))
    await tx
      .insert(leadSources)
      .values({ project_id, name, position })
      .onConflictDoUpdate({ target, set: { position } });
  const names = sources.map(({ name }) => name);
  const isRemoved = and(eq(leadSources.project_id, project_id), isNoneOf(leadSources.name, names));
  await tx.select({ id: leadSources.id }).from(leadSources).where(isRemoved).orderBy(asc(leadSources.id)).for('update');
  await tx
    .delete(leadSources)
    .where(and(isRemoved, sql`not exists (select 1 from clients c where c.lead_source_id = ${leadSources.id})`));
}

function isNoneOf(column: Parameters<typeof notInArray>[0], names: string[]): SQL {
  return names.length === 0 ? sql`true` : notInArray(column, names);
}

function withPosition<T extends object>(rows: readonly T[], ...fields: string[]) {
  return rows.map((row, position) => ({ ...withFurtherTexts(row, fields), position }));
}
