import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { LeadStatus } from '#domain/leads/lead-statuses.ts';
import { ledPresentation } from '#domain/presentations/presentation-status.ts';
import { UnitStatus } from '#domain/units/unit-status.ts';
import { Role } from '#domain/people/roles.ts';
import { leadCalls } from '#contract/calls/leads.ts';
import { userCalls } from '#contract/calls/users.ts';
import { ownStaffedApp } from '#tools/testing/own-staffed-app.ts';
import {
  auditEntries,
  clients,
  favourites,
  presentations,
  propertyClaims,
  propertyViews,
  rateLimits,
} from '#server/database/schema.ts';

const {
  ids,
  as,
  userOf,
  makeLead,
  database: { db },
} = await ownStaffedApp();

const rep = await as('rep');
const manager = await as('manager');
const clientOf = async (id: number) => (await db.select().from(clients).where(eq(clients.id, id)))[0]!;
/** The audit entries of a user reading a client, oldest first. */
const looksOf = async (name: string, clientId: number) =>
  (
    await db
      .select()
      .from(auditEntries)
      .where(
        sql`${auditEntries.action} = 'client.read' and ${auditEntries.client_ids} @> array[${clientId}]::int[] and ${auditEntries.user_id} = ${(await userOf(name)).id}`,
      )
      .orderBy(auditEntries.id)
  ).map((look) => look.client_ids);

beforeEach(() => db.delete(rateLimits));

const idsOf = (answer: { body: { leads: { id: number }[] } }) => answer.body.leads.map((lead) => lead.id);

describe('the list of leads', () => {
  it('finds by parts of name, address and phone, ignoring diacritics', async () => {
    const id = await makeLead({
      first_name: 'Işıl',
      last_name: 'Çağlar',
      email: 'isil@deniz.example',
      phone: '+90 (532) 123 45 67',
    });
    for (const search of ['isil caglar', 'ÇAĞLAR IŞIL', 'deniz.ex', '5321234567', '123 45', '٥٣٢١٢٣', '۱۲۳ ۴۵'])
      expect(idsOf(await rep.get(`/leads?search=${encodeURIComponent(search)}`))).toEqual([id]);
    expect((await rep.get('/leads?search=100%25')).body).toEqual({ total: 0, leads: [] });
  });

  it('shows only clients in reach, in pages that never overlap, and logs the access', async () => {
    const all = leadCalls.listLeads.answer.parse((await manager.get('/leads?per_page=200')).body);
    expect(all.total).toBe(all.leads.length);
    expect(all.leads.map((lead) => lead.email)).toContain('other@asteria.example');
    expect((await rep.get('/leads?search=other')).body.total).toBe(0);
    const paged = [
      ...idsOf(await manager.get('/leads?per_page=2&page=1')),
      ...idsOf(await manager.get('/leads?per_page=2&page=2')),
    ];
    expect(paged).toEqual(all.leads.slice(0, 4).map((lead) => lead.id));
    const [look] = await db
      .select()
      .from(auditEntries)
      .where(sql`${auditEntries.action} = 'client.list' and ${auditEntries.client_ids} @> array[${paged[3]}]::int[]`);
    expect(look!.user_id).toBe((await userOf('manager')).id);
  });

  it('leaves out of a search what nobody can mean', async () => {
    const id = await makeLead({ first_name: 'Nil', last_name: 'Null', email: 'nil@null.example' });
    expect(idsOf(await rep.get('/leads?search=%00Nil%07Null'))).toEqual([id]);
    expect((await rep.get('/leads?search=%00')).body).toEqual((await rep.get('/leads')).body);
  });

  it('can be filtered by status, source, user and last activity, and sorted', async () => {
    const lost = await makeLead({ lead_status_id: LeadStatus.lost, first_name: 'Zeynep' });
    const quiet = await makeLead({ first_name: 'Abel' });
    expect(idsOf(await rep.get('/leads?lead_status_id=3'))).toEqual([lost]);
    expect(idsOf(await rep.get('/leads?activity=quiet90'))).toEqual(expect.arrayContaining([lost, quiet]));
    expect(idsOf(await rep.get('/leads?activity=7'))).not.toContain(quiet);
    await rep.post('/clientNotes', { client_id: quiet, note: 'Called' });
    expect(idsOf(await rep.get('/leads?activity=7'))[0]).toBe(quiet);
    const names = (await rep.get('/leads?order=name')).body.leads.map(
      (lead: { first_name: string }) => lead.first_name,
    );
    expect([names[0], names.at(-1)]).toEqual(['Abel', 'Zeynep']);
    const { id } = await userOf('rep2');
    expect(
      (await manager.get(`/leads?user_id=${id}`)).body.leads.every(
        (lead: { user: { id: number } }) => lead.user.id === id,
      ),
    ).toBe(true);
    expect((await rep.get('/leads?activity=yesterday')).status).toBe(400);
  });

  it('counts favourites and views, and names the most relevant unit', async () => {
    const id = await makeLead();
    const [seen, marked, held] = ids.unitIds;
    const { id: user_id } = await userOf('rep');
    const lead = async () =>
      (await rep.get('/leads?per_page=200')).body.leads.find((one: { id: number }) => one.id === id);
    expect(await lead()).toMatchObject({ favourite_count: 0, view_count: 0, unit_id: null });
    await db.insert(propertyViews).values({ user_id, client_id: id, property_id: seen!, view_count: 4 });
    expect(await lead()).toMatchObject({ view_count: 4, unit_id: seen });
    await db.insert(favourites).values({ client_id: id, property_id: marked! });
    expect(await lead()).toMatchObject({ favourite_count: 1, unit_id: marked });
    await db.insert(propertyClaims).values({ property_id: held!, client_id: id, user_id, status: UnitStatus.reserved });
    expect(await lead()).toMatchObject({ unit_id: held });
  });
});

