import type { Locator } from 'playwright-core';
import { describe, expect } from 'vitest';
import { rep } from './testing/accounts.ts';
import { markUnits, presentToSomebody, unitsWith } from './testing/begin-presentation.ts';
import { lightPage, test } from './testing/browser-test.ts';
import { awaitFocus, describedBy, isFocusSeenWhole, openWithFocusKept } from './testing/focus.ts';

const admin = 'admin@asteria.example';

describe('the focus stays where the keyboard was', () => {
  test('when a reservation is made and cancelled', async ({ visit }) => {
    const page = await visit(lightPage, { user: rep });
    await presentToSomebody(page);
    const [unit] = await unitsWith(page, 1);
    await openWithFocusKept(page, `/property-view/${unit!.id}`);
    const reserve = page.getByRole('main').getByRole('button', { name: `Reserve ${unit!.code}`, disabled: false });
    const cancel = page.getByRole('main').getByRole('button', { name: 'Cancel reservation' });
    const question = page.getByRole('alertdialog', { name: 'Are you sure?' });
    const answerYes = async () => {
      await awaitFocus(question.getByRole('heading'));
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
    };
    await reserve.focus();
    await page.keyboard.press('Enter');
    // Enter, pressed once too often, sells nothing.
    await awaitFocus(question.getByRole('heading'));
    expect(await describedBy(question)).toContain(`${unit!.code} will be reserved for`);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await awaitFocus(reserve);
    await page.keyboard.press('Enter');
    await answerYes();
    await awaitFocus(cancel);
    await page.getByRole('main').getByRole('button', { name: 'Cancel reservation', disabled: false }).waitFor();
    await page.keyboard.press('Enter');
    await answerYes();
    await awaitFocus(reserve);
  });

  test('at the last picture and the closest view, and from one residence of a floor to the last', async ({ visit }) => {
    const page = await visit(lightPage, { user: rep });
    const onFloor = [1, 2, 3, 4, 5, 6, 7].map((status) => unitsWith(page, status));
    const floor = (await Promise.all(onFloor)).flat().filter(({ code }) => /^A6\d\d$/.test(code));
    const [beforeLast, last] = floor.toSorted((one, other) => one.code.localeCompare(other.code)).slice(-2);
    await openWithFocusKept(page, `/property-view/${beforeLast!.id}`);
    for (const name of ['Next picture', 'Zoom in']) {
      const button = page.getByRole('button', { name });
      await button.focus();
      const isAtEnd = async () => {
        if (!(await button.isDisabled())) await page.keyboard.press('Enter');
        return button.isDisabled();
      };
      await expect.poll(isAtEnd).toBe(true);
      await page.keyboard.press('Enter');
      await awaitFocus(button);
    }
    const next = page.locator('aside header').getByRole('link', { name: /^Next residence/ });
    await next.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/property-view/${last!.id}`);
    await awaitFocus(page.locator('aside header button[aria-disabled="true"]'));
    const previous = page.locator('aside header').getByRole('link', { name: /^Previous residence/ });
    await previous.focus();
    for (const unit of [beforeLast!, floor.toSorted((one, other) => one.code.localeCompare(other.code)).at(-3)!]) {
      await page.keyboard.press('Enter');
      await page.waitForURL(`**/property-view/${unit.id}`);
      await page.getByRole('heading', { name: unit.code, level: 1 }).waitFor();
      await awaitFocus(previous);
    }
  });

  test('when a favourite is removed', async ({ visit }) => {
    const page = await visit(lightPage, { user: rep });
    await presentToSomebody(page);
    await markUnits(page, (await unitsWith(page, 1)).slice(0, 3));
    await openWithFocusKept(page, '/favorites');
    const cards = page.getByRole('main').getByRole('article');
    await cards
      .first()
      .getByRole('button', { name: /^Remove/ })
      .focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => cards.count()).toBe(2);
    await awaitFocus(cards.first().getByRole('checkbox'));
  });

  test('in a comparison, and in the favourites after it, to which Escape leads, too', async ({ visit }) => {
    const page = await visit(lightPage, { user: rep });
    await presentToSomebody(page);
    const units = (await unitsWith(page, 1)).slice(0, 2);
    await markUnits(page, units);
    await openWithFocusKept(page, `/favorites?chosen=${units.map(({ id }) => id).join('~')}`);
    await page.getByRole('link', { name: 'Compare 2' }).focus();
    await page.keyboard.press('Enter');
    await awaitFocus(page.getByRole('main').getByRole('link', { name: 'Close' }));
    await page.keyboard.press('Enter');
    await awaitFocus(page.getByRole('main').getByRole('button', { name: 'Remove selected' }));
    await page.getByRole('link', { name: 'Compare 2' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.title()).toMatch(/^Compare ·/);
    await page
      .getByRole('button', { name: /^Reserve/ })
      .first()
      .click();
    await page.getByRole('alertdialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: 'Compare', level: 1 }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { name: 'Favourites', level: 1 }).waitFor();
    await expect.poll(() => page.title()).toMatch(/^Favourites ·/);
    await awaitFocus(page.getByRole('main').getByRole('button', { name: 'Remove selected' }));
  });

  test('on the level that it has opened, and when Back returns to a page, on the link that it followed', async ({
    visit,
  }) => {
    const page = await visit(lightPage, { user: rep });
    await openWithFocusKept(page, '/building/1/floor/5');
    const level = (name: RegExp) => page.getByRole('navigation', { name: 'Floors' }).getByRole('link', { name });
    for (const [name, path] of [
      [/^Floor 4/, '/building/1/floor/4'],
      [/^Floor 3/, '/building/1/floor/3'],
    ] as const) {
      await level(name).focus();
      await page.keyboard.press('Enter');
      await page.waitForURL(`**${path}`);
      await awaitFocus(level(name).and(page.locator('[aria-current="page"]')));
    }

    await openWithFocusKept(page, '/list-view');
    const row = page.locator('main tbody tr[aria-rowindex="4"] a');
    await row.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/property-view/*');
    await page.goBack();
    await awaitFocus(row);

    await openWithFocusKept(page, '/gallery/all');
    const gallery = page.getByRole('main').getByRole('link', { name: /^Surroundings/ });
    await gallery.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/gallery/surroundings');
    await page.goBack();
    await awaitFocus(gallery);
  });

  test('on the link that Back returns to, even if the page is shown before the focus is cared for', async ({
    visit,
  }) => {
    const page = await visit(lightPage, { user: rep });
    // The router handles Back first. What the browser runs between two listeners may show the whole page.
    await page.addInitScript(() => {
      const listen = window.addEventListener.bind(window);
      let told = 0;
      window.addEventListener = (type: string, listener: EventListenerOrEventListenerObject, options?: unknown) => {
        const isLater = type === 'popstate' && told++ > 0 && typeof listener === 'function';
        const late = (event: Event) =>
          requestAnimationFrame(() => requestAnimationFrame(() => isLater && listener(event)));
        listen(type, isLater ? late : listener, options as boolean);
      };
    });
    await openWithFocusKept(page, '/gallery/all');
    const gallery = page.getByRole('main').getByRole('link', { name: /^Surroundings/ });
    await gallery.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Surroundings' }).waitFor({ state: 'attached' });
    await page.goBack();
    await awaitFocus(gallery);
  });

  test('in a row of the units while it is edited and after, and when filters are cleared', async ({ visit }) => {
    const page = await visit(lightPage, { user: admin });
    await openWithFocusKept(page, '/dashboard/units');
    const change = page.getByRole('button', { name: 'Change A101' });
    await change.focus();
    await page.keyboard.press('Enter');
    await awaitFocus(page.getByRole('textbox', { name: /A101/ }));
    await page.keyboard.press('Escape');
    await awaitFocus(change);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Cancel' }).focus();
    await page.keyboard.press('Enter');
    await awaitFocus(change);

    // When filters are cleared, but a pointer puts it into no field.
    const building = page.getByRole('combobox', { name: 'Building' });
    const clear = page.getByRole('button', { name: 'Clear filters' });
    await building.selectOption({ index: 1 });
    await clear.focus();
    await page.keyboard.press('Enter');
    await clear.waitFor({ state: 'detached' });
    await awaitFocus(page.getByRole('combobox', { name: 'Status' }));
    await building.selectOption({ index: 1 });
    await clear.click();
    await clear.waitFor({ state: 'detached' });
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await page.locator('main').locator(':focus').count()).toBe(0);
  });
});

test('a sheet begins in its first field or on its title, and always on its title on a touch screen', async ({
  visit,
}) => {
  const page = await visit('/dashboard/leads', { user: admin });
  const sheet = page.getByRole('dialog');
  const opens = async (button: string, start: Locator) => {
    await page.getByRole('button', { name: button, exact: true }).click();
    await awaitFocus(start);
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
  };
  await opens('Duplicates', sheet.getByRole('heading', { name: 'Duplicates' }));
  await opens('New client', sheet.getByRole('textbox', { name: 'First name' }));
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await opens('New client', sheet.getByRole('heading', { name: 'New client' }));
});

test('the list of an account closes when the focus leaves it, on either side', async ({ visit }) => {
  const page = await visit('/building/1', { user: rep });
  const account = page.getByRole('button', { name: /^Logged in as/ });
  const list = page.locator('nav [popover]:popover-open');
  await page.locator('nav [popover] a').first().waitFor({ state: 'attached' });
  for (const [key, presses] of [
    ['Tab', 4],
    ['Shift+Tab', 1],
  ] as const) {
    await account.focus();
    await page.keyboard.press('Enter');
    await awaitFocus(list.getByRole('link').first());
    for (let press = 0; press < presses; press++) await page.keyboard.press(key);
    await expect.poll(() => list.count()).toBe(0);
  }
});

test('Escape takes a typed price back, and then closes the search', async ({ visit }) => {
  const page = await visit('/?search=open', { user: rep });
  const price = page.getByRole('textbox', { name: 'Lowest price' });
  const before = await price.inputValue();
  await price.fill('5');
  await page.keyboard.press('Escape');
  await expect.poll(() => price.inputValue()).toBe(before);
  await page.keyboard.press('Escape');
  await price.waitFor({ state: 'detached' });
});

test('what has the focus is seen whole on a phone, also in a row that scrolls, and beside a bar', async ({ visit }) => {
  const page = await visit(lightPage, { user: rep, size: 'phone' });
  await openWithFocusKept(page, '/building/1/floor/5');
  const levels = page.getByRole('navigation', { name: 'Floors' }).getByRole('link');
  await levels.first().focus();
  for (let at = 0; at < (await levels.count()); at++) {
    await awaitFocus(levels.nth(at));
    await expect.poll(() => isFocusSeenWhole(page), { message: String(at) }).toBe(true);
    await page.keyboard.press('Tab');
  }

  await presentToSomebody(page);
  const units = (await unitsWith(page, 1)).slice(0, 4);
  await markUnits(page, units);
  await openWithFocusKept(page, `/favorites?chosen=${units[0]!.id}~${units[1]!.id}`);
  const cards = page.getByRole('main').getByRole('article');
  await cards.first().getByRole('checkbox').focus();
  const stops = cards.locator('input, button, a');
  for (let at = 0; at < 12; at++) {
    await awaitFocus(stops.nth(at));
    await expect.poll(() => isFocusSeenWhole(page), { message: String(at) }).toBe(true);
    await page.keyboard.press('Tab');
  }
});

test('the keyboard reaches what a sheet shows, and nothing below it', async ({ visit }) => {
  const page = await visit('/property-view/71', { user: rep, size: 'phone' });
  const handle = page.getByRole('button', { name: 'Show more details' });
  const link = page.getByRole('link', { name: 'Find it on the floor' });
  await link.waitFor();
  await handle.focus();
  await page.keyboard.press('ArrowDown');
  await link.waitFor({ state: 'hidden' });
  await page.keyboard.press('ArrowUp');
  await link.waitFor();
});
