import { access, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { unitFactNames } from '#domain/units/unit-facts.ts';
import * as tables from '#server/database/schema.ts';
import { picture } from '#tools/testing/build-package.ts';
import { openImportFixture } from '#tools/testing/import-fixture.ts';
import { unitRows } from '#tools/testing/package-content.ts';
import { apartmentBuilding, standardOptions } from '#tools/testing/package-options.ts';
import { writeXlsx, writeXlsxEntries } from '#tools/testing/write-xlsx.ts';
import { writeZip } from '#tools/testing/write-zip.ts';
import { checkHere, importHere } from '#tools/testing/import-here.ts';
import { prepareMedia } from './prepare-media.ts';

const { db, mediaFolder, newPackage, load, unitsByKey } = await openImportFixture();

const stylesRelation =
  '<Relationship Id="rId2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/>';

beforeEach(async () => {
  await db.execute(sql`truncate projects, clients, users cascade`);
});

test('a development of two apartment buildings is imported completely', async () => {
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

test('every width of a picture has a file', async () => {
  const built = await newPackage();
  await built.write('pictures/κήπος/σαλόνι.webp', await picture(1000, 562, 90, 'webp'));
  await load(built.folder);
  const pictures = await db.select().from(tables.pictures);
  expect(pictures.find(({ name }) => name === 'κήπος/σαλόνι.webp')?.widths).toEqual([480, 960, 1000]);
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

test('the rotator has frames of each kind for every angle, and an atlas', async () => {
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

test('units are the same from a workbook and from CSV', async () => {
  const one = await newPackage();
  await load(one.folder);
  const fromCsv = [...(await unitsByKey()).values()];
  const rows = unitRows(standardOptions);
  const isNumber = new Set(['level', 'is_dublex', 'price', 'furniture_price', ...unitFactNames]);
  const cells = rows.map((row, index) =>
    row.map((cell, column) => (index > 0 && cell !== '' && isNumber.has(rows[0]![column]!) ? Number(cell) : cell)),
  );
  await rm(one.path('units.csv'));
  await one.write('units.xlsx', writeXlsx(cells));
  await load(one.folder);
  expect([...(await unitsByKey()).values()]).toEqual(fromCsv);
});

test('mistakes in a workbook are reported with their row', async () => {
  const one = await newPackage();
  const rows = unitRows(standardOptions);
  rows[4]![8] = '284,500';
  await rm(one.path('units.csv'));
  await one.write('units.xlsx', writeXlsx(rows));
  const { mistakes, imported } = await importHere(one.folder, { database: db, mediaFolder });
  expect(mistakes).toMatchObject([{ code: 'price_format', file: 'units.xlsx', line: 5 }]);
  expect(imported).toBeNull();
});

test('reports cells that a spreadsheet shows differently from what it stores: percent, formulas, errors, lost zeros', async () => {
  const one = await newPackage();
  const rows: (string | number)[][] = unitRows(standardOptions);
  const sheet = rows.map((row) => row.map((cell) => (cell === '001' ? 1 : cell)));
  const entries = writeXlsxEntries(sheet).map((entry) => {
    const data = String(entry.data);
    if (entry.name.endsWith('.rels') && entry.name.startsWith('xl/'))
      return { ...entry, data: data.replace('</Relationships>', `${stylesRelation}</Relationships>`) };
    if (!entry.name.endsWith('sheet1.xml')) return entry;
    const cells: [string, string][] = [
      ['L3', '<c r="L3" s="1"><v>0.845</v></c>'],
      ['L4', '<c r="L4"><f>K4*0.9</f></c>'],
      ['H5', '<c r="H5" t="e"><f>A1</f><v>#REF!</v></c>'],
    ];
    const changed = cells.reduce(
      (text, [reference, cell]) => text.replace(new RegExp(`<c r="${reference}"[^>]*>.*?</c>`), cell),
      data,
    );
    return { ...entry, data: changed };
  });
  const styles = '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="10"/></cellXfs></styleSheet>';
  await rm(one.path('units.csv'));
  await one.write('units.xlsx', writeZip([...entries, { name: 'xl/styles.xml', data: styles }]));
  const { mistakes } = await checkHere(one.folder);
  expect(mistakes.map(({ code, line }) => `${code} ${line}`)).toEqual(
    expect.arrayContaining(['number_format 3', 'cell_formula 4', 'cell_error 5']),
  );
  expect(mistakes.find(({ code }) => code === 'number_format')?.what).toContain('84.5%');
  expect(mistakes.find(({ code }) => code === 'unit_without_polygon')).toMatchObject({
    line: 2,
    todo: expect.stringMatching(/"001"\? Spreadsheets drop leading zeros/),
  });
});

test('mistakes in settings and scripts in drawings do not hide other mistakes', async () => {
  const one = await newPackage();
  await one.change('development.json', (text) =>
    text
      .replace('"frames": 2', '"frames": 2, "showPrice": true, "areaUnit": 5')
      .replace('bot@gunes.example', 'nobody')
      .replace('"greeting": "Welcome"', '"greeting": "Welcome", "farewell": "Goodbye"'),
  );
  await one.change('plans/δf0.svg', (text) =>
    text.replace('unit-001', 'unit-777').replace('</svg>', '<script/></svg>'),
  );
  await rm(one.path('rotator/building0/b2.webp'));
  const { mistakes, warnings } = await checkHere(one.folder);
  expect(warnings).toMatchObject([{ code: 'text_missing', file: 'development.json' }]);
  expect(new Set(mistakes.map(({ code }) => code))).toEqual(
    new Set([
      'setting_unknown',
      'setting_invalid',
      'setting_not_email',
      'polygon_without_unit',
      'svg_script',
      'picture_missing',
      'unit_without_polygon',
    ]),
  );
});

test('villas of one class share a plan whose polygon is named unit', async () => {
  const villa = (code: string) => ({
    ...apartmentBuilding(code, { className: 'V', levels: [0], unitsPerLevel: 1 }),
    isVilla: true,
  });
  const { folder } = await newPackage({ buildings: [apartmentBuilding('A'), villa('V1'), villa('V2')] });
  await load(folder);
  const [plan] = await db.select().from(tables.plans).where(eq(tables.plans.code, 'vf0'));
  expect(await db.$count(tables.planPolygons, eq(tables.planPolygons.plan_id, plan!.id))).toBe(2);
});

test('prepared files are copied instead of encoded, unless they are invalid', async () => {
  const one = await newPackage();
  const { prepared } = await prepareMedia(one.folder);
  expect(prepared!.made).toBe(16);
  const fresh = await mkdtemp(join(tmpdir(), 'loggia-media-'));
  const ids = await readdir(one.path('prepared'));
  const spoilt = ids.find((id) => id.length === 32)!;
  for (const file of await readdir(one.path(join('prepared', spoilt))))
    await one.write(join('prepared', spoilt, file), 'not a picture');
  const { imported } = await importHere(one.folder, { database: db, mediaFolder: fresh });
  const spoiltFiles = await readdir(join(fresh, spoilt));
  expect(imported!.media.prepared).toBe(prepared!.made - spoiltFiles.length);
  for (const file of spoiltFiles) expect((await sharp(join(fresh, spoilt, file)).metadata()).width).toBeGreaterThan(0);
  const again = await importHere(one.folder, { database: db, mediaFolder: fresh });
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

test('five thousand units are imported', async () => {
  const buildings = Array.from({ length: 10 }, (_, index) =>
    apartmentBuilding(`B${index}`, { className: 'B', levels: [0, 1, 2, 3, 4, 5, 6, 7], unitsPerLevel: 63 }),
  );
  const { folder } = await newPackage({ buildings });
  const { imported } = await load(folder);
  expect(imported!.units).toBe(5040);
  expect(await db.$count(tables.planPolygons)).toBe(5040);
});
