import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { UnitStatus } from '#domain/units/unit-status.ts';
import { settingsSchema, type Settings } from '#contract/settings.ts';
import { ownApp } from '#tools/testing/own-app.ts';
import { hashSource } from '#server/http/security-headers.ts';
import { readPdf } from '#tools/testing/read-pdf.ts';
import { makeClient, makeUser } from '#tools/testing/sales-sessions.ts';
import { fillSampleProject } from '#tools/testing/sample-pictures.ts';
import { saveSampleProject, type SampleIds } from '#tools/testing/sample-project.ts';
import { documents, planPolygons, projects, properties, roomTypes, users } from '#server/database/schema.ts';
import { beginSession } from '#server/sessions/sessions.ts';

const hostile = '#read("/etc/passwd") ] *x* $y$ \\ <a> @b // #{ 1';
const hostileDrawing = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:x="http://www.w3.org/1999/xlink" viewBox="0 0 1200 900"><script>alert(1)</script><image x:href="file:///etc/hostname" width="900" height="900"/><image href="http://127.0.0.1:9/a.png" width="9" height="9"/><text x="9" y="99">${'#panic()'}</text><rect width="90" height="90" fill="url(file:///etc/passwd)"/></svg>`;

let ids!: SampleIds;
let day = new Date('2026-11-21T10:00:00Z');
const {
  app,
  database: { db },
  dataDir,
} = await ownApp(
  async ({ db }, dataDir) => {
    const contact = {
      name: null,
      names: {},
      phone: null,
      email: 'office@sample.example',
      whatsApp: null,
      picture: null,
    };
    const hours = { en: 'Every day, 10 to 7', tr: null };
    ids = await saveSampleProject(db, { settings: { contact: { ...contact, hours } } });
    await fillSampleProject(db, dataDir, {
      content: 'noise',
      drawing: hostileDrawing,
      texts: {
        en: { disclaimer: `Mind ${hostile}`, address: 'Harbour 1' },
        tr: { disclaimer: 'Görseller ğüşıöçİ temsilidir' },
      },
    });
    await db.insert(planPolygons).values({
      plan_id: 1,
      property_id: ids.unitIds[1]!,
      points: ['100,100 300,100 300,300', 'torn ,,'],
      label_x: 200,
      label_y: 150,
    });
    await db.update(properties).set({ code: hostile }).where(eq(properties.id, ids.unitIds[1]!));
  },
  { publicUrl: new URL('https://show.example'), today: () => day },
);

const user = await makeUser(db, ids.projectId);
await db
  .update(users)
  .set({ name: 'Gülşen Işık', email: 'gulsen@sample.example', phone: '+90 212 555 0100' })
  .where(eq(users.id, user));
const sales = `__Host-session=${await beginSession(db, { userId: user })}`;
const client = `__Host-session=${await beginSession(db, { clientId: await makeClient(db, ids.projectId, user) })}`;
const unit = ids.unitIds[0]!;

const ask = (id: number, headers: Record<string, string> = {}, lang = 'en') =>
  app.inject({ url: `/api/properties/${id}/infosheet.pdf?lang=${lang}`, headers });
async function sheet(id: number, headers: Record<string, string>, lang = 'en') {
  const answer = await ask(id, headers, lang);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
  return { ...readPdf(answer.rawPayload), bytes: answer.rawPayload.length, headers: answer.headers };
}
async function setSettings(changed: Partial<Settings>): Promise<void> {
  const settings = settingsSchema.parse({
    projectName: 'Sample',
    projectId: ids.projectId,
    botSalesRep: { email: 'bot@sample.example' },
    ...changed,
  });
  await db.update(projects).set({ settings });
  app.catalogue.invalidate();
}

it('is a page in words if somebody who is logged out opens it in a tab', async () => {
  const tab = { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate', accept: 'text/html,*/*;q=0.8' };
  const opened = await ask(unit, tab, 'tr');
  expect([opened.statusCode, opened.headers['content-type']]).toEqual([401, 'text/html; charset=utf-8']);
  expect(opened.body).toContain('<p>Lütfen önce giriş yapın</p>');
  expect(opened.body).not.toContain('not_logged_in');
  expect(opened.body).toContain('<title>Lütfen önce giriş yapın · Sample</title>');
  expect(opened.body).toContain('<h1>Sample</h1>');
  expect(opened.body).toContain('<a href="/?lang=tr">Ana sayfaya dön</a>');
  expect(opened.body).toContain('--marble:');
  const policy = String(opened.headers['content-security-policy']);
  for (const [, style = ''] of opened.body.matchAll(/<style[^>]*>([^<]*)/g))
    expect(policy).toContain(hashSource(style));
  expect((await ask(unit)).json()).toMatchObject({ code: 'not_logged_in' });
});

describe('the sheet', () => {
  it('is a PDF with a title, a language, searchable text and embedded fonts', async () => {
    const { pages, has, title, language, faces, tags, headers } = await sheet(unit, { cookie: sales });
    expect([...tags]).toEqual(expect.arrayContaining(['H1', 'H2', 'Table', 'TD', 'Figure', 'Link']));
    expect([pages.length, title, language]).toEqual([2, 'Sample A-101, information sheet', 'en']);
    for (const words of [
      'A-101',
      '€ 100.000',
      'One bedroom',
      '84,5 m²',
      '70 m²',
      'Available',
      '€ 5.000',
      'Gülşen Işık',
      '+90 212 555 0100',
      'gulsen@sample.example',
      'Harbour 1',
      'Every day, 10 to 7',
      'office@sample.example',
      '21 November 2026',
      'Page 1 of 2',
      'A-101, Floor 1',
    ])
      expect([words, has(words)]).toEqual([words, true]);
    expect(new Set(faces.map((face) => face.name))).toEqual(new Set(['IBMPlexSans-Regular', 'IBMPlexSans-Medium']));
    expect(faces.every((face) => face.isEmbedded)).toBe(true);
    expect(headers['content-disposition']).toContain('inline; filename="Sample A-101.pdf"');
  });

  it('is available in Turkish', async () => {
    const { has, language } = await sheet(unit, { cookie: sales }, 'tr');
    expect(language).toBe('tr');
    for (const words of [
      'Bir yatak odalı',
      '84,5 m²',
      'Satışta',
      '1. kat',
      'Görseller ğüşıöçİ temsilidir',
      '21 Kasım 2026',
      'Sayfa 1 / 2',
    ])
      expect([words, has(words)]).toEqual([words, true]);
    const byHeader = await app.inject({
      url: `/api/properties/${unit}/infosheet.pdf`,
      headers: { cookie: sales, 'accept-language': 'tr' },
    });
    expect(readPdf(byHeader.rawPayload).language).toBe('tr');
  });

  it('stays small however little its pictures can be compressed', async () => {
    expect((await sheet(unit, { cookie: sales })).bytes).toBeLessThan(1_000_000);
  });

  it("names the client's sales user to a client who is alone", async () => {
    expect((await sheet(unit, { cookie: client })).has('Gülşen Işık')).toBe(true);
  });

  it("names the project's own sales user to a visitor, however the address is capitalised", async () => {
    const bot = await makeUser(db, ids.projectId);
    await db.update(users).set({ name: 'Deniz Sample', email: 'Bot@Sample.example' }).where(eq(users.id, bot));
    await setSettings({ visitorAccess: 'browse', botSalesRep: { email: 'bot@sample.EXAMPLE' } });
    expect((await sheet(unit, {})).has('Deniz Sample')).toBe(true);
    await setSettings({});
  });

  it('treats no text from the package as markup', async () => {
    const { has } = await sheet(ids.unitIds[1]!, { cookie: sales });
    expect([has(hostile), has(`Mind ${hostile}`), has('root:')]).toEqual([true, true, false]);
  });

  it('omits a picture whose file is missing', async () => {
    await rm(join(dataDir, 'media', 'ptypes-d-webp'), { recursive: true });
    await db
      .update(properties)
      .set({ images: ['types/d.webp', 'nowhere.webp'] })
      .where(eq(properties.id, ids.unitIds[2]!));
    app.catalogue.invalidate();
    expect((await sheet(ids.unitIds[2]!, { cookie: sales })).has('A-103')).toBe(true);
  });
});

describe('who may have it', () => {
  it('asks a visitor limited to the home view to log in, and answers 404 for an unknown unit', async () => {
    expect((await ask(unit)).json()).toMatchObject({ status: 401, code: 'not_logged_in' });
    expect((await ask(1_999_999)).statusCode).toBe(404);
    expect((await ask(1_999_999, { cookie: sales })).statusCode).toBe(404);
    expect((await ask(unit, { cookie: sales }, 'xx')).statusCode).toBe(400);
  });

  it('states an ensuite except for a studio', async () => {
    const rename = async (label_en: string) => {
      await db.update(roomTypes).set({ label_en });
      app.catalogue.invalidate();
      return (await sheet(unit, { cookie: sales })).has('Ensuite');
    };
    expect([await rename('Studio'), await rename('1+1')]).toEqual([false, true]);
  });

  it('shows a visitor who may browse no price', async () => {
    await setSettings({ visitorAccess: 'browse' });
    const { has } = await sheet(unit, {});
    expect([has('Price on request'), has('€')]).toEqual([true, false]);
    await setSettings({});
  });

  it('has the price, the furniture package and their sum, or that the price is on request', async () => {
    const { has } = await sheet(unit, { cookie: sales });
    for (const shown of ['€ 100.000', 'Furniture package (optional)', '€ 5.000', 'With furniture', '€ 105.000'])
      expect([shown, has(shown)]).toEqual([shown, true]);
    const setPrice = async (price: number) => {
      await db.update(properties).set({ price }).where(eq(properties.id, unit));
      app.catalogue.invalidate();
    };
    await setPrice(0);
    const onRequest = await sheet(unit, { cookie: sales });
    await setPrice(10_000_000);
    expect(['Price on request', '€ 0', 'With furniture'].map(onRequest.has)).toEqual([true, false, false]);
  });

  it('states the price in a second currency, as approximate and with its day, and areas in both units', async () => {
    const secondCurrency = { currency: 'USD', rate: 1.17, asOf: '2026-11-24' };
    await setSettings({ secondCurrency, areaUnit: 'both' });
    const english = await sheet(unit, { cookie: sales });
    const turkish = await sheet(unit, { cookie: sales }, 'tr');
    await setSettings({ showPrices: false, secondCurrency });
    const priceless = await sheet(unit, { cookie: sales });
    await setSettings({});
    expect(english.has('≈ $ 117.000 (approximate, rate of 24 Nov 2026)')).toBe(true);
    expect(turkish.has('≈ $ 117.000 (yaklaşık, 24 Kas 2026 kuruyla)')).toBe(true);
    expect([english, turkish].every(({ has }) => has('910 sq ft'))).toBe(true);
    expect(priceless.has('≈')).toBe(false);
  });

  it('makes its picture smaller if the rest of the page needs more room, and stays on one sheet', async () => {
    const [before] = await db.select({ texts: projects.texts }).from(projects);
    const handover = 'In three stages, of which the last depends on the harbour. '.repeat(4);
    const setTexts = async (texts: NonNullable<typeof before>['texts']) => {
      await db.update(projects).set({ texts });
      app.catalogue.invalidate();
    };
    await setTexts({ en: { handover, address: 'Harbour 1' }, tr: {} });
    const { pages } = await sheet(unit, { cookie: sales });
    await setTexts(before!.texts);
    expect(pages).toHaveLength(2);
    expect(pages[0]).toContain('Harbour');
  });

  it('shows no price if the project hides prices, and is answered with 404 if it is disabled', async () => {
    await setSettings({ showPrices: false });
    expect((await sheet(unit, { cookie: sales })).has('€')).toBe(false);
    await setSettings({ hasInfo: false });
    expect((await ask(unit, { cookie: sales })).statusCode).toBe(404);
    await setSettings({});
  });
});

describe('its version', () => {
  const tag = async (headers: Record<string, string> = { cookie: sales }) =>
    String((await ask(unit, headers)).headers.etag);

  it('stays the same until something in it changes', async () => {
    const first = await tag();
    expect(await tag()).toBe(first);
    const again = await ask(unit, { cookie: sales, 'if-none-match': first });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it.each([
    ['the price', () => db.update(properties).set({ price: 12_300_000 }).where(eq(properties.id, unit))],
    ['the status', () => db.update(properties).set({ status_id: UnitStatus.reserved }).where(eq(properties.id, unit))],
    ['a word', () => db.update(projects).set({ texts: { en: { disclaimer: 'Other words' }, tr: {} } })],
    ['the contact', () => db.update(users).set({ phone: '+90 212 555 0199' }).where(eq(users.id, user))],
    ['the day', async () => void (day = new Date('2026-11-22T10:00:00Z'))],
  ])('changes when %s changes', async (_name, change) => {
    const before = await tag();
    await change();
    app.catalogue.invalidate();
    expect(await tag()).not.toBe(before);
  });
});

it("sends the package's own sheet for a unit that has one", async () => {
  await mkdir(join(dataDir, 'media', 'own'));
  await writeFile(join(dataDir, 'media', 'own', 'document.pdf'), '%PDF-1.7 own');
  await db
    .insert(documents)
    .values({ project_id: 7, name: 'a-101.pdf', media_id: 'own', media_type: 'application/pdf', file: 'document.pdf' });
  await db.update(properties).set({ info_sheet: 'a-101.pdf' }).where(eq(properties.id, unit));
  app.catalogue.invalidate();
  expect((await ask(unit, { cookie: sales })).body).toBe('%PDF-1.7 own');
  expect((await ask(unit)).statusCode).toBe(401);
});
