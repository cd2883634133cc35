import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { LeadStatus } from '#domain/leads/lead-statuses.ts';
import { UnitStatus } from '#domain/units/unit-status.ts';
import { openBrowser, readLink, readMails } from '#tools/testing/browser.ts';
import { registrationOf } from '#tools/testing/registration-of.ts';
import { ownStaffedApp } from '#tools/testing/own-staffed-app.ts';
import {
  auditEntries,
  clients,
  favourites,
  leadSources,
  mails,
  propertyActions,
  rateLimits,
  sessions,
} from '#server/database/schema.ts';

const {
  app,
  ids,
  as,
  userOf,
  clientOf,
  makeLead,
  database: { db },
} = await ownStaffedApp();

const rep = await as('rep');
const manager = await as('manager');
const admin = await as('admin');
const form = (email: string, more: object = {}) => registrationOf(ids.projectId, email, more);
/** Logs a client in by mail, in a new browser. */
const asClient = async (name: string) => {
  const browser = openBrowser(app);
  const { id } = (await browser.post('/clientLogins', { email: `${name}@asteria.example`, project_id: ids.projectId }))
    .body;
  const { code } = await readLink(app, `${name}@asteria.example`);
  await browser.post('/clientLogins/accept', { id, code });
  await browser.post('/clientLogins/check', { id });
  return browser;
};

beforeEach(() => db.delete(rateLimits));

describe('a new password', () => {
  it('can be set once by a link, and ends every session of the client', async () => {
    const browser = await asClient('other');
    expect(
      (await openBrowser(app).post('/clients/forgotPassword', { email: 'OTHER@asteria.example', lang: 'tr' })).body,
    ).toEqual({ response: true });
    expect((await readMails(app, 'other@asteria.example')).at(-1)!.subject).toBe('Yeni şifre belirleyin');
    const { page, id, code: token } = await readLink(app, 'other@asteria.example');
    expect(page).toBe('clientResetPassword');
    const anywhere = openBrowser(app);
    expect((await anywhere.post('/clients/checkResetToken', { id, token })).body).toEqual({ response: true });
    expect((await anywhere.post('/clients/checkResetToken', { id: id + 1, token })).body).toMatchObject({
      error: 'invalidToken',
      message: 'Reset link is invalid. Please try forgot password again for a new link',
    });
    expect((await anywhere.post('/users/checkResetToken', { id, token })).body.error).toBe('invalidToken');
    expect((await anywhere.post('/clients/resetPassword', { id, token, password: 'ab' })).body.errors[0].message).toBe(
      'Password must be at least 3 character',
    );
    const all = await Promise.all(
      Array.from({ length: 5 }, () => anywhere.post('/clients/resetPassword', { id, token, password: 'new one' })),
    );
    expect(all.filter((answer) => answer.body.response === true)).toHaveLength(1);
    expect((await browser.get('/session')).body.client).toBeNull();
    expect((await anywhere.post('/clients/checkResetToken', { id, token })).body.error).toBe('invalidToken');
  });

  it('cannot be set without an account or a token', async () => {
    expect(
      (await openBrowser(app).post('/clients/forgotPassword', { email: 'nobody@nowhere.example' })).body,
    ).toMatchObject({ error: 'error_no_such_user', message: 'No such user with this email' });
    expect((await openBrowser(app).post('/clients/resetPassword', { id: 1, password: 'new one' })).status).toBe(400);
  });
});

