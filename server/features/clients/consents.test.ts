import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { clientConsents, clients, legalVersions, projects } from '#server/database/schema.ts';
import { openBrowser, readLink, readMails } from '#tools/testing/browser.ts';
import { ownStaffedApp } from '#tools/testing/own-staffed-app.ts';
import { saveLegalPage } from '#tools/testing/save-legal-pages.ts';

const {
  app,
  ids,
  as,
  makeLead,
  userOf,
  database: { db },
} = await ownStaffedApp();
const rep = await as('rep');
const manager = await as('manager');
const admin = await as('admin');
const visitor = openBrowser(app);
let privacy = 0;
let terms = 0;

beforeAll(async () => {
  privacy = await saveLegalPage(db, ids.projectId, 'privacy', { title: 'Privacy notice' });
  await saveLegalPage(db, ids.projectId, 'privacy', { title: 'Gizlilik bildirimi', language: 'tr' });
  terms = await saveLegalPage(db, ids.projectId, 'terms', { title: 'Terms of use' });
  app.catalogue.invalidate();
});

let people = 0;
const form = (more: object = {}) => ({
  email: `buyer${people++}@x.example`,
  password: 'abc',
  first_name: 'Bahar',
  last_name: 'Buyer',
  phone: '1',
  project_id: ids.projectId,
  lang: 'en',
  ...more,
});
const consentsOf = async (id: number) => (await admin.get(`/clients/${id}/consents`)).body;
const setMarketing = (browser: typeof rep, id: number, is_given: string, more: object = {}) =>
  browser.post(`/clients/${id}/marketing`, { _method: 'PUT', is_given, ...more });

/** Registers a client who accepts the terms, and marks their address as verified. */
async function registerVerified(): Promise<{ id: number; email: string }> {
  const { client } = (await visitor.post('/clients', form({ terms_version: terms }))).body;
  await db.update(clients).set({ is_verified: true }).where(eq(clients.id, client.id));
  return client;
}

/** Logs a client in by mail, in a new browser. */
async function logIn(email: string) {
  const own = openBrowser(app);
  const { id } = (await own.post('/clientLogins', { email, project_id: ids.projectId })).body;
  const link = await readLink(app, email);
  await own.post('/clientLogins/accept', { id: link.id, code: link.code, terms_version: terms });
  expect((await own.post('/clientLogins/check', { id })).body.response).toBe(true);
  return own;
}

describe('a registration', () => {
  it('is refused without the terms in force', async () => {
    const before = (await db.execute(sql`select count(*) from clients`)).rows;
    const without = await visitor.post('/clients', form({ privacy_version: privacy }));
    expect([without.status, without.body.errors]).toEqual([
      400,
      [{ path: 'terms_version', message: 'Please accept the terms' }],
    ]);
    const old = await visitor.post('/clients', form({ terms_version: privacy }));
    expect(old.body.errors[0].message).toMatch(/^The terms have just changed/);
    expect((await db.execute(sql`select count(*) from clients`)).rows).toEqual(before);
  });

  it('records the wordings that were shown and accepted, and marketing only if it was ticked', async () => {
    const shown = { privacy_version: privacy, terms_version: terms };
    const plain = (await visitor.post('/clients', form(shown))).body.client.id;
    const { marketing, history } = await consentsOf(plain);
    expect(marketing).toBeNull();
    expect(history).toMatchObject([
      { kind: 'terms', is_given: true, source: 'registration', page: { title: 'Terms of use', version: terms } },
      { kind: 'privacy', source: 'registration', page: { version: privacy, hash: 'privacy en Privacy notice' } },
    ]);
    expect(Date.now() - Date.parse(history[0].at)).toBeLessThan(10 * 60_000);
    const ticked = (await visitor.post('/clients', form({ ...shown, marketing: '1' }))).body.client.id;
    expect((await consentsOf(ticked)).marketing).toMatchObject({ is_given: true });
  });

  it('by a sales user records nothing, because the client was shown nothing', async () => {
    const { id } = (await rep.post('/clients', form({ privacy_version: privacy, marketing: '1' }))).body.client;
    expect(await consentsOf(id)).toEqual({ marketing: null, history: [] });
  });
});

