import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { Role } from '#domain/people/roles.ts';
import { demoPassword } from '#tools/demo/demo-accounts.ts';
import { openBrowser, readLink } from '#tools/testing/browser.ts';
import { ownStaffedApp } from '#tools/testing/own-staffed-app.ts';

const {
  app,
  as,
  database: { db },
} = await ownStaffedApp();

const refuse = (on: boolean) =>
  db.execute(
    sql`update projects set settings = settings || jsonb_build_object('refuseCommonPasswords', ${on}::boolean)`,
  );
const nameInGreek = () =>
  db.execute(sql`update projects set settings = settings || '{"projectNames": {"el": "Δείγμα"}}'`);
const common = [{ path: 'password', message: 'Too many people use this password. Please choose another' }];
const personal = [
  {
    path: 'password',
    message: 'Please choose a password other than your name, your email address or the name of the project',
  },
];
const newUser = { email: 'yasemin.kaya@x.example', name: 'Yasemin Kaya', phone: '', role_id: Role.sales_rep };

describe('with refuseCommonPasswords', () => {
  it('a new sales user cannot have a common password, their own name or address, or a name of the project', async () => {
    await refuse(true);
    await nameInGreek();
    const admin = await as('admin');
    const create = async (password: string, language = 'en') =>
      (await admin.post('/users', { ...newUser, password }, { 'accept-language': language })).body;
    for (const password of ['12345', 'Qwerty', 'pass-word', 'galatasaray'])
      expect((await create(password)).errors).toEqual(common);
    for (const password of ['yasemin', 'KAYA2026', 'yasemin.kaya@x.example', 'Sample1', 'ΔΕΙΓΜΑ1'])
      expect((await create(password)).errors).toEqual(personal);
    expect((await create('12345', 'tr')).errors).toMatchObject([
      { message: expect.stringContaining('çok fazla kişi') },
    ]);
    expect((await create('ab')).errors).toMatchObject([{ message: 'Password must be at least 3 character' }]);
    expect((await create('kfz')).response).toBe(true);
  });

  it('they cannot change to one or set one by a mailed link, but logins with an existing one work', async () => {
    await refuse(true);
    const rep = await as('rep');
    const { id, email } = (await rep.get('/session')).body.user;
    const change = async (password: string) =>
      (await rep.post(`/users/${id}`, { _method: 'PUT', password, current_password: demoPassword })).body;
    expect((await change('letmein')).errors).toEqual(common);
    expect((await change(email)).errors).toEqual(personal);
    const visitor = openBrowser(app);
    await visitor.post('/users/forgotPassword', { email });
    const { code } = await readLink(app, email);
    const reset = async (password: string, token: string) =>
      (await visitor.post('/users/resetPassword', { id, token, password })).body;
    expect((await reset('letmein', code)).errors).toEqual(common);
    expect((await reset('rep', code)).errors).toEqual(personal);
    expect((await reset('rep', 'x')).error).toBe('invalidToken');
    expect(await reset('sea breeze', code)).toEqual({ response: true });
  });

  it('any password of the minimum length is accepted if it is off', async () => {
    await refuse(false);
    const admin = await as('admin');
    expect((await admin.post('/users', { ...newUser, email: 'second@x.example', password: '12345' })).status).toBe(200);
  });
});
