import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { Role } from '#domain/people/roles.ts';
import { createDemoAccounts } from '#tools/testing/create-demo-accounts.ts';
import { demoPassword } from '#tools/demo/demo-accounts.ts';
import { openBrowser, readLink, readMails } from '#tools/testing/browser.ts';
import { ownSampleApp } from '#tools/testing/own-sample-app.ts';
import { recordLog } from '#tools/testing/record-log.ts';
import { loggedPath } from './logger.ts';

const log = recordLog('trace');

const {
  app,
  database: { db },
  ids: { projectId },
} = await ownSampleApp(
  {
    fill: ({ db }, { projectId }) => createDemoAccounts(db, projectId),
  },
  {
    mail: { isProduction: false },
    logger: log.logger,
  },
);

/** A browser that records every answer and cookie that it receives. */
function openWatched() {
  const browser = openBrowser(app);
  const keep = async (answering: ReturnType<typeof browser.get>) => {
    const answer = await answering;
    answers.push(answer.text);
    for (const value of browser.cookies.values()) tokens.add(value);
    return answer;
  };
  return {
    ...browser,
    get: (...args: Parameters<typeof browser.get>) => keep(browser.get(...args)),
    post: (...args: Parameters<typeof browser.post>) => keep(browser.post(...args)),
  };
}

/** All answers, and the ids of sessions and waiting browsers that were issued. */
const answers: string[] = [];
const tokens = new Set<string>();
/** Passwords and tokens appear in no answer and no log; identities appear in answers to those who may see them. */
const passwords = Array.from({ length: 9 }, (_, index) => `pass-planted-${index}`);
const names = Array.from({ length: 12 }, (_, index) => `who-planted-${index}`);
const person = (index: number) => ({
  email: `${names[index]}@x.example`,
  password: passwords[index],
  first_name: names[index + 1],
  last_name: names[index + 2],
  phone: names[index + 3],
  project_id: projectId,
});

