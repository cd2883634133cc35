import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { settingsSchema } from '#contract/settings.ts';
import { ownApp } from '#tools/testing/own-app.ts';
import { readPdf } from '#tools/testing/read-pdf.ts';
import { makeClient, makeUser } from '#tools/testing/sales-sessions.ts';
import { fillSampleProject } from '#tools/testing/sample-pictures.ts';
import { saveSampleProject, type SampleIds } from '#tools/testing/sample-project.ts';
import { buildings, buildingTypes, documents, places, projects } from '#server/database/schema.ts';
import { beginSession } from '#server/sessions/sessions.ts';

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
    const [kind] = await db.select().from(buildingTypes);
    await db.insert(buildings).values({
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
    });
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
async function setAccess(visitorAccess: 'home' | 'browse'): Promise<void> {
  await db.update(projects).set({
    settings: settingsSchema.parse({
      projectName: 'Sample',
      projectId: 7,
      botSalesRep: { email: 'bot@sample.example' },
      visitorAccess,
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
      '0.9 km',
      '1.1 km',
      'Villa One',
      'Pool',
      'The residences',
      'One bedroom',
      'from € 100.000',
      '84.5 m² gross',
      'Availability',
      'As of 21 November 2026',
      'A-101',
      'A-305',
      '€ 100.000',
      'Reserved',
      'Come and see it',
      'Sample User',
      'Harbour 1',
      'show.example',
      `Page ${pages.length} of ${pages.length}`,
    ])
      expect([words, has(words)]).toEqual([words, true]);
    expect(pages[0]).not.toContain('Page');
    expect(faces.every((face) => face.isEmbedded)).toBe(true);
  });

  it('is in the requested language, or else the browser’s', async () => {
    const { has, language } = await brochure({ cookie: client, 'accept-language': 'en' }, '?lang=tr');
    expect(language).toBe('tr');
    for (const words of [
      'Yükseklerde ğış',
      'Konum',
      'Eski Müze',
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

  it('is revalidated, and sent only if it changed', async () => {
    const url = '/assets/pdf/brochure.pdf';
    const { headers } = await app.inject({ url });
    expect((await app.inject({ url, headers: { 'if-none-match': String(headers.etag) } })).statusCode).toBe(304);
  });
});

describe('what a visitor may read', () => {
  it('is name, figures and contact if limited to the home view', async () => {
    const { has, pages } = await brochure({});
    expect(pages.length).toBe(3);
    expect([has('45'), has('Harbour 1')]).toEqual([true, true]);
    for (const closed of ['A-101', '€', 'Museum', 'Pool', 'One bedroom', 'Sample User', 'Reserved', 'm²'])
      expect([closed, has(closed)]).toEqual([closed, false]);
  });

  it('includes no price, place or gallery for a visitor who may browse', async () => {
    await setAccess('browse');
    const { has } = await brochure({});
    for (const open of ['A-101', 'One bedroom', 'Reserved', 'Prices on request'])
      expect([open, has(open)]).toEqual([open, true]);
    for (const closed of ['€', 'Museum', 'Pool', 'Sample User']) expect([closed, has(closed)]).toEqual([closed, false]);
    await setAccess('home');
  });
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
