import { eq, sql } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';
import { createDemoAccounts } from '#tools/testing/create-demo-accounts.ts';
import { ownDatabase } from '#tools/testing/own-database.ts';
import { saveSampleProject } from '#tools/testing/sample-project.ts';
import { messageIdOf, openSmtp, type Smtp } from '#tools/testing/smtp.ts';
import { spawnApp, type SpawnedApp } from '#tools/testing/spawn-app.ts';
import { mails } from '#server/database/schema.ts';

const { db, url } = await ownDatabase();
const { projectId } = await saveSampleProject(db);
await createDemoAccounts(db, projectId);

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

async function start(options: { SMTP_URL?: string } = {}): Promise<SpawnedApp> {
  const app = await spawnApp(url, options);
  ends.push(app.kill);
  return app;
}

async function openMailServer(): Promise<Smtp> {
  const smtp = await openSmtp();
  ends.push(smtp.close);
  return smtp;
}

/** Requests a reset link as the page does; once answered, the mail is guaranteed. Returns its Message-ID. */
async function askForMail({ address }: SpawnedApp): Promise<string> {
  const answer = await fetch(`${address}/api/clients/forgotPassword`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'client@asteria.example', lang: 'tr' }),
  });
  expect(await answer.json()).toEqual({ response: true });
  return (
    await db
      .select()
      .from(mails)
      .orderBy(sql`id desc`)
      .limit(1)
  )[0]!.message_id;
}

const isSent = async (messageId: string) =>
  (await db.select().from(mails).where(eq(mails.message_id, messageId)))[0]!.sent_at !== null;

/** Expires the leases of a dead process, so that the next one can take its mails now. */
const letLeaseEnd = () => db.execute(sql`update mails set next_try_at = now() where sent_at is null`);

/** A gate: `hold` blocks its callers, `reached` resolves when the first arrives. */
function createHold() {
  const reached = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const hold = () => (reached.resolve(), release.promise);
  return { hold, reached: reached.promise, release: release.resolve };
}

it('killing a server right after the answer, before any sender took the mail, loses no mail', async () => {
  const smtp = await openMailServer();
  const first = await start();
  const messageId = await askForMail(first);
  await first.kill();
  await start({ SMTP_URL: smtp.url });
  await expect.poll(() => smtp.received.map(messageIdOf)).toEqual([messageId]);
  await expect.poll(() => isSent(messageId)).toBe(true);
});

it('killing a server while it holds the mail leaves it to the next, once', async () => {
  const smtp = await openMailServer();
  const greeting = createHold();
  smtp.options.onConnect = greeting.hold;
  const first = await start({ SMTP_URL: smtp.url });
  const messageId = await askForMail(first);
  await greeting.reached;
  await first.kill();
  smtp.options.onConnect = undefined;
  greeting.release();
  expect(smtp.received).toEqual([]);
  await letLeaseEnd();
  await start({ SMTP_URL: smtp.url });
  await expect.poll(() => isSent(messageId)).toBe(true);
  expect(smtp.received.map(messageIdOf)).toEqual([messageId]);
});

it('killing a server after delivery but before confirmation resends with the same Message-ID', async () => {
  const smtp = await openMailServer();
  const thanks = createHold();
  smtp.options.onReceived = thanks.hold;
  const first = await start({ SMTP_URL: smtp.url });
  const messageId = await askForMail(first);
  await thanks.reached;
  await first.kill();
  smtp.options.onReceived = undefined;
  thanks.release();
  expect(await isSent(messageId)).toBe(false);
  await letLeaseEnd();
  await start({ SMTP_URL: smtp.url });
  await expect.poll(() => isSent(messageId)).toBe(true);
  expect(smtp.received.map(messageIdOf)).toEqual([messageId, messageId]);
});
