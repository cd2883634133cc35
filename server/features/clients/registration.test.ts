import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { LeadStatus } from '#domain/leads/lead-statuses.ts';
import { Role } from '#domain/people/roles.ts';
import { clientCalls } from '#contract/calls/clients.ts';
import { openBrowser, readMails } from '#tools/testing/browser.ts';
import { registrationOf } from '#tools/testing/registration-of.ts';
import { ownStaffedApp } from '#tools/testing/own-staffed-app.ts';
import { mergeSettings } from '#tools/testing/merge-settings.ts';
import { rateLimits } from '#server/database/schema.ts';

const {
  app,
  ids,
  as,
  userOf,
  clientOf,
  makeLead,
  database: { db },
} = await ownStaffedApp();

const rep = await as('rep');
const manager = await as('manager');
const form = (email: string, more: object = {}) => registrationOf(ids.projectId, email, more);
const setting = (json: object) => mergeSettings(db, json);

beforeEach(() => db.delete(rateLimits));

describe('registration', () => {
  it('by a visitor ignores lead fields and sales user, and is confirmed by mail', async () => {
    const { id: user_id } = await userOf('rep2');
    const answer = (
      await openBrowser(app).post(
        '/clients',
        form('visitor@x.example', {
          lead_status_id: LeadStatus.lost,
          lead_source_id: 77,
          user_id,
          is_verified: true,
          role: Role.admin,
        }),
      )
    ).body;
    expect(clientCalls.createClient.answer.parse(answer)).toMatchObject({
      response: true,
      client: { lead_status_id: LeadStatus.new, user: null, is_verified: false, can_self_login: true },
    });
    expect(answer.client.password_hash).toBeUndefined();
    expect((await readMails(app, 'visitor@x.example')).map((mail) => mail.subject)).toEqual(['Welcome to Sample']);
  });

  it('by a sales user assigns the client to them, or to the user in reach they name', async () => {
    expect((await rep.post('/clients', form('mine@x.example'))).body.client.user.email).toBe('rep@asteria.example');
    const { id: broker } = await userOf('broker');
    expect(
      (
        await manager.post(
          '/clients',
          form('brokers@x.example', { user_id: broker, lead_status_id: LeadStatus.active }),
        )
      ).body.client,
    ).toMatchObject({ user: { id: broker }, lead_status_id: LeadStatus.active });
    const foreign = await rep.post('/clients', form('no@x.example', { user_id: broker }));
    const absent = await rep.post('/clients', form('no@x.example', { user_id: 999_999 }));
    expect([foreign.status, foreign.text]).toEqual([400, absent.text]);
    expect((await rep.post('/clients', form('no@x.example', { lead_source_id: 999 }))).body.errors).toEqual([
      { path: 'lead_source_id', message: 'This does not exist' },
    ]);
  });

  it('rejects a taken address, whatever its case, and in a race', async () => {
    expect((await openBrowser(app).post('/clients', form('CLIENT@asteria.example', { lang: 'tr' }))).body).toEqual({
      response: false,
      error: 'error_email_taken',
      message: 'Bu e-posta adresi zaten kullanılıyor',
    });
    const both = await Promise.all(Array.from({ length: 6 }, () => rep.post('/clients', form('race@x.example'))));
    expect(both.filter((answer) => answer.body.response === true)).toHaveLength(1);
    expect((await openBrowser(app).post('/clients/check', { email: 'race@x.example' })).body.error).toBe(
      'error_email_taken',
    );
    expect((await openBrowser(app).post('/clients/check', { email: 'free@x.example', user_id: '' })).body).toEqual({
      response: true,
    });
  });

  it('of a known address by a sales user names the client if they may see them, otherwise the sales user to ask', async () => {
    const waiting = await makeLead({ user_id: null, email: 'waiting@x.example' });
    const answers = async (path: string) => [
      (await rep.post(path, form('client@asteria.example'))).body,
      (await rep.post(path, form('waiting@x.example'))).body,
      (await rep.post(path, form('Other@asteria.example'))).body,
      (await rep.post(path, form('other@asteria.example', { lang: 'tr' }))).body.message,
      (await manager.post(path, form('other@asteria.example'))).body,
    ];
    const { id } = await clientOf('client');
    const known = { response: false, error: 'error_client_known', message: 'This client is already registered' };
    const expected = [
      { ...known, client_id: id },
      { ...known, client_id: waiting },
      {
        response: false,
        error: 'error_client_of_another',
        message: 'This client is already registered. Ask Rhea Rep, their sales user',
      },
      'Bu müşteri zaten kayıtlı. Satış sorumlusu Rhea Rep ile görüşün',
      { ...known, client_id: (await clientOf('other')).id },
    ];
    expect(await answers('/clients')).toEqual(expected);
    // The check has no `lang`: its language is that of the request.
    expect((await answers('/clients/check')).slice(0, 3)).toEqual(expected.slice(0, 3));
    expect((await openBrowser(app).post('/clients', form('waiting@x.example'))).body).toEqual({
      response: false,
      error: 'error_email_taken',
      message: 'Email is already taken',
    });
  });

  it('is limited per sales user, to prevent mail floods and probing; visitors reach the limit sooner', async () => {
    await rep.post('/clients', form('before@x.example'));
    await db.execute(sql`update rate_limits set points = 119 where key like 'register-user:%'`);
    const answers = [
      await rep.post('/clients', form('last@x.example')),
      await rep.post('/clients', form('toomany@x.example')),
    ];
    expect(answers.map((answer) => [answer.status, Number(answer.headers['retry-after'] ?? 0) > 0])).toEqual([
      [200, false],
      [429, true],
    ]);
    expect(await readMails(app, 'toomany@x.example')).toEqual([]);
    expect((await manager.post('/clients', form('others@x.example'))).body.response).toBe(true);
  });

  it('reports every invalid field', async () => {
    const { status, body } = await openBrowser(app).post(
      '/clients',
      form('a@b', { first_name: '', last_name: 'S', phone: '', password: 'ab' }),
    );
    expect(status).toBe(400);
    expect(
      Object.fromEntries(body.errors.map((error: { path: string; message: string }) => [error.path, error.message])),
    ).toEqual({
      first_name: 'Please type your first name',
      last_name: 'Your name is too short',
      email: 'Email is not valid',
      phone: 'Please type your phone number',
      password: 'Password must be at least 3 character',
    });
    expect((await openBrowser(app).post('/clients', form('a@b.co', { password: '' }))).body.errors).toEqual([
      { path: 'password', message: 'Please type your password' },
    ]);
  });

  it('asks a sales user for the data of the client, not for their own', async () => {
    const { body } = await rep.post('/clients', form('', { first_name: 'S', last_name: '', phone: '', password: '' }));
    expect(body.errors.map(({ message }: { message: string }) => message).sort()).toEqual([
      'Please type password',
      'Please type the email',
      'Please type the last name',
      'Please type the phone number',
      'The name is too short',
    ]);
  });

  it('verifies immediately and requires longer passwords if the settings say so', async () => {
    await setting({ clientVerification: 1, passwordMinLength: 8, selfLoginDefault: false });
    expect((await openBrowser(app).post('/clients', form('strict@x.example'))).status).toBe(400);
    const browser = openBrowser(app);
    const { client } = (await browser.post('/clients', form('strict@x.example', { password: 'long enough' }))).body;
    expect(client.can_self_login).toBe(false);
    const sent = await readMails(app, 'strict@x.example');
    expect(sent).toHaveLength(2);
    const code = /^(\d{6}) is your/.exec(sent.at(-1)!.subject)![1];
    expect((await browser.post('/clients/verify', { id: client.id, code })).body.client.is_verified).toBe(true);
    await setting({ clientVerification: 0, passwordMinLength: 3, selfLoginDefault: true });
  });

  it('is closed to visitors if its page is disabled', async () => {
    await setting({ showRegisterClientPage: false });
    expect((await openBrowser(app).post('/clients', form('closed@x.example'))).status).toBe(401);
    expect((await rep.post('/clients', form('open@x.example'))).body.response).toBe(true);
    await setting({ showRegisterClientPage: true });
  });

  it('does not reveal a taken address in a discreet project; its owner is informed', async () => {
    await setting({ discreetErrors: true });
    const taken = (await openBrowser(app).post('/clients', form('client@asteria.example'))).body;
    const free = (await openBrowser(app).post('/clients', form('discreet@x.example'))).body;
    expect(Object.keys(taken.client).sort()).toEqual(Object.keys(free.client).sort());
    expect(free.client.id).toBe(taken.client.id + 1);
    expect((await openBrowser(app).post('/clients/check', { email: 'client@asteria.example' })).body).toEqual({
      response: true,
    });
    for (const kind of ['clients', 'users'])
      expect((await openBrowser(app).post(`/${kind}/forgotPassword`, { email: '' })).body.errors).toEqual([
        { path: 'email', message: 'Please type your email' },
      ]);
    expect((await openBrowser(app).post('/clients/forgotPassword', { email: 'nobody@nowhere.example' })).body).toEqual({
      response: true,
    });
    expect((await openBrowser(app).post('/users/forgotPassword', { email: 'nobody@nowhere.example' })).body).toEqual({
      response: true,
    });
    expect((await readMails(app, 'client@asteria.example')).at(-1)!.subject).toBe('You are registered with Sample');
    await setting({ discreetErrors: false });
  });
});

