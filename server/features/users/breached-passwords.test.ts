import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { Role } from '#domain/people/roles.ts';
import { rateLimits } from '#server/database/schema.ts';
import { loggerFor } from '#server/http/logger.ts';
import { demoPassword } from '#tools/demo/demo-accounts.ts';
import { openBrowser, readLink } from '#tools/testing/browser.ts';
import { ownRangeServer } from '#tools/testing/range-server.ts';
import { ownStaffedApp } from '#tools/testing/own-staffed-app.ts';
import { registrationOf } from '#tools/testing/registration-of.ts';

const leaked = 'tr0ub4dor on the hill';
const service = await ownRangeServer([leaked, '12345']);
const lines: string[] = [];
const stream = { write: (line: string) => void lines.push(line) };
const {
  app,
  as,
  ids,
  database: { db },
} = await ownStaffedApp({
  breachedPasswords: service.address,
  logger: { ...(loggerFor({ logLevel: 'warn', isProduction: true }) as object), stream },
});
const refuseCommon = (on: boolean) =>
  db.execute(
    sql`update projects set settings = settings || jsonb_build_object('refuseCommonPasswords', ${on}::boolean)`,
  );

const refusal = [{ path: 'password', message: 'This password has appeared in a data leak. Please choose another' }];
const people = { name: 'Yasemin Kaya', phone: '', role_id: Role.sales_rep };
const create = async (email: string, password: string, language = 'en') =>
  (await (await as('admin')).post('/users', { ...people, email, password }, { 'accept-language': language })).body;

describe('with a service that knows breached passwords', () => {
  it('a sales user cannot get a breached password from a manager', async () => {
    await refuseCommon(true);
    expect((await create('leaked@x.example', leaked)).errors).toEqual(refusal);
    expect((await create('leaked@x.example', leaked, 'tr')).errors).toMatchObject([
      { message: expect.stringContaining('veri sızıntısında') },
    ]);
    expect((await create('leaked@x.example', `${leaked}!`)).response).toBe(true);
  });

  it('a sales user can neither change to a breached password nor set one by a mailed link, which stays valid', async () => {
    await refuseCommon(true);
    const rep = await as('rep');
    const { id, email } = (await rep.get('/session')).body.user;
    const change = (password: string) =>
      rep.post(`/users/${id}`, { _method: 'PUT', password, current_password: demoPassword });
    expect((await change(leaked)).body.errors).toEqual(refusal);
    const visitor = openBrowser(app);
    await visitor.post('/users/forgotPassword', { email });
    const { code } = await readLink(app, email);
    const reset = async (password: string) =>
      (await visitor.post('/users/resetPassword', { id, token: code, password })).body;
    expect((await reset(leaked)).errors).toEqual(refusal);
    expect(await reset('sea breeze')).toEqual({ response: true });
  });

  it('is asked only about passwords that nothing else speaks against, and by nobody but their owner', async () => {
    await refuseCommon(true);
    const admin = await as('admin');
    for (const password of ['ab', '12345', 'yasemin'])
      expect((await admin.post('/users', { ...people, email: 'asked@x.example', password })).body.errors).toMatchObject(
        [{ path: 'password' }],
      );
    const reset = await openBrowser(app).post('/users/resetPassword', { id: 1, token: 'guessed', password: leaked });
    expect(reset.body.error).toBe('invalidToken');
    expect(service.requests).toEqual([]);
  });

  it('is not asked about passwords of clients, nor if common passwords are allowed', async () => {
    await refuseCommon(true);
    const client = registrationOf(ids.projectId, 'buyer@x.example', { password: leaked });
    expect((await openBrowser(app).post('/clients', client)).body.response).toBe(true);
    await refuseCommon(false);
    expect((await create('allowed@x.example', leaked)).response).toBe(true);
    expect(service.requests).toEqual([]);
  });

  it('locks nobody out while it is away: passwords are judged by the list alone, and the log says so', async () => {
    await refuseCommon(true);
    await db.delete(rateLimits);
    lines.length = 0;
    service.answer = (_, response) => void response.destroy();
    expect((await create('meanwhile@x.example', '12345')).errors).toMatchObject([{ path: 'password' }]);
    expect((await create('meanwhile@x.example', leaked)).response).toBe(true);
    const login = { email: 'meanwhile@x.example', password: leaked, project_id: ids.projectId };
    expect((await openBrowser(app).post('/users/login', login)).body.response).toBe(true);
    const outage = lines.filter((line) => line.includes('a password could not be compared with breached ones'));
    expect(outage.map((line) => JSON.parse(line))).toMatchObject([{ times: 1, err: { type: expect.any(String) } }]);
    expect(lines.join()).not.toContain(leaked);
  });
});