it('logs no identities or credentials, even when the server fails', async () => {
  const rep = openWatched();
  const guest = openWatched();
  const visitor = openWatched();
  const admin = openWatched();
  const logIn = (browser: typeof rep, name: string) =>
    browser.post('/users/login', { email: `${name}@asteria.example`, password: demoPassword, project_id: projectId });
  await logIn(rep, 'rep');
  await visitor.post('/users/login', {
    email: `${names[11]}@x.example`,
    password: passwords[5],
    project_id: projectId,
  });
  const { client } = (await rep.post('/clients', person(0))).body;
  await rep.post(`/clients/${client.id}`, { _method: 'PUT', phone: names[8] });
  await rep.post(`/clients/updateNote/${client.id}`, { note: names[9] });
  await visitor.post('/clientLogins', { email: person(0).email, project_id: projectId });
  const verification = await readLink(app, person(0).email);
  await visitor.post('/clients/verify', { id: client.id, code: verification.code });
  await visitor.get(`/clients/${client.id}/export`);
  await guest.post('/clientLogins', { email: 'client@asteria.example', project_id: projectId });
  const login = await readLink(app, 'client@asteria.example');
  await openWatched().post('/clientLogins/inspect', { id: login.id, code: login.code });
  await guest.post('/clientLogins/accept', { id: login.id, code: login.code });
  await guest.post('/clientLogins/check', { id: login.id });
  await guest.post('/clients/forgotPassword', { email: 'client@asteria.example' });
  const clientReset = await readLink(app, 'client@asteria.example');
  await guest.post('/clients/resetPassword', { id: clientReset.id, token: clientReset.code, password: passwords[1] });
  await guest.post('/users/forgotPassword', { email: 'broker@asteria.example' });
  const userReset = await readLink(app, 'broker@asteria.example');
  await guest.post('/users/resetPassword', { id: userReset.id, token: userReset.code, password: passwords[2] });
  await rep.post('/clientInvitations', { email: 'guest@asteria.example', project_id: projectId });
  const invitation = await readLink(app, 'guest@asteria.example');
  await guest.post('/clientInvitations/accept', { id: invitation.id, code: invitation.code });
  await rep.post('/clientInvitations/check', { id: invitation.id });
  await logIn(admin, 'admin');
  await admin.post('/users', {
    email: `${names[10]}@x.example`,
    name: names[10],
    phone: '',
    password: passwords[3],
    parent_id: 0,
    role_id: Role.sales_rep,
  });
  const links = [verification, login, clientReset, userReset, invitation];
  for (const { page, id, code } of links)
    await app.inject({ url: `/${page}/${id}/${code}`, headers: { referer: `http://localhost/${page}/${id}/${code}` } });
  await app.inject({ url: `/salesLogin?user=${passwords[7]}` });
  await visitor.post('/users/loginByToken', { token: passwords[7], project_id: projectId });
  await visitor.post('/clients/resetPassword', { id: client.id, token: passwords[8], password: passwords[8] });
  await rep.get(`/clients?search=${names[7]}`);
  await app.inject({
    method: 'POST',
    url: '/api/clients',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${passwords[6]}` },
    payload: `{"email":"${names[4]}`,
  });
  await db.execute(sql`alter table clients rename to clients_away`);
  const failed = [
    await rep.post('/clients', person(4)),
    await guest.post('/clientLogins', { email: person(5).email, project_id: projectId }),
  ];
  await db.execute(sql`alter table clients_away rename to clients`);
  expect(failed.map((answer) => answer.status)).toEqual([500, 500]);
  expect(log.text()).toContain('"sqlstate":"42P01"');
  const errorIds = failed.map((answer) => String(answer.body.error_id));
  for (const id of errorIds) expect(id).toMatch(/^[\da-f]{8}$/);
  expect(errorIds.filter((id) => log.text().split(`"error_id":"${id}"`).length !== 2)).toEqual([]);

  const { text: metrics } = await rep.get('/metrics');
  const secrets = [...passwords, ...links.map(({ code }) => code), ...tokens];
  const personal = [
    ...names,
    'client@asteria',
    'guest@asteria',
    ...(await readMails(app, 'client@asteria.example')).map((mail) => mail.text),
  ];
  expect(secrets.length).toBeGreaterThanOrEqual(20);
  expect(new Set(secrets).size).toBe(secrets.length);
  expect(secrets.filter((secret) => secret.length < 6)).toEqual([]);
  const output = `${log.text()}${metrics}${failed.map((answer) => answer.text).join('')}`;
  expect([...secrets, ...personal, '"asteria"'].filter((planted) => output.includes(planted))).toEqual([]);
  expect(secrets.filter((secret) => answers.some((answer) => answer.includes(secret)))).toEqual([]);
  expect(answers.join('')).not.toMatch(/argon2|_hash/);
});

it.each([
  ['/clientLoginAccept/7/secret?x=1', '/clientLoginAccept/7/[hidden]'],
  ['/userResetPassword/7/secret', '/userResetPassword/7/[hidden]'],
  ['/verify/7/123456', '/verify/7/[hidden]'],
  ['/verify/7', '/verify/7'],
  ['/building/1/floor/2', '/building/1/floor/2'],
])('address %s is logged as %s', (url, logged) => expect(loggedPath(url)).toBe(logged));

it('logs only the call and the caller when somebody logged in is refused', async () => {
  const rep = openBrowser(app);
  await rep.post('/users/login', { email: 'rep@asteria.example', password: demoPassword, project_id: projectId });
  const { user } = (await rep.get('/session')).body;
  log.clear();
  expect((await rep.get('/project/settings')).status).toBe(403);
  expect((await rep.get('/clients/1999999?search=who-planted-0')).status).toBe(404);
  expect((await openBrowser(app).get('/clients/1999999')).status).toBe(401);
  const lines = log.lines().filter(({ msg }) => msg === 'a call was refused');
  expect(lines).toMatchObject([
    { call: 'listProjectSettings', refused: 'not_allowed', user_id: user.id },
    { call: 'getClient', refused: 'not_found', user_id: user.id, url: '/api/clients/1999999' },
  ]);
});
