import { eq, inArray, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { NewClientRule } from '#domain/people/new-clients.ts';
import { Role } from '#domain/people/roles.ts';
import { clients, knownDevices, mails, rateLimits, userProjects, users } from '#server/database/schema.ts';
import { openBrowser, readMails } from '#tools/testing/browser.ts';
import { ownStaffedApp } from '#tools/testing/own-staffed-app.ts';
import { registrationOf } from '#tools/testing/registration-of.ts';

const {
  app,
  ids,
  as,
  userOf,
  database: { db },
} = await ownStaffedApp();

const use = (newClients: NewClientRule, bot = 'rep2@asteria.example') =>
  db.execute(
    sql`
      update projects
      set settings = settings || ${JSON.stringify({ newClients, botSalesRep: { email: bot } })}::jsonb`,
  );
let visitors = 0;
/** A visitor registers; returns the address. */
const registerAlone = async (more: object = {}) => {
  visitors += 1;
  const email = `alone${visitors}@x.example`;
  const { body } = await openBrowser(app).post('/clients', registrationOf(ids.projectId, email, more));
  expect(body).toMatchObject({ response: true, client: { email, user: null } });
  return email;
};
const clientOf = async (email: string) => (await db.select().from(clients).where(eq(clients.email, email)))[0]!;
const sellerOf = async (email: string) => {
  const { user_id } = await clientOf(email);
  if (user_id === null) return null;
  return (await db.select().from(users).where(eq(users.id, user_id)))[0]!.email.replace('@asteria.example', '');
};
const mailsTo = async (name: string) =>
  (await readMails(app, `${name}@asteria.example`)).filter(({ text }) => text.includes('/dashboard/leads/'));

beforeEach(async () => {
  await db.delete(rateLimits);
  await db.delete(mails);
});

describe('a client who registers alone, by `bot`', () => {
  it('is assigned to `botSalesRep`, who gets a mail in their language with a link to the client', async () => {
    await use('bot');
    const bot = await userOf('rep2');
    await db.insert(knownDevices).values({ device_hash: 'x', user_id: bot.id, language: 'tr' });
    const email = await registerAlone({ first_name: 'Ayşe', last_name: 'Su', lang: 'en' });
    const client = await clientOf(email);
    expect(client).toMatchObject({ user_id: bot.id, registered_alone: true });
    const mails = await mailsTo('rep2');
    expect(mails.map((mail) => mail.subject)).toEqual(['Yeni müşteri: Ayşe Su']);
    expect(mails[0]!.text).toContain(`/dashboard/leads/${client.id}`);
    expect(await mailsTo('rep')).toEqual([]);
    expect((await (await as('rep2')).get(`/clients/${client.id}`)).body.email).toBe(email);
  });

  it('is assigned to the highest-ranking user if nobody has that address', async () => {
    await use('bot', 'nobody@x.example');
    expect(await sellerOf(await registerAlone())).toBe('admin');
    expect(await mailsTo('admin')).toHaveLength(1);
  });

  it('counts as waiting for a response of that sales user from the registration on', async () => {
    await use('bot');
    const rep = await as('rep2');
    const { id } = await userOf('rep2');
    const waiting = async () => (await rep.get(`/figures/response?user_id=${id}`)).body.waiting as number;
    const before = await waiting();
    const client = await clientOf(await registerAlone());
    expect(await waiting()).toBe(before + 1);
    await rep.post('/clientNotes', { client_id: client.id, note: 'Called' });
    expect(await waiting()).toBe(before);
  });
});

describe('a client who registers alone, by `turn`', () => {
  const inTurn = ['rep', 'broker', 'rep2'];

  it('is assigned to the sales rep or broker who waited longest', async () => {
    await use('turn');
    await db.update(userProjects).set({ turn: 0 });
    const sellers = [];
    for (let round = 0; round < 6; round += 1) sellers.push(await sellerOf(await registerAlone()));
    expect(sellers.slice(0, 3).toSorted()).toEqual(inTurn.toSorted());
    expect(sellers.slice(3)).toEqual(sellers.slice(0, 3));
    for (const name of inTurn) expect(await mailsTo(name)).toHaveLength(2);
    expect(await mailsTo('manager')).toEqual([]);
  });

  it('is assigned evenly when many register at once', async () => {
    await use('turn');
    await db.update(userProjects).set({ turn: 0 });
    const sellers = await Promise.all(Array.from({ length: 12 }, async () => sellerOf(await registerAlone())));
    expect(inTurn.map((name) => sellers.filter((seller) => seller === name).length)).toEqual([4, 4, 4]);
  });

  it('is not assigned to deleted sales users, and uses up no turn with a taken address', async () => {
    await use('turn');
    await db.update(userProjects).set({ turn: 0 });
    await db
      .update(userProjects)
      .set({ turn: 5 })
      .where(eq(userProjects.user_id, (await userOf('rep')).id));
    const { id } = await userOf('broker');
    await db.update(users).set({ is_active: false }).where(eq(users.id, id));
    const email = await registerAlone();
    expect(await sellerOf(email)).toBe('rep2');
    await db.update(users).set({ is_active: true }).where(eq(users.id, id));
    const turns = () => db.select().from(userProjects).orderBy(userProjects.user_id);
    const before = await turns();
    expect((await openBrowser(app).post('/clients', registrationOf(ids.projectId, email))).body.error).toBe(
      'error_email_taken',
    );
    expect(await turns()).toEqual(before);
  });

  it('is assigned to `botSalesRep` if nobody can take a turn', async () => {
    await use('turn', 'manager@asteria.example');
    const isInTurn = inArray(users.role_id, [Role.sales_rep, Role.broker]);
    await db.update(users).set({ is_active: false }).where(isInTurn);
    expect(await sellerOf(await registerAlone())).toBe('manager');
    await db.update(users).set({ is_active: true }).where(isInTurn);
  });
});

describe('a client who registers alone, by `pool`', () => {
  it('is assigned to nobody, and every sales rep and broker gets a mail', async () => {
    await use('pool');
    const client = await clientOf(await registerAlone({ first_name: 'Deniz', last_name: 'Su' }));
    expect(client.user_id).toBe(null);
    for (const name of ['rep', 'rep2', 'broker']) {
      const mails = await mailsTo(name);
      expect(mails.map((mail) => mail.subject)).toEqual(['A new client is waiting: Deniz Su']);
      expect(mails[0]!.text).toContain(`/dashboard/leads/${client.id}`);
    }
    expect(await mailsTo('manager')).toEqual([]);
  });
});

it('sales users get at most twenty mails about new clients an hour, but see every client', async () => {
  await use('bot');
  const to = 'rep2@asteria.example';
  const mail = { to, kind: 'newClient', subject: '', text: '/dashboard/leads/', html: '' };
  await db.insert(mails).values(Array.from({ length: 19 }, (_, index) => ({ ...mail, message_id: `many-${index}` })));
  await registerAlone();
  expect(await mailsTo('rep2')).toHaveLength(20);
  expect(await sellerOf(await registerAlone())).toBe('rep2');
  expect(await mailsTo('rep2')).toHaveLength(20);
  await db.update(mails).set({ created_at: sql`now() - interval '61 minutes'` });
  await registerAlone();
  expect(await mailsTo('rep2')).toHaveLength(21);
});

it('with discreet errors, registering a taken address neither uses up a turn nor mails a sales user', async () => {
  await use('turn');
  const email = await registerAlone();
  await db.execute(sql`update projects set settings = settings || '{"discreetErrors": true}'`);
  await db.delete(mails);
  const again = await openBrowser(app).post('/clients', registrationOf(ids.projectId, email));
  const fresh = await openBrowser(app).post('/clients', registrationOf(ids.projectId, 'fresh@x.example'));
  const shapeOf = (answer: { body: { client: object } }) =>
    Object.entries(answer.body.client).filter(([key]) => !['id', 'email', 'created_at'].includes(key));
  expect(shapeOf(again)).toEqual(shapeOf(fresh));
  expect(await db.select({ to: mails.to }).from(mails).where(eq(mails.kind, 'newClient'))).toHaveLength(1);
  await db.execute(sql`update projects set settings = settings - 'discreetErrors'`);
});
