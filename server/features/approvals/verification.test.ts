import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { selfPresentation } from '#domain/presentations/presentation-status.ts';
import { openBrowser, readLink, readMails } from '#tools/testing/browser.ts';
import { ownClientLogins } from '#tools/testing/own-client-logins.ts';
import { clients, mails, verificationCodes } from '#server/database/schema.ts';

const {
  app,
  ids,
  addressOf,
  begin,
  clientOf,
  resetLimits,
  database: { db },
} = await ownClientLogins();

const unverify = () =>
  db
    .update(clients)
    .set({ is_verified: false })
    .where(eq(clients.email, addressOf('new')));

describe('an unverified client', () => {
  const codeOf = async () => /^(\d{6}) is/.exec((await readMails(app, addressOf('new'))).at(-1)!.subject)![1]!;
  const age = (seconds: number) =>
    db.update(verificationCodes).set({ created_at: sql`created_at - make_interval(secs => ${seconds})` });

  it('gets a code, five attempts and a link by mail, and is logged in by the browser that asked', async () => {
    await resetLimits();
    const browser = openBrowser(app);
    const other = openBrowser(app);
    const login = await begin(browser, 'new');
    const id = (await clientOf('new')).id;
    expect(login.body).toEqual({ response: true, id: null, client: { id, is_verified: false, can_self_login: true } });
    const code = await codeOf();
    expect((await readMails(app, addressOf('new'))).at(-1)!.text).toMatch(
      new RegExp(`https://show\\.example/tower/verify/${id}/[\\w-]{43}\n`),
    );
    expect((await other.post('/clients/verify', { id, code: '' })).body.errors[0].message).toBe(
      'Please type verification code',
    );
    expect(
      (await browser.post('/clients/verify', { id, code: code === '000000' ? '000001' : '000000' })).body,
    ).toMatchObject({ error: 'verification_code_invalid', message: 'Verification code is invalid' });
    expect((await other.post('/clients/verify', { id: 2_000_000, code })).body.error).toBe('verification_code_invalid');
    const verified = (await browser.post('/clients/verify', { id, code })).body;
    expect(verified).toMatchObject({
      response: true,
      client: { is_verified: true, user: { email: addressOf('rep') } },
      presentation: { status: selfPresentation },
    });
    expect((await browser.get('/session')).body.client.email).toBe(addressOf('new'));
    expect((await browser.post('/clients/verify', { id, code })).body.error).toBe('verification_code_invalid');
  });

  it('is only verified when another browser opens the link, and not at all when it enters the code', async () => {
    await unverify();
    await age(200);
    const browser = openBrowser(app);
    const phone = openBrowser(app);
    await begin(browser, 'new');
    const link = await readLink(app, addressOf('new'));
    expect((await browser.post('/clients/checkVerification', { id: link.id })).body.is_verified).toBe(false);
    expect((await phone.post('/clients/verify', { id: link.id, code: await codeOf() })).body.error).toBe(
      'verification_code_invalid',
    );
    expect((await phone.post('/clients/verify', { id: link.id, code: link.code })).body).toMatchObject({
      response: true,
      presentation: null,
    });
    expect((await phone.get('/session')).body.client).toBeNull();
    const checkOf = async (one: typeof phone) => (await one.post('/clients/checkVerification', { id: link.id })).body;
    expect(await checkOf(browser)).toEqual({ response: true, is_verified: true });
    expect(await checkOf(phone)).toEqual({ response: true, is_verified: false });
    for (const code of [link.code, await codeOf()])
      expect((await browser.post('/clients/verify', { id: link.id, code })).body.error).toBe(
        'verification_code_invalid',
      );
  });

  it('is told by the link, in any browser, that the address is verified after the code was typed', async () => {
    await unverify();
    await age(200);
    const browser = openBrowser(app);
    await begin(browser, 'new');
    const { id, code } = await readLink(app, addressOf('new'));
    const check = async (secret?: string) =>
      (await openBrowser(app).post('/clients/checkVerification', { id, ...(secret && { code: secret }) })).body;
    expect(await check(code)).toEqual({ response: true, is_verified: false });
    await browser.post('/clients/verify', { id, code: await codeOf() });
    expect(await check(code)).toEqual({ response: true, is_verified: true });
    for (const secret of [undefined, '', 'A'.repeat(43), await codeOf()])
      expect(await check(secret)).toEqual({ response: true, is_verified: false });
    await db.update(verificationCodes).set({ is_for_old_address: true });
    expect(await check(code)).toEqual({ response: true, is_verified: false });
    await db.update(verificationCodes).set({ is_for_old_address: false });
  });

  it('is logged in when the asking browser opens the link, even after five failed attempts', async () => {
    await unverify();
    await age(200);
    const browser = openBrowser(app);
    await begin(browser, 'new');
    const { id, code } = await readLink(app, addressOf('new'));
    for (let index = 0; index < 6; index += 1) await browser.post('/clients/verify', { id, code: 'wrong' });
    expect((await browser.post('/clients/verify', { id, code })).body).toMatchObject({
      response: true,
      presentation: { status: selfPresentation },
    });
  });

  it('has at most five attempts and ten minutes for a code', async () => {
    await unverify();
    await age(200);
    const browser = openBrowser(app);
    const id = (await clientOf('new')).id;
    await begin(browser, 'new');
    const code = await codeOf();
    const wrong = code === '000000' ? '000001' : '000000';
    await Promise.all(Array.from({ length: 12 }, () => browser.post('/clients/verify', { id, code: wrong })));
    expect((await db.select().from(verificationCodes).orderBy(verificationCodes.id)).at(-1)!.tries).toBe(5);
    expect((await browser.post('/clients/verify', { id, code })).body.error).toBe('verification_code_invalid');
    await age(121);
    await browser.post('/clients/resendCode', { id, project_id: ids.projectId });
    const next = await codeOf();
    await age(600);
    expect((await browser.post('/clients/verify', { id, code: next })).body.error).toBe('verification_code_invalid');
  });

  it('can request another code after two minutes, ten a day', async () => {
    const browser = openBrowser(app);
    const id = (await clientOf('new')).id;
    await resetLimits();
    await db.delete(verificationCodes);
    await unverify();
    await begin(browser, 'new');
    await age(121);
    const resend = async () =>
      (await browser.post('/clients/resendCode', { id, project_id: ids.projectId, lang: 'en' })).body;
    const before = (await readMails(app, addressOf('new'))).length;
    const answers = await Promise.all(Array.from({ length: 50 }, resend));
    expect(answers.filter((answer) => answer.response === true)).toHaveLength(1);
    expect(answers.find((answer) => !answer.response)).toMatchObject({
      error: 'wait_2_min_for_resend',
      message: 'Please wait 2 minutes after resend code',
    });
    expect(await readMails(app, addressOf('new'))).toHaveLength(before + 1);
    for (let index = 0; index < 8; index += 1) {
      await resetLimits();
      await age(121);
      expect((await resend()).response).toBe(true);
    }
    await age(121);
    expect((await resend()).error).toBe('codes_used_up');
    await age(86_400);
    expect((await resend()).response).toBe(true);
  });
});

describe('a discreet project', () => {
  it('answers every address alike, and verifies by link', async () => {
    await resetLimits();
    await db.execute(sql`update projects set settings = settings || '{"discreetErrors":true}'`);
    await unverify();
    const browser = openBrowser(app);
    const answers = [
      await begin(browser, 'new'),
      await begin(openBrowser(app), 'guest'),
      await begin(openBrowser(app), 'client'),
      await begin(openBrowser(app), 'nobody-at-all'),
    ];
    for (const { body } of answers)
      expect({ ...body, id: 1 }).toEqual({
        response: true,
        id: 1,
        client: { id: 0, is_verified: true, can_self_login: true },
      });
    const { id, code } = await readLink(app, addressOf('new'));
    await openBrowser(app).post('/clientLogins/accept', { id, code });
    expect((await browser.post('/clientLogins/check', { id })).body).toMatchObject({
      response: true,
      client: { is_verified: true },
    });
    await db.execute(sql`update projects set settings = settings || '{"discreetErrors":false}'`);
    expect(
      await db
        .select()
        .from(mails)
        .where(eq(mails.to, addressOf('guest'))),
    ).toEqual([]);
  });
});
