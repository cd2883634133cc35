import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { LeadStatus } from '#domain/leads/lead-statuses.ts';
import { leadCalls } from '#contract/calls/leads.ts';
import { auditEntries, clients, rateLimits, users } from '#server/database/schema.ts';
import { ownStaffedApp } from '#tools/testing/own-staffed-app.ts';

const {
  as,
  userOf,
  clientOf,
  makeLead,
  database: { db },
} = await ownStaffedApp();

const rep = await as('rep');
const rep2 = await as('rep2');
const manager = await as('manager');
const broker = await as('broker');
const makeWaiting = () => makeLead({ user_id: null, registered_alone: true });
const leadOf = async (browser: typeof rep, id: number) =>
  (await browser.get('/leads?per_page=200')).body.leads.find((lead: { id: number }) => lead.id === id);

beforeEach(() => db.delete(rateLimits));

describe('a client who waits in the pool', () => {
  it('is on every sales user’s board and may be read, but not worked with, before being taken', async () => {
    const id = await makeWaiting();
    for (const browser of [rep, rep2, broker, manager]) {
      expect(await leadOf(browser, id)).toMatchObject({ user: null, awaits_response: true });
      expect((await browser.get(`/clients/${id}`)).body).toMatchObject({ id, user: null });
    }
    expect((await rep.get('/leads?user_id=0')).body.leads).toMatchObject([{ id }]);
    const closed = [
      await rep.get(`/clientNotes/${id}`),
      await rep.post('/clientNotes', { client_id: id, note: 'Mine' }),
      await rep.post(`/clients/${id}`, { _method: 'PUT', lead_status_id: LeadStatus.lost }),
      await rep.get(`/clients/${id}/export`),
    ];
    expect(closed.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect((await rep.get('/clients')).body.map((client: { id: number }) => client.id)).not.toContain(id);
    await db.update(clients).set({ erased_at: new Date() }).where(eq(clients.id, id));
    expect(await leadOf(rep, id)).toBe(undefined);
  });

  it('is assigned to the first user who takes them; the next one is told who has them', async () => {
    const id = await makeWaiting();
    const taken = leadCalls.takeClient.answer.parse((await rep.post(`/clients/${id}/take`)).body);
    expect(taken).toMatchObject({ response: true, client: { id, user: { name: 'Rıza Rep' } } });
    expect((await rep2.post(`/clients/${id}/take`)).body).toEqual({
      response: false,
      error: 'error_client_taken',
      message: 'Rıza Rep has already taken this client',
    });
    expect((await manager.post(`/clients/${id}/take`, { lang: 'tr' }, { 'accept-language': 'tr' })).body.message).toBe(
      'Bu müşteriyi Rıza Rep üstlendi',
    );
    expect((await rep.post(`/clients/${id}/take`)).body.response).toBe(true);
    expect(await leadOf(rep2, id)).toBe(undefined);
    // Where the link in the mail leads the other sales users.
    const late = await rep2.get(`/clients/${id}`, { 'accept-language': 'tr' });
    expect([late.status, late.body.code, late.body.detail]).toEqual([
      403,
      'client_taken',
      'Bu müşteriyi Rıza Rep üstlendi',
    ]);
    expect(await leadOf(rep, id)).toMatchObject({ awaits_response: true });
    expect((await rep.post('/clientNotes', { client_id: id, note: 'Called' })).status).toBe(200);
    expect(await leadOf(rep, id)).toMatchObject({ awaits_response: false });
    const entries = await db.select().from(auditEntries).where(eq(auditEntries.action, 'client.take'));
    expect(entries).toMatchObject([{ user_id: (await userOf('rep')).id, client_ids: [id], fields: ['user_id'] }]);
  });

  it('may be assigned by a manager, but not to somebody out of reach', async () => {
    const id = await makeWaiting();
    const assign = (user_id: number) => manager.post(`/clients/assignUser/${id}`, { _method: 'PUT', user_id });
    expect((await assign((await userOf('general')).id)).status).toBe(404);
    expect((await assign((await userOf('broker')).id)).body.user.name).toBe((await userOf('broker')).name);
    expect((await rep.post(`/clients/${id}/take`)).body.error).toBe('error_client_taken');
  });

  it('leaves the pool when merged with a client of a sales user', async () => {
    const kept = await makeWaiting();
    const other = await makeLead();
    const merged = await (await as('general')).post(`/clients/${kept}/merge`, { other_id: other });
    expect(merged.body).toMatchObject({ id: kept, user: { name: 'Rıza Rep' } });
    expect((await rep2.post(`/clients/${kept}/take`)).body.message).toBe('Rıza Rep has already taken this client');
  });

  it('is answered like an unknown client if they belong to another user and were never in the pool', async () => {
    const { id } = await clientOf('other');
    const foreign = await rep.post(`/clients/${id}/take`);
    const absent = await rep.post('/clients/999999/take');
    expect([foreign.status, foreign.text]).toEqual([404, absent.text]);
  });

  it('is assigned to `botSalesRep`, or returns to the pool, when a user without a parent is deleted', async () => {
    const admin = await as('admin');
    const { id: top } = await userOf('general');
    const heirOf = async (newClients: string) => {
      await db.execute(
        sql`
          update projects
          set settings = settings || ${JSON.stringify({ newClients, botSalesRep: { email: 'general@asteria.example' } })}::jsonb`,
      );
      await db.update(users).set({ parent_id: null, is_active: true }).where(eq(users.id, top));
      const id = await makeLead({ user_id: top });
      expect((await admin.post(`/users/${top}`, { _method: 'DELETE' })).body).toEqual({ response: true });
      return (await db.select().from(clients).where(eq(clients.id, id)))[0]!.user_id;
    };
    expect(await heirOf('bot')).toBe((await userOf('admin')).id);
    expect(await heirOf('pool')).toBe(null);
  });
});
