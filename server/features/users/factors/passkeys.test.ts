import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { Role } from '#domain/people/roles.ts';
import { emailIn, openBrowser, readMails, type Browser } from '#tools/testing/browser.ts';
import { ownStaffedApp } from '#tools/testing/own-staffed-app.ts';
import { appCode } from '#tools/testing/app-code.ts';
import { addApp, addPasskey, setConfirmed } from '#tools/testing/second-factors.ts';
import { softwarePasskey, type Deviation, type SoftwarePasskey } from '#tools/testing/software-passkey.ts';
import { waitForLockWaiter } from '#tools/testing/wait-for-lock-waiter.ts';
import { withoutLock } from '#tools/testing/without-lock.ts';
import { auditEntries, passkeys, rateLimits, recoveryCodes, users } from '#server/database/schema.ts';

const {
  app,
  ids,
  as,
  userOf,
  database: { db, pool },
} = await ownStaffedApp();

/** The statement by which a challenge is used only once: taking it deletes it. */
const takenChallenge = {
  lock: /^delete from ("passkey_challenges" where .+) returning "challenge"$/,
  instead: 'select "challenge" from $1',
};
/** The statement by which a counter is used only once. */
const counterCheck = { lock: /"passkeys"\."counter" < (\$\d+)/, instead: '$1::bigint is not null' };

const address = (name: string) => `${name}@asteria.example`;
const idOf = async (name: string) => (await userOf(name)).id;
const ask = async (browser: Browser) => (await browser.post('/users/login/passkeyOptions')).body.options;
const send = (browser: Browser, passkey: object, project_id = ids.projectId) =>
  browser.post('/users/login/passkey', { passkey, project_id });
const logInBy = async (passkey: SoftwarePasskey, deviation?: Deviation) => {
  const browser = openBrowser(app);
  return send(browser, passkey.prove(await ask(browser), deviation));
};
const mailTo = async (name: string) => (await readMails(app, address(name))).at(-1)?.subject;

beforeEach(async () => {
  await db.delete(rateLimits);
  await db.execute(sql`truncate passkeys, authenticator_apps, recovery_codes, pending_logins, passkey_challenges`);
});

