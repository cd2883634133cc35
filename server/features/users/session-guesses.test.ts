import { and, arrayContains, desc, eq, sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { auditEntries, clients, mails, rateLimits, users } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { required } from '#tools/required.ts';
import { demoPassword } from '#tools/demo/demo-accounts.ts';
import { openBrowser, type Browser } from '#tools/testing/browser.ts';
import { ownStaffedApp } from '#tools/testing/own-staffed-app.ts';
import { makeClient, openOwnSession, openSalesSession } from '#tools/testing/sales-sessions.ts';
import { addPasskey } from '#tools/testing/second-factors.ts';
import { openSmtp, partOf } from '#tools/testing/smtp.ts';
import { softwarePasskey } from '#tools/testing/software-passkey.ts';
import { waitForLockWaiter } from '#tools/testing/wait-for-lock-waiter.ts';

const smtp = await openSmtp();
afterAll(() => smtp.close());
const {
  app,
  ids,
  as,
  userOf,
  database: { db, pool },
} = await ownStaffedApp({ mail: { isProduction: true, smtpUrl: smtp.url } });

const isGuessMail = eq(mails.kind, 'wrongGuesses');
const countMails = () => db.$count(mails, isGuessMail);
const guess = (browser: Browser, proof: object = { current_password: 'guess' }) =>
  browser.post('/secondFactors/confirm', { ...proof });
const wrongCode = { current_password: demoPassword, code: '123456' };
/** The last mail about guesses, as the mail server received it. */
const receive = async (to: string, type = 'text/plain') => {
  const [queued] = await db
    .select()
    .from(mails)
    .where(and(isGuessMail, eq(mails.to, to)))
    .orderBy(desc(mails.id));
  const { message_id } = required(queued, 'a mail');
  const received = () => smtp.received.find((message) => message.includes(message_id));
  await expect.poll(received).toBeDefined();
  return partOf(required(received(), 'a message'), type);
};

/** Guesses a password while another transaction changes the account. */
async function guessDuring(browser: Browser, change: SQL) {
  const { answer } = await inTransaction(db, async (tx) => {
    await tx.execute(change);
    const guessing = guess(browser);
    await waitForLockWaiter(pool, guessing);
    return { answer: guessing };
  });
  return answer;
}

beforeEach(async () => {
  await db.delete(rateLimits);
  await db.delete(mails);
  await db.execute(sql`truncate passkeys, recovery_codes`);
});

describe('a sales user who is asked to confirm their identity', () => {
  it('gets one mail at the fifth wrong password, code or passkey, with advice', async () => {
    const rep = await as('rep');
    await addPasskey(rep);
    await db.delete(mails);
    const forged = async () => {
      const { options } = (await rep.post('/users/login/passkeyOptions')).body;
      return { passkey: softwarePasskey().prove(options) };
    };
    const guesses = [
      { current_password: 'guess' },
      wrongCode,
      { current_password: demoPassword, code: 'AAAAA-AAAAA' },
      await forged(),
    ];
    for (const wrong of guesses) await guess(rep, wrong);
    expect(await countMails()).toBe(0);
    await rep.post(`/users/${(await userOf('rep')).id}`, {
      _method: 'PUT',
      password: 'sea breeze',
      current_password: 'x',
    });
    expect(await countMails()).toBe(1);
    const text = await receive('rep@asteria.example');
    expect(text).toMatch(/^Hello \S+/m);
    expect(text).toContain('a wrong password, code or passkey five times');
    expect(text).toMatch(/Safari, iPhone, network 127\.0\.0\.\*, \d{1,2}\u00a0\p{L}+ \d{4} at \d\d:\d\d\u00a0UTC/u);
    expect(text).toMatch(/See where you are logged in:\r?\nhttp:\/\/\S+\/dashboard\/account\r?\n/);
    expect(text).toMatch(/every session of your account: http:\/\/\S+\/userForgotPassword\r?\n/);
    for (const wrong of [wrongCode, await forged()]) await guess(rep, wrong);
    expect(await countMails()).toBe(1);
  });

  it('gets one mail about five guesses that arrive at once', async () => {
    const rep = await as('rep');
    await db.delete(mails);
    await Promise.all(Array.from({ length: 8 }, () => guess(rep, wrongCode)));
    expect(await countMails()).toBe(1);
  });

  it('gets none about guesses in several sessions, which are counted separately, or about correct answers', async () => {
    const rep = await as('rep');
    const other = await as('rep');
    await db.delete(mails);
    for (const browser of [rep, rep, rep, rep, other, other, other, other]) await guess(browser, wrongCode);
    for (let time = 0; time < 3; time++)
      expect((await guess(rep, { current_password: 'asteria' })).body).toEqual({ response: true });
    expect(await countMails()).toBe(0);
    await guess(rep, wrongCode);
    expect(await countMails()).toBe(1);
  });

  it('gets none about a passkey at an address where passkeys do not work', async () => {
    const rep = await as('rep');
    const passkey = await addPasskey(rep);
    await db.delete(mails);
    const { options } = (await rep.post('/users/login/passkeyOptions')).body;
    const proof = { passkey: passkey.prove(options) };
    for (let time = 0; time < 5; time++)
      expect((await rep.post('/secondFactors/confirm', proof, { host: '192.168.1.20' })).body.error).toBe(
        'passkeys_elsewhere',
      );
    expect(await countMails()).toBe(0);
  });

  it('gets it about guesses at both ends of the longest session', async () => {
    const rep = await as('rep');
    await db.delete(mails);
    for (let time = 0; time < 4; time++) await guess(rep, wrongCode);
    await db.update(rateLimits).set({ expire: sql`${rateLimits.expire} - 12 * 3600 * 1000` });
    await guess(rep, wrongCode);
    expect(await countMails()).toBe(1);
  });

  it('gets it while presenting to a client, who gets none', async () => {
    const presenting = openBrowser(app);
    const { token, userId, clientId } = await openSalesSession(db, ids.projectId);
    presenting.cookies.set('session', token);
    for (let time = 0; time < 5; time++) await guess(presenting, wrongCode);
    const seller = required((await db.select().from(users).where(eq(users.id, userId)))[0], 'a user');
    const sent = await db.select().from(mails);
    expect(sent.map(({ to, about_client_id }) => [to, about_client_id])).toEqual([[seller.email, null]]);
    expect(sent[0]?.text).toContain('Hello Sample User');
    expect(await db.$count(auditEntries, arrayContains(auditEntries.client_ids, [clientId]))).toBe(0);
  });

  it('gets none if the account is deactivated while a guess is recorded, and nothing is recorded', async () => {
    const browser = await as('broker');
    const { id } = await userOf('broker');
    await db.delete(mails);
    for (let time = 0; time < 4; time++) await guess(browser, wrongCode);
    const before = await db.$count(auditEntries);
    expect((await guessDuring(browser, sql`update users set is_active = false where id = ${id}`)).status).toBe(400);
    expect((await guess(browser)).status).toBe(401);
    await db.update(users).set({ is_active: true }).where(eq(users.id, id));
    expect([await countMails(), await db.$count(auditEntries)]).toEqual([0, before]);
  });

  it('gets it at the address that the account has once the guess is recorded', async () => {
    const browser = await as('broker');
    const { id, email } = await userOf('broker');
    for (let time = 0; time < 4; time++) await guess(browser, wrongCode);
    await db.delete(mails);
    await guessDuring(browser, sql`update users set email = 'moved@asteria.example' where id = ${id}`);
    await db.update(users).set({ email }).where(eq(users.id, id));
    expect((await db.select({ to: mails.to }).from(mails)).map(({ to }) => to)).toEqual(['moved@asteria.example']);
  });
});

describe('a client who is asked for the password', () => {
  it('gets the mail in the language of their latest login, with a link to a new password; the guesses are audited', async () => {
    const clientId = await makeClient(db, ids.projectId, (await userOf('rep')).id);
    const { cookie } = await openOwnSession(db, ids.projectId, { clientId, userId: (await userOf('rep')).id });
    await db.execute(
      sql`insert into known_devices (device_hash, client_id, language) values ('own device', ${clientId}, 'tr')`,
    );
    const browser = openBrowser(app);
    browser.cookies.set('session', cookie.replace('session=', ''));
    for (let time = 0; time < 4; time++) expect((await guess(browser)).status).toBe(400);
    expect(await countMails()).toBe(0);
    expect((await guess(browser)).status).toBe(400);
    const [client] = await db.select().from(clients).where(eq(clients.id, clientId));
    const text = await receive(required(client, 'a client').email);
    expect(text).toContain('Merhaba Some');
    expect(text).toMatch(/tüm oturumları kapanır: http:\/\/\S+\/login\?forgotten=1\r?\n/);
    expect(text).not.toContain('/dashboard');
    const html = await receive(required(client, 'a client').email, 'text/html');
    expect(html).toMatch(/<a href="http:\/\/[^"]+\/login\?forgotten=1"/);
    const [mail] = await db.select().from(mails).where(isGuessMail);
    expect(mail?.about_client_id).toBe(clientId);
    const entries = await db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.action, 'client.refused'), arrayContains(auditEntries.client_ids, [clientId])));
    expect(entries.map((entry) => [entry.user_id, entry.by_client_id])).toEqual(
      Array.from({ length: 5 }, () => [null, clientId]),
    );
  });

  it('gets it at the address that the account has once the guess is recorded', async () => {
    const { clientId, token } = await openSalesSession(db, ids.projectId, { alone: true });
    const browser = openBrowser(app);
    browser.cookies.set('session', token);
    for (let time = 0; time < 4; time++) await guess(browser);
    await guessDuring(browser, sql`update clients set email = 'moved@sample.example' where id = ${clientId}`);
    expect((await db.select({ to: mails.to }).from(mails)).map(({ to }) => to)).toEqual(['moved@sample.example']);
  });
});