describe('clients in reach', () => {
  it('are listed newest first, searched, paged and counted, and the access is logged', async () => {
    const { headers, body } = await rep.get('/clients?per_page=2&page=1');
    expect(body).toHaveLength(2);
    expect(body[0].id).toBeGreaterThan(body[1].id);
    expect(Number(headers['x-total-count'])).toBeGreaterThan(2);
    expect((await rep.get('/clients?search=CEREN')).body.map((client: { email: string }) => client.email)).toEqual([
      'client@asteria.example',
    ]);
    expect((await rep.get('/clients?search=%25')).body).toEqual([]);
    const isik = await makeLead({ first_name: 'Işık', last_name: 'İpekçi' });
    for (const search of ['ışık', 'IŞIK', 'Işık', 'isik', 'ipekci IŞIK', 'İPEKÇİ'])
      expect((await rep.get(`/clients?search=${encodeURIComponent(search)}`)).body).toMatchObject([{ id: isik }]);
    await db.delete(clients).where(eq(clients.id, isik));
    expect((await rep.get('/clients?search=olga')).body).toEqual([]);
    expect((await manager.get('/clients?search=olga&user_id=&page=')).body).toHaveLength(1);
    const { id } = await clientOf('client');
    await rep.get(`/clients/${id}`);
    const entries = await db
      .select()
      .from(auditEntries)
      .where(sql`client_ids @> array[${id}]::int[] and user_id = ${(await userOf('rep')).id}`);
    expect(entries.map((entry) => entry.action)).toEqual(expect.arrayContaining(['client.list', 'client.read']));
  });

  it('can be edited, but only in the permitted fields', async () => {
    const { id } = await clientOf('guest');
    const changed = (
      await rep.post(`/clients/${id}`, {
        _method: 'PUT',
        first_name: 'Giorgos',
        lead_status_id: LeadStatus.active,
        lead_source_id: '',
        is_active: '',
        can_self_login: '1',
        user_id: 1,
        is_verified: '0',
        password_hash: 'x',
      })
    ).body;
    expect(changed).toMatchObject({
      first_name: 'Giorgos',
      lead_status_id: LeadStatus.active,
      can_self_login: true,
      is_verified: true,
      user: { email: 'rep@asteria.example' },
    });
    const taken = { _method: 'PUT', email: 'client@asteria.example' };
    expect((await rep.post(`/clients/${id}`, taken)).body).toMatchObject({
      status: 409,
      code: 'email_taken',
      detail: 'This email address is already registered',
      errors: [{ path: 'email', message: 'This email address is already registered' }],
    });
    expect((await rep.post(`/clients/${id}`, taken, { 'accept-language': 'tr' })).body.errors).toEqual([
      { path: 'email', message: 'Bu e-posta adresi zaten kayıtlı' },
    ]);
    expect((await rep.post(`/clients/${id}`, { _method: 'PUT', nickname: 'Gio' })).body).toMatchObject({
      status: 400,
      errors: [{ path: '', message: expect.stringMatching(/^Needs at least one of the fields email, first_name,/) }],
    });
    expect((await rep.post(`/clients/${id}`, { _method: 'PUT', email: 'Moved@x.example' })).body).toMatchObject({
      email: 'Moved@x.example',
      is_verified: false,
    });
    expect((await rep.post(`/clients/updateNote/${id}`, { note: 'Likes <b>sea</b>' })).body.note).toBe(
      'Likes <b>sea</b>',
    );
    const [entry] = await db.select().from(auditEntries).where(eq(auditEntries.action, 'client.update'));
    expect(entry!.fields).toEqual(['first_name', 'lead_status_id', 'can_self_login']);
  });

  it('logs an update that changes nothing as a view', async () => {
    const { id, first_name } = await clientOf('other');
    const before = (await db.select().from(auditEntries)).length;
    expect((await manager.post(`/clients/${id}`, { _method: 'PUT', first_name })).body.email).toBe(
      'other@asteria.example',
    );
    const rows = await db.select().from(auditEntries).orderBy(auditEntries.id);
    expect(rows.slice(before)).toMatchObject([
      { action: 'client.read', user_id: (await userOf('manager')).id, client_ids: [id], fields: [] },
    ]);
  });

  it('lose their sessions when disabled', async () => {
    const browser = await asClient('client');
    const { id } = await clientOf('client');
    await rep.post(`/clients/${id}`, { _method: 'PUT', is_active: '0' });
    expect((await browser.get('/session')).body.client).toBeNull();
    expect(
      (await openBrowser(app).post('/clientLogins', { email: 'client@asteria.example', project_id: ids.projectId }))
        .body.error,
    ).toBe('client_login.email_or_password_wrong');
    expect((await rep.post(`/clients/${id}`, { _method: 'PUT', is_active: '1' })).body.is_active).toBe(true);
  });

  it('lose their own sessions and links when they may no longer log in alone', async () => {
    const browser = await asClient('client');
    const { id } = await clientOf('client');
    const waiting = openBrowser(app);
    const begun = (await waiting.post('/clientLogins', { email: 'client@asteria.example', project_id: ids.projectId }))
      .body;
    const { code } = await readLink(app, 'client@asteria.example');
    const presenter = await as('broker');
    const { id: presenterId } = await userOf('broker');
    await db.update(sessions).set({ client_id: id }).where(eq(sessions.user_id, presenterId));
    expect((await rep.post(`/clients/${id}`, { _method: 'PUT', can_self_login: '0' })).body.can_self_login).toBe(false);
    expect((await browser.get('/session')).body.client).toBeNull();
    expect((await presenter.get('/session')).body.client.id).toBe(id);
    await db.update(sessions).set({ client_id: null }).where(eq(sessions.user_id, presenterId));
    expect((await waiting.post('/clientLogins/accept', { id: begun.id, code })).body.error).toBe('invalidCode');
    expect((await rep.post(`/clients/${id}`, { _method: 'PUT', can_self_login: '1' })).body.can_self_login).toBe(true);
  });

  it('are assigned by a manager to a user in reach', async () => {
    const { id } = await clientOf('client');
    const broker = await userOf('broker');
    expect((await rep.post(`/clients/assignUser/${id}`, { _method: 'PUT', user_id: broker.id })).status).toBe(403);
    expect((await manager.post(`/clients/assignUser/${id}`, { _method: 'PUT', user_id: broker.id })).body.user.id).toBe(
      broker.id,
    );
    expect((await rep.get(`/clients/${id}`)).status).toBe(404);
    expect((await manager.get(`/clients/user/${broker.id}`)).body.map((client: { id: number }) => client.id)).toContain(
      id,
    );
    expect((await manager.get(`/clients/popular/${broker.id}`)).body[0].view_count).toBe(0);
    await manager.post(`/clients/assignUser/${id}`, { _method: 'PUT', user_id: (await userOf('rep')).id });
  });
});

