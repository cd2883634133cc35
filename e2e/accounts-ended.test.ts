import { describe, expect } from 'vitest';
import { beginLogin, heading } from './testing/accounts.ts';
import { test } from './testing/browser-test.ts';

/** From the change on, what a screen has to notice it. */
const soon = { timeout: 30_000 };

describe('who is no longer who they were leaves the screen by themselves', () => {
  test('a client who was switched off', async ({ visit, tolerate }) => {
    tolerate(/status of 401/);
    const tablet = await visit('/login?next=%2Flist-view');
    const { path } = await beginLogin(tablet, 'other@asteria.example');
    await visit(path, { size: 'phone' });
    await tablet.getByRole('button', { name: 'Client Olga Other' }).waitFor();
    const { client } = (await (await tablet.request.get('/api/session')).json()) as { client: { id: number } };
    const office = await visit('/', { user: 'admin@asteria.example' });
    const origin = new URL(office.url()).origin;
    const change = (is_active: string) => office.request.post(`/api/clients/${client.id}`, { form: { _method: 'PUT', is_active }, headers: { origin } });
    expect((await change('0')).status()).toBe(200);
    await tablet.getByText('Presentation is terminated').first().waitFor(soon);
    expect(await tablet.getByRole('button', { name: 'Client Olga Other' }).count()).toBe(0);
    await tablet.goto('/list-view');
    await heading(tablet, 'Your own gallery').waitFor();
    expect((await change('1')).status()).toBe(200);
  });
});
