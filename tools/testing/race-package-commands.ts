import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import type { PackageUpload } from '#contract/entities/package-upload.ts';
import { settingsSchema } from '#contract/settings.ts';
import type { Database } from '#server/database/connection.ts';
import { firstRow } from '#server/database/first-row.ts';
import { leadSources, packageUploads, projects, properties } from '#server/database/schema.ts';
import { filesOf } from '#server/features/development/background-work.ts';
import type { Development } from '#server/features/development/development.ts';
import { PackageConflictError } from '#server/features/development/find-conflicts.ts';
import { saveDevelopment } from '#server/features/development/save-development.ts';
import { required } from '../required.ts';
import { jsonPackageFile } from './json-package-importer.ts';
import { request, type RaceCommand, type RaceObjects } from './race-command.ts';
import { raceGallery, racePlace } from './race-project-commands.ts';
import { sampleBuilding } from './sample-project.ts';

/** How often a browser that watches a package asks for it here, in milliseconds. */
const pollInterval = 10;

const pathOf = ({ upload }: RaceObjects) => `/project/packages/${required(upload, 'the uploaded package')}`;

/** The writing commands on an uploaded package that was checked, by name. */
export const racePackageCommands = {
  /** Loads the package. A failure that nobody expects is answered 599, since the call itself was answered before. */
  async applyPackage({ send, objects }) {
    const begun = await send(request(`${pathOf(objects)}/apply`, objects.admin));
    for (let seen = begun; ;) {
      const { state, failure } = JSON.parse(seen.text) as Partial<PackageUpload>;
      if (failure === 'unexpected') return { ...seen, status: 599 };
      if (state !== 'loading') return seen;
      await wait(pollInterval);
      seen = await send({ ...request(pathOf(objects), objects.admin), method: 'GET' });
    }
  },
  /** Loads a package that gives the unit another number and code, unless it contradicts one loaded meanwhile. */
  async rename({ db, projectId, objects: { unit } }) {
    const development = await samplePackage(db, projectId, (row) =>
      row.id === unit ? { ...row, number: `R${unit}`, code: `A-R${unit}`, formerly: row.code } : row,
    );
    try {
      await saveDevelopment(db, development);
    } catch (error) {
      if (!(error instanceof PackageConflictError)) throw error;
    }
    return { status: 200, text: '' };
  },
  discardPackage: ({ send, objects }) => send(request(pathOf(objects), objects.admin, {}, 'DELETE')),
} as const satisfies Record<string, RaceCommand>;

/** Stores a package without a unit as if it had been uploaded to a `DATA_DIR` and checked. Returns its id. */
export async function addRaceUpload(
  db: Database,
  { dataDir, projectId, unit }: { dataDir: string; projectId: number; unit: number },
): Promise<number> {
  const { version } = firstRow(
    await db.select({ version: projects.package_version }).from(projects).where(eq(projects.id, projectId)),
  );
  const stored = { project_id: projectId, file_name: 'package.zip', bytes: 1, base_version: version };
  const { id } = firstRow(
    await db
      .insert(packageUploads)
      .values({ ...stored, state: 'checked' })
      .returning(),
  );
  const { content } = filesOf(dataDir, id);
  await mkdir(content, { recursive: true });
  await writeFile(join(content, jsonPackageFile), JSON.stringify(await withoutUnit(db, projectId, unit)));
  return id;
}

/** The sample project as a package from which a unit has been removed. */
export async function withoutUnit(db: Database, projectId: number, unit: number): Promise<Development> {
  const dropped = await db.select({ code: properties.code }).from(properties).where(eq(properties.id, unit));
  return {
    ...(await samplePackage(db, projectId, (row) => (row.id === unit ? null : row))),
    heldUnits: dropped.map(({ code }) => ({ code, outcome: 'withdrawn', reason: 'Not built' })),
  };
}

type UnitRow = typeof properties.$inferSelect;

/** The sample project as a package. `change` returns a unit as the package has it, or null to leave it out. */
async function samplePackage(
  db: Database,
  projectId: number,
  change: (row: UnitRow) => UnitRow | null,
): Promise<Development> {
  const stored = await db
    .select()
    .from(properties)
    .where(sql`not ${properties.withdrawn}`);
  const rows = stored.flatMap((row) => change(row) ?? []);
  const sources = await db.select({ name: leadSources.name }).from(leadSources);
  return {
    version: randomUUID(),
    settings: settingsSchema.parse({
      projectName: 'Sample',
      projectId,
      botSalesRep: { email: 'bot@sample.example' },
      canSell: true,
    }),
    texts: { en: { motto: 'High up' }, tr: {} },
    roomTypes: [{ name: '1+1', label_en: 'One bedroom', label_tr: 'Bir yatak odalı', folder: 'one' }],
    buildingTypes: [{ name: 'block', title_en: 'Block', title_tr: 'Blok' }],
    apartmentTypes: [{ name: 'A', title_en: 'A', title_tr: 'A', images: [], plans: [], link_360: null }],
    tags: [],
    leadSources: sources,
    galleries: [raceGallery],
    panoramas: [],
    places: [racePlace],
    levels: [],
    placeCategories: [{ name: racePlace.category, title_en: 'Shops', title_tr: 'Mağazalar', icon: 'shop' }],
    fronts: [],
    floorOutlines: [],
    plans: [],
    pictures: [],
    documents: [],
    sequences: [],
    legal: [],
    buildings: [{ ...sampleBuilding, formerly: null, building_type: 'block' }],
    // Not in the order of ids, as in real packages.
    units: rows.toReversed().map((row) => ({
      ...row,
      building: 'A',
      level: row.flat_level,
      room_type: '1+1',
      apartment_type: 'A',
      status_id: row.imported_status_id,
    })),
    heldUnits: [],
  };
}
