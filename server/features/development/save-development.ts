import { eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { getOrThrow } from '#domain/collections/get-or-throw.ts';
import type { Database, Transaction } from '#server/database/connection.ts';
import {
  apartmentTypes,
  buildings,
  buildingTypes,
  documents,
  pictures,
  projects,
  properties,
  roomTypes,
  tours,
} from '#server/database/schema.ts';
import { storedTourSchema } from '#server/database/stored-tour.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { lockProject } from '#server/project/change-project.ts';
import { writeContent } from '#server/project/package-content.ts';
import type { Development, DevelopmentSequence } from './development.ts';
import { findConflicts, findOtherProject, PackageConflictError } from './find-conflicts.ts';
import { saveBuildings } from './save-buildings.ts';
import { saveLeadSources, saveLookups } from './save-lookups.ts';
import { saveLegalPages } from './save-legal-pages.ts';
import { savePlans } from './save-plans.ts';
import { lockUnits, saveUnits, type KeptUnit } from './save-units.ts';

/** Units and buildings that are not in the package but were kept, because sales data refers to them. */
export type SavedDevelopment = { keptUnits: KeptUnit[]; keptBuildings: string[] };

const batchSize = 1000;

/**
 * `before` runs first, under the lock of the project, and `after` last; if either throws an error, nothing changes.
 * With `replaces`, the development may replace another project.
 */
export type SaveOptions = {
  before?: ((tx: Transaction) => Promise<void>) | undefined;
  after?: ((tx: Transaction) => Promise<void>) | undefined;
  replaces?: boolean | undefined;
};

/**
 * Writes a development in one transaction: all of it or nothing. Rows are found by their natural keys, so that ids stay
 * the same. Sales data and edits from the dashboard are kept. Simultaneous imports wait for each other. Throws
 * `PackageConflictError` if the package would break what sales promised.
 */
export async function saveDevelopment(
  db: Database,
  development: Development,
  { before = async () => {}, after = async () => {}, replaces = false }: SaveOptions = {},
): Promise<SavedDevelopment> {
  return inTransaction(db, async (tx) => {
    await lockProject(tx);
    await before(tx);
    const { projectId } = development.settings;
    // Locked before looking for conflicts, so that the result stays valid until the transaction ends.
    await lockUnits(tx, projectId);
    const conflicts = [
      ...(replaces ? [] : await findOtherProject(tx, projectId)),
      ...(await findConflicts(tx, projectId, development)),
    ];
    if (conflicts.length > 0) throw new PackageConflictError(conflicts);
    await saveProject(tx, projectId, development);
    const { settings, texts, galleries, places } = development;
    await writeContent(tx, projectId, { settings, texts, galleries, places });
    const lookupIds = await saveLookups(tx, projectId, development);
    const buildingIds = await saveBuildings(tx, projectId, development, lookupIds.buildingTypes);
    const ids = { ...lookupIds, buildings: buildingIds };
    const units = await saveUnits(tx, projectId, development, ids);
    await savePlans(tx, projectId, development, units.ids);
    await saveMedia(tx, projectId, development);
    await saveLegalPages(tx, projectId, development.legal);
    await saveTour(tx, projectId, development.sequences, buildingIds);
    const keptBuildings = await removeUnused(tx, projectId, development);
    await saveLeadSources(tx, projectId, development);
    await after(tx);
    return { keptUnits: units.kept, keptBuildings };
  });
}

async function saveProject(tx: Transaction, id: number, development: Development): Promise<void> {
  const row = {
    settings: development.settings,
    texts: development.texts,
    levels: development.levels,
    place_categories: development.placeCategories,
    fronts: development.fronts,
    package_version: development.version,
    // After every other project, even one that was imported while the clock was ahead: the latest one is shown.
    imported_at: sql`greatest(now(), (
      select max(other.imported_at) + interval '1 millisecond' from projects other where other.id <> ${id}))`,
  };
  await tx
    .insert(projects)
    .values({ id, ...row })
    .onConflictDoUpdate({ target: projects.id, set: row });
  // Users who sold the previous project sell this one.
  await tx.execute(sql`
    insert into user_projects (user_id, project_id)
    select distinct user_id, ${id}::int from user_projects
    on conflict do nothing`);
}

/** Replaces the lists of pictures and documents. Their files were stored before. */
async function saveMedia(tx: Transaction, project_id: number, development: Development): Promise<void> {
  await tx.delete(pictures).where(eq(pictures.project_id, project_id));
  for (let start = 0; start < development.pictures.length; start += batchSize) {
    await tx
      .insert(pictures)
      .values(development.pictures.slice(start, start + batchSize).map((picture) => ({ project_id, ...picture })));
  }
  await tx.delete(documents).where(eq(documents.project_id, project_id));
  if (development.documents.length > 0)
    await tx.insert(documents).values(development.documents.map((document) => ({ project_id, ...document })));
}

/** Writes the rotator. Its markers are stored with the ids of their buildings. */
async function saveTour(
  tx: Transaction,
  project_id: number,
  sequences: readonly DevelopmentSequence[],
  buildingIds: ReadonlyMap<string, number>,
): Promise<void> {
  const tour = storedTourSchema.parse({
    sequences: sequences.map(({ markers, ...sequence }) => ({
      ...sequence,
      markers: markers.map(({ building, ...marker }) => ({
        ...marker,
        building_id: getOrThrow(buildingIds, building),
      })),
    })),
  });
  await tx.insert(tours).values({ project_id, tour }).onConflictDoUpdate({ target: tours.project_id, set: { tour } });
}

/**
 * Removes buildings and lookups that are not in the package any more and that nothing refers to. Returns the codes of
 * the buildings that had to stay.
 */
async function removeUnused(tx: Transaction, projectId: number, development: Development): Promise<string[]> {
  const codes = toTextArray(development.buildings.map((building) => building.code));
  await tx.execute(sql`
    delete from buildings b
    where b.project_id = ${projectId}
      and b.code <> all(${codes})
      and not exists (select 1 from properties p where p.building_id = b.id)`);
  const kept = await tx.execute<{ code: string }>(sql`
    select code from buildings
    where project_id = ${projectId} and code <> all(${codes})
    order by code`);
  await removeLookups(tx, projectId, development.roomTypes, { table: roomTypes, usedBy: properties.room_type_id });
  await removeLookups(tx, projectId, development.apartmentTypes, {
    table: apartmentTypes,
    usedBy: properties.apartment_type_id,
  });
  await removeLookups(tx, projectId, development.buildingTypes, {
    table: buildingTypes,
    usedBy: buildings.building_type_id,
  });
  return kept.rows.map((row) => row.code);
}

type LookupTable = typeof roomTypes | typeof apartmentTypes | typeof buildingTypes;

/** Removes the entries of a lookup list that the package does not have and that no row of `usedBy` refers to. */
async function removeLookups(
  tx: Transaction,
  projectId: number,
  entries: readonly { name: string }[],
  { table, usedBy }: { table: LookupTable; usedBy: PgColumn },
): Promise<void> {
  await tx.execute(sql`
    delete from ${table}
    where ${table.project_id} = ${projectId}
      and ${table.name} <> all(${toTextArray(entries.map((entry) => entry.name))})
      and not exists (select 1 from ${usedBy.table} where ${usedBy} = ${table.id})`);
}

/** A list as one text[] parameter. */
function toTextArray(list: readonly string[]) {
  return sql`${sql.param(list)}::text[]`;
}
