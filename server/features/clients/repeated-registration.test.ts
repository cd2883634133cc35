import { beforeEach, describe, expect, it } from 'vitest';
import { openBrowser, readMails, type Browser } from '#tools/testing/browser.ts';
import { registrationOf } from '#tools/testing/registration-of.ts';
import { ownStaffedApp } from '#tools/testing/own-staffed-app.ts';
import { mergeSettings } from '#tools/testing/merge-settings.ts';
import { clients, rateLimits } from '#server/database/schema.ts';
import { hasEmail } from '#server/people/has-email.ts';

const {
  app,
  ids,
  as,
  database: { db },
} = await ownStaffedApp();

const setting = (json: object) => mergeSettings(db, json);
const register = (browser: Browser, email: string, key: string, more: object = {}) =>
  browser.post('/clients', registrationOf(ids.projectId, email, more), { 'idempotency-key': key });
const count = (email: string) => db.$count(clients, hasEmail(clients.email, email));
const subjects = async (email: string) => (await readMails(app, email)).map((mail) => mail.subject);

beforeEach(() => db.delete(rateLimits));

describe('a registration whose answer was lost', () => {
  it('is answered again to a browser with its key, which may then enter the code', async () => {
    await setting({ clientVerification: 1 });
    const email = 'lost@x.example';
    // A lost answer takes the cookie that names the browser along: every attempt comes from a new one.
    const first = await register(openBrowser(app), email, 'one');
    const second = openBrowser(app);
    const third = openBrowser(app);
    const stranger = openBrowser(app);
    expect((await register(second, 'LOST@x.example', 'one')).body.client.id).toBe(first.body.client.id);
    expect(await register(third, email, 'one')).toMatchObject({ body: first.body });
    expect([await count(email), (await subjects(email)).length]).toEqual([1, 2]);

    const code = /\b\d{6}\b/.exec((await readMails(app, email)).at(-1)!.text)![0];
    const { id } = first.body.client;
    for (const other of [second, stranger])
      expect((await other.post('/clients/verify', { id, code })).body.error).toBe('verification_code_invalid');
    expect((await third.post('/clients/verify', { id, code })).body).toMatchObject({ client: { is_verified: true } });
    await setting({ clientVerification: 0 });
  });

  it('is refused with another key, and with other input', async () => {
    await register(openBrowser(app), 'again@x.example', 'one');
    expect((await register(openBrowser(app), 'again@x.example', 'two')).body.error).toBe('error_email_taken');
    expect((await register(openBrowser(app), 'again@x.example', 'one', { phone: '2' })).status).toBe(422);
    expect((await register(openBrowser(app), 'free@x.example', 'one')).body.response).toBe(true);
    expect((await register(openBrowser(app), 'client@asteria.example', 'one')).body.error).toBe('error_email_taken');
    expect(await subjects('again@x.example')).toEqual(['Welcome to Sample']);
  });

  it('registers one client in a race', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => register(openBrowser(app), 'racing@x.example', 'k')),
    );
    expect(new Set(answers.map(({ body }) => body.client?.id)).size).toBe(1);
    expect(await subjects('racing@x.example')).toEqual(['Welcome to Sample']);
  });

  it('by a sales user is answered with the client', async () => {
    const rep = await as('rep');
    const first = await register(rep, 'byrep@x.example', 'k');
    expect(first.body.client.user.email).toBe('rep@asteria.example');
    expect((await register(rep, 'byrep@x.example', 'k')).body).toEqual(first.body);
  });

  it('does not reveal a taken address in a discreet project', async () => {
    await setting({ discreetErrors: true });
    const outcomes = async (email: string) => {
      const first = await register(openBrowser(app), email, 'k');
      const again = await register(openBrowser(app), email, 'k');
      const other = await register(openBrowser(app), email, 'k', { phone: '2' });
      const { id, created_at, email: _, ...rest } = first.body.client;
      expect(again.body.client).toMatchObject({ id, created_at });
      return { rest, isSame: again.text === first.text, other: other.text };
    };
    expect(await outcomes('client@asteria.example')).toEqual(await outcomes('unknown@x.example'));
    expect(await subjects('client@asteria.example')).toEqual(['You are registered with Sample']);
    await setting({ discreetErrors: false });
  });
});
