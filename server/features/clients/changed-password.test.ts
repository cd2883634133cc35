import { and, desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { languages, type Language } from '#domain/texts/language.ts';
import { clients, knownDevices, mails, projects, rateLimits } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { issueResetToken } from '#server/people/reset-token.ts';
import { serverTexts } from '#server/texts/texts.ts';
import { required } from '#tools/required.ts';
import { openBrowser } from '#tools/testing/browser.ts';
import { ownStaffedApp } from '#tools/testing/own-staffed-app.ts';
import { makeClient } from '#tools/testing/sales-sessions.ts';
import { openSmtp, partOf } from '#tools/testing/smtp.ts';

const smtp = await openSmtp();
afterAll(() => smtp.close());
const {
  app,
  ids,
  userOf,
  database: { db },
} = await ownStaffedApp({ mail: { isProduction: true, smtpUrl: smtp.url } });

beforeEach(async () => {
  await db.delete(mails);
  await db.delete(rateLimits);
});

async function addClient() {
  const id = await makeClient(db, ids.projectId, (await userOf('rep')).id);
  const [client] = await db.select().from(clients).where(eq(clients.id, id));
  return required(client, 'the client');
}

/** Sets a password by a mailed link, in a new browser. */
async function reset(clientId: number, language: Language, token?: string) {
  const issued = token ?? (await inTransaction(db, (tx) => issueResetToken(tx, { clientId })))?.token;
  const body = { id: clientId, token: issued, password: 'sea breeze' };
  return (await openBrowser(app).post('/clients/resetPassword', body, { 'accept-language': language })).body;
}

/** The mail about a new password, as the mail server received it; undefined if none was queued. */
async function receive(to: string, type: string) {
  const isAbout = and(eq(mails.kind, 'clientPasswordChanged'), eq(mails.to, to));
  const [queued] = await db.select().from(mails).where(isAbout).orderBy(desc(mails.id));
  if (queued === undefined) return undefined;
  const received = () => smtp.received.find((message) => message.includes(queued.message_id));
  await expect.poll(received).toBeDefined();
  return partOf(required(received(), 'a message'), type);
}

it('a client whose password was set by a link is told when, from where, and what to do if it was not them', async () => {
  const { id, email, first_name } = await addClient();
  expect(await reset(id, 'en')).toEqual({ response: true });
  const text = await receive(email, 'text/plain');
  expect(text).toContain(`Hello ${first_name}`);
  expect(text).toContain('The password of your account was changed. You are logged out everywhere');
  expect(text).toMatch(/network 127\.0\.0\.\*, \d{1,2}\u00a0\p{L}+ \d{4} at \d\d:\d\d\u00a0UTC/u);
  expect(text).toMatch(/tell your adviser: http:\/\/\S+\/login\?forgotten=1\r?\n/);
  // A client has no account page to open.
  expect(text).not.toContain('/dashboard');
  expect(await receive(email, 'text/html')).toContain('/login?forgotten=1');
  expect(await db.select({ client: mails.about_client_id }).from(mails)).toEqual([{ client: id }]);
});

it.each(languages)(
  'the mail is in the language of the browser that the client used last, such as %s',
  async (language) => {
    const offered = sql`jsonb_set(${projects.settings}, '{languages}', ${JSON.stringify(languages)}::jsonb)`;
    await db.update(projects).set({ settings: offered });
    const { id, email } = await addClient();
    await db.insert(knownDevices).values({ device_hash: `their browser ${language}`, client_id: id, language });
    // Somebody else's browser does not choose the language.
    await reset(id, language === 'en' ? 'tr' : 'en');
    const { clientPasswordChanged: words } = serverTexts[language].mails;
    const [line = ''] = words.lines;
    expect(await receive(email, 'text/plain')).toContain(line);
  },
);

it('nobody is told if no password was changed', async () => {
  const { id, email } = await addClient();
  expect((await reset(id, 'en', 'x'.repeat(43))).error).toBe('invalidToken');
  const issued = await inTransaction(db, (tx) => issueResetToken(tx, { clientId: id }));
  await db.update(clients).set({ is_active: false }).where(eq(clients.id, id));
  expect((await reset(id, 'en', issued?.token)).error).toBe('invalidToken');
  expect(await receive(email, 'text/plain')).toBeUndefined();
});
