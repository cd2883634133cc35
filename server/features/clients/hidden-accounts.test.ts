import { createHook } from 'node:async_hooks';
import { beforeEach, expect, it } from 'vitest';
import { rateLimits } from '#server/database/schema.ts';
import { isPassword } from '#server/people/password.ts';
import { openBrowser } from '#tools/testing/browser.ts';
import { recordStatements } from '#tools/testing/count-statements.ts';
import { mergeSettings } from '#tools/testing/merge-settings.ts';
import { ownStaffedApp } from '#tools/testing/own-staffed-app.ts';

const {
  app,
  ids: { projectId },
  database: { db },
} = await ownStaffedApp();
beforeEach(async () => {
  await db.delete(rateLimits);
  await mergeSettings(db, { discreetErrors: true });
});

it('a login with an unknown address sends the database as much as one with a wrong password', async () => {
  const statementsFor = async (email: string) => {
    const login = { email, password: 'wrong', project_id: projectId };
    const { result, sent } = await recordStatements(() => openBrowser(app).post('/users/login', login));
    expect(result.body.error).toBe('error_user_email');
    return sent.filter(({ text }) => !/^(select|begin|commit)/i.test(text.trim())).length;
  };
  expect(await statementsFor('nobody@nowhere.example')).toBe(await statementsFor('rep@asteria.example'));
});

/** How many passwords are hashed by an action: each is work of a native module, which has no name for Node.js. */
async function countHashes(act: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const hook = createHook({ init: (_, type) => void (count += Number(String(type) === 'undefined')) }).enable();
  await act().finally(() => hook.disable());
  return count;
}

it.each(['/clients/forgotPassword', '/users/forgotPassword', '/clientLogins', '/clients/resendCode'])(
  'a discreet project hashes as much for an unknown address or id as for another: %s',
  async (path) => {
    const nobody = { email: 'nobody@nowhere.example', id: 999_999, project_id: projectId };
    await isPassword(undefined, '');
    expect(await countHashes(() => isPassword(undefined, ''))).toBe(1);
    const answer = await countHashes(async () =>
      expect((await openBrowser(app).post(path, nobody)).body.response).toBe(true),
    );
    expect(answer).toBe(1);
  },
);

it('a network can have a discreet project hash only so often, although no code is sent', async () => {
  const resend = () => openBrowser(app).post('/clients/resendCode', { id: 999_999, project_id: projectId });
  const answers = [];
  for (let count = 0; count < 61; count += 1) answers.push((await resend()).status);
  expect([answers.slice(0, 60).every((status) => status === 200), answers[60]]).toEqual([true, 429]);
});