describe('personal data', () => {
  it('is exported to the client, with who viewed it, without secrets', async () => {
    const browser = await asClient('client');
    const { id } = await clientOf('client');
    const { body, headers, text } = await browser.get(`/clients/${id}/export?lang=tr`);
    expect(headers['content-disposition']).toBe(
      `attachment; filename="musteri-${id}.json"; filename*=UTF-8''m%C3%BC%C5%9Fteri-${id}.json`,
    );
    expect(body).toMatchObject({ client: { email: 'client@asteria.example' } });
    expect(body.accesses.length).toBeGreaterThan(0);
    expect(body.logins[0]).toMatchObject({ kind: 'login', device: 'Safari, iPhone' });
    expect(text).not.toMatch(/argon2|_hash|clientLoginAccept\/\d+\/[\w-]/);
  });

  it('is erased on request: nobody is identifiable afterwards, and sales remain', async () => {
    const { id, lead_source_id } = await clientOf('client');
    const { id: user_id } = await userOf('rep');
    await db.insert(favourites).values({ client_id: id, property_id: ids.unitIds[0]! });
    await db.insert(propertyActions).values({
      project_id: ids.projectId,
      user_id,
      client_id: id,
      property_id: ids.unitIds[0]!,
      status: UnitStatus.reserved,
      price: 5,
    });
    expect(lead_source_id).toBe((await db.select().from(leadSources))[0]!.id);
    const browser = await asClient('client');
    expect((await rep.post(`/clients/${id}`, { _method: 'DELETE' })).status).toBe(403);
    expect((await browser.post(`/clients/${id}`, { _method: 'DELETE' })).body).toEqual({ response: true });
    expect((await browser.get('/session')).body.client).toBeNull();
    expect((await admin.get(`/clients/${id}`)).status).toBe(404);
    const [row] = await db.select().from(clients).where(eq(clients.id, id));
    expect(row).toMatchObject({
      first_name: '',
      last_name: '',
      phone: '0',
      note: '',
      password_hash: '',
      email: `erased-${id}`,
    });
    expect(await db.select().from(propertyActions).where(eq(propertyActions.client_id, id))).toHaveLength(1);
    expect(await db.select().from(mails).where(eq(mails.to, 'client@asteria.example'))).toEqual([]);
    expect((await openBrowser(app).post('/clients', form('client@asteria.example'))).body.response).toBe(true);
  });
});
