import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { createDemoAccounts } from '#tools/testing/create-demo-accounts.ts';
import { openBrowser, type BrowserResponse } from '#tools/testing/browser.ts';
import { ownApp } from '#tools/testing/own-app.ts';
import { saveSampleProject } from '#tools/testing/sample-project.ts';
import { auditEntries, galleries, places, projectEdits, projects } from '#server/database/schema.ts';
import { changeProject } from '#server/project/change-project.ts';
import { readPackageContent, writeContent } from '#server/project/package-content.ts';

let projectId = 0;
const {
  app,
  database: { db },
} = await ownApp(async ({ db }) => {
  projectId = (await saveSampleProject(db)).projectId;
  await createDemoAccounts(db, projectId);
  await db
    .update(projects)
    .set({ texts: { en: { motto: 'High up', side: 'Sea' }, tr: { motto: 'Yukarıda', side: 'Deniz' } } });
  await db.insert(galleries).values({
    project_id: projectId,
    slug: 'garden',
    name_en: 'Garden',
    name_tr: 'Bahçe',
    type: 'image',
    images: ['garden.webp'],
    position: 1,
  });
  await db.insert(places).values({
    project_id: projectId,
    id: 4,
    category: 'museums',
    title_en: 'Museum',
    title_tr: 'Müze',
    lat: 38,
    lng: 27,
    link: null,
  });
});
const general = openBrowser(app);
await general.logIn('general', projectId);

beforeEach(async () => {
  await changeProject({ db, catalogue: app.catalogue }, async (tx) => {
    await tx.delete(projectEdits);
    await writeContent(tx, projectId, await readPackageContent(tx, projectId));
  });
});

const settingsNow = async () => (await general.get(`/settings/${projectId}`)).body;
const errorPaths = (answer: BrowserResponse) => (answer.body.errors as { path: string }[]).map(({ path }) => path);
const put = (path: string, body: Record<string, unknown>) => general.post(path, { ...body, _method: 'PUT' });

