import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { auditEntries } from '#server/database/schema.ts';
import { openBrowser } from '#tools/testing/browser.ts';
import { ownStaffedApp } from '#tools/testing/own-staffed-app.ts';
import { addPasskey } from '#tools/testing/second-factors.ts';
import { softwarePasskey } from '#tools/testing/software-passkey.ts';

const {
  app,
  ids,
  as,
  userOf,
  database: { db },
} = await ownStaffedApp();

it('an invalid answer for an existing passkey is audited like a wrong password; for an unknown one it is not', async () => {
  const { id } = await userOf('rep');
  const passkey = await addPasskey(await as('rep'));
  const browser = openBrowser(app);
  const ask = async () => (await browser.post('/users/login/passkeyOptions')).body.options;
  const send = async (answer: object) =>
    (await browser.post('/users/login/passkey', { passkey: answer, project_id: ids.projectId })).body;
  const isRefused = eq(auditEntries.action, 'user.refused');
  const countRefused = () => db.$count(auditEntries, isRefused);
  const stranger = softwarePasskey();
  const signed = stranger.prove(await ask()) as { response: object };
  const answer = { ...passkey.prove(await ask()), response: signed.response };
  expect((await send(answer)).error).toBe('passkey_failed');
  const entries = await db.select().from(auditEntries).where(isRefused);
  expect(entries.map(({ user_id, user_ids }) => [user_id, user_ids])).toEqual([[null, [id]]]);

  expect((await send(answer)).error).toBe('passkey_failed');
  expect((await send(stranger.prove(await ask()))).error).toBe('passkey_failed');
  expect((await send(passkey.prove(await ask()))).response).toBe(true);
  expect(await countRefused()).toBe(1);
});
