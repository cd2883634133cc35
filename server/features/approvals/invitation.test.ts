import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ledPresentation } from '#domain/presentations/presentation-status.ts';
import { approvalCalls } from '#contract/calls/approvals.ts';
import { openBrowser, readLink, readMails } from '#tools/testing/browser.ts';
import { ownStaffedApp } from '#tools/testing/own-staffed-app.ts';
import { approvals, clients, mails, presentations } from '#server/database/schema.ts';

const {
  app,
  as,
  ids,
  makeLead,
  userOf,
  database: { db },
} = await ownStaffedApp();

const invite = (browser: ReturnType<typeof openBrowser>, email: string, lang = 'en') =>
  browser.post('/clientInvitations', { email, user_id: '', project_id: ids.projectId, lang });
const rep = openBrowser(app, 'Mozilla/5.0 (Windows NT 10.0) Chrome/141.0');
await rep.logIn('rep', ids.projectId);

describe('an invitation', () => {
  it('is accepted by its link and begins a presentation in the inviting browser', async () => {
    const invitation = (await invite(rep, 'guest@asteria.example', 'tr')).body;
    expect(invitation.response).toBe(true);
    expect((await readMails(app, 'guest@asteria.example')).at(-1)!.subject).toBe(
      'Rıza Rep sizi Sample sunumuna davet ediyor',
    );
    const { page, ...link } = await readLink(app, 'guest@asteria.example');
    expect(page).toBe('clientInvitationAccept');
    const phone = openBrowser(app);
    expect((await phone.post('/clientInvitations/inspect', link)).body).toMatchObject({
      response: true,
      invited_by: 'Rıza Rep',
      device: 'Chrome, Windows',
    });
    expect((await rep.post('/clientInvitations/check', { id: invitation.id })).body.status).toBe('pending');
    expect((await phone.post('/clientInvitations/accept', link)).body).toEqual({ response: true });
    expect((await phone.post('/clientInvitations/accept', link)).body.error).toBe('invalidCode');
    const done = approvalCalls.checkClientInvitation.answer.parse(
      (await rep.post('/clientInvitations/check', { id: invitation.id })).body,
    );
    expect(done).toMatchObject({
      response: true,
      user: { email: 'rep@asteria.example' },
      client: { email: 'guest@asteria.example' },
      presentation: { status: ledPresentation },
    });
    expect((await rep.get('/session')).body).toMatchObject({
      user: { email: 'rep@asteria.example' },
      client: { email: 'guest@asteria.example' },
      can: { inviteClient: true, changeStatus: true },
    });
  });

  it('can be denied: the presentation ends, the sales user stays logged in', async () => {
    const link = await readLink(app, 'guest@asteria.example');
    expect((await openBrowser(app).post('/clientInvitations/deny', { id: link.id, code: link.code })).body).toEqual({
      response: true,
    });
    expect((await rep.get('/session')).body).toMatchObject({
      user: { email: 'rep@asteria.example' },
      client: null,
      presentation: null,
    });
    expect((await db.select().from(presentations)).every((row) => row.ended_at !== null)).toBe(true);
    expect((await readMails(app, 'rep@asteria.example')).at(-1)!.subject).toBe('Georgios Guest: bunu ben istemedim');
  });

  it('verifies the address of an unverified client', async () => {
    await invite(rep, 'new@asteria.example');
    const { id, code } = await readLink(app, 'new@asteria.example');
    await openBrowser(app).post('/clientInvitations/accept', { id, code });
    expect((await db.select().from(clients).where(eq(clients.email, 'new@asteria.example')))[0]!.is_verified).toBe(
      true,
    );
  });

  it('can be resent only after 30 s', async () => {
    const { id } = (await invite(rep, 'client@asteria.example')).body;
    expect((await rep.post('/clientInvitations/resend', { id, project_id: ids.projectId })).body).toMatchObject({
      error: 'wait_30_sec_for_resend',
      message: 'Please wait 30 sec to resend link',
    });
  });

  it('is refused for an unknown client, and for another user’s client with the name of that user', async () => {
    expect((await invite(rep, 'nobody@nowhere.example')).body).toEqual({
      response: false,
      error: 'error_no_such_client',
      message: 'No such a client with this email',
    });
    expect((await invite(rep, 'OTHER@asteria.example', 'tr')).body).toEqual({
      response: false,
      error: 'error_client_of_another',
      message: 'Bu müşteri zaten kayıtlı. Satış sorumlusu Rhea Rep ile görüşün',
    });
    expect(await readMails(app, 'other@asteria.example')).toEqual([]);
  });

  it('is refused for a client who is assigned to nobody or disabled, and names that client', async () => {
    const waiting = await makeLead({ user_id: null, email: 'waiting@x.example' });
    const off = await makeLead({ is_active: false, email: 'off@x.example' });
    expect([(await invite(rep, 'waiting@x.example')).body, (await invite(rep, 'off@x.example')).body]).toMatchObject([
      { error: 'error_client_unassigned', client_id: waiting },
      { error: 'error_client_switched_off', client_id: off },
    ]);
    expect(await readMails(app, 'waiting@x.example')).toEqual([]);
  });

  it('has a message for a missing address, and requires a login', async () => {
    expect((await invite(rep, '')).body.errors).toEqual([{ path: 'email', message: 'Please type client email' }]);
    expect((await invite(openBrowser(app), 'guest@asteria.example')).body).toMatchObject({
      status: 401,
      detail: 'Please login as sales rep or sales manager firstly',
    });
    expect((await invite(openBrowser(app), 'guest@asteria.example', 'tr')).body.detail).toBe(
      'Lütfen önce satış temsilcisi ya da satış müdürü olarak giriş yapın',
    );
  });

  it('cannot be collected by another sales user, in any browser', async () => {
    const { id } = (await invite(rep, 'client@asteria.example')).body;
    const { code } = await readLink(app, 'client@asteria.example');
    await openBrowser(app).post('/clientInvitations/accept', { id, code });
    const manager = openBrowser(app);
    const elsewhere = openBrowser(app);
    await manager.logIn('manager', ids.projectId);
    await elsewhere.logIn('rep', ids.projectId);
    expect((await manager.post('/clientInvitations/check', { id })).status).toBe(404);
    expect((await elsewhere.post('/clientInvitations/check', { id })).status).toBe(404);
    expect((await rep.post('/clientInvitations/check', { id })).body.response).toBe(true);
  });

  it('ends when the inviting user logs out', async () => {
    await rep.post('/session/logout');
    expect([...rep.cookies.keys()]).toEqual(['device']);
    expect((await db.select().from(presentations)).every((row) => row.ended_at !== null)).toBe(true);
  });

  it.each([
    ['before it is accepted', 'before@x.example', 'invalidCode'],
    ['after it was accepted', 'after@x.example', undefined],
  ])('gives no access to a client who was assigned to somebody else %s', async (_when, email, error) => {
    const lead = await makeLead({ user_id: (await userOf('rep2')).id, email, first_name: 'Moved' });
    const { id: user_id } = await userOf('broker');
    const general = await as('general');
    const inviter = await as('rep2');
    const { id } = (await invite(inviter, email)).body;
    const link = await readLink(app, email);
    const accept = async () => (await openBrowser(app).post('/clientInvitations/accept', link)).body;
    const assign = async () => (await general.post(`/clients/assignUser/${lead}`, { _method: 'PUT', user_id })).body;
    const [first, second] = error === undefined ? [accept, assign] : [assign, accept];
    const answers = [await first(), await second()];
    expect(answers.map((answer) => answer.error)).toEqual([undefined, error]);
    expect((await inviter.post('/clientInvitations/check', { id })).body.response).toBe(false);
    expect((await inviter.get('/session')).body).toMatchObject({ client: null, presentation: null });
  });

  it('cannot be sent again to a client who was assigned to somebody else', async () => {
    const email = 'sent-again@x.example';
    const lead = await makeLead({ user_id: (await userOf('rep2')).id, email, first_name: 'Moved' });
    const inviter = await as('rep2');
    const { id } = (await invite(inviter, email)).body;
    await db
      .update(approvals)
      .set({ sent_at: sql`now() - interval '1 hour'` })
      .where(eq(approvals.id, id));
    const { id: user_id } = await userOf('broker');
    await (await as('general')).post(`/clients/assignUser/${lead}`, { _method: 'PUT', user_id });
    expect((await inviter.post('/clientInvitations/resend', { id, project_id: ids.projectId })).status).toBe(404);
    expect(await db.select().from(mails).where(eq(mails.about_client_id, lead))).toHaveLength(1);
  });

  it('is denied to the client’s sales user if the inviting user was deleted meanwhile', async () => {
    const inviter = await userOf('rep2');
    const successor = await userOf('manager');
    const lead = await makeLead({ user_id: inviter.id, email: 'left@x.example', first_name: 'Left' });
    await invite(await as('rep2'), 'left@x.example');
    const { id, code } = await readLink(app, 'left@x.example');
    const admin = await as('admin');
    await admin.post(`/users/${inviter.id}`, { _method: 'DELETE', hand_over_to: successor.id });
    expect((await openBrowser(app).post('/clientInvitations/deny', { id, code })).body).toEqual({ response: true });
    const notices = await db.select().from(mails).where(eq(mails.about_client_id, lead));
    expect(notices.filter(({ kind }) => kind === 'notMe').map(({ to }) => to)).toEqual([successor.email]);
  });
});
