import { expect } from 'vitest';
import { dayMs } from '#domain/dates/utc-day.ts';
import { viewingDays } from '#domain/viewings/viewing-day.ts';
import { ownFixture } from '#tools/testing/own-fixture.ts';
import { required } from '#tools/required.ts';
import { openOwnSession, openSalesSession } from '#tools/testing/sales-sessions.ts';
import { lightPage, sizes, test } from './testing/browser-test.ts';
import { expectAccessible } from './testing/expect-accessible.ts';
import { failUntilPressed } from './testing/fail-until-pressed.ts';
import { skipRetries } from './testing/skip-retries.ts';

const fixture = await ownFixture({ contact: { ...noContact(), phone: '+30 210 000 0000' } });
const reserved = required(fixture.free[0], 'a unit');
const liked = required(fixture.free[1], 'a unit');
const { last } = viewingDays(Date.now());
/** A day that is still to come in every time zone. */
const { first: soon } = viewingDays(Date.now() + 2 * dayMs);

function noContact() {
  return { name: null, names: {}, email: null, whatsApp: null, hours: { en: null, tr: null }, picture: null };
}

test('after a visit, a client finds what was reserved, the favourites, the viewings and the adviser', async ({
  visit,
  tolerate,
}) => {
  tolerate(/Failed to load resource|net::ERR/);
  const led = await fixture.asDatabase(({ db }) => openSalesSession(db, fixture.projectId));
  const send = async (path: string, fields: Record<string, string>) => {
    const headers = { cookie: led.cookie, origin: fixture.address };
    const answer = await fetch(`${fixture.address}/api${path}`, {
      method: 'POST',
      headers,
      body: new URLSearchParams(fields),
    });
    expect(await answer.json()).toMatchObject({ response: true });
  };
  await send(`/properties/${reserved.id}`, { _method: 'PUT', status: '2' });
  for (const { id } of [reserved, liked]) await send('/propertyFavs', { property_id: String(id) });
  await send('/viewings', { day: last, half: 'afternoon' });

  const { token } = await fixture.asDatabase(({ db }) => openOwnSession(db, fixture.projectId, led));
  const page = await visit(lightPage, { at: fixture.address, session: token, size: 'phone' });
  await failUntilPressed(page, '**/api/clients/me/dealings');
  const failure = await skipRetries(page);
  await page.goto('/yours');
  const retry = page.getByRole('alert').getByRole('button', { name: 'Try again' });
  await failure(retry);
  await retry.click();

  const part = (name: string) => page.getByRole('region', { name, exact: true });
  const held = part('Your residences').getByRole('article');
  await held.getByText('Reserved for you').waitFor();
  await expect
    .poll(() => held.evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label'))))
    .toEqual([reserved.code]);
  await expect.poll(() => held.getByText('€').allTextContents()).toEqual(['€\u00a0100.000', '€\u00a05.000']);
  await page.getByRole('heading', { level: 1, name: 'Your Sample' }).waitFor();

  const favourite = part('Your favourites').getByRole('article');
  await expect.poll(() => favourite.getByRole('heading').allTextContents()).toEqual([liked.code]);
  await expect
    .poll(() => favourite.getByText('€').allTextContents())
    .toEqual(['€\u00a0107.000', '€\u00a05.000', '€\u00a0112.000']);
  await expect
    .poll(() => favourite.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href'))))
    .toEqual([`/property-view/${liked.id}`, `/api/properties/${liked.id}/infosheet.pdf?lang=en`]);
  await part('Your adviser').getByText('Sample User').waitFor();
  await part('Your adviser').getByRole('link', { name: 'Call +30 210 000 0000' }).waitFor();
  const viewing = part('Your viewings').getByRole('listitem');
  const file = await viewing.getByRole('link', { name: /^Add to your calendar/ }).getAttribute('href');
  expect(await (await page.request.get(file ?? '')).text()).toContain(`DTSTART:${last.replaceAll('-', '')}T130000`);
  await expectAccessible(page);

  await part('Your viewings').getByRole('button', { name: 'Request a viewing' }).click();
  const form = page.getByRole('dialog', { name: 'Request a viewing' });
  await form.getByLabel('Day', { exact: true }).fill(soon);
  await form.getByRole('button', { name: 'Send the request' }).click();
  await form.getByText('We have your request').waitFor();
  await form.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect.poll(() => viewing.count()).toBe(2);
  await expect.poll(() => viewing.first().textContent()).toContain('Morning');

  await send(`/properties/${reserved.id}`, { _method: 'PUT', status: '1' });
  await part('Your residences').getByText('Nothing is reserved for you yet.').waitFor();

  await page.setViewportSize(sizes.tablet);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Client Some One' }).click();
  expect(await page.getByRole('link', { name: 'Your Sample', exact: true }).getAttribute('href')).toBe('/yours');

  // The mail goes only to the client themselves.
  await page.goto('/favorites');
  await page.getByRole('button', { name: 'Send by email' }).waitFor();
  expect(await page.getByRole('button', { name: 'Send to client' }).count()).toBe(0);
});
