import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '#server/database/connection.ts';
import { projects } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { lockProject } from '#server/project/change-project.ts';
import { writeContent } from '#server/project/package-content.ts';
import type { Development } from './development.ts';
import { saveBuildings } from './save-buildings.ts';
import { saveLeadSources, saveLookups } from './save-lookups.ts';
import { saveMedia } from './save-media.ts';
import { savePlans } from './save-plans.ts';
import { saveTour } from './save-tour.ts';
import { saveUnits } from './save-units.ts';

/** What an import left standing although the package no longer names it, because sales data hangs on it. */
export type SavedDevelopment = { keptUnits: { building: string; number: string }[]; keptBuildings: string[] };

/**
 * Writes a development in one transaction: all of it or nothing. Rows are found by their natural keys, so that ids
 * stay;
 * what sales did to a unit stays too, and so does what was edited apart from the package. Two imports at once wait for
 * each other.
 * `before` runs under that lock first; what it throws leaves everything as it was.
 */
export async function saveDevelopment(
  db: Database,
  development: Development,
  before: (tx: Transaction) => Promise<void> = async () => {},
): Promise<SavedDevelopment> {
  return inTransaction(db, async (tx) => {
    await lockProject(tx);
    await before(tx);
    const project = development.settings.projectId;
    const row = {
      settings: development.settings,
      texts: development.texts,
      package_version: development.version,
      imported_at: new Date(),
    };
    await tx
      .insert(projects)
      .values({ id: project, ...row })
      .onConflictDoUpdate({ target: projects.id, set: row });
    // Who sold what was shown before sells what is shown from now on.
    await tx.execute(
      sql`insert into user_projects (user_id, project_id) select distinct user_id, ${project}::int from user_projects on conflict do nothing`,
    );
    const { settings, texts, galleries, places } = development;
    await writeContent(tx, project, { settings, texts, galleries, places });
    const names = await saveLookups(tx, project, development);
    const buildings = await saveBuildings(tx, project, development, names.buildingTypes);
    const units = await saveUnits(tx, project, development.units, { ...names, buildings });
    await savePlans(tx, project, development, units.ids);
    await saveMedia(tx, project, development);
    await saveTour(tx, project, development.sequences, buildings);
    const keptBuildings = await removeUnused(tx, project, development);
    await saveLeadSources(tx, project, development);
    return { keptUnits: units.kept, keptBuildings };
  });
}

/**
 * Removes buildings and lookups that the package no longer names and nothing refers to; answers the codes of buildings
 * that must stay.
 */
async function removeUnused(tx: Transaction, project: number, development: Development): Promise<string[]> {
  const codes = asArray(development.buildings.map((building) => building.code));
  await tx.execute(
    sql`delete from buildings b where b.project_id = ${project} and b.code <> all(${codes}) and not exists (select 1 from properties p where p.building_id = b.id)`,
  );
  const kept = await tx.execute<{ code: string }>(
    sql`select code from buildings where project_id = ${project} and code <> all(${codes}) order by code`,
  );
  const roomTypes = asArray(development.roomTypes.map((type) => type.name));
  await tx.execute(
    sql`delete from room_types t where t.project_id = ${project} and t.name <> all(${roomTypes}) and not exists (select 1 from properties p where p.room_type_id = t.id)`,
  );
  const apartmentTypes = asArray(development.apartmentTypes.map((type) => type.name));
  await tx.execute(
    sql`delete from apartment_types t where t.project_id = ${project} and t.name <> all(${apartmentTypes}) and not exists (select 1 from properties p where p.apartment_type_id = t.id)`,
  );
  const buildingTypes = asArray(development.buildingTypes.map((type) => type.name));
  await tx.execute(
    sql`delete from building_types t where t.project_id = ${project} and t.name <> all(${buildingTypes}) and not exists (select 1 from buildings b where b.building_type_id = t.id)`,
  );
  return kept.rows.map((row) => row.code);
}

/** A list as one text[] parameter. */
function asArray(list: readonly string[]) {
  return sql`${sql.param(list)}::text[]`;
}
