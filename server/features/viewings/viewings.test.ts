import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { leadCalls } from '#contract/calls/leads.ts';
import { viewingCalls } from '#contract/calls/viewings.ts';
import { formatDate } from '#domain/dates/format-date.ts';
import { dayMs } from '#domain/dates/utc-day.ts';
import { viewingDays } from '#domain/viewings/viewing-day.ts';
import { ownSampleApp } from '#tools/testing/own-sample-app.ts';
import { makeUser, openSalesSession, type SalesSession } from '#tools/testing/sales-sessions.ts';
import { auditEntries, clients, mails, projects, rateLimits, users, viewings } from '#server/database/schema.ts';
import { beginSession } from '#server/sessions/sessions.ts';

const day = viewingDays(Date.now() - dayMs).last;
const office = { name: null, names: {}, phone: null, email: 'office@sample.example', whatsApp: null, picture: null };
const {
  app,
  database: { db },
  ids: { projectId },
} = await ownSampleApp(
  {
    settings: { contact: { ...office, hours: { en: null, tr: null } } },
    fill: ({ db }) => db.update(projects).set({ texts: { en: { address: 'Pier 4, Athens' }, tr: {} } }),
  },
  { mail: { isProduction: false } },
);

let alone!: SalesSession;
let led!: SalesSession;
beforeEach(async () => {
  alone = await openSalesSession(db, projectId, { alone: true });
  led = await openSalesSession(db, projectId);
  await db.delete(rateLimits);
  await db.delete(mails);
});

const send = async (method: 'POST' | 'PUT', path: string, { cookie }: { cookie: string }, payload: object) => {
  const answer = await app.inject({ method, url: `/api${path}`, headers: { cookie }, payload });
  return { status: answer.statusCode, body: answer.json() };
};
const read = async (path: string, { cookie }: { cookie: string }) =>
  (await app.inject({ url: `/api${path}`, headers: { cookie } })).json();
const request = (caller: { cookie: string }, changed: object = {}) =>
  send('POST', '/viewings', caller, { day, half: 'afternoon', message: 'By train, please', ...changed });
const sessionOf = async (userId: number) => ({ cookie: `session=${await beginSession(db, { userId })}` });
const emailOf = async (userId: number) => (await db.select().from(users).where(eq(users.id, userId)))[0]!.email;
const mailsTo = (to: string) => db.select().from(mails).where(eq(mails.to, to));