it('by a sales user makes the client accept the terms with their first link, and only then', async () => {
  const { id, email } = (await rep.post('/clients', form())).body.client;
  const invited = (await rep.post('/clientInvitations', { email, project_id: ids.projectId, user_id: '' })).body;
  const link = await readLink(app, email);
  const body = { id: link.id, code: link.code };
  const inspected = (await visitor.post('/clientInvitations/inspect', body)).body;
  expect(inspected).toMatchObject({ needs_terms: true, terms_accepted_at: null });
  expect((await visitor.post('/clientInvitations/accept', body)).body.error).toBe('error_terms_needed');
  const accepted = { ...body, privacy_version: privacy, terms_version: terms };
  expect((await visitor.post('/clientInvitations/accept', accepted)).body).toEqual({ response: true });
  expect((await rep.post('/clientInvitations/check', { id: invited.id })).body.response).toBe(true);
  expect((await consentsOf(id)).history).toMatchObject([
    { kind: 'terms', source: 'invitation' },
    { kind: 'privacy', source: 'invitation' },
  ]);
  await openBrowser(app).post('/clientLogins', { email, project_id: ids.projectId });
  const again = await readLink(app, email);
  const second = { id: again.id, code: again.code };
  expect((await visitor.post('/clientLogins/inspect', second)).body.needs_terms).toBe(false);
  expect((await visitor.post('/clientLogins/accept', second)).body).toEqual({ response: true });
  expect((await consentsOf(id)).history).toHaveLength(2);
});

it('clients must accept a new wording of the terms at their next login, and see when they accepted another', async () => {
  const { id, email } = await registerVerified();
  await db
    .update(legalVersions)
    .set({ withdrawn_at: sql`now()` })
    .where(eq(legalVersions.id, terms));
  const old = terms;
  terms = await saveLegalPage(db, ids.projectId, 'terms', { title: 'Terms of use, again' });
  await openBrowser(app).post('/clientLogins', { email, project_id: ids.projectId });
  const link = await readLink(app, email);
  const body = { id: link.id, code: link.code };
  const [accepted] = (await consentsOf(id)).history;
  const inspected = (await visitor.post('/clientLogins/inspect', body)).body;
  expect(inspected).toMatchObject({ needs_terms: true, terms_accepted_at: accepted.at });
  const refused = await visitor.post('/clientLogins/accept', { ...body, terms_version: old });
  expect(refused.body.error).toBe('error_terms_needed');
  expect((await visitor.post('/clientLogins/accept', { ...body, terms_version: terms })).body.response).toBe(true);
});

describe('marketing', () => {
  it('is allowed and withdrawn by the client on their own page, and recorded with time and wording', async () => {
    const { id, email } = await registerVerified();
    const own = await logIn(email);
    expect((await setMarketing(own, id, '1')).body.marketing.is_given).toBe(true);
    expect((await setMarketing(own, id, '1')).body.history.filter(isMarketing)).toHaveLength(1);
    const { marketing, history } = (await setMarketing(own, id, '0', { lang: 'tr' })).body;
    expect(marketing.is_given).toBe(false);
    expect(history.filter(isMarketing)).toMatchObject([
      { is_given: false, source: 'ownPage', by: null, wording: expect.stringMatching(/^Sample bana/) },
      { is_given: true, source: 'ownPage', by: null, wording: expect.stringMatching(/^Sample may send me/) },
    ]);
    const exported = (await own.get(`/clients/${id}/export`)).body;
    expect(exported.marketing).toMatchObject({ is_given: false });
    expect(exported.consents).toHaveLength(history.length);
  });

  it('is withdrawn although it was allowed while the clock was a year ahead', async () => {
    const id = await makeLead();
    await setMarketing(rep, id, '1');
    await db
      .update(clientConsents)
      .set({ at: sql`now() + interval '1 year'` })
      .where(eq(clientConsents.client_id, id));
    await setMarketing(rep, id, '0');
    const { marketing, history } = await consentsOf(id);
    expect(marketing.is_given).toBe(false);
    expect(history).toMatchObject([{ is_given: false }, { is_given: true }]);
    expect((await admin.get(`/clients/${id}/export`)).body.marketing).toMatchObject({ is_given: false });
  });

  it('is recorded by sales users for clients in reach, with who was told and how', async () => {
    const id = await makeLead();
    const { history } = (await setMarketing(rep, id, '1', { source: 'telephone' })).body;
    expect(history).toMatchObject([{ is_given: true, source: 'telephone', by: 'Rıza Rep' }]);
    const foreign = await makeLead({ user_id: (await userOf('rep2')).id });
    expect((await setMarketing(rep, foreign, '1')).status).toBe(404);
    expect((await rep.get(`/clients/${foreign}/consents`)).status).toBe(404);
    expect(await db.$count(clientConsents, eq(clientConsents.client_id, foreign))).toBe(0);
    expect((await setMarketing(rep, id, '1', { source: 'ownPage' })).status).toBe(400);
  });

  it.each([
    ['1', '0', false],
    ['0', '1', false],
    [null, '1', false],
    ['1', null, true],
    ['1', '1', true],
  ])(
    'of two clients who are merged (%j, %j) stays allowed only if neither objected: %j',
    async (kept, other, allowed) => {
      const one = await makeLead();
      const two = await makeLead();
      if (kept !== null) await setMarketing(rep, one, kept);
      if (other !== null) await setMarketing(rep, two, other);
      expect((await manager.post(`/clients/${one}/merge`, { other_id: two })).status).toBe(200);
      expect((await consentsOf(one)).marketing.is_given).toBe(allowed);
    },
  );
});

