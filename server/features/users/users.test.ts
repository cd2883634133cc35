import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { UnitStatus } from '#domain/units/unit-status.ts';
import { Role } from '#domain/people/roles.ts';
import { userCalls } from '#contract/calls/users.ts';
import { demoPassword } from '#tools/demo/demo-accounts.ts';
import { openBrowser, readLink, readMails } from '#tools/testing/browser.ts';
import { ownStaffedApp } from '#tools/testing/own-staffed-app.ts';
import { clients, propertyActions, rateLimits, tabletLogins, users } from '#server/database/schema.ts';

const {
  app,
  ids,
  as,
  database: { db },
} = await ownStaffedApp({ trustProxy: ['203.0.113.0/24'] });

const rep = await as('rep');
const manager = await as('manager');
const general = await as('general');
const admin = await as('admin');
const address = (name: string) => `${name}@asteria.example`;
const idOf = async (name: string) =>
  (
    await db
      .select()
      .from(users)
      .where(eq(users.email, address(name)))
  )[0]!.id;
const newUser = (email: string, more: object = {}) => ({
  email,
  name: 'New One',
  phone: '',
  password: 'secret',
  parent_id: 0,
  role_id: Role.sales_rep,
  ...more,
});

beforeEach(() => db.delete(rateLimits));