describe('a request for a viewing', () => {
  it('mails the sales user and the client, each with the same event as a calendar file', async () => {
    await db.update(clients).set({ phone: '+90 555 111 22 33' }).where(eq(clients.id, alone.clientId));
    expect((await request(alone, { lang: 'tr' })).body).toEqual({ response: true });
    const [client] = await db.select().from(clients).where(eq(clients.id, alone.clientId));
    const [toSeller] = await mailsTo(await emailOf(alone.userId));
    expect(toSeller).toMatchObject({ kind: 'viewingRequested', about_client_id: alone.clientId });
    for (const words of ['Some One', '+90 555 111 22 33', client!.email, '“By train, please”'])
      expect(toSeller!.text).toContain(words);
    expect(toSeller!.text).toContain(`/dashboard/leads/${alone.clientId}`);
    const [toClient] = await mailsTo(client!.email);
    expect(toClient!.text).toContain(`${formatDate(day, 'fullDate', 'tr', 'UTC')} günü öğleden sonra`);
    expect(toClient!.text).toContain('Sample User sizinle iletişime geçecek');
    expect(toClient!.text).toContain('Pier 4, Athens');
    const uids = [toSeller!, toClient!].map(({ calendar }) => /^UID:(\S+)/m.exec(calendar!)?.[1]);
    expect(uids[0]).toMatch(/^[\da-f-]{36}$/);
    expect(uids[1]).toBe(uids[0]);
    const [{ id } = { id: 0 }] = await db.select().from(viewings).where(eq(viewings.client_id, alone.clientId));
    const file = await app.inject({ url: `/api/viewings/${id}/viewing.ics`, headers: { cookie: alone.cookie } });
    expect(file.body).toContain(`UID:${uids[0]}\r\n`);
    for (const { calendar } of [toSeller!, toClient!]) {
      expect(calendar).toContain(`DTSTART:${day.replaceAll('-', '')}T130000\r\n`);
      expect(calendar).toContain('LOCATION:Pier 4\\, Athens');
    }
  });

  it('is a task for the user to whom the client is assigned, even if another user presents', async () => {
    const assigned = await makeUser(db, projectId);
    await db.update(clients).set({ user_id: assigned }).where(eq(clients.id, led.clientId));
    expect((await request(led, { client_id: led.clientId })).body).toEqual({ response: true });
    expect(await mailsTo(await emailOf(assigned))).toHaveLength(1);
    expect(await mailsTo(await emailOf(led.userId))).toHaveLength(0);
    const { leads } = leadCalls.listLeads.answer.parse(await read('/leads', await sessionOf(assigned)));
    expect(leads).toMatchObject([
      { id: led.clientId, viewing: { day, half: 'afternoon', message: 'By train, please', done_at: null } },
    ]);
    expect(await db.select().from(auditEntries).where(eq(auditEntries.action, 'client.viewing'))).toContainEqual(
      expect.objectContaining({ user_id: led.userId, client_ids: [led.clientId] }),
    );
  });

  it('is mailed to the presenting user for a client in the pool, and to `botSalesRep` if that user is deleted', async () => {
    await db.update(clients).set({ user_id: null }).where(eq(clients.id, led.clientId));
    await request(led);
    expect(await mailsTo(await emailOf(led.userId))).toHaveLength(1);
    await db.update(clients).set({ user_id: null }).where(eq(clients.id, alone.clientId));
    await db.update(users).set({ is_active: false }).where(eq(users.id, alone.userId));
    await request(alone);
    expect(await mailsTo('office@sample.example')).toHaveLength(1);
    const [client] = await db.select().from(clients).where(eq(clients.id, alone.clientId));
    expect((await mailsTo(client!.email))[0]!.text).toContain('Our sales team will get in touch');
  });

  it('only changes the message of an open one for the same half-day', async () => {
    await request(alone);
    await request(alone, { message: 'By car instead' });
    await request(alone, { half: 'morning' });
    const rows = await db.select().from(viewings).where(eq(viewings.client_id, alone.clientId)).orderBy(viewings.id);
    expect(rows.map(({ half, message }) => [half, message])).toEqual([
      ['afternoon', 'By car instead'],
      ['morning', 'By train, please'],
    ]);
    expect(await mailsTo(await emailOf(alone.userId))).toHaveLength(3);
  });

  it('is mailed once if the same is requested several times, even at once', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => request(alone)));
    expect(answers.map(({ body }) => body.response)).toEqual(Array(6).fill(true));
    expect(await db.$count(viewings, eq(viewings.client_id, alone.clientId))).toBe(1);
    expect(await mailsTo(await emailOf(alone.userId))).toHaveLength(1);
    await request(alone, { message: 'With my wife' });
    expect(await mailsTo(await emailOf(alone.userId))).toHaveLength(2);
  });

  it('is for clients in their own session, on a future day', async () => {
    const seller = await sessionOf(led.userId);
    expect((await request(seller)).body).toMatchObject({ response: false });
    expect((await request({ cookie: '' })).status).toBe(401);
    expect((await request(led, { client_id: alone.clientId })).status).toBe(404);
    for (const wrong of [
      { day: '2020-01-01' },
      { day: '2126-01-01' },
      { day: '2027-02-30' },
      { half: 'evening' },
      { message: 'a'.repeat(1001) },
    ])
      expect((await request(alone, wrong)).body).toMatchObject({
        status: 400,
        errors: [{ path: Object.keys(wrong)[0], message: expect.any(String) }],
      });
    expect(await db.select().from(mails)).toEqual([]);
  });

  it('is limited for each client, like other mails', async () => {
    const answers = [];
    for (let index = 0; index < 21; index += 1) answers.push((await request(alone)).status);
    expect(answers.filter((status) => status === 200)).toHaveLength(20);
    expect(answers.at(-1)).toBe(429);
    expect((await request(led)).status).toBe(200);
  });
});