describe('a passkey', () => {
  it('logs its user in without a password', async () => {
    const rep = await as('rep');
    const passkey = await addPasskey(rep);
    expect(await mailTo('rep')).toBe('Passkey added');
    const browser = openBrowser(app);
    const options = await ask(browser);
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    expect(options.allowCredentials ?? []).toEqual([]);
    expect((await send(browser, passkey.prove(options))).body).toMatchObject({
      response: true,
      user: { email: address('rep') },
    });
    expect(await emailIn(browser)).toBe(address('rep'));
    const [shown] = (await rep.get('/secondFactors')).body.passkeys;
    expect([shown.name, typeof shown.last_used_at]).toEqual(['Laptop', 'string']);
  });

  it('is accepted as the second step after the password, which ends the pending login', async () => {
    const passkey = await addPasskey(await as('rep'));
    const browser = openBrowser(app);
    expect((await browser.logIn('rep', ids.projectId)).body.step.methods).toEqual(['passkey', 'recovery']);
    const options = await ask(browser);
    expect(options.allowCredentials).toEqual([expect.objectContaining({ id: passkey.id })]);
    expect((await send(browser, passkey.prove(options))).body.response).toBe(true);
    expect((await browser.get('/users/login/step')).body.step).toBeNull();
  });

  it.each<[string, Deviation]>([
    ['signed for a page of another site', { origin: 'https://evil.example' }],
    ['of another site', { rpId: 'evil.example' }],
    ['whose device did not verify its user', { isVerified: false }],
    ['whose answer is that of a registration', { type: 'webauthn.create' }],
    ['that was copied: its counter went back', { counter: 0 }],
  ])('%s logs nobody in', async (_what, deviation) => {
    const passkey = await addPasskey(await as('rep'));
    expect((await logInBy(passkey)).body.response).toBe(true);
    expect((await logInBy(passkey, deviation)).body.error).toBe('passkey_failed');
    expect((await logInBy(passkey)).body.response).toBe(true);
  });

  it('is accepted once per challenge, only in the browser that asked, and in time', async () => {
    const passkey = await addPasskey(await as('rep'));
    const browser = openBrowser(app);
    const other = openBrowser(app);
    const answer = passkey.prove(await ask(browser));
    await ask(other);
    expect((await send(other, answer)).body.error).toBe('passkey_failed');
    expect((await send(browser, answer)).body.response).toBe(true);
    expect((await send(browser, answer)).body.error).toBe('passkey_failed');
    const late = passkey.prove(await ask(browser));
    await db.execute(sql`update passkey_challenges set expires_at = now()`);
    expect((await send(browser, late)).body.error).toBe('passkey_failed');
    // A passkey with a counter would be refused the second time anyway.
    const sendTwice = async (counter?: number) => {
      const twice = passkey.prove(await ask(browser), counter === undefined ? {} : { counter });
      const answers = await Promise.all([send(browser, twice), send(browser, twice)]);
      return answers.map(({ body }) => body.response).toSorted();
    };
    expect(await sendTwice()).toEqual([false, true]);
    await db.update(passkeys).set({ counter: 0 });
    expect(await sendTwice(0)).toEqual([false, true]);
    expect(await withoutLock(takenChallenge, () => sendTwice(0))).toEqual([true, true]);
  });

  it('that was copied logs in once with one counter, even at the same moment', async () => {
    const passkey = await addPasskey(await as('rep'));
    const id = await idOf('rep');
    const logInTwice = async (counter: number) => {
      const browsers = [openBrowser(app), openBrowser(app)];
      const proofs = await Promise.all(browsers.map(async (browser) => passkey.prove(await ask(browser), { counter })));
      const holder = await pool.connect();
      try {
        // Both are verified before either use is recorded.
        await holder.query('begin');
        await holder.query('select from users where id = $1 for no key update', [id]);
        const answered = Promise.all(browsers.map((browser, index) => send(browser, proofs[index]!)));
        await waitForLockWaiter(pool, answered, 2);
        await holder.query('commit');
        return (await answered).map(({ body }) => body.response).toSorted();
      } finally {
        holder.release();
      }
    };
    expect(await logInTwice(5)).toEqual([false, true]);
    expect(await withoutLock(counterCheck, () => logInTwice(6))).toEqual([true, true]);
  });

  it('with another key, or of somebody who was deleted or sells another project, logs nobody in', async () => {
    const passkey = await addPasskey(await as('rep'));
    const browser = openBrowser(app);
    const forged = { ...passkey.prove(await ask(browser)), response: undefined };
    const other = softwarePasskey();
    const signedByOther = other.prove(await ask(browser)) as { response: object };
    expect((await send(browser, { ...forged, response: signedByOther.response })).body.error).toBe('passkey_failed');
    expect((await send(browser, passkey.prove(await ask(browser)), 99)).body.error).toBe('passkey_failed');
    const admin = await as('admin');
    await admin.post('/users', {
      email: 'leaving@x.example',
      name: 'Lea Leaving',
      password: 'asteria',
      role_id: Role.sales_rep,
    });
    const leaving = openBrowser(app);
    await leaving.post('/users/login', { email: 'leaving@x.example', password: 'asteria', project_id: ids.projectId });
    const own = await addPasskey(leaving);
    const [row] = await db.select().from(users).where(eq(users.email, 'leaving@x.example'));
    await admin.post(`/users/${row?.id}`, { _method: 'DELETE' });
    expect((await logInBy(own)).body.error).toBe('passkey_failed');
    expect(
      await db
        .select()
        .from(passkeys)
        .where(eq(passkeys.user_id, row?.id ?? 0)),
    ).toEqual([]);
    expect(
      await db
        .select()
        .from(recoveryCodes)
        .where(eq(recoveryCodes.user_id, row?.id ?? 0)),
    ).toEqual([]);
  });

  it('is neither requested nor created at addresses where passkeys do not work', async () => {
    const rep = await as('rep');
    for (const path of ['/users/login/passkeyOptions', '/secondFactors/passkeyOptions'])
      expect((await rep.post(path, {}, { host: '192.168.1.20' })).body.error).toBe('passkeys_elsewhere');
    expect((await rep.get('/secondFactors', { host: '192.168.1.20' })).body.passkey_origin).toBeNull();
  });

  it('is not added to the account of who logged in, in another tab, after it was asked for', async () => {
    const browser = await as('rep');
    const passkey = softwarePasskey();
    const created = passkey.create((await browser.post('/secondFactors/passkeyOptions')).body.options);
    await browser.logIn('rep2', ids.projectId);
    expect((await browser.post('/secondFactors/passkeys', { name: 'Key', passkey: created })).body.error).toBe(
      'passkey_failed',
    );
    expect((await browser.get('/secondFactors')).body.passkeys).toEqual([]);
  });

  it('is not created by an answer of another browser, for another site, or twice', async () => {
    const rep = await as('rep');
    const rep2 = await as('rep2');
    const add = async (browser: Browser, passkey: object) =>
      (await browser.post('/secondFactors/passkeys', { name: 'Key', passkey })).body;
    const options = async () => (await rep.post('/secondFactors/passkeyOptions')).body.options;
    expect((await add(rep2, softwarePasskey().create(await options()))).error).toBe('passkey_failed');
    expect((await add(rep, softwarePasskey('https://evil.example').create(await options()))).error).toBe(
      'passkey_failed',
    );
    expect((await add(rep, softwarePasskey().create(await options(), { isVerified: false }))).error).toBe(
      'passkey_failed',
    );
    const created = softwarePasskey().create(await options());
    expect((await add(rep, created)).response).toBe(true);
    expect((await add(rep, created)).error).toBe('passkey_failed');
    const addTwice = async () => {
      const twice = softwarePasskey().create(await options());
      const answers = await Promise.all([add(rep, twice), add(rep, twice)]);
      return answers.map(({ error, code, response }) => error ?? code ?? response).toSorted();
    };
    expect(await addTwice()).toEqual(['passkey_failed', true]);
    expect(await withoutLock(takenChallenge, addTwice)).not.toContain('passkey_failed');
  });
});

