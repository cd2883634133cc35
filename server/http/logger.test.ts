import { Writable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createDemoAccounts } from '#tools/demo/create-demo-accounts.ts';
import { demoPassword } from '#tools/demo/demo-accounts.ts';
import { openBrowser, readLink, readMails } from '#tools/testing/browser.ts';
import { ownApp } from '#tools/testing/own-app.ts';
import { saveSampleProject } from '#tools/testing/sample-project.ts';
import { loggedPath, loggerFor } from './logger.ts';

const log: string[] = [];
const stream = new Writable({
  write(chunk, _encoding, done) {
    log.push(String(chunk));
    done();
  },
});

let projectId = 0;
const { app, database: { db } } = await ownApp(async ({ db }) => {
  projectId = (await saveSampleProject(db)).projectId;
  await createDemoAccounts(db, projectId, false);
}, { mail: { isProduction: false }, logger: { ...(loggerFor({ logLevel: 'trace', isProduction: true }) as object), stream } as never });

it('says nothing of who somebody is or how they get in, even where the server fails', async () => {
  const [rep, guest] = [openBrowser(app), openBrowser(app)];
  await rep.logIn('rep', projectId);
  await rep.post('/users/login', { email: 'planted-1@x.example', password: 'planted-2', project_id: projectId });
  await rep.logIn('rep', projectId);
  await rep.post('/clients', { email: 'planted-3@x.example', password: 'planted-4', first_name: 'Planted-five', last_name: 'Planted-six', phone: 'planted-7', project_id: projectId });
  await guest.post('/clientLogins', { email: 'client@asteria.example', project_id: projectId });
  const login = await readLink(app, 'client@asteria.example');
  await guest.post('/clientLogins/accept', { id: login.id, code: login.code });
  await guest.post('/clientLogins/check', { id: login.id });
  await guest.post('/clients/forgotPassword', { email: 'client@asteria.example' });
  const reset = await readLink(app, 'client@asteria.example');
  for (const page of [`/clientLoginAccept/1/${login.code}`, `/clientResetPassword/1/${reset.code}`, '/verify/1/824613', '/salesLogin?user=planted-8']) await app.inject({ url: page, headers: { referer: `http://localhost/verify/1/planted-9` } });
  await rep.get('/clients?search=planted-10');
  await rep.post('/clients/updateNote/1', { note: 'planted-11' });
  await app.inject({ method: 'POST', url: '/api/clients', headers: { 'content-type': 'application/json', authorization: 'Bearer planted-12' }, payload: '{"email":"planted-13' });
  await db.execute(sql`alter table clients rename to clients_away`);
  const failed = [await rep.post('/clients', { email: 'planted-14@x.example', password: 'planted-15', first_name: 'Planted-sixteen', last_name: 'Planted', phone: '1', project_id: projectId }), await guest.post('/clientLogins', { email: 'planted-17@x.example', project_id: projectId })];
  await db.execute(sql`alter table clients_away rename to clients`);
  expect(failed.map((answer) => answer.status)).toEqual([500, 500]);
  expect(log.length).toBeGreaterThan(0);

  const { text: metrics } = await rep.get('/metrics');
  const told = `${log.join('')}${metrics}${failed.map((answer) => answer.text).join('')}`;
  const secrets = [demoPassword === 'asteria' ? '"asteria"' : demoPassword, login.code, reset.code, '824613', rep.cookies.get('session')!, guest.cookies.get('session')!, guest.cookies.get('waiting')!, 'client@asteria', ...(await readMails(app, 'client@asteria.example')).map((mail) => mail.text)];
  for (const secret of secrets) expect(told).not.toContain(secret);
  expect(told).not.toMatch(/planted/i);
});

it.each([
  ['/clientLoginAccept/7/secret?x=1', '/clientLoginAccept/7/[hidden]'],
  ['/userResetPassword/7/secret', '/userResetPassword/7/[hidden]'],
  ['/verify/7/123456', '/verify/7/[hidden]'],
  ['/verify/7', '/verify/7'],
  ['/building/1/floor/2', '/building/1/floor/2'],
])('an address %s is logged as %s', (url, logged) => expect(loggedPath(url)).toBe(logged));
