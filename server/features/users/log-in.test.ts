import { describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { Role } from '#domain/people/roles.ts';
import { calls } from '#contract/calls/index.ts';
import { createDemoAccounts } from '#tools/testing/create-demo-accounts.ts';
import { demoPassword } from '#tools/demo/demo-accounts.ts';
import { ownSampleApp } from '#tools/testing/own-sample-app.ts';
import { clients, sessions, users } from '#server/database/schema.ts';

const { app, database } = await ownSampleApp(
  {
    fill: ({ db }) => createDemoAccounts(db, 7),
  },
  { trustProxy: ['loopback'] },
);

const fields = (name: string, password = demoPassword) => ({
  email: `${name}@asteria.example`,
  password,
  project_id: '7',
});
const form = (values: Record<string, string>) => ({
  payload: new URLSearchParams(values).toString(),
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
});
const logIn = (values: Record<string, string>, headers: Record<string, string> = {}, remoteAddress = '10.1.1.1') =>
  app.inject({
    method: 'POST',
    url: '/api/users/login',
    remoteAddress,
    payload: form(values).payload,
    headers: { ...form(values).headers, ...headers },
  });
const cookieOf = (answer: { headers: Record<string, unknown> }) => String(answer.headers['set-cookie']).split(';')[0]!;
const session = async (cookie: string) => (await app.inject({ url: '/api/session', headers: { cookie } })).json();

describe('sales login', () => {
  it('returns the user and begins a session with a cookie that scripts cannot read', async () => {
    const answer = await logIn(fields('rep'));
    expect(calls.login.answer.parse(answer.json())).toMatchObject({
      response: true,
      user: { email: 'rep@asteria.example', role_id: Role.sales_rep, projects: [7] },
    });
    expect(JSON.stringify(answer.json())).not.toContain('argon2');
    const cookies = [answer.headers['set-cookie']].flat();
    expect(cookies[0]).toMatch(/^session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(cookies[1]).toMatch(/^device=[\w-]{43}; Max-Age=34560000; Path=\/api; HttpOnly; SameSite=Lax$/);
    expect(await session(cookieOf(answer))).toMatchObject({
      user: { name: 'Rıza Rep' },
      client: null,
      presentation: null,
      can: { inviteClient: true, openDashboard: true, changeStatus: false },
    });
  });

  it('marks the cookie secure behind TLS', async () => {
    const answer = await logIn(fields('rep'), { 'x-forwarded-proto': 'https' }, '127.0.0.1');
    expect(String(answer.headers['set-cookie'])).toContain('Secure');
  });

  it.each([['multipart/form-data'], ['application/json']])('accepts %s', async (type) => {
    const boundary = 'x-y-z';
    const part = ([name, value]: [string, string]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    const payload =
      type === 'application/json'
        ? JSON.stringify(fields('admin'))
        : `${Object.entries(fields('admin')).map(part).join('')}--${boundary}--\r\n`;
    const answer = await app.inject({
      method: 'POST',
      url: '/api/users/login',
      payload,
      headers: { 'content-type': type === 'application/json' ? type : `${type}; boundary=${boundary}` },
    });
    expect(answer.json()).toMatchObject({ response: true, user: { role_id: Role.admin } });
  });

  it('ignores case and whitespace in the address', async () => {
    expect((await logIn({ ...fields('rep'), email: ' REP@Asteria.Example ' })).json().response).toBe(true);
  });

  it.each([
    ['a wrong password', fields('manager', 'wrong')],
    ['an unknown address', fields('nobody')],
    ['another project', { ...fields('manager'), project_id: '8' }],
    ["a client's address", fields('client')],
  ])('refuses %s with response: false', async (_, values) => {
    const answer = await logIn(values, { 'accept-language': 'tr' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      response: false,
      error: 'error_user_email',
      message: 'Bu projede yetkiniz yok ya da e-posta/şifreniz yanlış',
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('prefers the language of the field `lang` for its answer', async () => {
    expect((await logIn({ ...fields('nobody'), lang: 'en' }, { 'accept-language': 'tr' })).json().message).toContain(
      'You have no permission',
    );
  });

  it('refuses a disabled user', async () => {
    const cookie = cookieOf(await logIn(fields('rep2')));
    await database.db.update(users).set({ is_active: false }).where(eq(users.email, 'rep2@asteria.example'));
    expect((await logIn(fields('rep2'))).json().response).toBe(false);
    expect((await session(cookie)).user).toBeNull();
  });

  it('issues a new session id at every login and ends the previous session', async () => {
    const first = cookieOf(await logIn(fields('rep')));
    const second = cookieOf(await logIn(fields('general'), { cookie: first }));
    expect(second).not.toBe(first);
    expect((await session(first)).user).toBeNull();
    expect((await session(second)).user.role_id).toBe(3);
  });

  it('stores only the hash of a session id', async () => {
    const cookie = cookieOf(await logIn(fields('rep')));
    const stored = await database.db.select({ hash: sessions.id_hash }).from(sessions);
    expect(stored.every(({ hash }) => /^[0-9a-f]{64}$/.test(hash) && !cookie.includes(hash))).toBe(true);
  });

  it('allows five attempts a minute, after which even the correct password is refused', async () => {
    for (let time = 0; time < 5; time += 1)
      expect((await logIn(fields('broker', 'wrong'), {}, '10.9.9.9')).statusCode).toBe(200);
    const sixth = await logIn(fields('broker'), {}, '10.9.9.9');
    expect(sixth.statusCode).toBe(429);
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(0);
    expect(sixth.json().code).toBe('too_many_requests');
    expect((await logIn(fields('broker'), {}, '10.8.8.8')).json().response).toBe(true);
  });

  it('counts fifty concurrent attempts', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => logIn(fields('general', 'wrong'), {}, '10.7.7.7')),
    );
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(5);
  });
});

describe('logout', () => {
  it('ends the session, whose cookie no longer works', async () => {
    const cookie = cookieOf(await logIn(fields('rep')));
    const answer = await app.inject({ method: 'POST', url: '/api/session/logout', headers: { cookie } });
    expect(answer.json()).toEqual({ response: true });
    expect(String(answer.headers['set-cookie'])).toContain('session=;');
    expect((await session(cookie)).user).toBeNull();
    expect((await app.inject({ url: '/api/properties', headers: { cookie } })).json()[0]).not.toHaveProperty('price');
  });

  it('succeeds without a session', async () => {
    expect((await app.inject({ method: 'POST', url: '/api/session/logout' })).json()).toEqual({ response: true });
  });

  it('deletes an expired session', async () => {
    const cookie = cookieOf(await logIn(fields('rep')));
    await database.db.update(sessions).set({ idle_expires_at: new Date(0) });
    expect((await session(cookie)).user).toBeNull();
  });
});

describe('demo accounts', () => {
  it('are created once, as a hierarchy', async () => {
    await createDemoAccounts(database.db, 7);
    const people = await database.db.select().from(users);
    const idOf = (name: string) => people.find((user) => user.email.startsWith(`${name}@`))!;
    expect(people).toHaveLength(6);
    expect([idOf('rep').parent_id, idOf('broker').parent_id, idOf('manager').parent_id]).toEqual([
      idOf('manager').id,
      idOf('manager').id,
      idOf('general').id,
    ]);
    expect(await database.db.select().from(clients)).toHaveLength(4);
  });
});
