import { desc, eq, gte, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { demoPassword } from '#tools/demo/demo-accounts.ts';
import { openBrowser } from '#tools/testing/browser.ts';
import { ownStaffedApp } from '#tools/testing/own-staffed-app.ts';
import { waitForLockWaiter } from '#tools/testing/wait-for-lock-waiter.ts';
import { withoutLock } from '#tools/testing/without-lock.ts';
import { auditEntries, sessions, tabletLogins, users } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { endSessionsOfUser } from '#server/sessions/end-sessions.ts';

const {
  app,
  ids,
  as,
  database: { db, pool },
} = await ownStaffedApp();
const address = 'general@asteria.example';

it('the session on a tablet ends with the one that created its link, and so do those of links created on it', async () => {
  const [general] = await db.select().from(users).where(eq(users.email, address));
  const maker = await as('general');
  const [newest] = await db.select().from(sessions).orderBy(desc(sessions.id)).limit(1);
  await db
    .update(sessions)
    .set({ expires_at: sql`now() + interval '20 minutes'` })
    .where(eq(sessions.id, newest!.id));
  const logInByLinkOf = async (browser: typeof maker) => {
    const { url } = (await browser.post(`/users/${general!.id}/tabletLogin`)).body;
    const tablet = openBrowser(app);
    const token = new URL(url).searchParams.get('user');
    const answer = await tablet.post('/users/loginByToken', { token, project_id: ids.projectId });
    expect(answer.body.response).toBe(true);
    return tablet;
  };
  const tablet = await logInByLinkOf(maker);
  await tablet.post('/secondFactors/confirm', { current_password: demoPassword });
  const last = await logInByLinkOf(tablet);
  expect((await last.get('/session')).body.user?.email).toBe(address);
  await db
    .update(sessions)
    .set({ expires_at: sql`expires_at - interval '21 minutes'` })
    .where(gte(sessions.id, newest!.id));
  expect((await last.get('/session')).body.user).toBeNull();
});

it('creating a link requires a recent confirmation, which a session on a tablet does not have', async () => {
  const general = await as('general');
  const rep = await as('rep');
  const { id } = (await rep.get('/session')).body.user;
  const makeLink = async (browser: typeof general) => (await browser.post(`/users/${id}/tabletLogin`)).body;
  const { url } = await makeLink(general);
  const tablet = openBrowser(app);
  const [maker] = await db.select().from(users).where(eq(users.email, address));
  const own = (await general.post(`/users/${maker!.id}/tabletLogin`)).body;
  for (const link of [url, own.url]) expect(new URL(link).searchParams.get('user')).toMatch(/^[\w-]{43}$/);
  await tablet.post('/users/loginByToken', {
    token: new URL(own.url).searchParams.get('user'),
    project_id: ids.projectId,
  });
  expect((await tablet.get('/session')).body.user.email).toBe(address);
  const isLogin = eq(auditEntries.action, 'user.login');
  const logins = await db.select().from(auditEntries).where(isLogin).orderBy(desc(auditEntries.id));
  expect(logins.slice(0, 3).map(({ fields }) => fields)).toEqual([['tablet'], ['password'], ['password']]);
  expect(await makeLink(tablet)).toMatchObject({ response: false, error: 'confirm_first' });
  await db.update(sessions).set({ confirmed_at: sql`now() - interval '11 minutes'` });
  const links = await db.$count(tabletLogins);
  expect(await makeLink(general)).toMatchObject({ response: false, error: 'confirm_first' });
  expect(await db.$count(tabletLogins)).toBe(links);
  await general.post('/secondFactors/confirm', { current_password: 'not hers' });
  expect((await makeLink(general)).error).toBe('confirm_first');
  await general.post('/secondFactors/confirm', { current_password: demoPassword });
  expect((await makeLink(general)).response).toBe(true);
});

describe('an unused link ends', () => {
  /** A general manager who creates links for a sales rep. */
  const openFixture = async () => {
    const general = await as('general');
    const rep = await as('rep');
    const idIn = async (browser: typeof general) => (await browser.get('/session')).body.user.id as number;
    const maker = await idIn(general);
    const user = await idIn(rep);
    const makeLink = async () => {
      const { url } = (await general.post(`/users/${user}/tabletLogin`)).body;
      return new URL(url).searchParams.get('user');
    };
    return { general, maker, user, makeLink };
  };
  const redeem = async (token: string | null) =>
    (await openBrowser(app).post('/users/loginByToken', { token, project_id: ids.projectId })).body.response;

  it('with the sessions of its user or of its creator, by a new password or a logout everywhere', async () => {
    const { general, user, makeLink } = await openFixture();
    expect(await redeem(await makeLink())).toBe(true);
    const ofUser = await makeLink();
    await (await as('admin')).post(`/users/${user}`, { _method: 'PUT', password: demoPassword });
    expect(await redeem(ofUser)).toBe(false);
    const ofMaker = await makeLink();
    await general.post('/users/me/endOtherSessions');
    expect(await redeem(ofMaker)).toBe(false);
    expect(await redeem(await makeLink())).toBe(true);
  });

  it('even if it is opened at the same moment', async () => {
    const { maker, makeLink } = await openFixture();
    const token = await makeLink();
    const { opened } = await inTransaction(db, async (tx) => {
      await tx.select().from(users).where(eq(users.id, maker)).for('no key update');
      const opening = redeem(token);
      await waitForLockWaiter(pool, opening);
      await endSessionsOfUser(tx, maker);
      return { opened: opening };
    });
    expect(await opened).toBe(false);
  });
});

it('a link that two tablets open at once logs in one of them', async () => {
  const [general] = await db.select().from(users).where(eq(users.email, address));
  const maker = await as('general');
  const openTwice = async () => {
    const { url } = (await maker.post(`/users/${general!.id}/tabletLogin`)).body;
    const token = new URL(url).searchParams.get('user');
    const holder = await pool.connect();
    try {
      // Both have found the link unused before either uses it.
      await holder.query('begin');
      await holder.query('select from users where id = $1 for no key update', [general!.id]);
      const answered = Promise.all(
        [openBrowser(app), openBrowser(app)].map((tablet) =>
          tablet.post('/users/loginByToken', { token, project_id: ids.projectId }),
        ),
      );
      await waitForLockWaiter(pool, answered, 2);
      await holder.query('commit');
      return (await answered).map(({ body }) => body.response).toSorted();
    } finally {
      holder.release();
    }
  };
  expect(await openTwice()).toEqual([false, true]);
  const useCheck = { lock: /^(update "tablet_logins" .+)"tablet_logins"\."used_at" is null and /, instead: '$1' };
  expect(await withoutLock(useCheck, openTwice)).toEqual([true, true]);
});
