import { describe, expect } from 'vitest';
import { beginLogin, heading } from './testing/accounts.ts';
import { awaitEnd } from './testing/await-end.ts';
import { beginPresentation } from './testing/begin-presentation.ts';
import { lightPage, test } from './testing/browser-test.ts';
import { makeSeller } from './testing/make-seller.ts';

/** How long a screen may take to notice the change, in milliseconds. */
const soon = { timeout: 60_000 };

describe('screens log themselves out when access ends', () => {
  test('of a sales user whose account was deleted', async ({ visit, tolerate }) => {
    tolerate(/status of 401/);
    const { email, leave } = await makeSeller(visit, 'Lea Leaver');
    const tablet = await visit('/list-view', { user: email });
    await tablet.getByRole('button', { name: 'Logged in as Lea Leaver' }).waitFor();
    const told = tablet.getByText('You are logged out').waitFor(soon);
    await leave();
    await told;
    await heading(tablet, 'Create your account').waitFor(soon);
    await tablet.getByRole('button', { name: 'Logged in as Lea Leaver' }).waitFor({ state: 'detached' });
  });

  test('of a sales user whose account was deleted during a presentation, and of the client with them', async ({
    visit,
    tolerate,
  }) => {
    tolerate(/status of 401/);
    const { email, leave } = await makeSeller(visit, 'Lea Leaver');
    const tablet = await visit('/list-view', { user: email });
    const buyer = `guest.of.${email}`;
    const origin = new URL(tablet.url()).origin;
    const form = {
      email: buyer,
      password: 'asteria',
      first_name: 'Gina',
      last_name: 'Guest',
      phone: '0',
      project_id: '1',
    };
    expect(await (await tablet.request.post('/api/clients', { form, headers: { origin } })).json()).toMatchObject({
      response: true,
    });
    await beginPresentation(tablet, buyer);
    await tablet.getByRole('button', { name: 'Client Gina Guest' }).waitFor();
    const ended = awaitEnd(tablet, 'You are logged out', soon.timeout);
    await leave();
    await ended;
    await tablet.getByRole('link', { name: 'Sales login' }).waitFor(soon);
    for (const gone of ['Client Gina Guest', 'Logged in as Lea Leaver'])
      await tablet.getByRole('button', { name: gone }).waitFor({ state: 'detached' });
  });

  test('of a client whose account was disabled', async ({ visit, tolerate }) => {
    tolerate(/status of 401/);
    const tablet = await visit('/login?next=%2Flist-view');
    const { path } = await beginLogin(tablet, 'other@asteria.example');
    await visit(path, { size: 'phone' });
    await tablet.getByRole('button', { name: 'Client Olga Other' }).waitFor();
    const { client } = (await (await tablet.request.get('/api/session')).json()) as { client: { id: number } };
    const office = await visit(lightPage, { user: 'admin@asteria.example' });
    const origin = new URL(office.url()).origin;
    const change = (is_active: string) =>
      office.request.post(`/api/clients/${client.id}`, { form: { _method: 'PUT', is_active }, headers: { origin } });
    const ended = awaitEnd(tablet, 'Presentation is terminated', soon.timeout);
    expect((await change('0')).status()).toBe(200);
    await ended;
    await tablet.getByRole('button', { name: 'Client Olga Other' }).waitFor({ state: 'detached' });
    await tablet.goto('/list-view');
    await heading(tablet, 'Create your account').waitFor();
    expect((await change('1')).status()).toBe(200);
  });
});
