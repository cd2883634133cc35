import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { UnitStatus } from '#domain/units/unit-status.ts';
import { settingsSchema } from '#contract/settings.ts';
import { ownApp } from '#tools/testing/own-app.ts';
import { readPdf } from '#tools/testing/read-pdf.ts';
import { makeClient, makeUser } from '#tools/testing/sales-sessions.ts';
import { fillSampleProject } from '#tools/testing/sample-pictures.ts';
import { saveSampleProject, type SampleIds } from '#tools/testing/sample-project.ts';
import { saveMapFile } from '#tools/testing/save-map-file.ts';
import {
  apartmentTypes,
  buildings,
  buildingTypes,
  documents,
  places,
  projects,
  properties,
} from '#server/database/schema.ts';
import { beginSession } from '#server/sessions/sessions.ts';

const feature = (properties: object, type: string, coordinates: unknown) => ({
  type: 'Feature',
  properties,
  geometry: { type, coordinates },
});
const map = {
  type: 'FeatureCollection',
  features: [
    feature({ kind: 'street', class: 'primary' }, 'LineString', [
      [23.7, 37.985],
      [23.75, 37.985],
    ]),
    feature(
      { kind: 'label', class: 'quarter', name_en: 'Old Harbour', name_tr: 'Eski Liman', rank: 1 },
      'Point',
      [23.722, 37.987],
    ),
  ],
};

let ids!: SampleIds;
const {
  app,
  database: { db },
  dataDir,
} = await ownApp(
  async ({ db }, dataDir) => {
    ids = await saveSampleProject(db, { units: 45 });
    await fillSampleProject(db, dataDir, {
      texts: {
        en: {
          tagline: 'High #up ] *there*',
          intro_text: 'Words of the house',
          handover: 'June 2027',
          address: 'Harbour 1',
        },
        tr: { tagline: 'Yükseklerde ğış' },
      },
    });
    await db.insert(places).values([
      {
        project_id: 7,
        id: 1,
        category: 'museums',
        title_en: 'Old #Museum',
        title_tr: 'Eski Müze',
        lat: 37.98,
        lng: 23.73,
        link: null,
      },
      {
        project_id: 7,
        id: 2,
        category: 'shops',
        title_en: 'Market',
        title_tr: 'Çarşı',
        lat: 37.99,
        lng: 23.72,
        link: null,
      },
    ]);
    await saveMapFile(db, dataDir, 'base.geojson', JSON.stringify(map));
    const [kind] = await db.select().from(buildingTypes);
    const [villa] = await db
      .insert(buildings)
      .values({
        project_id: 7,
        code: 'V1',
        class_name: 'V',
        name_en: 'Villa One',
        name_tr: 'Villa Bir',
        number: 2,
        zone_id: 1,
        is_villa: true,
        instance_name: 'v',
        building_type_id: kind!.id,
      })
      .returning();
    const [duplex] = await db
      .insert(apartmentTypes)
      .values({ project_id: 7, name: 'D', title_en: 'Sea duplex', title_tr: 'Deniz dubleksi' })
      .returning();
    await db
      .update(properties)
      .set({
        building_id: villa!.id,
        apartment_type_id: duplex!.id,
        code: 'V1',
        is_dublex: true,
        status_id: UnitStatus.available,
        plans: ['types/a.svg', 'types/a.svg'],
      })
      .where(eq(properties.id, ids.unitIds[44]!));
  },
  { publicUrl: new URL('https://show.example'), today: () => new Date('2026-11-21T10:00:00Z') },
);

const user = await makeUser(db, ids.projectId);
const client = `__Host-session=${await beginSession(db, { clientId: await makeClient(db, ids.projectId, user) })}`;

async function brochure(headers: Record<string, string>, query = '?lang=en') {
  const answer = await app.inject({ url: `/assets/pdf/brochure.pdf${query}`, headers });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
  return readPdf(answer.rawPayload);
}
async function setAccess(visitorAccess: 'home' | 'browse', areaUnit: 'm2' | 'both' = 'm2'): Promise<void> {
  await db.update(projects).set({
    settings: settingsSchema.parse({
      projectName: 'Sample',
      projectId: 7,
      botSalesRep: { email: 'bot@sample.example' },
      visitorAccess,
      areaUnit,
    }),
  });
  app.catalogue.invalidate();
}