describe('a sales user', () => {
  it('is created below their creator, with a lower role', async () => {
    const made = (await manager.post('/users', newUser('made@x.example'))).body;
    expect(userCalls.createUser.answer.parse(made)).toMatchObject({
      response: true,
      user: { parent_id: await idOf('manager'), role_id: Role.sales_rep, phone: '0', projects: [ids.projectId] },
    });
    expect((await manager.post('/users', newUser('MADE@x.example'))).body.error).toBe('error_email_taken');
    expect((await manager.post('/users', newUser('peer@x.example', { role_id: Role.sales_manager }))).status).toBe(403);
    expect((await general.post('/users', newUser('boss@x.example', { role_id: Role.admin }))).status).toBe(403);
    expect((await admin.post('/users', newUser('boss@x.example', { role_id: Role.admin }))).body.response).toBe(true);
    expect((await rep.post('/users', newUser('no@x.example'))).status).toBe(403);
    const foreign = await manager.post('/users', newUser('no@x.example', { parent_id: await idOf('general') }));
    const absent = await manager.post('/users', newUser('no@x.example', { parent_id: 999_999 }));
    expect([foreign.status, foreign.text]).toEqual([400, absent.text]);
    for (const parent_id of [-1, -2147483648])
      expect((await admin.post('/users', newUser('no@x.example', { parent_id }))).body.errors).toMatchObject([
        { path: 'parent_id' },
      ]);
    expect((await manager.post('/users', newUser('no', { password: 'ab', name: '' }))).body.errors).toHaveLength(3);
  });

  it('can be edited by themselves and by users above; a new password ends their other sessions', async () => {
    const own = await as('broker');
    const other = await as('broker');
    const id = await idOf('broker');
    const change = (fields: object) => own.post(`/users/${id}`, { _method: 'PUT', ...fields });
    expect((await change({ name: 'Bora B.', role_id: Role.admin, parent_id: 1, password: '' })).body).toMatchObject({
      name: 'Bora B.',
      role_id: Role.broker,
      parent_id: await idOf('manager'),
    });
    for (const fields of [{ password: 'another' }, { email: 'mine@x.example' }]) {
      expect((await change(fields)).body.errors).toMatchObject([
        { path: 'current_password', message: 'Please type your current password' },
      ]);
      expect((await change({ ...fields, current_password: 'guess' })).body.errors).toMatchObject([
        { path: 'current_password', message: 'This is not your current password' },
      ]);
    }
    const current_password = demoPassword;
    expect((await change({ email: address('broker').toUpperCase() })).status).toBe(200);
    expect((await change({ email: address('broker') })).status).toBe(200);
    expect((await change({ email: address('rep'), current_password })).body).toMatchObject({
      status: 409,
      errors: [{ path: 'email', message: 'This email address is already registered' }],
    });
    expect((await change({ nickname: 'B' })).status).toBe(400);
    expect(await change({ current_password })).toMatchObject({
      status: 400,
      body: { errors: [{ message: expect.stringContaining('email, name, phone, password') }] },
    });
    expect((await change({ password: 'another', current_password })).status).toBe(200);
    expect((await own.get('/session')).body.user.id).toBe(id);
    expect((await other.get('/session')).body.user).toBeNull();
    expect((await manager.post(`/users/${id}`, { _method: 'PUT', password: demoPassword })).status).toBe(200);
    expect((await own.get('/session')).body.user).toBeNull();
    expect((await rep.post(`/users/${id}`, { _method: 'PUT', name: 'x y' })).status).toBe(404);
    expect((await manager.post(`/users/${await idOf('general')}`, { _method: 'PUT', name: 'x y' })).status).toBe(404);
  });

  it('can try five wrong current passwords, then one a minute', async () => {
    const own = await as('general');
    const change = async (current_password: string) =>
      own.post(`/users/${await idOf('general')}`, { _method: 'PUT', password: 'another', current_password });
    for (let wrong = 0; wrong < 6; wrong++) await change(`wrong ${wrong}`);
    expect((await change(demoPassword)).status).toBe(429);
  });

  it('has a new role’s permissions from the next request', async () => {
    const browser = await as('rep2');
    expect((await browser.post('/users', newUser('early@x.example'))).status).toBe(403);
    await db
      .update(users)
      .set({ role_id: Role.sales_manager })
      .where(eq(users.email, address('rep2')));
    expect((await browser.post('/users', newUser('late@x.example'))).body.response).toBe(true);
    await db
      .update(users)
      .set({ role_id: Role.sales_rep })
      .where(eq(users.email, address('rep2')));
    expect((await browser.post('/users', newUser('later@x.example'))).status).toBe(403);
  });

  it('can be moved in the tree, but never into a cycle', async () => {
    const a = await idOf('rep2');
    const b = await idOf('general');
    expect((await general.post(`/users/updateParent/${a}/${b}`)).body.parent_id).toBe(b);
    expect((await admin.post(`/users/updateParent/${b}/${a}`)).status).toBe(422);
    expect((await admin.post(`/users/updateParent/${a}/${a}`)).status).toBe(422);
    expect((await general.post(`/users/updateParent/${await idOf('admin')}/0`)).status).toBe(403);
    expect((await general.post(`/users/updateParent/${a}/999999`)).status).toBe(404);
    expect((await admin.post(`/users/updateParent/${a}/-1`)).status).toBe(400);
    expect((await manager.post(`/users/updateParent/${a}/0`)).status).toBe(403);
    const both = await Promise.all([
      admin.post(`/users/updateParent/${await idOf('manager')}/${a}`),
      admin.post(`/users/updateParent/${a}/${await idOf('manager')}`),
    ]);
    expect(both.map((answer) => answer.status).sort()).toEqual([200, 422]);
    await db
      .update(users)
      .set({ parent_id: b })
      .where(eq(users.email, address('manager')));
    await db
      .update(users)
      .set({ parent_id: await idOf('manager') })
      .where(eq(users.email, address('rep2')));
  });

  it('can be deleted: the account is closed and clients go to the parent', async () => {
    const browser = await as('rep2');
    const id = await idOf('rep2');
    expect((await rep.post(`/users/${id}`, { _method: 'DELETE' })).status).toBe(403);
    expect((await manager.post(`/users/${await idOf('manager')}`, { _method: 'DELETE' })).status).toBe(403);
    expect((await manager.post(`/users/${id}`, { _method: 'DELETE' })).body).toEqual({ response: true });
    expect((await browser.get('/session')).body.user).toBeNull();
    expect(
      (
        await db
          .select()
          .from(clients)
          .where(eq(clients.email, address('other')))
      )[0]!.user_id,
    ).toBe(await idOf('manager'));
    expect((await manager.get(`/users/${id}`)).status).toBe(404);
    expect((await manager.post(`/users/${id}`, { _method: 'DELETE' })).status).toBe(404);
  });

  it('has clients and actions counted over twelve months', async () => {
    const id = await idOf('rep');
    const client_id = (await db.select().from(clients).where(eq(clients.user_id, id)).limit(1))[0]!.id;
    const now = new Date();
    const at = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 10));
    const action = { project_id: ids.projectId, user_id: id, client_id, price: 5, created_at: at };
    await db.insert(propertyActions).values([
      {
        ...action,
        property_id: ids.unitIds[0]!,
        status: UnitStatus.reserved,
        cancelled_at: new Date(at.getTime() + 1),
      },
      { ...action, property_id: ids.unitIds[1]!, status: UnitStatus.sold },
    ]);
    await db
      .update(clients)
      .set({ created_at: at })
      .where(sql`created_at > now() - interval '1 day'`);
    const monthOf = (date: Date) => ({ year: date.getUTCFullYear(), month: date.getUTCMonth() + 1 });
    const news = (await manager.get(`/users/newClientsByMonthAndYear/${await idOf('manager')}`)).body;
    const actions = (await rep.get(`/users/actionsByMonthAndYear/${id}`)).body;
    expect(news).toHaveLength(12);
    // The month may have changed meanwhile.
    const { year, month } = news.at(-1);
    expect([monthOf(at), monthOf(new Date())]).toContainEqual({ year, month });
    expect(news).toContainEqual({ ...monthOf(at), count: 4 });
    expect(actions).toContainEqual({ ...monthOf(at), reserved: 1, sold: 1, cancelled: 1 });
    expect((await rep.get(`/users/actionsByMonthAndYear/${await idOf('manager')}`)).status).toBe(404);
  });

  it('can find colleagues by role', async () => {
    expect((await rep.get('/users/getUsersByRole/1')).body.map((user: { email: string }) => user.email)).toEqual([
      address('rep'),
    ]);
    expect((await manager.get('/users/getBrokers/all')).body[0].email).toBe(address('broker'));
    expect((await rep.get('/users/getGeneralManagers/all')).body[0].email).toBe(address('general'));
    expect((await rep.get('/users/getUsersByRole/9')).status).toBe(400);
  });
});

