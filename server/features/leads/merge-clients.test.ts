import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { ledPresentation } from '#domain/presentations/presentation-status.ts';
import { UnitStatus } from '#domain/units/unit-status.ts';
import { leadCalls } from '#contract/calls/leads.ts';
import { openBrowser } from '#tools/testing/browser.ts';
import { ownStaffedApp } from '#tools/testing/own-staffed-app.ts';
import {
  auditEntries,
  clientNotes,
  clients,
  favourites,
  mails,
  presentations,
  propertyActions,
  propertyClaims,
  propertyViews,
  rateLimits,
  viewings,
} from '#server/database/schema.ts';

const {
  app,
  ids,
  as,
  userOf,
  makeLead,
  database: { db },
} = await ownStaffedApp();

const rep = await as('rep');
const manager = await as('manager');
const admin = await as('admin');
const clientOf = async (id: number) => (await db.select().from(clients).where(eq(clients.id, id)))[0]!;

beforeEach(() => db.delete(rateLimits));

describe('merging', () => {
  it('merges everything into the first client once, and frees the other address', async () => {
    const { id: user_id } = await userOf('rep');
    const kept = await makeLead({ note: 'Kept', phone: '0' });
    const other = await makeLead({
      note: 'Other',
      phone: '+49 30 1234567',
      email: 'twice@x.example',
      first_name: 'Twice',
    });
    const [a, b, c] = ids.unitIds as [number, number, number];
    const [running] = await db
      .insert(presentations)
      .values({ project_id: ids.projectId, status: ledPresentation, user_id, client_id: other })
      .returning();
    await db.insert(favourites).values([
      { client_id: kept, property_id: a },
      { client_id: other, property_id: a },
      { client_id: other, property_id: b },
    ]);
    await db.insert(propertyViews).values([
      { user_id, client_id: kept, property_id: a, view_count: 2 },
      { user_id, client_id: other, property_id: a, view_count: 3 },
      { user_id, client_id: other, property_id: c, view_count: 1 },
    ]);
    await db.insert(propertyActions).values({
      project_id: ids.projectId,
      user_id,
      client_id: other,
      presentation_id: running!.id,
      property_id: c,
      status: UnitStatus.reserved,
      price: 100,
    });
    await db
      .insert(propertyClaims)
      .values({ property_id: ids.unitIds[5]!, client_id: other, user_id, status: UnitStatus.reserved });
    await db.insert(clientNotes).values({ client_id: other, user_id, note: 'Wrote this' });
    await db.insert(viewings).values({ client_id: other, day: '2026-12-03', half: 'afternoon', message: 'By train' });
    await rep.post('/clientInvitations', { email: 'twice@x.example', project_id: ids.projectId });

    const answer = await manager.post(`/clients/${kept}/merge`, { other_id: other });
    expect(leadCalls.mergeClients.answer.parse(answer.body)).toMatchObject({
      id: kept,
      phone: '+49 30 1234567',
      note: 'Kept\n\nOther',
      favs: [{ property_id: a }, { property_id: b }],
    });
    expect(
      (await rep.get(`/propertyViews/client/${kept}`)).body
        .map((view: { property_id: number; view_count: number }) => [view.property_id, view.view_count])
        .toSorted(),
    ).toEqual(
      [
        [a, 5],
        [c, 1],
      ].toSorted(),
    );
    expect((await rep.get(`/propertyActions/client/${kept}`)).body).toHaveLength(1);
    expect((await rep.get(`/clientNotes/${kept}`)).body.map((note: { note: string }) => note.note)).toEqual([
      expect.stringContaining('twice@x.example · +49 30 1234567'),
      'Wrote this',
    ]);
    const dealings = (await rep.get(`/clients/${kept}/dealings`)).body;
    expect([dealings.presentations.length, dealings.mails.map((mail: { kind: string }) => mail.kind)]).toEqual([
      1,
      ['invitation'],
    ]);
    expect(dealings.viewings).toMatchObject([{ client_id: kept, day: '2026-12-03', message: 'By train' }]);
    const moved = [favourites, propertyViews, propertyActions, propertyClaims, presentations, clientNotes, viewings];
    for (const table of moved) expect(await db.select().from(table).where(eq(table.client_id, other))).toEqual([]);
    expect((await rep.get(`/clients/${other}`)).status).toBe(404);
    expect((await openBrowser(app).post('/clients/check', { email: 'twice@x.example' })).body).toEqual({
      response: true,
    });
    expect(await db.select().from(auditEntries).where(eq(auditEntries.action, 'client.merge'))).toMatchObject([
      { client_ids: [kept, other], user_id: (await userOf('manager')).id },
    ]);
  });

  it('is for managers, requires two different clients, and happens once in a race', async () => {
    const one = await makeLead();
    const two = await makeLead();
    expect((await rep.post(`/clients/${one}/merge`, { other_id: two })).status).toBe(403);
    expect((await manager.post(`/clients/${one}/merge`, { other_id: one })).status).toBe(422);
    const both = await Promise.all([
      manager.post(`/clients/${one}/merge`, { other_id: two }),
      manager.post(`/clients/${two}/merge`, { other_id: one }),
    ]);
    expect(both.map((answer) => answer.status).toSorted()).toEqual([200, 404]);
  });

  it('leaves no data of the other client when the first is erased', async () => {
    const kept = await makeLead();
    const other = await makeLead({ email: 'gone@x.example' });
    await rep.post('/clientInvitations', { email: 'gone@x.example', project_id: ids.projectId });
    await manager.post(`/clients/${kept}/merge`, { other_id: other });
    await admin.post(`/clients/${kept}`, { _method: 'DELETE' });
    expect((await clientOf(other)).former_email).toBeNull();
    expect(await db.select().from(mails).where(eq(mails.to, 'gone@x.example'))).toEqual([]);
  });
});
