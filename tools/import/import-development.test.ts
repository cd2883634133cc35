import { access, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeEach, expect, test } from 'vitest';
import * as tables from '#server/database/schema.ts';
import { findProject } from '#server/people/find-project.ts';
import { buildPackage, type BuiltPackage } from '#tools/testing/build-package.ts';
import { unitRows } from '#tools/testing/package-content.ts';
import { apartmentBuilding, standardOptions } from '#tools/testing/package-options.ts';
import { ownDatabase } from '#tools/testing/own-database.ts';
import { writeXlsx } from '#tools/testing/write-xlsx.ts';
import { importDevelopment } from './import-development.ts';
import { prepareMedia } from './prepare-media.ts';

const database = await ownDatabase();
const { db } = database;
const mediaFolder = await mkdtemp(join(tmpdir(), 'loggia-media-'));
const built: BuiltPackage[] = [];

afterAll(async () => {
  for (const one of built) await one.remove();
  await rm(mediaFolder, { recursive: true });
});

beforeEach(async () => {
  await db.execute(sql`truncate projects, clients, users cascade`);
});

async function newPackage(options = {}): Promise<BuiltPackage> {
  const one = await buildPackage(options);
  built.push(one);
  return one;
}

async function load(folder: string) {
  const result = await importDevelopment(folder, { database: db, mediaFolder });
  expect(result.mistakes).toEqual([]);
  return result;
}

const unitsByKey = async () => {
  const rows = await db
    .select()
    .from(tables.properties)
    .innerJoin(tables.buildings, eq(tables.buildings.id, tables.properties.building_id));
  return new Map(rows.map((row) => [`${row.buildings.code} ${row.properties.number}`, row.properties]));
};

test('a development of two apartment buildings arrives whole', async () => {
  const { folder } = await newPackage();
  const { imported } = await load(folder);
  expect(imported).toMatchObject({ projectId: 7, units: 18, buildings: 2 });
  const units = await unitsByKey();
  expect(units.size).toBe(18);
  expect(units.get('Δ 201')).toMatchObject({
    code: 'Δ-201',
    flat_level: 2,
    is_dublex: true,
    price: 16_000_000,
    furniture_price: 250_000,
    gross_area: 84.5,
    net_area: 71.25,
    tags: ['sea', 'corner'],
    images: ['κήπος/σαλόνι.webp'],
  });
  expect(await db.select().from(tables.buildings).orderBy(tables.buildings.position)).toMatchObject([
    { code: 'Δ', class_name: 'Δ', is_villa: false },
    { code: 'Ş2', number: 2 },
  ]);
  expect((await db.select().from(tables.floorOutlines)).map((row) => `${row.class_name} ${row.level}`).sort()).toEqual([
    'ş2 0',
    'ş2 1',
    'δ 0',
    'δ 1',
    'δ 2',
  ]);
  expect((await db.select().from(tables.plans)).map((plan) => plan.code).sort()).toEqual([
    'ş2f0',
    'ş2f1',
    'δf0',
    'δf1',
    'δf2',
    'δf2d',
  ]);
  expect(await db.$count(tables.planPolygons)).toBe(19);
  const [project] = await db.select().from(tables.projects);
  expect(project).toMatchObject({
    settings: { projectName: 'Güneş Evleri', frames: 2 },
    texts: { tr: { greeting: 'Hoş geldiniz' } },
  });
});