describe('the brochure', () => {
  it('contains cover, location, building, residences, availability and contact for logged-in readers', async () => {
    const { has, pages, title, language, faces } = await brochure({ cookie: client });
    expect([title, language]).toEqual(['Sample, brochure', 'en']);
    for (const words of [
      'Sample',
      'High #up ] *there*',
      'Words of the house',
      'June 2027',
      'The place',
      'Old #Museum',
      'Old Harbour',
      'The map is schematic.',
      '0,9 km',
      '1,1 km',
      'Villa One',
      'Pool',
      'The residences',
      'One bedroom',
      'from € 100.000',
      '84,5 m² gross',
      'Available residences',
      'As of 21 November 2026',
      'A-101',
      'A-303',
      'Sea duplex',
      'Lower level',
      'Upper level',
      '€ 100.000',
      'Come and see it',
      'Sample User',
      'Harbour 1',
      'show.example',
      `Page ${pages.length} of ${pages.length}`,
    ])
      expect([words, has(words)]).toEqual([words, true]);
    for (const taken of ['A-102', 'Reserved', 'Sold']) expect([taken, has(taken)]).toEqual([taken, false]);
    expect(pages[0]).not.toContain('Page');
    expect(faces.every((face) => face.isEmbedded)).toBe(true);
  });

  it('is in the requested language, otherwise in the browser’s', async () => {
    const { has, language } = await brochure({ cookie: client, 'accept-language': 'en' }, '?lang=tr');
    expect(language).toBe('tr');
    for (const words of [
      'Yükseklerde ğış',
      'Konum',
      'Eski Müze',
      'Eski Liman',
      '0,9 km',
      'Villa Bir',
      'Bir yatak odalı',
      'Satışta',
      '21 Kasım 2026',
    ])
      expect([words, has(words)]).toEqual([words, true]);
    expect((await brochure({ 'accept-language': 'tr-TR, en;q=0.5' }, '')).language).toBe('tr');
    expect((await brochure({}, '?lang=de')).language).toBe('en');
  });

  it('can be read aloud: bookmarks, tags, and a text for every picture', async () => {
    const { bookmarks, pictureTexts, pictures, tags } = await brochure({ cookie: client });
    expect([...tags]).toEqual(expect.arrayContaining(['H1', 'H2', 'P', 'Table', 'TH', 'TD', 'Figure', 'Link']));
    expect(bookmarks.map(({ title }) => title)).toEqual([
      'Sample',
      'Sample',
      'The place',
      'Museums',
      'Shops',
      'A',
      'The houses',
      'Villa One',
      'Pool',
      'The residences',
      'A',
      'Sea duplex',
      'Available residences',
      'A · Floor 1',
      'A · Floor 2',
      'A · Floor 3',
      'The houses',
      'Come and see it',
    ]);
    for (const text of [
      'Map of the surroundings: the large mark is Sample, numbers are places of the list',
      'Sea duplex, Lower level',
      'Sea duplex, Upper level',
      'Villa One',
      'https://show.example/',
    ])
      expect(pictureTexts).toContain(text);
    expect(pictureTexts).not.toContain('');
    expect(pictureTexts.length).toBeGreaterThanOrEqual(pictures);
  });

  it('is revalidated, and sent only if it changed', async () => {
    const url = '/assets/pdf/brochure.pdf';
    const { headers } = await app.inject({ url });
    expect((await app.inject({ url, headers: { 'if-none-match': String(headers.etag) } })).statusCode).toBe(304);
  });
});

describe('what a visitor may read', () => {
  it('is only name, figures and contact, if visitors are limited to the home view', async () => {
    const { has, pages } = await brochure({});
    expect(pages.length).toBe(3);
    expect([has('45'), has('Harbour 1')]).toEqual([true, true]);
    for (const closed of ['A-101', '€', 'Museum', 'Pool', 'One bedroom', 'Sample User', 'Reserved', 'm²'])
      expect([closed, has(closed)]).toEqual([closed, false]);
  });

  it('includes no price, place or gallery for a visitor who may browse', async () => {
    await setAccess('browse');
    const { has } = await brochure({});
    for (const open of ['A-101', 'One bedroom', 'Available residences', 'Prices on request'])
      expect([open, has(open)]).toEqual([open, true]);
    for (const closed of ['€', 'Museum', 'Pool', 'Sample User', 'Reserved'])
      expect([closed, has(closed)]).toEqual([closed, false]);
    await setAccess('home');
  });
});

it('states areas in two units on one line, with or without prices, and uses plural forms for counts', async () => {
  await setAccess('browse', 'both');
  const visitor = await brochure({});
  const reader = await brochure({ cookie: client });
  for (const { pages, text } of [visitor, reader]) {
    const tables = pages.filter((page) => page.includes('Available residences')).join('\n');
    expect(tables).toMatch(/\n[\d.,]+ m² \/ [\d.]+ sq ft\n/);
    expect(tables).not.toMatch(/m² \/ ?\n/);
    expect(text).toMatch(/\n1\nhouse\n|\n1\n(.+\n){1,4}house\n/);
    expect(text).not.toMatch(/\nhouses\n/);
  }
  await setAccess('home');
});

it("is the package's own brochure if it has one, preferably in the reader's language", async () => {
  for (const name of ['brochure.pdf', 'brochure-tr.pdf']) {
    await mkdir(join(dataDir, 'media', name));
    await writeFile(join(dataDir, 'media', name, 'document.pdf'), `%PDF-1.7 ${name}`);
    await db
      .insert(documents)
      .values({ project_id: 7, name, media_id: name, media_type: 'application/pdf', file: 'document.pdf' });
  }
  app.catalogue.invalidate();
  const read = async (query: string) => (await app.inject({ url: `/assets/pdf/brochure.pdf${query}` })).body;
  expect([await read('?lang=en'), await read('?lang=tr')]).toEqual([
    '%PDF-1.7 brochure.pdf',
    '%PDF-1.7 brochure-tr.pdf',
  ]);
});