describe('notes', () => {
  it('are added, listed newest first with their author, and deleted by the author or a manager', async () => {
    const id = await makeLead();
    const first = (await rep.post('/clientNotes', { client_id: id, note: 'Likes the sea' })).body;
    expect(leadCalls.createNote.answer.parse(first)).toMatchObject({
      note: 'Likes the sea',
      client_id: id,
      user_name: 'Rıza Rep',
    });
    const second = (await manager.post('/clientNotes', { client_id: id, note: 'Second' })).body;
    expect((await rep.get(`/clientNotes/${id}`)).body.map((note: { note: string }) => note.note)).toEqual([
      'Second',
      'Likes the sea',
    ]);
    expect((await rep.post(`/clientNotes/${second.id}`, { _method: 'DELETE' })).status).toBe(403);
    expect((await manager.post(`/clientNotes/${first.id}`, { _method: 'DELETE' })).body).toEqual({ response: true });
    expect((await rep.post('/clientNotes', { client_id: id, note: '  ' })).status).toBe(400);
    expect((await rep.get(`/clientNotes/${id}`)).body).toHaveLength(1);
    expect(await looksOf('rep', id)).toEqual([[id], [id]]);
  });

  it('are added once for each idempotency key, as long as the client is in reach', async () => {
    const id = await makeLead();
    const add = async (note: string, key: string) =>
      rep.post('/clientNotes', { client_id: id, note, idempotency_key: key });
    const [first, second] = await Promise.all([add('Likes the sea', 'note-1'), add('Likes the sea', 'note-1')]);
    expect(first.status).toBe(200);
    expect(second.body).toEqual(first.body);
    expect((await add('Likes the sea', 'note-2')).body.id).not.toBe(first.body.id);
    expect((await rep.get(`/clientNotes/${id}`)).body).toHaveLength(2);
    expect((await add('Likes the pool', 'note-1')).status).toBe(422);
    const { user_id } = await clientOf(id);
    await db
      .update(clients)
      .set({ user_id: (await userOf('manager')).id })
      .where(eq(clients.id, id));
    expect((await add('Likes the sea', 'note-1')).status).toBe(404);
    await db.update(clients).set({ user_id }).where(eq(clients.id, id));
    await rep.post(`/clientNotes/${first.body.id}`, { _method: 'DELETE' });
    expect((await add('Likes the sea', 'note-1')).status).toBe(404);
    expect((await rep.get(`/clientNotes/${id}`)).body).toHaveLength(1);
    const { rows } = await db.execute<{ answer: object }>(sql`select answer from idempotency_keys order by key`);
    expect(rows.map(({ answer }) => Object.keys(answer))).toEqual([['id'], ['id']]);
  });
});