it('is erased with the client', async () => {
  const id = await makeLead();
  await setMarketing(rep, id, '1');
  expect((await admin.post(`/clients/${id}`, { _method: 'DELETE' })).status).toBe(200);
  expect(await db.$count(clientConsents, eq(clientConsents.client_id, id))).toBe(0);
});

it('every mail links to the legal pages in its language', async () => {
  const { email } = (await visitor.post('/clients', form({ terms_version: terms, lang: 'tr' }))).body.client;
  const mail = (await readMails(app, email)).at(-1)!;
  expect(mail.text).toMatch(
    /Gizlilik bildirimi: http\S+\/legal\/privacy\nTerms of use, again: http\S+\/legal\/terms\n$/,
  );
  expect(mail.html).toMatch(/<a href="http[^"]+\/legal\/privacy"[^>]*>Gizlilik bildirimi<\/a>/);
});

describe('clients who are due for erasure', () => {
  const keepFor = (months: number) =>
    db
      .update(projects)
      .set({ settings: sql`${projects.settings} || ${JSON.stringify({ retentionMonths: months })}::jsonb` });
  const longAgo = new Date('2024-01-01T10:00:00Z');
  const dueIds = async () =>
    ((await admin.get('/retention/clients')).body.clients as { id: number }[]).map(({ id }) => id);

  it('do not exist unless the setting is on', async () => {
    await makeLead({ created_at: longAgo });
    expect((await admin.get('/retention/clients')).body).toEqual({ months: 0, total: 0, clients: [] });
  });

  it('have been inactive and have no held unit, no open viewing and no presentation', async () => {
    await keepFor(24);
    const due = await makeLead({ created_at: longAgo });
    const held = await makeLead({ created_at: longAgo });
    const viewing = await makeLead({ created_at: longAgo });
    const presented = await makeLead({ created_at: longAgo });
    const noted = await makeLead({ created_at: longAgo });
    const recent = await makeLead({ created_at: new Date() });
    const user = (await userOf('rep')).id;
    const started = await db.execute<{ id: number }>(
      sql`
        insert into presentations (project_id, status, user_id, client_id, started_at)
        values (${ids.projectId}, 1, ${user}, ${presented}, ${longAgo.toISOString()})
        returning id`,
    );
    await db.execute(
      sql`
        insert into property_claims (property_id, client_id, user_id, presentation_id, status)
        values (${ids.unitIds[3]}, ${held}, ${user}, ${started.rows[0]!.id}, 3)`,
    );
    await db.execute(
      sql`
        insert into viewings (client_id, day, half, message, created_at)
        values (${viewing}, current_date + 1, 'morning', '', ${longAgo.toISOString()})`,
    );
    await rep.post('/clientNotes', { client_id: noted, note: 'Called' });
    const dueClients = await dueIds();
    expect(dueClients).toContain(due);
    for (const kept of [held, viewing, presented, noted, recent]) expect(dueClients).not.toContain(kept);
  });

  it('are erased one by one by an administrator, except those who are no longer due', async () => {
    await keepFor(24);
    const gone = await makeLead({ created_at: longAgo });
    const stays = await makeLead({ created_at: longAgo });
    await rep.post('/clientNotes', { client_id: stays, note: 'Called just now' });
    const erased = await admin.post('/retention/clients', { ids: JSON.stringify([gone, stays, 999_999]) });
    expect(erased.body.results).toEqual([
      { id: gone, outcome: 'erased' },
      { id: stays, outcome: 'not_due' },
      { id: 999_999, outcome: 'not_due' },
    ]);
    expect((await admin.get(`/clients/${gone}`)).status).toBe(404);
    expect((await admin.get(`/clients/${stays}`)).body.first_name).toBe('Lead');
    expect(await dueIds()).not.toContain(gone);
    expect((await manager.get('/retention/clients')).status).toBe(403);
    await keepFor(0);
    expect((await admin.post('/retention/clients', { ids: JSON.stringify(await dueIds()) })).body.results).toEqual([]);
  });
});

const isMarketing = ({ kind }: { kind: string }) => kind === 'marketing';
