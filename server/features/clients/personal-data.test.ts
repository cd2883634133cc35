import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { assert, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, readLink, readMails } from '#tools/testing/browser.ts';
import { ownStaffedApp } from '#tools/testing/own-staffed-app.ts';
import { viewingDays } from '#domain/viewings/viewing-day.ts';
import { clients, mails, projects } from '#server/database/schema.ts';

const {
  app,
  ids,
  as,
  database: { db },
} = await ownStaffedApp();

/** Nobody else has any of these. */
const person = {
  email: 'zerafine.old@quillworth.example',
  newEmail: 'zerafine.new@quillworth.example',
  otherEmail: 'zerafine.work@quillworth.example',
  first_name: 'Zérafine',
  last_name: 'Quillworth',
  phone: '+90 532 987 65 43',
};
const traces = /z[eé]rafine|quillworth|9876543|987 65 43/gi;
const [rep, manager, general, admin] = [await as('rep'), await as('manager'), await as('general'), await as('admin')];
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

/** Has the person's data reach every place that the API lets it. */
beforeAll(async () => {
  await db.update(projects).set({ settings: sql`settings || '{"clientVerification": 1, "canSell": true}'::jsonb` });
  app.catalogue.invalidate();
  const registered = (await succeed(visitor.post('/clients', form(person.email)))) as { client?: { id: number } };
  id = registered.client!.id;
  const { rows } = await db.execute<{ id: number }>(sql`select id from users where email = 'rep@asteria.example'`);
  await db.update(clients).set({ user_id: rows[0]!.id }).where(eq(clients.id, id));
  const code = /\d{6}/.exec((await readMails(app, person.email)).at(-1)!.subject)![0];
  await succeed(visitor.post('/clients/verify', { id, code }));
  // The address is taken, by registration and by a change.
  const again = await openBrowser(app).post('/clients', form(person.email.toUpperCase()));
  assert.equal(again.body.error, 'error_email_taken');
  const guest = (await db.select().from(clients).where(eq(clients.email, 'guest@asteria.example')))[0]!;
  const moved = await admin.post(`/clients/${guest.id}`, { _method: 'PUT', email: person.email });
  assert.equal(moved.status, 409);
  // A code, a reset link, logins, of which one is denied, and a presentation.
  await succeed(visitor.post('/clients/forgotPassword', { email: person.email, lang: 'en' }));
  const denied = openBrowser(app);
  await succeed(denied.post('/clientLogins', { email: person.email, project_id: ids.projectId }));
  const refused = await readLink(app, person.email);
  await succeed(visitor.post('/clientLogins/deny', { id: refused.id, code: refused.code }));
  const own = openBrowser(app);
  const begun = (await succeed(own.post('/clientLogins', { email: person.email, project_id: ids.projectId }))) as {
    id?: number;
  };
  const link = await readLink(app, person.email);
  await succeed(own.post('/clientLogins/accept', { id: link.id, code: link.code }));
  await succeed(own.post('/clientLogins/check', { id: begun.id }));
  await succeed(own.post(`/clients/${id}/marketing`, { _method: 'PUT', is_given: '1' }));
  await succeed(own.post('/propertyFavs', { property_id: unit }));
  await succeed(own.post('/propertyViews', { client_id: id, property_id: unit }));
  await succeed(own.post('/properties-share', { properties: `[${unit}]` }));
  const viewing = { day: viewingDays(Date.now()).last, half: 'morning' };
  await succeed(own.post('/viewings', { ...viewing, message: `Call ${person.first_name}` }));
  const invited = (await succeed(
    rep.post('/clientInvitations', { email: person.email, user_id: '', project_id: ids.projectId, lang: 'en' }),
  )) as { id?: number };
  const invitation = await readLink(app, person.email);
  await succeed(visitor.post('/clientInvitations/accept', { id: invitation.id, code: invitation.code }));
  await succeed(rep.post('/clientInvitations/check', { id: invited.id }));
  await succeed(rep.post(`/properties/${unit}`, { _method: 'PUT', status: 3, idempotency_key: 'once' }));
  await succeed(rep.post('/presentations/sendMail', { lang: 'tr' }));
  // What sales users type.
  const named = `${person.first_name} ${person.last_name}, ${person.email}, 0532 987 65 43`;
  await succeed(admin.post(`/clients/updateNote/${id}`, { note: named }));
  await succeed(admin.post('/clientNotes', { client_id: id, note: named }));
  await succeed(
    admin.post('/clientNotes', { client_id: guest.id, note: `A friend of ZERAFINE QUILLWORTH (${named})` }),
  );
  await succeed(admin.post(`/clients/updateNote/${guest.id}`, { note: `Cousin of ${named}` }));
  // In the presentation of another client.
  const theirs = await succeed(
    rep.post('/clientInvitations', { email: guest.email, user_id: '', project_id: ids.projectId, lang: 'en' }),
  );
  const second = await readLink(app, guest.email);
  await succeed(visitor.post('/clientInvitations/accept', { id: second.id, code: second.code }));
  await succeed(rep.post('/clientInvitations/check', { id: (theirs as { id?: number }).id }));
  await succeed(rep.post('/viewings', { ...viewing, message: `Comes with ${named}` }));
  const override = (reason: string, status_id: number) =>
    succeed(manager.post(`/properties/updatePriceOrStatus/${unit}`, { _method: 'PUT', status_id, reason }));
  await override(`Signed by Zerafine`, 6);
  await override(`Quillworth’s bank agreed, tell ${person.email}`, 3);
  const bulk = { kind: 'percent', amount: 500, step: 1, statuses: '["sold"]' };
  const { seen } = (await succeed(general.post('/properties/prices/preview', bulk))) as { seen?: string };
  await succeed(general.post('/properties/prices/apply', { ...bulk, seen, reason: `As for ${named}` }));
  // An earlier address, and a second account that was merged.
  await succeed(admin.post(`/clients/${id}`, { _method: 'PUT', email: person.newEmail }));
  const other = (await succeed(admin.post('/clients', form(person.otherEmail)))) as { client?: { id: number } };
  await succeed(admin.post(`/clients/${id}/merge`, { other_id: other.client!.id }));
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
    const { rows } = await db.execute<{ name: string; col: string }>(sql`
      select k.conrelid::regclass::text as name, a.attname as col from pg_constraint k
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
      where k.contype = 'f' and k.confrelid = 'clients'::regclass order by 1`);
    expect([...new Set(rows.map(({ name }) => name))]).toEqual(Object.keys(exportedAs));
    const { body } = await admin.get(`/clients/${id}/export`);
    for (const { name, col } of rows) {
      const as = exportedAs[name]!;
      if ('not' in as) continue;
      const list = as.reduce((value, key) => value[key], body);
      const count = await db.execute<{ n: number }>(
        sql`select count(*)::int as n from ${sql.identifier(name)} where ${sql.identifier(col)} = ${id}`,
      );
      expect([name, list.length]).toEqual([name, count.rows[0]!.n]);
      expect([name, list.length > 0]).toEqual([name, !['sessions', 'known_devices'].includes(name) || list.length > 0]);
    }
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
    expect(body.claims).toMatchObject([{ status: 3, closed_at: null, property: { id: unit } }]);
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

  it('keeps the rest of what it redacted', async () => {
    const { rows } = await db.execute<{ reason: string }>(
      sql`select reason from unit_changes where reason <> '' order by id`,
    );
    expect([...new Set(rows.map((row) => row.reason))]).toEqual([
      'Signed by …',
      '…’s bank agreed, tell …',
      'As for …, …',
    ]);
    const [guest] = await db.select().from(clients).where(eq(clients.email, 'guest@asteria.example'));
    expect(guest!.note).toBe('Cousin of …, …');
  });
});
