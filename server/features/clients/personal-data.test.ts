import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { assert, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, readLink, readMails, type Browser } from '#tools/testing/browser.ts';
import { ownStaffedApp } from '#tools/testing/own-staffed-app.ts';
import { viewingDays } from '#domain/viewings/viewing-day.ts';
import { UnitStatus } from '#domain/units/unit-status.ts';
import { clients, mails, projects } from '#server/database/schema.ts';

const {
  app,
  ids,
  as,
  database: { db },
} = await ownStaffedApp();

/** Data of the person that nobody else has. */
const person = {
  email: 'zerafine.old@quillworth.example',
  newEmail: 'zerafine.new@quillworth.example',
  otherEmail: 'zerafine.work@quillworth.example',
  first_name: 'Zérafine',
  last_name: 'Quillworth',
  phone: '+90 532 987 65 43',
};
const traces = /z[eé]rafine|quillworth|9876543|987 65 43|٩٨٧ ٦٥ ٤٣/gi;
const rep = await as('rep');
const manager = await as('manager');
const general = await as('general');
const admin = await as('admin');
const visitor = openBrowser(app);
const unit = ids.unitIds[0]!;
let id = 0;

const tables = async () =>
  (
    await db.execute<{ name: string }>(
      sql`
        select table_name as name
        from information_schema.tables
        where table_schema = 'public'
          and table_type = 'BASE TABLE'`,
    )
  ).rows.map((row) => row.name);

/** The traces of the person in every row of every table, by table. */
async function findTraces(): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const table of await tables()) {
    const { rows } = await db.execute<{ row: string }>(sql`select t::text as row from ${sql.identifier(table)} t`);
    const traced = rows.map(({ row }) => row).filter((row) => row.match(traces) !== null);
    if (traced.length > 0) found[table] = traced;
  }
  return found;
}

/** The log of the embedded PostgreSQL; empty if the tests have another. */
async function readLog(): Promise<string> {
  const { rows } = await db.execute<{ data_directory: string }>(sql`show data_directory`);
  return readFile(join(dirname(rows[0]!.data_directory), 'postgres.log'), 'utf8').catch(() => '');
}

const form = (email: string) => ({ ...person, email, password: 'abc', project_id: ids.projectId, lang: 'en' });
const succeed = async (answer: Promise<{ status: number; body: { response?: boolean } }>) => {
  const { status, body } = await answer;
  assert(status === 200 && body.response !== false, JSON.stringify(body));
  return body;
};

type Created = { id?: number; client?: { id: number } };
const created = (answer: Promise<{ status: number; body: object }>) => succeed(answer) as Promise<Created>;
const viewing = { day: viewingDays(Date.now()).last, half: 'morning' };
const typedByUser = `${person.first_name} ${person.last_name}, ${person.email}, 0532 987 65 43`;

/** Registers and verifies the person, and makes a registration and a change fail because the address is taken. */
async function register(): Promise<void> {
  id = (await created(visitor.post('/clients', form(person.email)))).client!.id;
  const { rows } = await db.execute<{ id: number }>(sql`select id from users where email = 'rep@asteria.example'`);
  await db.update(clients).set({ user_id: rows[0]!.id }).where(eq(clients.id, id));
  const code = /\d{6}/.exec((await readMails(app, person.email)).at(-1)!.subject)![0];
  await succeed(visitor.post('/clients/verify', { id, code }));
  const again = await openBrowser(app).post('/clients', form(person.email.toUpperCase()));
  assert.equal(again.body.error, 'error_email_taken');
  const moved = await admin.post(`/clients/${(await findGuest()).id}`, { _method: 'PUT', email: person.email });
  assert.equal(moved.status, 409);
}

async function findGuest() {
  return (await db.select().from(clients).where(eq(clients.email, 'guest@asteria.example')))[0]!;
}

/** Requests a link for a new password, denies one login and completes another; returns the logged-in browser. */
async function logIn(): Promise<Browser> {
  await succeed(visitor.post('/clients/forgotPassword', { email: person.email, lang: 'en' }));
  const login = { email: person.email, project_id: ids.projectId };
  await succeed(openBrowser(app).post('/clientLogins', login));
  const denied = await readLink(app, person.email);
  await succeed(visitor.post('/clientLogins/deny', { id: denied.id, code: denied.code }));
  const browser = openBrowser(app);
  const begun = await created(browser.post('/clientLogins', login));
  const link = await readLink(app, person.email);
  await succeed(browser.post('/clientLogins/accept', { id: link.id, code: link.code }));
  await succeed(browser.post('/clientLogins/check', { id: begun.id }));
  return browser;
}

