import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { demoPassword } from '#tools/demo/demo-accounts.ts';
import { openBrowser, readLink, type Browser } from '#tools/testing/browser.ts';
import { ownStaffedApp } from '#tools/testing/own-staffed-app.ts';
import { knownDevices, rateLimits, users } from '#server/database/schema.ts';

const {
  app,
  ids,
  as,
  database: { db },
} = await ownStaffedApp({ trustProxy: ['loopback'] });

const address = (name: string) => `${name}@asteria.example`;
const logIn = (browser: Browser, name: string, password = demoPassword, headers = {}) =>
  browser.post('/users/login', { email: address(name), password, project_id: ids.projectId }, headers);
const from = (network: number) => ({ 'x-forwarded-for': `198.51.${network}.7` });
const guess = async (name: string, times: number, network = 0) => {
  const answers = await Promise.all(
    Array.from({ length: times }, () => logIn(openBrowser(app), name, 'wrong', network === 0 ? {} : from(network))),
  );
  return answers.filter((answer) => answer.status === 200).length;
};
const aMinuteLater = () => db.execute(sql`update rate_limits set expire = expire - 61000`);
const waitOf = (answer: { headers: Record<string, unknown> }) => Number(answer.headers['retry-after']);

beforeEach(() => db.delete(rateLimits));

describe('somebody who guesses a sales user’s password on the showroom’s network', () => {
  it('is slowed down, while the sales user’s known browser is not', async () => {
    const tablet = await as('rep');
    await tablet.post('/session/logout');
    expect(await guess('rep', 10)).toBe(5);
    expect((await logIn(tablet, 'rep')).body.response).toBe(true);
  });

  it('delays a new browser there by a minute at most, and none on another network', async () => {
    for (let minute = 0; minute < 8; minute += 1) {
      await guess('rep', 10);
      await aMinuteLater();
    }
    await guess('rep', 1);
    const fresh = await logIn(openBrowser(app), 'rep');
    expect([fresh.status, waitOf(fresh) > 0, waitOf(fresh) <= 60]).toEqual([429, true, true]);
    expect((await logIn(openBrowser(app), 'rep', demoPassword, from(1))).body.response).toBe(true);
  });

  it('has one attempt a minute after the first five', async () => {
    const tries = [];
    for (let minute = 0; minute < 4; minute += 1) {
      tries.push(await guess('rep', 8));
      await aMinuteLater();
    }
    expect(tries).toEqual([5, 1, 1, 1]);
  });

  it('is cut off by a reset by mail, which lifts every delay and makes the browser known', async () => {
    await guess('manager', 10);
    await guess('manager', 10, 1);
    const owner = openBrowser(app);
    await owner.post('/users/forgotPassword', { email: address('manager') });
    const { id, code: token } = await readLink(app, address('manager'));
    expect((await owner.post('/users/resetPassword', { id, token, password: 'brand new' })).body).toEqual({
      response: true,
    });
    expect((await logIn(openBrowser(app), 'manager', 'brand new')).body.response).toBe(true);
    await guess('manager', 10);
    expect((await logIn(owner, 'manager', 'brand new')).body.response).toBe(true);
    await db
      .update(users)
      .set({
        password_hash:
          (
            await db
              .select()
              .from(users)
              .where(eq(users.email, address('rep')))
          )[0]?.password_hash ?? '',
      })
      .where(eq(users.email, address('manager')));
  });

  it('has a limited number of attempts over all networks, and the sales user’s known browser can still log in', async () => {
    const tablet = await as('rep');
    let looked = 0;
    for (let network = 1; network <= 8; network += 1) looked += await guess('rep', 6, network);
    expect(looked).toBe(30);
    expect((await logIn(tablet, 'rep')).body.response).toBe(true);
  });

  it('uses up the network’s attempts over many accounts, and the sales user’s known browser can still log in', async () => {
    const tablet = await as('rep');
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, index) => logIn(openBrowser(app), `nobody${index}`, 'wrong')),
    );
    const refused = answers.filter((answer) => answer.status === 429);
    expect([refused.length, refused.every((answer) => waitOf(answer) <= 60)]).toEqual([5, true]);
    expect((await logIn(tablet, 'rep')).body.response).toBe(true);
  });

  it('is slowed down likewise in that known browser, or in one known for another account', async () => {
    const own = await as('rep');
    const others = await as('broker');
    const statuses = async (browser: Browser) =>
      (await Promise.all(Array.from({ length: 8 }, () => logIn(browser, 'rep', 'wrong')))).filter(
        ({ status }) => status === 200,
      ).length;
    expect([await statuses(own), await statuses(others)]).toEqual([5, 5]);
    expect((await logIn(others, 'broker')).body.response).toBe(true);
  });
});

describe('a stranger', () => {
  it('does not void a reset link by requesting more; using one voids the others', async () => {
    const owner = openBrowser(app);
    const tokens = [] as string[];
    for (let index = 0; index < 3; index += 1) {
      await openBrowser(app).post('/users/forgotPassword', { email: address('broker') });
      tokens.push((await readLink(app, address('broker'))).code);
    }
    const { id } = await readLink(app, address('broker'));
    expect((await owner.post('/users/resetPassword', { id, token: tokens[0], password: demoPassword })).body).toEqual({
      response: true,
    });
    for (const token of tokens)
      expect((await owner.post('/users/checkResetToken', { id, token })).body.error).toBe('invalidToken');
  });

  it('does not use up the reset links of a sales user in a known browser', async () => {
    const tablet = await as('rep');
    for (let index = 0; index < 8; index += 1)
      await openBrowser(app).post('/users/forgotPassword', { email: address('rep') });
    expect((await openBrowser(app).post('/users/forgotPassword', { email: address('rep') })).status).toBe(429);
    expect((await tablet.post('/users/forgotPassword', { email: address('rep') })).body).toEqual({ response: true });
  });

  it('cannot block a tablet link by trying wrong ones', async () => {
    const general = await as('general');
    const repId = (
      await db
        .select()
        .from(users)
        .where(eq(users.email, address('rep')))
    )[0]?.id;
    const { url } = (await general.post(`/users/${repId}/tabletLogin`)).body;
    await Promise.all(
      Array.from({ length: 70 }, () =>
        openBrowser(app).post('/users/loginByToken', { token: 'x'.repeat(43), project_id: ids.projectId }),
      ),
    );
    const tablet = openBrowser(app);
    expect(
      (
        await tablet.post('/users/loginByToken', {
          token: new URL(url).searchParams.get('user'),
          project_id: ids.projectId,
        })
      ).body.response,
    ).toBe(true);
    await guess('rep', 10);
    expect((await logIn(tablet, 'rep')).body.response).toBe(true);
  });

  it('cannot read an account from a device cookie, which holds only hashes and survives logout', async () => {
    const tablet = await as('rep');
    await tablet.post('/session/logout');
    const secret = tablet.cookies.get('device') ?? '';
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(await db.select().from(knownDevices))).not.toContain(secret);
    expect((await tablet.get('/session')).body.user).toBeNull();
  });
});
