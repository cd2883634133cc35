import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditCalls } from '#contract/calls/audit.ts';
import { demoPassword } from '#tools/demo/demo-accounts.ts';
import { openBrowser } from '#tools/testing/browser.ts';
import { ownStaffedApp } from '#tools/testing/own-staffed-app.ts';
import { rateLimits, sessions, users } from '#server/database/schema.ts';

const {
  app,
  ids,
  as,
  database: { db },
} = await ownStaffedApp({ trustProxy: ['203.0.113.0/24'] });

const address = (name: string) => `${name}@asteria.example`;
const idOf = async (name: string) =>
  (
    await db
      .select()
      .from(users)
      .where(eq(users.email, address(name)))
  )[0]!.id;

beforeEach(() => db.delete(rateLimits));

it('the audit log names who logged in, even in a browser of somebody else, and nobody for a wrong password', async () => {
  const browser = await as('rep');
  await browser.logIn('manager', ids.projectId);
  await openBrowser(app).post('/users/login', {
    email: address('rep'),
    password: 'wrong',
    project_id: ids.projectId,
  });
  const general = await as('general');
  const entries = auditCalls.listAudit.answer.parse((await general.get('/audit?noun=user')).body);
  expect(entries.slice(0, 4).map(({ action, user }) => [action, user?.id ?? null])).toEqual([
    ['user.login', await idOf('general')],
    ['user.refused', null],
    ['user.login', await idOf('manager')],
    ['user.login', await idOf('rep')],
  ]);
});

describe('sales login', () => {
  const logIn = (email: string, password: string, headers = {}, ip = '198.51.100.7') =>
    app.inject({
      method: 'POST',
      url: '/api/users/login',
      remoteAddress: ip,
      headers,
      payload: { email, password, project_id: ids.projectId },
    });

  it('refuses a wrong password, an unknown address and another project alike', async () => {
    const answers = [
      await logIn(address('rep'), 'wrong'),
      await logIn('nobody@x.example', 'wrong'),
      await app.inject({
        method: 'POST',
        url: '/api/users/login',
        payload: { email: address('rep'), password: demoPassword, project_id: 99 },
      }),
    ];
    for (const answer of answers)
      expect(answer.json()).toEqual({
        response: false,
        error: 'error_user_email',
        message: 'You have no permission in this project or your email/password is wrong',
      });
  });

  it('requires a wait of a minute after five failures and after each further one, whatever X-Forwarded-For contains', async () => {
    const fail = (count: number) =>
      Promise.all(
        Array.from({ length: count }, (_, index) =>
          logIn(address('rep'), 'wrong', { 'x-forwarded-for': `10.${index}.0.1` }),
        ),
      );
    const first = await fail(20);
    expect(first.filter((answer) => answer.statusCode === 200)).toHaveLength(5);
    const refused = await logIn(address('rep'), demoPassword);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    await db.execute(
      sql`update rate_limits set expire = 0 where key like 'login-pace:%' or key like 'login-network:%'`,
    );
    const later = await fail(5);
    expect(later.filter((answer) => answer.statusCode === 200)).toHaveLength(1);
    expect(Number((await logIn(address('rep'), demoPassword)).headers['retry-after'])).toBeLessThanOrEqual(60);
    expect((await logIn(address('rep'), demoPassword, {}, '192.0.2.7')).json().response).toBe(true);
  });

  it('does not let an account holder try many other accounts from one network', async () => {
    await logIn('victim@x.example', 'guess');
    await db.execute(sql`update rate_limits set points = 19 where key like 'login-network:%'`);
    expect((await logIn(address('rep'), demoPassword)).json().response).toBe(true);
    const guesses = [await logIn('second@x.example', 'guess'), await logIn('third@x.example', 'guess')];
    expect(guesses.map((answer) => answer.statusCode)).toEqual([200, 429]);
    expect((await logIn(address('rep'), demoPassword, {}, '192.0.2.7')).json().response).toBe(true);
  });

  it('uses the network reported by a trusted proxy', async () => {
    const through = (client: string, password: string) =>
      logIn(address('rep2'), password, { 'x-forwarded-for': client }, '203.0.113.5');
    await Promise.all(Array.from({ length: 6 }, () => through('10.9.9.9', 'wrong')));
    expect((await through('10.9.9.9', demoPassword)).statusCode).toBe(429);
    expect((await through('10.8.8.8', demoPassword)).json().response).toBe(true);
  });

  it('issues a new session each time, stores only its hash, and records the browser', async () => {
    const browser = await as('broker');
    const before = browser.cookies.get('session')!;
    await browser.logIn('broker', ids.projectId);
    const after = browser.cookies.get('session')!;
    expect(after).not.toBe(before);
    expect((await openBrowser(app).get('/session', { cookie: `session=${before}` })).body.user).toBeNull();
    const rows = await db.select().from(sessions).orderBy(sessions.id);
    expect(JSON.stringify(rows)).not.toContain(after);
    expect(rows.at(-1)!.user_agent).toContain('iPhone');
  });

  it('expires absolutely and when idle', async () => {
    for (const column of ['expires_at', 'idle_expires_at']) {
      const browser = await as('broker');
      await db.execute(sql`update sessions set ${sql.raw(column)} = now() where user_id = ${await idOf('broker')}`);
      expect((await browser.get('/session')).body.user).toBeNull();
    }
  });
});