describe('settings', () => {
  it('are returned with their schema, current value and package value', async () => {
    const settings = (await general.get('/project/settings')).body as {
      name: string;
      schema: object;
      is_fixed: boolean;
    }[];
    expect(settings.find(({ name }) => name === 'inactivityMinutes')).toMatchObject({
      value: 15,
      package_value: 15,
      edited: null,
      is_fixed: false,
      schema: { type: 'integer', minimum: 1, maximum: 115 },
    });
    expect(
      settings
        .filter(({ is_fixed }) => is_fixed)
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(['brand', 'currency', 'frames', 'introVideo', 'isMultiCanvas', 'languages', 'projectId']);
  });

  it('take effect on the next read, with a new ETag, and are logged', async () => {
    const before = await general.get(`/settings/${projectId}`);
    const saved = await put('/project/settings', { changes: { canSell: true, inactivityMinutes: 20 } });
    expect(saved.body.find(({ name }: { name: string }) => name === 'canSell')).toMatchObject({
      value: true,
      package_value: false,
      edited: { by: 'Gülşen General' },
    });
    const after = await general.get(`/settings/${projectId}`);
    expect(after.body).toMatchObject({ canSell: true, inactivityMinutes: 20 });
    expect(after.headers['etag']).not.toBe(before.headers['etag']);
    const [entry] = (await general.get('/audit?noun=project')).body;
    expect(entry).toMatchObject({
      action: 'project.settings',
      user: { name: 'Gülşen General' },
      fields: expect.arrayContaining(['canSell', 'inactivityMinutes']),
    });
  });

  it('reject values that are invalid, contradictory, reserved to the package or unknown', async () => {
    expect(
      errorPaths(await put('/project/settings', { changes: { inactivityMinutes: 0, soldMeans: 'perhaps' } })),
    ).toEqual(expect.arrayContaining(['soldMeans', 'inactivityMinutes']));
    expect(
      errorPaths(await put('/project/settings', { changes: { priceFilter: { step: 1, minimum: 9, maximum: 5 } } }))[0],
    ).toMatch(/^priceFilter/);
    expect(errorPaths(await put('/project/settings', { changes: { is360External: true } }))).toEqual([
      'external360Url',
    ]);
    expect(
      errorPaths(await put('/project/settings', { changes: { external360Url: 'https://127.0.0.1/tour' } })),
    ).toEqual(['external360Url']);
    expect(
      errorPaths(
        await put('/project/settings', {
          changes: { external360Url: 'https://tour.example/one', frameHosts: ['other.example'] },
        }),
      ),
    ).toEqual(['external360Url']);
    expect(errorPaths(await put('/project/settings', { changes: { dashboardUrl: 'javascript:alert(1)' } }))).toEqual([
      'dashboardUrl',
    ]);
    expect(
      errorPaths(await put('/project/settings', { changes: { botSalesRep: { email: 'nobody@x.example' } } })),
    ).toEqual(['botSalesRep.email']);
    for (const [contact, wrong] of [
      [{ email: 'sales' }, 'contact.email'],
      [{ phone: 'call us' }, 'contact.phone'],
      [{ whatsApp: '0555 111 22 33' }, 'contact.whatsApp'],
      [{ name: 'Sales pavilion' }, 'contact.phone'],
      [{ phone: '444 0 123', picture: 'nobody.webp' }, 'contact.picture'],
    ] as const)
      expect(errorPaths(await put('/project/settings', { changes: { contact } }))).toEqual([wrong]);
    for (const projectName of ['Two\nlines', 'Two\u2028lines', 'Tab\tbed', '', ' '])
      expect(errorPaths(await put('/project/settings', { changes: { projectName } }))).toEqual(['projectName']);
    for (const el of [' ', 'ή'.repeat(81)])
      expect(errorPaths(await put('/project/settings', { changes: { projectNames: { el } } }))).toEqual([
        'projectNames.el',
      ]);
    expect(errorPaths(await put('/project/settings', { changes: { frames: 3 } }))).toEqual(['frames']);
    expect(errorPaths(await put('/project/settings', { changes: { __proto__x: 1 }, reset: ['nothing'] }))).toEqual([
      '__proto__x',
      'nothing',
    ]);
    expect(await settingsNow()).toMatchObject({ inactivityMinutes: 15, soldMeans: 'sold', frames: 59 });
  });

  it('can be saved although an untouched one is no longer valid', async () => {
    await changeProject({ db, catalogue: app.catalogue }, async (tx) => {
      const content = await readPackageContent(tx, projectId);
      await writeContent(tx, projectId, { ...content, settings: { ...content.settings, passwordMinLength: 99 } });
    });
    await put('/project/settings', { changes: { canSell: true } });
    expect(await settingsNow()).toMatchObject({ canSell: true, passwordMinLength: 99 });
    expect(errorPaths(await put('/project/settings', { changes: { passwordMinLength: 99 } }))).toEqual([
      'passwordMinLength',
    ]);
    await put('/project/settings', { changes: { passwordMinLength: 8 } });
    expect(await settingsNow()).toMatchObject({ canSell: true, passwordMinLength: 8 });
    await changeProject({ db, catalogue: app.catalogue }, async (tx) => {
      const content = await readPackageContent(tx, projectId);
      await writeContent(tx, projectId, { ...content, settings: { ...content.settings, passwordMinLength: 3 } });
    });
  });

  it.each([
    ['en', 'Must be the name of a public host'],
    ['tr', 'herkese açık bir sunucu adı olmalı'],
  ])('that break a rule are reported in %s', async (language, message) => {
    const { cookies } = general;
    const answer = await app.inject({
      method: 'PUT',
      url: '/api/project/settings',
      headers: { cookie: `session=${cookies.get('session')}`, 'accept-language': language },
      payload: { changes: { frameHosts: ['localhost'] } },
    });
    expect(answer.json().errors).toEqual([{ path: 'frameHosts.0', message: expect.stringContaining(message) }]);
  });

  it.each(['osrm', 'valhalla'])('accept %s without an address, which the operator may set', async (provider) => {
    await put('/project/settings', { changes: { directions: { provider, url: null } } });
    expect(await settingsNow()).toMatchObject({ directions: { provider, url: null } });
    await put('/project/settings', { reset: ['directions'] });
  });

  it('survive loading another package, and can be reset to its values', async () => {
    await put('/project/settings', { changes: { canSell: true } });
    await changeProject({ db, catalogue: app.catalogue }, async (tx) => {
      const content = await readPackageContent(tx, projectId);
      await writeContent(tx, projectId, {
        ...content,
        settings: { ...content.settings, projectName: 'Another', canSell: false, showFinance: true },
      });
    });
    expect(await settingsNow()).toMatchObject({ projectName: 'Another', canSell: true, showFinance: true });
    await put('/project/settings', { reset: ['canSell'] });
    expect(await settingsNow()).toMatchObject({ canSell: false });
    expect(await db.select().from(projectEdits)).toEqual([]);
  });

  it("are not stored as edits if equal to the package's", async () => {
    await put('/project/settings', { changes: { canSell: true } });
    await put('/project/settings', { changes: { canSell: false } });
    expect(await db.select().from(projectEdits)).toEqual([]);
  });
});

it('texts are edited in English and Turkish, survive a load, and can be reset', async () => {
  const saved = await put('/project/texts', { texts: [{ key: 'motto', en: 'Higher up', tr: 'Daha yukarıda' }] });
  expect(saved.body[0]).toMatchObject({
    key: 'motto',
    en: 'Higher up',
    package_en: 'High up',
    edited: { by: 'Gülşen General' },
  });
  expect((await settingsNow()).texts).toMatchObject({
    en: { motto: 'Higher up', side: 'Sea' },
    tr: { motto: 'Daha yukarıda' },
  });
  expect((await put('/project/texts', { texts: [{ key: 'unknown', en: 'a', tr: 'b' }] })).status).toBe(400);
  await put('/project/texts', { reset: ['motto'] });
  expect((await settingsNow()).texts.en.motto).toBe('High up');
});

it('telephone numbers in texts keep their order in Arabic, and are edited as they were typed', async () => {
  const typed = { ar: 'اتصل بنا: +965 2222 3344', en: 'Call +965 2222 3344' };
  expect((await put('/project/texts', { texts: [{ key: 'motto', ...typed }] })).body[0]).toMatchObject(typed);
  const { ar, en } = (await settingsNow()).texts;
  expect([ar.motto, en.motto]).toEqual(['اتصل بنا: \u2066+965 2222 3344\u2069', typed.en]);
});

it('galleries can be ordered, renamed, darkened and hidden; hidden ones are not found', async () => {
  const list = async () =>
    (await general.get('/galleries')).body as { slug: string; name_tr: string; dark_text: boolean }[];
  const [pool, garden] = (await general.get('/project/galleries')).body;
  const edit = (one: object, change: object = {}) => ({ ...one, ...change });
  await put('/project/galleries', {
    galleries: [edit(garden, { dark_text: true }), edit(pool, { name_tr: 'Yüzme havuzu' })],
  });
  expect(await list()).toMatchObject([
    { slug: 'garden', dark_text: true },
    { slug: 'pool', name_tr: 'Yüzme havuzu' },
  ]);
  await put('/project/galleries', { galleries: [edit(garden), edit(pool, { is_hidden: true })] });
  expect((await list()).map(({ slug }) => slug)).toEqual(['garden']);
  expect((await general.get('/project/galleries')).body).toMatchObject([
    { slug: 'garden', is_hidden: false },
    { slug: 'pool', is_hidden: true },
  ]);
  expect((await put('/project/galleries', { galleries: [edit(garden)] })).status).toBe(400);
  await general.post('/project/galleries', { _method: 'DELETE' });
  expect((await list()).map(({ slug }) => slug)).toEqual(['pool', 'garden']);
});

it('a place can be edited and reset; its link is validated', async () => {
  const museum = {
    title_en: 'Old museum',
    title_tr: 'Eski müze',
    lat: '38.5',
    lng: 27,
    link: 'https://museum.example',
  };
  expect((await put('/project/places/4', museum)).body).toMatchObject({
    title_en: 'Old museum',
    lat: 38.5,
    link: 'https://museum.example',
    edited: { by: 'Gülşen General' },
  });
  expect((await db.select().from(places).where(eq(places.id, 4)))[0]).toMatchObject({
    title_tr: 'Eski müze',
    lat: 38.5,
  });
  expect(errorPaths(await put('/project/places/4', { ...museum, link: 'javascript:alert(1)' }))).toEqual(['link']);
  expect(errorPaths(await put('/project/places/4', { ...museum, lat: '91' }))).toEqual(['lat']);
  expect((await put('/project/places/5', museum)).status).toBe(404);
  expect((await general.post('/project/places/4', { _method: 'DELETE' })).body).toMatchObject({
    title_en: 'Museum',
    lat: 38,
    link: null,
    edited: null,
  });
});

describe('the audit log', () => {
  it('can be filtered by actor, subject, noun and day, and is paged', async () => {
    await db.delete(auditEntries);
    const rows = Array.from({ length: 5 }, (_, index) => ({
      at: new Date(`2026-03-0${index + 1}T23:30:00Z`),
      user_id: index % 2 === 0 ? 1 : 2,
      action: index === 4 ? 'user.update' : 'client.read',
      client_ids: [index + 1],
    }));
    await db.insert(auditEntries).values(rows);
    const days = async (query: string) =>
      ((await general.get(`/audit?${query}`)).body as { at: string }[]).map(({ at }) => at.slice(8, 10));
    expect(await days('')).toEqual(['05', '04', '03', '02', '01']);
    expect(await days('user_id=2')).toEqual(['04', '02']);
    expect(await days('client_id=3')).toEqual(['03']);
    expect(await days('noun=client&from=2026-03-02&to=2026-03-03')).toEqual(['03', '02']);
    const page = await general.get('/audit?per_page=2&page=2');
    expect([page.headers['x-total-count'], page.body.length]).toEqual(['5', 2]);
    expect((await general.get('/audit?from=yesterday')).status).toBe(400);
  });
});