describe('a requested viewing', () => {
  const requested = async (caller: SalesSession, changed: object = {}) => {
    await request(caller, changed);
    const rows = await db.select().from(viewings).where(eq(viewings.client_id, caller.clientId)).orderBy(viewings.id);
    return rows.at(-1)!.id;
  };

  it('can be marked as done and as open again, and the board shows the earliest open one', async () => {
    const seller = await sessionOf(alone.userId);
    const shown = async () =>
      leadCalls.listLeads.answer
        .parse(await read('/leads', seller))
        .leads.flatMap((lead) => (lead.id === alone.clientId ? [lead.viewing?.id] : []));
    const later = await requested(alone);
    const { first: soonest } = viewingDays(Date.now());
    const afternoon = await requested(alone, { day: soonest });
    const morning = await requested(alone, { day: soonest, half: 'morning' });
    expect(await shown()).toEqual([morning]);
    for (const id of [morning, afternoon]) {
      const { body } = await send('PUT', `/viewings/${id}`, seller, { is_done: '1' });
      expect(viewingCalls.updateViewing.answer.parse(body).done_at).not.toBeNull();
    }
    expect(await shown()).toEqual([later]);
    const [first] = await db.select().from(viewings).where(eq(viewings.id, morning));
    await send('PUT', `/viewings/${morning}`, seller, { is_done: '1' });
    expect((await db.select().from(viewings).where(eq(viewings.id, morning)))[0]).toEqual(first);
    expect(first).toMatchObject({ done_by: alone.userId });
    const again = await send('PUT', `/viewings/${morning}`, seller, { is_done: '0' });
    expect(again.body).toMatchObject({ id: morning, done_at: null });
    expect(await shown()).toEqual([morning]);
    const dealings = leadCalls.getDealings.answer.parse(await read(`/clients/${alone.clientId}/dealings`, seller));
    expect(dealings.viewings.map(({ id }) => id)).toEqual([morning, afternoon, later]);
  });

  it('counts, once done, as a response to a client who registered alone', async () => {
    await db.update(clients).set({ registered_alone: true }).where(eq(clients.id, alone.clientId));
    const seller = await sessionOf(alone.userId);
    const awaitsResponse = async () =>
      leadCalls.listLeads.answer.parse(await read('/leads', seller)).leads.find(({ id }) => id === alone.clientId)
        ?.awaits_response;
    const id = await requested(alone);
    expect(await awaitsResponse()).toBe(true);
    await send('PUT', `/viewings/${id}`, seller, { is_done: '1' });
    expect(await awaitsResponse()).toBe(false);
  });

  it('becomes a task of the client’s next user when its sales user is deleted', async () => {
    const manager = await makeUser(db, projectId, 'sales_manager');
    const rep = await makeUser(db, projectId, 'sales_rep', manager);
    await db.update(clients).set({ user_id: rep }).where(eq(clients.id, alone.clientId));
    const id = await requested(alone);
    await send('PUT', `/viewings/${id}`, await sessionOf(rep), { is_done: '1' });
    await send('PUT', `/viewings/${id}`, await sessionOf(manager), { is_done: '0' });
    const gone = await app.inject({
      method: 'DELETE',
      url: `/api/users/${rep}`,
      headers: await sessionOf(manager),
      payload: {},
    });
    expect(gone.statusCode).toBe(200);
    const { leads } = leadCalls.listLeads.answer.parse(await read('/leads', await sessionOf(manager)));
    expect(leads.find((lead) => lead.id === alone.clientId)?.viewing?.id).toBe(id);
  });

  it('cannot be changed by sales users who do not see the client', async () => {
    const id = await requested(alone);
    const stranger = await sessionOf(led.userId);
    for (const unseen of [id, 999_999])
      expect((await send('PUT', `/viewings/${unseen}`, stranger, { is_done: '1' })).status).toBe(404);
    expect((await send('PUT', `/viewings/${id}`, alone, { is_done: '1' })).status).toBe(403);
    expect((await db.select().from(viewings).where(eq(viewings.id, id)))[0]!.done_at).toBeNull();
  });
});