describe('a mail', () => {
  it('shows only the plain name, escaped', async () => {
    await openBrowser(app).post(
      '/clients',
      form('inert@x.example', { first_name: 'Buy http://evil.example <img src=x>' }),
    );
    const [mail] = await readMails(app, 'inert@x.example');
    expect(mail!.text).toContain('Thank you, Buy http evil example img src x');
    expect(`${mail!.html}${mail!.text}`).not.toMatch(/evil\.example|<img/);
    expect(mail!.html).toContain('bgcolor="#1d5fa6"');
  });

  it('links to the configured address, never to one from a request', async () => {
    await openBrowser(app).post(
      '/clients/forgotPassword',
      { email: 'client@asteria.example' },
      { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    );
    expect((await readMails(app, 'client@asteria.example')).at(-1)!.text).toContain(
      'http://localhost/clientResetPassword/',
    );
  });

  it('is listed by its recipient', async () => {
    const visitor = openBrowser(app);
    const sentTo = async (query: string) => {
      const { status, body } = await visitor.get(`/dev/mail${query}`, { accept: 'application/json' });
      expect(status).toBe(200);
      return new Set((body as { to: string }[]).map(({ to }) => to));
    };
    expect((await sentTo('')).size).toBeGreaterThan(1);
    expect(await sentTo('?to=inert%40x.example')).toEqual(new Set(['inert@x.example']));
    expect(await sentTo('?to=nobody%40x.example')).toEqual(new Set());
    expect(await sentTo('?to=%00')).toEqual(new Set());
  });

  it('is displayed to this machine only', async () => {
    const visitor = openBrowser(app);
    expect((await visitor.get('/dev/mail', { accept: 'text/html' })).text).toContain('<h1>Mailbox</h1>');
    expect((await visitor.get('/dev/mail', { host: 'evil.example' })).status).toBe(404);
    expect((await visitor.get('/dev/mail', { 'x-forwarded-for': '127.0.0.1' })).status).toBe(404);
    expect((await app.inject({ url: '/dev/mail', remoteAddress: '203.0.113.9' })).statusCode).toBe(404);
    const [mail] = await readMails(app, 'inert@x.example');
    const shown = await visitor.get(`/dev/mail/${mail!.id}`);
    expect([shown.text, shown.headers['content-security-policy']]).toEqual([
      mail!.html,
      expect.stringMatching(/^sandbox allow-popups /),
    ]);
    expect((await visitor.get(`/dev/mail/${mail!.id}`, { host: 'evil.example' })).status).toBe(404);
  });
});
