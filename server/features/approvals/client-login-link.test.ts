import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openBrowser, readLink, readMails } from '#tools/testing/browser.ts';
import { ownClientLogins } from '#tools/testing/own-client-logins.ts';
import { approvals } from '#server/database/schema.ts';

const {
  app,
  ids,
  addressOf,
  begin,
  resetLimits,
  database: { db },
} = await ownClientLogins();

const shift = (id: number, seconds: number) =>
  db
    .update(approvals)
    .set({
      sent_at: sql`sent_at - make_interval(secs => ${seconds})`,
      expires_at: sql`expires_at - make_interval(secs => ${seconds})`,
    })
    .where(eq(approvals.id, id));

describe('the link', () => {
  const linkOf = async () => {
    const { id, code } = await readLink(app, addressOf('other'));
    return { id, code };
  };

  it('is valid for fifteen minutes', async () => {
    await resetLimits();
    const browser = openBrowser(app);
    await begin(browser, 'other');
    const link = await linkOf();
    await shift(link.id, 15 * 60);
    expect((await browser.post('/clientLogins/inspect', link)).body.error).toBe('invalidCode');
    expect((await browser.post('/clientLogins/accept', link)).body).toMatchObject({
      response: false,
      error: 'invalidCode',
      message: 'Your verification code is not valid. Try to login',
    });
    expect((await browser.post('/clientLogins/check', { id: link.id })).body.status).toBe('expired');
  });

  it('is void once the same browser requests another', async () => {
    const browser = openBrowser(app);
    await begin(browser, 'other');
    const old = await linkOf();
    await shift(old.id, 30);
    await begin(browser, 'other');
    expect((await browser.post('/clientLogins/check', { id: old.id })).body.status).toBe('expired');
    expect((await browser.post('/clientLogins/accept', old)).body.error).toBe('invalidCode');
    expect((await browser.post('/clientLogins/accept', await linkOf())).body.response).toBe(true);
  });

  it('is mailed once when one browser requests many at the same time', async () => {
    const browser = openBrowser(app);
    await begin(browser, 'nobody');
    await begin(browser, 'client');
    const before = (await readMails(app, addressOf('other'))).length;
    const begun = await Promise.all(Array.from({ length: 10 }, () => begin(browser, 'other')));
    expect(new Set(begun.map((answer) => answer.body.id)).size).toBe(1);
    expect(await readMails(app, addressOf('other'))).toHaveLength(before + 1);
  });

  it('is not accepted by GET, by a wrong code or by the call for invitations', async () => {
    const browser = openBrowser(app);
    await begin(browser, 'other');
    const link = await linkOf();
    expect((await browser.get(`/clientLogins/accept?id=${link.id}&code=${link.code}`)).status).toBe(405);
    expect(
      (await browser.post('/clientLogins/accept', { ...link, code: `${link.code.slice(0, -1)}_` })).body.error,
    ).toBe('invalidCode');
    expect((await browser.post('/clientInvitations/accept', link)).body.error).toBe('invalidCode');
    expect((await browser.post('/clientLogins/check', { id: link.id })).body.status).toBe('pending');
  });

  it('can be resent after 30 s; fifty concurrent requests send one mail and void the old link', async () => {
    await resetLimits();
    const browser = openBrowser(app);
    await begin(browser, 'other');
    const old = await linkOf();
    const again = { id: old.id, project_id: ids.projectId, lang: 'tr' };
    const early = (await browser.post('/clientLogins/resend', again)).body;
    expect(early).toMatchObject({
      response: false,
      error: 'wait_30_sec_for_resend',
      message: 'Bağlantıyı yeniden göndermek için lütfen 30 saniye bekleyin',
    });
    expect(early.retry_after).toBeLessThanOrEqual(30);
    await shift(old.id, 30);
    const before = (await readMails(app, addressOf('other'))).length;
    const answers = await Promise.all(Array.from({ length: 50 }, () => browser.post('/clientLogins/resend', again)));
    expect(answers.filter((answer) => answer.body.response === true)).toHaveLength(1);
    expect(answers.filter((answer) => answer.body.error === 'wait_30_sec_for_resend')).toHaveLength(49);
    const sent = await readMails(app, addressOf('other'));
    expect(sent).toHaveLength(before + 1);
    expect(sent.at(-1)!.subject).toBe('Sample girişi');
    expect((await browser.post('/clientLogins/accept', old)).body.error).toBe('invalidCode');
    expect((await openBrowser(app).post('/clientLogins/resend', again)).status).toBe(404);
  });
});