describe('changing one’s own factors', () => {
  const remove = (browser: Browser, path: string) => browser.post(path, { _method: 'DELETE' });

  it('requires a recent confirmation: the password with a code of the app or a recovery code, or a passkey', async () => {
    const rep = await as('rep');
    const { secret, codes } = await addApp(db, rep);
    const passkey = await addPasskey(rep);
    const confirm = (body: object) => rep.post('/secondFactors/confirm', { ...body });
    const proofs: [string, () => Promise<object>][] = [
      ['app', async () => ({ current_password: 'asteria', code: appCode(secret) })],
      ['recovery code', async () => ({ current_password: 'asteria', code: codes[0] })],
      ['passkey', async () => ({ passkey: passkey.prove(await ask(rep)) })],
    ];
    for (const [name, prove] of proofs) {
      await setConfirmed(db, rep, { isRecent: false });
      expect([name, (await rep.post('/secondFactors/recoveryCodes')).body.error]).toEqual([name, 'confirm_first']);
      expect((await rep.get('/secondFactors')).body.is_confirmed).toBe(false);
      expect([name, (await confirm(await prove())).body]).toEqual([name, { response: true }]);
      expect((await rep.get('/secondFactors')).body.is_confirmed).toBe(true);
      codes.splice(0, codes.length, ...(await rep.post('/secondFactors/recoveryCodes')).body.recovery_codes);
    }
    await setConfirmed(db, rep, { isRecent: false });
    const wrong = [
      await confirm({ current_password: 'wrong', code: codes[0] }),
      await confirm({ current_password: 'asteria' }),
      await confirm({ code: codes[0] }),
      await confirm({ current_password: 'asteria', code: '000000' }),
      await confirm({ current_password: 'asteria', code: 'AAAAA-AAAAA' }),
      await confirm({ passkey: softwarePasskey().prove(await ask(rep)) }),
      await confirm({}),
    ];
    expect(wrong.map(({ status, body }) => body.error ?? status)).toEqual([
      400,
      400,
      400,
      'code_wrong',
      'recovery_code_wrong',
      'passkey_failed',
      400,
    ]);
    expect((await rep.post('/secondFactors/app')).body.error).toBe('confirm_first');
    const other = await addPasskey(await as('rep2'));
    expect((await confirm({ passkey: other.prove(await ask(rep)) })).body.error).toBe('passkey_failed');
  });

  it('renames and removes only one’s own passkeys, and recovery codes with the last factor', async () => {
    const rep = await as('rep');
    const rep2 = await as('rep2');
    await addPasskey(rep, 'Phone');
    await addPasskey(rep, '');
    const list = async () => (await rep.get('/secondFactors')).body;
    const [phone, laptop] = (await list()).passkeys;
    expect([phone.name, laptop.name]).toEqual(['Phone', 'Safari, iPhone']);
    const path = `/secondFactors/passkeys/${phone.id}`;
    expect((await rep2.post(path, { _method: 'PUT', name: 'Mine' })).status).toBe(404);
    expect((await remove(rep2, path)).status).toBe(404);
    await rep.post(path, { _method: 'PUT', name: 'Old phone' });
    expect((await list()).passkeys[0].name).toBe('Old phone');
    expect((await remove(rep, path)).body).toEqual({ response: true });
    expect(await list()).toMatchObject({ recovery_codes: 10, passkeys: [{ id: laptop.id }] });
    expect((await remove(rep, `/secondFactors/passkeys/${laptop.id}`)).body).toEqual({ response: true });
    expect(await list()).toMatchObject({ recovery_codes: 0, passkeys: [] });
    expect(await mailTo('rep')).toBe('Passkey removed');
    expect((await openBrowser(app).logIn('rep', ids.projectId)).body.response).toBe(true);
    const entries = await db.select().from(auditEntries).where(eq(auditEntries.action, 'user.removeFactor'));
    const removal = [await idOf('rep'), ['passkey']];
    expect(entries.map(({ user_id, fields }) => [user_id, fields])).toEqual([removal, removal]);
  });

  it('keeps the app in use until a new one is confirmed', async () => {
    const rep = await as('rep');
    const { secret } = await addApp(db, rep);
    const next = (await rep.post('/secondFactors/app')).body.secret;
    const logInWith = async (used: string) => {
      const browser = openBrowser(app);
      await browser.logIn('rep', ids.projectId);
      return (await browser.post('/users/login/code', { method: 'app', code: appCode(used) })).body.response;
    };
    expect([await logInWith(next), await logInWith(secret)]).toEqual([false, true]);
    const { body } = await rep.post('/secondFactors/app/confirm', { code: appCode(next) });
    expect(body).toEqual({ response: true, recovery_codes: null, user: null });
    expect(await logInWith(secret)).toBe(false);
    await db.execute(sql`update authenticator_apps set last_step = 0`);
    expect(await logInWith(next)).toBe(true);
    expect((await remove(rep, '/secondFactors/app')).body).toEqual({ response: true });
    expect(await mailTo('rep')).toBe('Authenticator app removed');
  });
});
