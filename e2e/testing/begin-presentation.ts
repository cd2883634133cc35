import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Property } from '#contract/entities/property.ts';
import { registerUnseen, somebody } from './accounts.ts';
import { awaitLink, readMails } from './mailbox.ts';
import { readUnits } from './read-catalogue.ts';

/**
 * Begins a presentation by the API, in the browser of a logged-in sales user: invites a client and accepts by the
 * mailed link. Reloads the page.
 */
export async function beginPresentation(page: Page, client: string): Promise<void> {
  const origin = await page.evaluate(() => location.origin);
  const send = async (path: string, form: Record<string, string>) =>
    (await page.request.post(`/api${path}`, { form, headers: { origin } })).json() as Promise<Record<string, unknown>>;
  const before = (await readMails(page, client)).length;
  const { id } = await send('/clientInvitations', { email: client, project_id: '1', lang: 'en' });
  const { path } = await awaitLink(page, client, 'clientInvitationAccept', before);
  expect(await send('/clientInvitations/accept', { id: String(id), code: path.split('/').at(-1)! })).toMatchObject({
    response: true,
  });
  expect(await send('/clientInvitations/check', { id: String(id) })).toMatchObject({ response: true });
  await page.reload();
}

/**
 * Begins a presentation for a client whom no other test uses, because clients keep their favourites. Returns the
 * client's address.
 */
export async function presentToSomebody(page: Page): Promise<string> {
  const client = somebody();
  await registerUnseen(page, client);
  await beginPresentation(page, client);
  return client;
}

/** Units as this browser may see them, with a status. */
export async function unitsWith(page: Page, status: number): Promise<Property[]> {
  return (await readUnits(page)).filter((unit) => unit.status_id === status);
}

/** Makes units favourites of the client of the presentation in this browser. */
export async function markUnits(page: Page, units: readonly Property[]): Promise<void> {
  const origin = await page.evaluate(() => location.origin);
  for (const { id } of units)
    await page.request.post('/api/propertyFavs/action', {
      form: { property_id: String(id), action: 'add' },
      headers: { origin },
    });
}
