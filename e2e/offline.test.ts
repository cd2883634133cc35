import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { heading, rep } from './testing/accounts.ts';
import { presentToSomebody, unitsWith } from './testing/begin-presentation.ts';
import { lightPage, sizes, test } from './testing/browser-test.ts';
import { layoutDefects } from './testing/layout-defects.ts';
import { resize } from './testing/resize.ts';
import { routeUntilEnded } from './testing/route-until-ended.ts';
import { logOut, menu } from './testing/shell.ts';
import { shownTime } from './testing/shown-time.ts';

describe('an update removes code that an open page still requests', () => {
  test('a screen shows that there is a new version, and reloads on request', async ({ visit, tolerate }) => {
    tolerate(/status of 404|dynamically imported module/);
    const page = await visit('/gallery/all', { user: rep });
    await heading(page, 'Galleries').waitFor();
    const removed = '**/assets/location-screen-*.js';
    const deliver = await routeUntilEnded(page, removed, (route) => route.fulfill({ status: 404, body: '' }));
    await menu(page).getByRole('link', { name: 'Location' }).click();
    await heading(page, 'There is a new version').waitFor();
    expect(await page.getByText('Unexpected Application Error').count()).toBe(0);
    deliver();
    await page.getByRole('button', { name: 'Reload' }).click();
    await heading(page, 'Location').waitFor();
  });

  test('without a part of the page, the rest stays with everything typed', async ({ visit, tolerate }) => {
    tolerate(/status of 404|dynamically imported module/);
    const page = await visit('/register');
    await page.route('**/assets/contact-panel-*.js', (route) => route.fulfill({ status: 404, body: '' }));
    await page.getByLabel('First name').fill('Deniz');
    await page.getByRole('button', { name: 'Contact us' }).first().click();
    await page.getByText('Part of this page could not be loaded').waitFor();
    expect(await page.getByLabel('First name').inputValue()).toBe('Deniz');
    // Pressed again, it says so again, beside the notice that is still there.
    const again = page.getByText('Part of this page could not be loaded').nth(1).waitFor();
    await page.getByRole('button', { name: 'Contact us', expanded: false }).first().click();
    await again;
  });

  test('without the app itself, the page shows that it could not start', async ({ visit, tolerate }) => {
    tolerate(/status of 404|dynamically imported module/);
    const page = await visit('/robots.txt');
    const removed = '**/assets/main-*.js';
    const deliver = await routeUntilEnded(page, removed, (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto('/gallery/all');
    await heading(page, 'The presentation could not start').waitFor();
    deliver();
    await page.getByRole('button', { name: 'Try again' }).click();
    await heading(page, 'Create your account').waitFor();
  });
});

/** A user whose name is on no page for visitors. */
const colleague = 'rep2@asteria.example';

/** Requests a reservation without a connection. */
async function askForReservation(page: Page, code: string): Promise<void> {
  const ask = { name: `Request a reservation of ${code}` };
  await page.getByRole('button', ask).click();
  await page.getByRole('alertdialog').getByRole('button', ask).click();
}

async function cancelReservation(page: Page): Promise<void> {
  const cancel = { name: 'Cancel reservation' };
  await page.getByRole('button', cancel).click();
  await page.getByRole('alertdialog').getByRole('button', cancel).click();
  await page.getByText('Successfully canceled').waitFor();
}

describe('without a network', () => {
  test('everything pressed says that it could not be loaded, and a reload is offered later', async ({
    visit,
    tolerate,
  }) => {
    tolerate(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    const page = await visit('/register', { size: 'phone' });
    // The notice of the lost connection takes the place of the one about parts.
    const missing = page.getByText('Part of this page could not be loaded').filter({ visible: true });
    const contact = page.getByRole('banner').getByRole('button', { name: 'Contact us', expanded: false });
    await heading(page, 'Create your account').waitFor();
    await page.context().setOffline(true);
    await page.getByText('No connection').waitFor();
    const said = missing.waitFor();
    await contact.click();
    await said;
    await contact.waitFor();
    await missing.waitFor({ state: 'hidden' });
    const saidAgain = missing.waitFor();
    await page.getByRole('banner').getByRole('combobox', { name: 'Language' }).selectOption('tr');
    await saidAgain;
    await page.context().setOffline(false);
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Reload' }).click();
    await reloaded;
    await expect.poll(() => missing.count()).toBe(0);
    await contact.click();
    await page.getByRole('dialog', { name: 'Contact' }).waitFor();
  });

  test('a page opens in its last known state, and catches up when the network is back', async ({ visit, tolerate }) => {
    tolerate(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    const page = await visit('/list-view', { user: colleague, context: { serviceWorkers: 'allow' } });
    await expect.poll(() => page.evaluate(isKept, needed)).toBe(true);
    const row = page.getByRole('row').nth(1);
    // The apartment type is from another answer than the units.
    await expect.poll(() => row.locator('td').nth(5).innerText()).not.toBe('');
    const before = await row.innerText();
    await goOffline(page);
    await page.reload();
    await page.getByText('No connection. Availability and prices as of').waitFor();
    await expect.poll(() => row.innerText()).toBe(before);
    expect(await page.getByRole('button', { name: /^Logged in as/ }).count()).toBe(0);
    expect(await page.evaluate(readKept, ['loggia-catalogue', 'loggia-session'])).not.toContain(colleague);
    await page.context().setOffline(false);
    await page.getByText('No connection').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /^Logged in as/ }).waitFor();
  });

  test('requests made while the service worker started are stored, too', async ({ visit }) => {
    const page = await visit(lightPage, { user: colleague, context: { serviceWorkers: 'allow' } });
    const isControlled = () => page.evaluate(() => navigator.serviceWorker.controller !== null);
    const released = Promise.withResolvers<void>();
    await page.route('**/api/properties', async (route) => {
      await released.promise;
      await route.continue();
    });
    await page.goto('/list-view');
    await expect.poll(isControlled).toBe(true);
    released.resolve();
    await expect.poll(() => page.evaluate(isKept, needed)).toBe(true);
  });

  test('the strip about that covers nothing', async ({ visit, tolerate }) => {
    tolerate(/ERR_INTERNET_DISCONNECTED/);
    const page = await visit(lightPage, { user: rep });
    for (const route of [
      '/building/1',
      '/building/1/floor/5',
      '/property-view/71',
      '/gallery/exterior',
      '/inviteClient',
    ]) {
      await page.goto(route);
      await page.locator('main h1').waitFor({ state: 'attached' });
      await page.waitForLoadState('networkidle');
      await page.context().setOffline(true);
      await page.getByText('No connection').waitFor();
      for (const size of [sizes.phone, sizes.tablet, sizes.desktop, { width: 844, height: 390 }])
        await resize(page, size, async () => {
          expect(await layoutDefects(page), `${route} at ${size.width}×${size.height}`).toEqual([]);
          expect(await page.evaluate(unitsUnderTitle), `${route} at ${size.width}×${size.height}`).toEqual([]);
        });
      await page.context().setOffline(false);
    }
  });

  test('a request that was not sent yet survives a reload, and is answered', async ({ visit, tolerate }) => {
    tolerate(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    const page = await visit(lightPage, { user: rep, context: { serviceWorkers: 'allow' } });
    await presentToSomebody(page);
    const [unit] = await unitsWith(page, 1);
    await page.goto('/list-view');
    await expect.poll(() => page.evaluate(isKept, needed)).toBe(true);
    await page.goto(`/property-view/${unit!.id}`);
    await page.getByRole('button', { name: `Reserve ${unit!.code}`, disabled: false }).waitFor();
    await goOffline(page);
    await askForReservation(page, unit!.code);
    const kept = page.getByText(new RegExp(`kept since ${shownTime}, not sent yet`, 'u'));
    await kept.waitFor();
    await page.reload();
    await kept.waitFor();
    await page.context().setOffline(false);
    await page.getByText(`Request a reservation of ${unit!.code}: Successfully reserved.`).waitFor();
    await cancelReservation(page);
  });

  test('a request that could not be sent although there is a connection is sent again', async ({ visit, tolerate }) => {
    tolerate(/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_RESET/);
    const page = await visit(lightPage, { user: rep });
    await presentToSomebody(page);
    const [unit] = await unitsWith(page, 1);
    await page.goto(`/property-view/${unit!.id}`);
    await page.getByRole('button', { name: `Reserve ${unit!.code}`, disabled: false }).waitFor();
    await page.context().setOffline(true);
    await askForReservation(page, unit!.code);
    await page.route(`**/api/properties/${unit!.id}`, (route) => route.abort('connectionreset'), { times: 1 });
    await page.context().setOffline(false);
    await page.getByText(`Request a reservation of ${unit!.code}: Successfully reserved.`).waitFor();
    await cancelReservation(page);
  });

  test('the whole tour opens once it is stored, including pictures that were never seen', async ({
    visit,
    tolerate,
  }) => {
    tolerate(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    const page = await visit('/offline', { user: colleague, context: { serviceWorkers: 'allow' } });
    await page.getByText(/^The tour takes \d+ MB/).waitFor();
    await page.getByRole('button', { name: 'Keep on this device' }).click();
    await page.getByText(/^The whole tour is on this device, \d+ MB/).waitFor();
    await goOffline(page);
    for (const path of ['/gallery/interior', '/building/2']) {
      await page.goto(path);
      await page.getByText('No connection. Availability and prices as of').waitFor();
      const picture = page.locator('main img').first();
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    }
    // The session is unknown, and this page is for users who are logged in.
    await page.goto('/offline');
    await heading(page, 'This screen needs a connection').waitFor();
    await page.context().setOffline(false);
    await page.getByText(/^The whole tour is on this device/).waitFor();
    await page.goto('/offline');
    await page.getByRole('button', { name: 'Remove from this device' }).click();
    await page.getByText(/^The tour takes/).waitFor();
  });

  test('nothing that was stored for a session is left after it', async ({ visit }) => {
    const page = await visit('/list-view', { user: rep, context: { serviceWorkers: 'allow' } });
    await expect.poll(() => page.evaluate(isKept, needed)).toBe(true);
    expect(await page.evaluate(readKept, ['loggia-session'])).toContain('"price":');
    await logOut(page);
    await page.getByText('You are logged out').waitFor();
    await expect.poll(() => page.evaluate(isOfNobody)).toBe(true);
    expect(await page.evaluate(readKept, ['loggia-session'])).not.toContain('"price":');
  });
});

/** The units of a plan that lie under its name, or the line below that. Runs in the page. */
function unitsUnderTitle(): string[] {
  const texts = [...document.querySelectorAll('main header > :is(h1, p)')].map((text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return range.getBoundingClientRect();
  });
  return [...document.querySelectorAll('main a[data-unit]')]
    .filter((unit) => {
      const { left, right, top, bottom } = unit.getBoundingClientRect();
      return texts.some(
        (text) => left < text.right && right > text.left && top < text.bottom && bottom > text.top && text.width > 0,
      );
    })
    .map((unit) => unit.getAttribute('aria-label') ?? '');
}

/** The answers that a list needs, by cache. */
const needed: [string, string][] = [
  ['loggia-catalogue', '/'],
  ['loggia-catalogue', '/api/buildings'],
  ['loggia-catalogue', '/api/apartmentTypes'],
  ['loggia-catalogue', '/api/pictures'],
  ['loggia-session', '/api/properties'],
];

/**
 * Disconnects a page and its service worker from the network. Chromium reports this too early: on a busy machine, the
 * page that a worker requested next still came from the server. So this waits until the worker's requests fail.
 */
async function goOffline(page: Page): Promise<void> {
  const [worker] = page.context().serviceWorkers();
  await page.context().setOffline(true);
  const isOffline = () =>
    worker?.evaluate(
      (path) =>
        fetch(path, { cache: 'no-store' }).then(
          () => false,
          () => true,
        ),
      lightPage,
    );
  await expect.poll(isOffline).toBe(true);
}

/** Whether the page's service worker is active and has stored some answers. Runs in the page. */
async function isKept(answers: [string, string][]): Promise<boolean> {
  const found = await Promise.all(answers.map(async ([name, address]) => (await caches.open(name)).match(address)));
  return navigator.serviceWorker.controller !== null && found.every((answer) => answer !== undefined);
}

/** Whether the stored answers belong to visitors. Runs in the page. */
async function isOfNobody(): Promise<boolean> {
  const owner = await (await caches.open('loggia-session')).match('/session-owner');
  return (await owner?.text()) === ',,';
}

/** All answers stored in some caches. Runs in the page. */
async function readKept(names: string[]): Promise<string> {
  const texts: string[] = [];
  for (const name of names) {
    const cache = await caches.open(name);
    for (const key of await cache.keys()) texts.push((await (await cache.match(key))?.text()) ?? '');
  }
  return texts.join('\n');
}
