import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { Role } from '#domain/people/roles.ts';
import { auditEntries, mails, rateLimits, users } from '#server/database/schema.ts';
import { beginSession } from '#server/sessions/sessions.ts';
import { openBrowser, readLink, readMails } from '#tools/testing/browser.ts';
import { ownStaffedApp } from '#tools/testing/own-staffed-app.ts';

const {
  app,
  ids,
  as,
  userOf,
  database: { db },
} = await ownStaffedApp();
const rep = await as('rep');
const manager = await as('manager');
const to = 'newcomer@x.example';
const newcomer = { email: to, name: 'New Comer', phone: '', parent_id: 0, role_id: Role.sales_rep };
const choosing = { ...newcomer, chooses_password: '1' };
const logIn = (password: string) =>
  openBrowser(app).post('/users/login', { email: to, password, project_id: ids.projectId });
const memberOf = async (id: number) =>
  (await manager.get('/users/team')).body.people.find((member: { user: { id: number } }) => member.user.id === id);
const create = async (fields: object) => (await manager.post('/users', { ...fields })).body.user.id as number;
const sendLink = (id: number, browser = manager) => browser.post(`/users/${id}/passwordLink`);
const choose = (link: { id: number; code: string }, password: string) =>
  openBrowser(app).post('/users/resetPassword', { id: link.id, token: link.code, password });

beforeEach(async () => {
  await db.delete(rateLimits);
  await db.delete(users).where(eq(users.email, to));
  await db.delete(mails);
});

describe('a sales user who chooses their first password', () => {
  it('gets a link by mail, and nobody can log in before', async () => {
    const id = await create(choosing);
    expect(await memberOf(id)).toMatchObject({ has_password: false, can: { mailPasswordLink: true } });
    const [mail] = await readMails(app, to);
    expect(mail?.text).toContain('Maria Manager has set up an account for you');
    for (const password of ['', ' ', 'secret']) expect((await logIn(password)).body.response).not.toBe(true);
    const link = await readLink(app, to);
    expect(link).toMatchObject({ page: 'userResetPassword', id });
    expect((await choose(link, 'own choice')).body).toEqual({ response: true });
    expect((await logIn('own choice')).body).toMatchObject({ response: true, user: { id } });
    expect(await memberOf(id)).toMatchObject({ has_password: true });
    expect((await choose(link, 'once more')).body.error).toBe('invalidToken');
  });

  it('has no password even if the manager typed one', async () => {
    await create({ ...choosing, password: 'typed by the manager' });
    expect((await logIn('typed by the manager')).body.response).toBe(false);
  });

  it('gets further links from the manager, within the limit of mails to one person', async () => {
    const id = await create(choosing);
    const first = await readLink(app, to);
    expect((await sendLink(id)).body).toEqual({ response: true });
    const second = await readLink(app, to);
    expect((await choose(second, 'own choice')).body).toEqual({ response: true });
    expect((await choose(first, 'another')).body.error).toBe('invalidToken');
    await sendLink(id);
    const subjects = (await readMails(app, to)).map(({ subject }) => subject);
    expect([subjects[0], subjects[1], subjects.at(-1)]).toEqual([
      expect.stringContaining('Choose your password'),
      expect.stringContaining('Choose your password'),
      expect.stringContaining('Set a new password'),
    ]);
    const [entry] = await db.select().from(auditEntries).where(eq(auditEntries.action, 'user.passwordLink'));
    expect(entry).toMatchObject({ user_id: (await userOf('manager')).id, user_ids: [id] });
    for (let sent = 2; sent < 20; sent++) expect((await sendLink(id)).status).toBe(200);
    expect((await sendLink(id)).status).toBe(429);
  });

  it('keeps the password that they have until they choose another', async () => {
    const { id } = await userOf('rep');
    await sendLink(id);
    expect((await rep.logIn('rep', ids.projectId)).body.response).toBe(true);
    expect((await sendLink((await userOf('manager')).id)).status).toBe(403);
  });
});

describe('the call that creates a user', () => {
  it('takes a password as specified, and then sends no mail', async () => {
    const id = await create({ ...newcomer, password: 'as specified' });
    expect((await logIn('as specified')).body.response).toBe(true);
    expect(await memberOf(id)).toMatchObject({ has_password: true });
    expect((await readMails(app, to)).filter(({ subject }) => subject.includes('password'))).toEqual([]);
  });

  it('refuses to create one with neither', async () => {
    for (const fields of [newcomer, { ...newcomer, password: '' }, { ...newcomer, chooses_password: '0' }])
      expect((await manager.post('/users', fields)).body.errors).toMatchObject([{ path: 'password' }]);
  });
});

describe('if users only log in through the company’s provider', async () => {
  const other = await ownStaffedApp({
    company: {
      issuer: 'http://127.0.0.1:9',
      clientId: 'loggia',
      clientSecret: 'secret',
      clientAuth: 'client_secret_basic',
      name: 'Acme',
      isOnly: true,
      logsOut: true,
      strengths: [],
      domains: [],
      verifiedClaim: 'email_verified',
    },
  });

  it('a new user has no password, and gets no link for one', async () => {
    const browser = openBrowser(other.app);
    const { id: userId } = await other.userOf('manager');
    browser.cookies.set('session', await beginSession(other.database.db, { userId, method: 'company' }));
    const { id } = (await browser.post('/users', choosing)).body.user;
    expect((await browser.post(`/users/${id}/passwordLink`)).body.error).toBe('error_company_only');
    expect(await readMails(other.app, to)).toEqual([]);
    const { people, by_password } = (await browser.get('/users/team')).body;
    expect([
      by_password,
      people.some(({ can }: { can: object }) => 'mailPasswordLink' in can && can.mailPasswordLink),
    ]).toEqual([false, false]);
  });
});