/** Does what a client can do alone. */
async function visitAlone(browser: Browser): Promise<void> {
  await succeed(browser.post(`/clients/${id}/marketing`, { _method: 'PUT', is_given: '1' }));
  await succeed(browser.post('/propertyFavs', { property_id: unit }));
  await succeed(browser.post('/propertyViews', { client_id: id, property_id: unit }));
  await succeed(browser.post('/properties-share', { properties: `[${unit}]` }));
  await succeed(browser.post('/viewings', { ...viewing, message: `Call ${person.first_name}` }));
}

/** Begins a presentation of the sales rep with a client. */
async function present(email: string): Promise<void> {
  const invitation = { email, user_id: '', project_id: ids.projectId, lang: 'en' };
  const invited = await created(rep.post('/clientInvitations', invitation));
  const link = await readLink(app, email);
  await succeed(visitor.post('/clientInvitations/accept', { id: link.id, code: link.code }));
  await succeed(rep.post('/clientInvitations/check', { id: invited.id }));
}

/** Names the person, as sales users, in notes, in a viewing of another client and in reasons. */
async function nameInFreeText(): Promise<void> {
  const guest = await findGuest();
  await succeed(admin.post(`/clients/updateNote/${id}`, { note: typedByUser }));
  await succeed(admin.post('/clientNotes', { client_id: id, note: typedByUser }));
  await succeed(
    admin.post('/clientNotes', { client_id: guest.id, note: `A friend of ZERAFINE QUILLWORTH (${typedByUser})` }),
  );
  await succeed(admin.post(`/clients/updateNote/${guest.id}`, { note: `Cousin of ${typedByUser}` }));
  await present(guest.email);
  await succeed(rep.post('/viewings', { ...viewing, message: `Comes with ${typedByUser}` }));
  const override = (reason: string, status_id: number) =>
    succeed(manager.post(`/properties/updatePriceOrStatus/${unit}`, { _method: 'PUT', status_id, reason }));
  await override(`Signed by Zerafine`, UnitStatus.signed);
  await override(`Quillworth’s bank agreed, tell ${person.email}`, UnitStatus.sold);
  const bulk = { kind: 'percent', amount: 500, step: 1, statuses: '["sold"]' };
  const { seen } = (await succeed(general.post('/properties/prices/preview', bulk))) as { seen?: string };
  await succeed(general.post('/properties/prices/apply', { ...bulk, seen, reason: `As for ${typedByUser}` }));
  const another = { _method: 'PUT', price: 123_400, reason: 'As for ٠٥٣٢ ٩٨٧ ٦٥ ٤٣' };
  await succeed(general.post(`/properties/updatePriceOrStatus/${ids.unitIds[1]}`, another));
}

/** Gives the person a new address, and merges a second account into theirs. */
async function moveAndMerge(): Promise<void> {
  await succeed(admin.post(`/clients/${id}`, { _method: 'PUT', email: person.newEmail }));
  const other = await created(admin.post('/clients', form(person.otherEmail)));
  await succeed(admin.post(`/clients/${id}/merge`, { other_id: other.client!.id }));
}

/** Puts the person's data into every place that it can reach through the API. */
beforeAll(async () => {
  await db.update(projects).set({ settings: sql`settings || '{"clientVerification": 1, "canSell": true}'::jsonb` });
  app.catalogue.invalidate();
  await register();
  await visitAlone(await logIn());
  await present(person.email);
  await succeed(rep.post(`/properties/${unit}`, { _method: 'PUT', status: UnitStatus.sold, idempotency_key: 'once' }));
  await succeed(rep.post('/presentations/sendMail', { lang: 'tr' }));
  await nameInFreeText();
  await moveAndMerge();
});

