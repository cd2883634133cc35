import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { rateLimits, sessions, users } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { hashPassword } from '#server/people/password.ts';
import { demoPassword } from '#tools/demo/demo-accounts.ts';
import { appCode } from '#tools/testing/app-code.ts';
import { type Browser } from '#tools/testing/browser.ts';
import { ownStaffedApp } from '#tools/testing/own-staffed-app.ts';
import { addApp, addPasskey, setConfirmed } from '#tools/testing/second-factors.ts';
import { waitForLockWaiter } from '#tools/testing/wait-for-lock-waiter.ts';

const {
  as,
  userOf,
  database: { db, pool },
} = await ownStaffedApp();

const current_password = demoPassword;
const newAddress = 'moved@asteria.example';
const rep = await userOf('rep');
const change = async (browser: Browser, fields: object) => {
  const { status, body } = await browser.post(`/users/${rep.id}`, { _method: 'PUT', current_password, ...fields });
  return body.code ?? status;
};
const confirm = async (browser: Browser, proof: object) => {
  const { body } = await browser.post('/secondFactors/confirm', { ...proof });
  return body.error ?? body.errors ?? body.response;
};
const codeMissing = [{ path: 'code', message: 'Please type verification code' }];

beforeEach(async () => {
  await db.delete(rateLimits);
  await db.delete(sessions);
  await db.execute(sql`truncate passkeys, authenticator_apps, recovery_codes`);
  await db
    .update(users)
    .set({ email: rep.email, password_hash: await hashPassword(demoPassword) })
    .where(eq(users.id, rep.id));
});

describe('with a second factor, a user who changes', () => {
  const changes: [string, object][] = [
    ['the password', { password: 'sea breeze' }],
    ['the address', { email: newAddress }],
  ];

  it.for(changes)('%s needs the current password and recent proof of both factors', async ([, fields]) => {
    const browser = await as('rep');
    const { secret } = await addApp(db, browser);
    await setConfirmed(db, browser, { isRecent: false });
    expect(await change(browser, fields)).toBe('confirm_first');
    expect(await change(browser, { ...fields, current_password: 'guess' })).toBe('invalid_parameters');
    expect(await confirm(browser, { current_password })).toEqual(codeMissing);
    expect(await change(browser, fields)).toBe('confirm_first');
    expect(await confirm(browser, { current_password, code: appCode(secret) })).toBe(true);
    expect(await change(browser, { ...fields, current_password: '' })).toBe('invalid_parameters');
    expect(await change(browser, fields)).toBe(200);
  });

  it.for(changes)('%s may do so with a recent passkey and the current password', async ([, fields]) => {
    const browser = await as('rep');
    const passkey = await addPasskey(browser);
    await setConfirmed(db, browser, { isRecent: false });
    expect(await change(browser, fields)).toBe('confirm_first');
    const { options } = (await browser.post('/users/login/passkeyOptions')).body;
    expect(await confirm(browser, { passkey: passkey.prove(options) })).toBe(true);
    expect(await change(browser, fields)).toBe(200);
  });

  it('name or phone needs none of it', async () => {
    const browser = await as('rep');
    await addApp(db, browser);
    await setConfirmed(db, browser, { isRecent: false });
    expect(await change(browser, { name: rep.name, phone: '123', current_password: '' })).toBe(200);
  });

  it('the password again and again does not make the proof of both factors last longer', async () => {
    const browser = await as('rep');
    await addApp(db, browser);
    await db.update(sessions).set({ confirmed_at: sql`now() - interval '9 minutes'` });
    const provedAt = () => db.select({ at: sessions.confirmed_at }).from(sessions);
    const before = await provedAt();
    const id = browser.cookies.get('session');
    expect(await change(browser, { password: demoPassword })).toBe(200);
    expect(browser.cookies.get('session')).not.toBe(id);
    expect(await provedAt()).toEqual(before);
  });
});

describe('without a second factor, a user who changes the password or the address', () => {
  it('needs the current password alone, however long ago the login was', async () => {
    const browser = await as('rep');
    await setConfirmed(db, browser, { isRecent: false });
    expect(await change(browser, { email: newAddress })).toBe(200);
    await setConfirmed(db, browser, { isRecent: false });
    expect(await change(browser, { password: 'sea breeze' })).toBe(200);
  });
});

describe('what was proven by the password alone', () => {
  it('is void in other sessions once there is a second factor, but not in those of others', async () => {
    const own = await as('rep');
    const other = await as('rep');
    const colleague = await as('rep2');
    const endOthers = async (browser: Browser) => (await browser.post('/users/me/endOtherSessions')).body;
    const isConfirmed = async (browser: Browser) => (await browser.get('/secondFactors')).body.is_confirmed;
    expect(await isConfirmed(other)).toBe(true);
    await addApp(db, own);
    expect([await isConfirmed(own), await isConfirmed(other)]).toEqual([true, false]);
    expect(await isConfirmed(colleague)).toBe(true);
    expect((await endOthers(other)).error).toBe('confirm_first');
    expect(await endOthers(own)).toEqual({ response: true });
  });

  it('does not count for somebody whose first factor is added at that moment', async () => {
    const browser = await as('rep');
    await setConfirmed(db, browser, { isRecent: false });
    const proven = await inTransaction(db, async (tx) => {
      await tx.execute(sql`select from users where id = ${rep.id} for no key update`);
      await tx.execute(sql`insert into authenticator_apps (user_id, secret) values (${rep.id}, 'a secret')`);
      const answer = confirm(browser, { current_password });
      await waitForLockWaiter(pool, answer);
      return { answer };
    });
    expect(await proven.answer).toEqual(codeMissing);
  });

  it('removes no factor if it is void at that moment', async () => {
    const own = await as('rep');
    const other = await as('rep');
    await addPasskey(own);
    await setConfirmed(db, other, { isRecent: true });
    const { id } = (await own.get('/secondFactors')).body.passkeys[0];
    const removed = await inTransaction(db, async (tx) => {
      await tx.execute(sql`select from users where id = ${rep.id} for no key update`);
      const answer = other.post(`/secondFactors/passkeys/${id}`, { _method: 'DELETE' });
      await waitForLockWaiter(pool, answer);
      await setConfirmed(tx, other, { isRecent: false });
      return { answer };
    });
    expect((await removed.answer).body.error).toBe('confirm_first');
    expect((await own.get('/secondFactors')).body.passkeys).toHaveLength(1);
  });
});