test('every width of a picture has its file', async () => {
  const { folder } = await newPackage();
  await load(folder);
  const pictures = await db.select().from(tables.pictures);
  expect(pictures.map((picture) => picture.name).sort()).toEqual([
    'buildings/ş2',
    'buildings/δ',
    'güneş/ışık ğüşiöç.png',
    'placeholder',
    'κήπος/σαλόνι.webp',
  ]);
  for (const { media_id, widths, colour, file } of pictures) {
    expect(colour).toMatch(/^#[0-9a-f]{6}$/);
    await access(join(mediaFolder, media_id, file.replace(/\.webp$/, '.avif')));
    for (const width of widths) {
      expect(await sharp(join(mediaFolder, media_id, `${width}.avif`)).metadata()).toMatchObject({
        format: 'heif',
        compression: 'av1',
        width,
      });
    }
  }
});

test('the rotator has a frame of each kind for every angle, and an atlas of all', async () => {
  const { folder } = await newPackage();
  await load(folder);
  const [row] = await db.select().from(tables.tours);
  const [sequence] = row!.tour.sequences;
  const buildings = await db.select().from(tables.buildings);
  expect(sequence!.markers.map((marker) => marker.building_id).sort()).toEqual(
    buildings.map((building) => building.id).sort(),
  );
  const { landscape, portrait, atlas, portraitCrop, width, height } = sequence!;
  expect([...landscape.avif, ...landscape.webp, ...portrait.avif, ...portrait.webp]).toHaveLength(12);
  const sizeOf = async (address: string) => {
    const metadata = await sharp(join(mediaFolder, address.replace('/media/', ''))).metadata();
    return [metadata.width, metadata.height];
  };
  expect(await sizeOf(landscape.avif[2]!)).toEqual([width, height]);
  expect(await sizeOf(portrait.avif[0]!)).toEqual([portraitCrop.width, height]);
  expect(await sizeOf(atlas.avif)).toEqual([3 * atlas.tileWidth, atlas.tileHeight]);
});

test('a second import changes what the package says and keeps ids and all that sales did', async () => {
  const one = await newPackage();
  await load(one.folder);
  const before = await unitsByKey();
  const ids = await makeSalesData(before.get('Δ 001')!.id);
  await db
    .update(tables.properties)
    .set({ status_id: 3, price: 1 })
    .where(eq(tables.properties.id, before.get('Δ 002')!.id));
  await one.change('units.csv', (text) =>
    text
      .replaceAll('84.5', '90.5')
      .replace(/^(Δ,00[124],.*?),(available|reserved|sold),/gm, '$1,blocked,')
      .replaceAll(',15000000,', ',15500000,')
      .replaceAll(',15100000,', ',15600000,'),
  );
  await load(one.folder);
  const after = await unitsByKey();
  expect([...after].map(([key, unit]) => [key, unit.id])).toEqual([...before].map(([key, unit]) => [key, unit.id]));
  expect(after.get('Δ 001')).toMatchObject({ gross_area: 90.5, status_id: 1, imported_status_id: 4 });
  expect(after.get('Δ 002')).toMatchObject({
    gross_area: 90.5,
    status_id: 3,
    price: 1,
    imported_status_id: 4,
    imported_price: 15_600_000,
  });
  expect(after.get('Δ 004')).toMatchObject({ status_id: 4 });
  expect(await db.$count(tables.favourites, eq(tables.favourites.id, ids.favourite))).toBe(1);
  expect(await db.$count(tables.propertyClaims)).toBe(1);
  expect(await db.$count(tables.clients)).toBe(1);
});

test('another development takes the place of the one before, and who sold that one sells this one', async () => {
  await load((await newPackage({ projectId: 3 })).folder);
  const [user] = await db
    .insert(tables.users)
    .values({ name: 'Sales', email: 'sales@x.example', phone: '', password_hash: '', role_id: 1 })
    .returning();
  await db.insert(tables.userProjects).values({ user_id: user!.id, project_id: 3 });
  await load((await newPackage({ projectId: 2 })).folder);
  expect(await findProject(db)).toMatchObject({ id: 2 });
  const memberships = await db
    .select({ project: tables.userProjects.project_id })
    .from(tables.userProjects)
    .where(eq(tables.userProjects.user_id, user!.id));
  expect(memberships.map(({ project }) => project).toSorted()).toEqual([2, 3]);
});

test('a unit that leaves the package is deleted, but withdrawn and reported where sales data hangs on it', async () => {
  const one = await newPackage();
  await load(one.folder);
  await makeSalesData((await unitsByKey()).get('Δ 003')!.id);
  await one.change('units.csv', (text) => text.replace(/^Δ,00[34],.*\n/gm, ''));
  await one.change('plans/δf0.svg', (text) => text.replace(/<rect id="unit-00[34]"[^>]*>/g, ''));
  const { warnings } = await load(one.folder);
  expect(warnings).toMatchObject([{ code: 'unit_kept', what: expect.stringContaining('Unit 003 of building Δ') }]);
  const units = await unitsByKey();
  expect(units.has('Δ 004')).toBe(false);
  expect(units.get('Δ 003')!.withdrawn).toBe(true);
});

test('a building that leaves the package goes with its units', async () => {
  const one = await newPackage();
  await load(one.folder);
  const smaller = await newPackage({ buildings: [apartmentBuilding('Δ', { dublexLevels: [2] })] });
  await load(smaller.folder);
  expect((await db.select().from(tables.buildings)).map((building) => building.code)).toEqual(['Δ']);
  expect((await unitsByKey()).size).toBe(12);
});

test('units from a workbook are the same as from CSV', async () => {
  const one = await newPackage();
  await load(one.folder);
  const fromCsv = [...(await unitsByKey()).values()];
  const rows = unitRows(standardOptions);
  const isNumber = new Set([
    'level',
    'is_dublex',
    'price',
    'furniture_price',
    'gross_area',
    'net_area',
    'terrace_area',
    'garden_area',
    'bathrooms',
  ]);
  const cells = rows.map((row, index) =>
    row.map((cell, column) => (index > 0 && cell !== '' && isNumber.has(rows[0]![column]!) ? Number(cell) : cell)),
  );
  await rm(one.path('units.csv'));
  await one.write('units.xlsx', writeXlsx(cells));
  await load(one.folder);
  expect([...(await unitsByKey()).values()]).toEqual(fromCsv);
});

test('mistakes in a workbook are named with their row', async () => {
  const one = await newPackage();
  const rows = unitRows(standardOptions);
  rows[4]![8] = '284,500';
  await rm(one.path('units.csv'));
  await one.write('units.xlsx', writeXlsx(rows));
  const { mistakes, imported } = await importDevelopment(one.folder, { database: db, mediaFolder });
  expect(mistakes).toMatchObject([{ code: 'price_format', file: 'units.xlsx', line: 5 }]);
  expect(imported).toBeNull();
});

test('villas of one class share a plan whose polygon is called unit', async () => {
  const villa = (code: string) => ({
    ...apartmentBuilding(code, { className: 'V', levels: [0], unitsPerLevel: 1 }),
    isVilla: true,
  });
  const { folder } = await newPackage({ buildings: [apartmentBuilding('A'), villa('V1'), villa('V2')] });
  await load(folder);
  const [plan] = await db.select().from(tables.plans).where(eq(tables.plans.code, 'vf0'));
  expect(await db.$count(tables.planPolygons, eq(tables.planPolygons.plan_id, plan!.id))).toBe(2);
});

test('prepared files are taken instead of encoding, but not where they are not what they say', async () => {
  const one = await newPackage();
  const { prepared } = await prepareMedia(one.folder);
  expect(prepared!.made).toBe(17);
  const fresh = await mkdtemp(join(tmpdir(), 'loggia-media-'));
  const ids = await readdir(one.path('prepared'));
  const spoilt = ids.find((id) => id.length === 32)!;
  for (const file of await readdir(one.path(join('prepared', spoilt))))
    await one.write(join('prepared', spoilt, file), 'not a picture');
  const { imported } = await importDevelopment(one.folder, { database: db, mediaFolder: fresh });
  const spoiltFiles = await readdir(join(fresh, spoilt));
  expect(imported!.media.prepared).toBe(prepared!.made - spoiltFiles.length);
  for (const file of spoiltFiles) expect((await sharp(join(fresh, spoilt, file)).metadata()).width).toBeGreaterThan(0);
  const again = await importDevelopment(one.folder, { database: db, mediaFolder: fresh });
  expect(again.imported!.media).toMatchObject({ made: 0, prepared: 0 });
  await rm(fresh, { recursive: true });
});

test('file names in decomposed Unicode, as macOS writes them, are found', async () => {
  const one = await newPackage();
  const [greek] = one.options.pictureNames;
  const bytes = await readFile(one.path(`pictures/${greek}`));
  await rm(one.path(`pictures/${greek}`));
  await one.write(`pictures/${greek!.normalize('NFD')}`, bytes);
  await load(one.folder);
  expect(await db.$count(tables.pictures, eq(tables.pictures.name, greek!.normalize('NFC')))).toBe(1);
});

test('five thousand units are loaded in seconds', async () => {
  const buildings = Array.from({ length: 10 }, (_, index) =>
    apartmentBuilding(`B${index}`, { className: 'B', levels: [0, 1, 2, 3, 4, 5, 6, 7], unitsPerLevel: 63 }),
  );
  const { folder } = await newPackage({ buildings });
  const start = performance.now();
  const { imported } = await load(folder);
  expect(imported!.units).toBe(5040);
  expect(performance.now() - start).toBeLessThan(20_000);
  expect(await db.$count(tables.planPolygons)).toBe(5040);
});

/** A client who holds and likes a unit. */
async function makeSalesData(property_id: number): Promise<{ favourite: number }> {
  const [user] = await db
    .insert(tables.users)
    .values({ name: 'Rep', email: 'rep@gunes.example', phone: '0', password_hash: 'x', role_id: 1 })
    .returning();
  const [source] = await db
    .select()
    .from(tables.leadSources)
    .where(and(eq(tables.leadSources.project_id, 7), eq(tables.leadSources.name, 'Web')));
  const [client] = await db
    .insert(tables.clients)
    .values({
      project_id: 7,
      email: 'client@gunes.example',
      first_name: 'A',
      last_name: 'B',
      password_hash: 'x',
      lead_source_id: source!.id,
      can_self_login: true,
    })
    .returning();
  await db.insert(tables.propertyClaims).values({ property_id, client_id: client!.id, user_id: user!.id, status: 2 });
  const [favourite] = await db.insert(tables.favourites).values({ client_id: client!.id, property_id }).returning();
  return { favourite: favourite!.id };
}