/** Where the export contains the rows of a table that refer to a client, or why it does not. */
const exportedAs: Record<string, string[] | { not: string }> = {
  approvals: ['logins'],
  client_consents: ['consents'],
  client_notes: ['notes'],
  clients: ['merged'],
  favourites: ['client', 'favs'],
  known_devices: ['devices'],
  presentations: ['presentations'],
  property_actions: ['actions'],
  property_claims: ['claims'],
  property_views: ['views'],
  reset_tokens: { not: 'a hashed secret, for an hour; its mail is in the export' },
  sessions: ['sessions'],
  verification_codes: { not: 'a hashed secret, for ten minutes; its mail is in the export' },
  viewings: ['viewings'],
};

describe('the export of a client', () => {
  it('contains every row that refers to the client, or states why not', async () => {
    const { rows } = await db.execute<{ name: string; column: string }>(sql`
      select foreign_key.conrelid::regclass::text as name, attname as column
      from pg_constraint foreign_key
      join pg_attribute on attrelid = foreign_key.conrelid and attnum = foreign_key.conkey[1]
      where foreign_key.contype = 'f'
        and foreign_key.confrelid = 'clients'::regclass
      order by 1`);
    expect([...new Set(rows.map(({ name }) => name))]).toEqual(Object.keys(exportedAs));
    const { body } = await admin.get(`/clients/${id}/export`);
    const empty = new Set<string>();
    for (const { name, column } of rows) {
      const path = exportedAs[name]!;
      if ('not' in path) continue;
      const exported: unknown[] = path.reduce((value, key) => value[key], body);
      const counted = await db.execute<{ count: number }>(
        sql`select count(*)::int as count from ${sql.identifier(name)} where ${sql.identifier(column)} = ${id}`,
      );
      expect([name, exported.length]).toEqual([name, counted.rows[0]!.count]);
      if (exported.length === 0) empty.add(name);
    }
    expect([...empty].filter((name) => !['sessions', 'known_devices'].includes(name))).toEqual([]);
  });

  it('contains sessions, reservations and sales, and mails with their text, without secrets', async () => {
    const { body, text } = await admin.get(`/clients/${id}/export`);
    expect(body.sessions).toContainEqual({
      device: 'Safari, iPhone',
      led_by_user_id: null,
      begun_at: expect.any(String),
      last_used_at: expect.any(String),
    });
    expect(Date.now() - Date.parse(body.sessions[0].last_used_at)).toBeLessThan(10 * 60_000);
    expect(body.claims).toMatchObject([{ status: UnitStatus.sold, closed_at: null, property: { id: unit } }]);
    expect(body.merged).toMatchObject([{ former_email: person.otherEmail }]);
    const texts = (body.mails as { kind: string; subject: string; text: string }[]).map((mail) => mail.text);
    expect(body.mails.map((mail: { kind: string }) => mail.kind)).toEqual(
      expect.arrayContaining(['thankYou', 'verificationCode', 'loginLink', 'resetLink', 'sharedUnits']),
    );
    expect(texts.join('\n')).toContain(`Hello ${person.first_name}`);
    const stored = await db.select().from(mails).where(eq(mails.about_client_id, id));
    const secrets = stored.flatMap((mail) => [
      ...(mail.text.match(/(?<=\/)[\w-]{43}/g) ?? []),
      ...(mail.kind === 'verificationCode' ? (mail.subject.match(/\d{6}/g) ?? []) : []),
    ]);
    expect(secrets.length).toBeGreaterThan(3);
    for (const secret of secrets) expect(text).not.toContain(secret);
  });
});

describe('the erasure of a client', () => {
  it('leaves no name, address or number in any table or in PostgreSQL’s log', async () => {
    const before = await findTraces();
    expect(Object.keys(before)).toEqual(
      expect.arrayContaining(['client_notes', 'clients', 'mails', 'unit_changes', 'viewings']),
    );
    expect((await admin.post(`/clients/${id}`, { _method: 'DELETE' })).body).toEqual({ response: true });
    expect(await findTraces()).toEqual({});
    expect((await readLog()).match(traces)).toBeNull();
  });

  it('keeps the rest of the texts that it redacted', async () => {
    const { rows } = await db.execute<{ reason: string }>(
      sql`select reason from unit_changes where reason <> '' order by id`,
    );
    expect([...new Set(rows.map((row) => row.reason))]).toEqual([
      'Signed by …',
      '…’s bank agreed, tell …',
      'As for …, …',
      'As for …',
    ]);
    const [guest] = await db.select().from(clients).where(eq(clients.email, 'guest@asteria.example'));
    expect(guest!.note).toBe('Cousin of …, …');
  });
});