describe('the history of a client', () => {
  it('contains presentations and the kind of each mail, never its text', async () => {
    const id = await makeLead({ email: 'mailed@x.example' });
    const { id: user_id } = await userOf('rep');
    await db
      .insert(presentations)
      .values({ project_id: ids.projectId, status: ledPresentation, user_id, client_id: id });
    await rep.post('/clientInvitations', { email: 'mailed@x.example', project_id: ids.projectId });
    const dealings = leadCalls.getDealings.answer.parse((await rep.get(`/clients/${id}/dealings`)).body);
    expect(dealings.presentations).toMatchObject([{ status: ledPresentation, user_name: 'Rıza Rep', ended_at: null }]);
    expect(dealings.mails.map((mail) => mail.kind)).toEqual(['invitation']);
    expect(JSON.stringify(dealings)).not.toContain('subject');
  });

  it('suggests possible duplicates, in reach only', async () => {
    const { id: foreign } = await userOf('rep2');
    const one = await makeLead({ phone: '+90 555 777 8899' });
    const same = await makeLead({ phone: '0555 777 88 99' });
    const hidden = await makeLead({ phone: '05557778899', user_id: foreign });
    const of = async (browser: typeof rep) =>
      (await browser.get(`/clients/${one}/dealings`)).body.duplicates.map((other: { id: number }) => other.id);
    expect(await of(rep)).toEqual([same]);
    expect(await of(manager)).toEqual([hidden, same]);
    expect(await looksOf('manager', hidden)).toEqual([[one, hidden, same]]);
    expect(await looksOf('rep', hidden)).toEqual([]);
    expect(await looksOf('rep', one)).toEqual([[one, same]]);
    const pairs = leadCalls.listDuplicates.answer.parse((await manager.get('/leads/duplicates')).body);
    expect(pairs.map(([a, b]) => [a.id, b.id])).toEqual(
      expect.arrayContaining([
        [one, same],
        [one, hidden],
        [same, hidden],
      ]),
    );
  });
});

it('knows a number again that was typed in Arabic digits', async () => {
  const one = await makeLead({ phone: '+971 50 222 3344' });
  const other = await makeLead();
  await rep.post(`/clients/${other}`, { _method: 'PUT', phone: '٠٥٠ ٢٢٢ ٣٣٤٤' });
  const { phone } = await clientOf(other);
  expect(phone).toBe('050 222 3344');
  expect((await rep.get(`/clients/${one}/dealings`)).body.duplicates).toMatchObject([{ id: other, reason: 'phone' }]);
});

describe('a deleted user', () => {
  const hire = async (email: string) =>
    (await manager.post('/users', { email, name: 'Short Stay', password: 'abc', role_id: Role.sales_rep })).body.user
      .id as number;

  it('has their clients handed over to the user whom the manager names', async () => {
    const leaving = await hire('leaves@x.example');
    const heir = await userOf('broker');
    const client = await makeLead({ user_id: leaving });
    const { people, creatable } = userCalls.getTeam.answer.parse((await manager.get('/users/team')).body);
    expect(people.find(({ user }) => user.id === leaving)).toMatchObject({
      clients: 1,
      can: { update: true, remove: true, move: false, logIn: false },
    });
    expect(people.find(({ user }) => user.email === 'manager@asteria.example')!.can).toEqual({
      update: true,
      remove: false,
      move: false,
      logIn: false,
      resetSecondFactors: false,
      mailPasswordLink: false,
      unlink: false,
    });
    expect([creatable, people.some(({ user }) => user.role_id > 2 && user.role_id !== Role.broker)]).toEqual([
      [1, 4],
      false,
    ]);
    expect((await manager.post(`/users/${leaving}`, { _method: 'DELETE', hand_over_to: leaving })).status).toBe(422);
    expect((await manager.post(`/users/${leaving}`, { _method: 'DELETE', hand_over_to: 999_999 })).status).toBe(404);
    expect((await manager.post(`/users/${leaving}`, { _method: 'DELETE', hand_over_to: heir.id })).body).toEqual({
      response: true,
    });
    expect((await clientOf(client)).user_id).toBe(heir.id);
  });

  it('has their clients handed over to the parent if nobody is named', async () => {
    const leaving = await hire('leaves2@x.example');
    const client = await makeLead({ user_id: leaving });
    await manager.post(`/users/${leaving}`, { _method: 'DELETE' });
    expect((await clientOf(client)).user_id).toBe((await userOf('manager')).id);
  });
});