describe('a tablet link', () => {
  const tokenOf = ({ url }: { url: string }) => new URL(url).searchParams.get('user');
  const logIn = (token: string | null) =>
    openBrowser(app).post('/users/loginByToken', { token, project_id: ids.projectId });

  it('works once within sixty seconds, and only for users whom its creator may edit', async () => {
    const made = (await general.post(`/users/${await idOf('rep')}/tabletLogin`)).body;
    const token = tokenOf(made);
    expect(new URL(made.url).pathname).toBe('/salesLogin');
    const tablets = await Promise.all(Array.from({ length: 10 }, () => logIn(token)));
    expect(tablets.filter((answer) => answer.body.response === true)).toHaveLength(1);
    expect(tablets.find((answer) => answer.body.response === false)!.body.error).toBe('error_user_email');
    expect((await general.post(`/users/${await idOf('admin')}/tabletLogin`)).status).toBe(403);
    expect((await manager.post(`/users/${await idOf('rep')}/tabletLogin`)).status).toBe(403);
    expect((await logIn(String(await idOf('rep')))).body.error).toBe('error_user_email');
    const late = tokenOf((await general.post(`/users/${await idOf('rep')}/tabletLogin`)).body);
    await db.update(tabletLogins).set({ expires_at: sql`now()` });
    expect((await logIn(late)).body.response).toBe(false);
  });
});

describe('a forgotten password', () => {
  it('has its link voided by a new address or password', async () => {
    const id = await idOf('manager');
    const linkOf = async (email: string) => {
      await openBrowser(app).post('/users/forgotPassword', { email });
      return (await readLink(app, email)).code;
    };
    const holds = async (token: string) =>
      (await openBrowser(app).post('/users/checkResetToken', { id, token })).body.response;
    const mailed = await linkOf(address('manager'));
    expect(await holds(mailed)).toBe(true);
    await general.post(`/users/${id}`, { _method: 'PUT', email: 'moved@x.example' });
    expect(await holds(mailed)).toBe(false);
    const again = await linkOf('moved@x.example');
    await general.post(`/users/${id}`, { _method: 'PUT', email: address('manager'), password: demoPassword });
    expect([await holds(again), await holds(await linkOf(address('manager')))]).toEqual([false, true]);
  });

  it('can be reset by the link, which ends every session', async () => {
    const browser = await as('broker');
    expect(
      (await openBrowser(app).post('/users/forgotPassword', { email: 'nobody@x.example', lang: 'tr' })).body,
    ).toMatchObject({ error: 'error_no_such_user', message: 'Bu e-posta adresiyle kayıtlı kullanıcı yok' });
    expect(
      (await openBrowser(app).post('/users/forgotPassword', { email: address('broker'), lang: 'en' })).body,
    ).toEqual({ response: true });
    expect((await readMails(app, address('broker'))).at(-1)!.subject).toBe('Set a new password');
    const { page, id, code: token } = await readLink(app, address('broker'));
    expect([page, id]).toEqual(['userResetPassword', await idOf('broker')]);
    expect((await openBrowser(app).post('/users/resetPassword', { id, token, password: 'brand new' })).body).toEqual({
      response: true,
    });
    expect((await browser.get('/session')).body.user).toBeNull();
    expect((await openBrowser(app).post('/users/resetPassword', { id, token, password: 'again' })).body.error).toBe(
      'invalidToken',
    );
    expect(
      (
        await openBrowser(app).post('/users/login', {
          email: address('broker'),
          password: 'brand new',
          project_id: ids.projectId,
        })
      ).body.response,
    ).toBe(true);
  });

  it('is requested in a mail in which the user’s name cannot form an address', async () => {
    const email = 'named@x.example';
    expect((await general.post('/users', newUser(email, { name: 'Win at evil.example' }))).body.response).toBe(true);
    await openBrowser(app).post('/users/forgotPassword', { email });
    const mail = (await readMails(app, email)).at(-1)!;
    expect(mail.text).toContain('Win at evil example');
    expect(mail.text + mail.html).not.toContain('evil.example');
  });

  it('has a link that is valid for an hour', async () => {
    await openBrowser(app).post('/users/forgotPassword', { email: address('manager') });
    const { id, code: token } = await readLink(app, address('manager'));
    expect((await openBrowser(app).post('/users/checkResetToken', { id, token })).body.response).toBe(true);
    await general.post(`/users/${id}`, { _method: 'PUT', email: address('manager').toUpperCase(), name: 'Maria M.' });
    expect((await openBrowser(app).post('/users/checkResetToken', { id, token })).body.response).toBe(true);
    await general.post(`/users/${id}`, { _method: 'PUT', email: address('manager') });
    await db.execute(sql`update reset_tokens set expires_at = now()`);
    expect((await openBrowser(app).post('/users/checkResetToken', { id, token })).body.error).toBe('invalidToken');
  });
});
