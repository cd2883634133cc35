import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { sizes, test } from './testing/browser-test.ts';
import { expectAccessible } from './testing/expect-accessible.ts';

const rep = 'rep@asteria.example';
const pathOf = (page: Page) => page.evaluate(() => location.pathname + location.search);
const menu = (page: Page) => page.getByRole('navigation');
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 1 });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** Types a login and sends it with Enter. */
async function typeLogin(page: Page, email: string, password: string): Promise<void> {
  await field(page, 'E-mail').fill(email);
  await field(page, 'Password').fill(password);
  await field(page, 'Password').press('Enter');
}

describe('the menu', () => {
  test.for(Object.keys(sizes) as (keyof typeof sizes)[])(
    'shows its four ways at %s size, each big enough for a finger, and nothing is cut off',
    async (size, { visit }) => {
      const page = await visit('/', { size });
      for (const name of ['Home', 'Location', 'Gallery', 'Search']) {
        const way = menu(page).getByRole('link', { name });
        await way.waitFor();
        const box = (await way.boundingBox())!;
        expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
        expect(box.x + box.width).toBeLessThanOrEqual(sizes[size].width);
        expect(box.y + box.height).toBeLessThanOrEqual(sizes[size].height);
      }
      expect(await menu(page).getByRole('link', { name: 'Home' }).getAttribute('aria-current')).toBe('page');
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    },
  );

  test('doubles on a 4K wall', async ({ visit }) => {
    const page = await visit('/', { size: 'wall' });
    const box = (await menu(page).boundingBox())!;
    expect(box.width).toBeCloseTo(560, -1);
  });

  test('carries the count of active filters, and its ways keep the filter', async ({ visit }) => {
    const page = await visit('/?status=available~reserved&garden=1', { user: rep });
    await menu(page).getByText('3 active filters').waitFor();
    await menu(page).getByRole('link', { name: 'Gallery' }).click();
    await page.waitForURL('**/gallery/**');
    await menu(page).getByText('3 active filters').waitFor();
  });

  test('has its actions behind an icon on a phone', async ({ visit }) => {
    const page = await visit('/', { size: 'phone', user: rep });
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('link', { name: 'Invite client' }).waitFor();
    await sheet.getByRole('button', { name: 'Log out' }).waitFor();
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
  });
});

describe('the gate', () => {
  test.for([
    ['Location', '/location/all/0'],
    ['Gallery', '/gallery/all'],
    ['Search', '/?search=open'],
  ] as const)('%s sends a visitor to registration, and the login goes on to it', async ([name, wanted], { visit }) => {
    const page = await visit('/');
    await menu(page).getByRole('link', { name }).click();
    await heading(page, 'Your own gallery').waitFor();
    expect(await pathOf(page)).toBe(`/register?next=${encodeURIComponent(wanted)}`);
    await menu(page).getByRole('link', { name: 'Sales login' }).click();
    await heading(page, 'Sales login').waitFor();
    await typeLogin(page, rep, 'asteria');
    await page.getByRole('status').getByText('Hello Rıza Rep').waitFor();
    await page.waitForURL(`**${wanted}`);
  });

  test.for([
    '/building/1',
    '/building/1/floor/3',
    '/property-view/1',
    '/list-view?status=available',
    '/favorites',
    '/brochure',
    '/facility',
  ])('%s is closed to a visitor', async (wanted, { visit }) => {
    const page = await visit(wanted);
    await heading(page, 'Your own gallery').waitFor();
    expect(await pathOf(page)).toBe(`/register?next=${encodeURIComponent(wanted)}`);
  });

  test.for(['https://evil.example/', '//evil.example/', '/\\evil.example'])(
    'a login does not go on to %s',
    async (next, { visit }) => {
      const page = await visit(`/salesLogin?next=${encodeURIComponent(next)}`);
      await typeLogin(page, rep, 'asteria');
      await page.getByText('Hello Rıza Rep').waitFor();
      await expect.poll(() => page.url()).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
    },
  );
});

describe('sales login', () => {
  test('names what is missing, and focus goes there', async ({ visit }) => {
    const page = await visit('/salesLogin');
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByText('Please type your email').waitFor();
    await page.getByText('Please type password').waitFor();
    await expect.poll(() => field(page, 'E-mail').evaluate((input) => input === document.activeElement)).toBe(true);
    await typeLogin(page, 'rep@asteria', 'asteria');
    await page.getByText('Email is not valid').waitFor();
    await expectAccessible(page);
  });

  test('a wrong password is told under the email, and what was typed stays', async ({ visit }) => {
    const page = await visit('/salesLogin');
    await typeLogin(page, rep, 'wrong');
    await page.getByText('You have no permission in this project or your email/password is wrong').waitFor();
    expect(await field(page, 'E-mail').inputValue()).toBe(rep);
    expect(await field(page, 'E-mail').getAttribute('aria-invalid')).toBe('true');
  });

  test('the password can be looked at', async ({ visit }) => {
    const page = await visit('/salesLogin');
    await field(page, 'Password').fill('asteria');
    await page.getByRole('button', { name: 'Show the password' }).click();
    expect(await field(page, 'Password').getAttribute('type')).toBe('text');
  });

  test('a user in the address alone logs nobody in', async ({ visit }) => {
    const page = await visit('/salesLogin?user=1');
    await heading(page, 'Sales login').waitFor();
    await menu(page).getByRole('link', { name: 'Sales login' }).waitFor();
  });

  test('too many tries are told with the wait', async ({ visit, tolerate }) => {
    tolerate(/status of 429/);
    const page = await visit('/salesLogin');
    await page.route('**/api/users/login', (route) =>
      route.fulfill({
        status: 429,
        headers: { 'retry-after': '42' },
        contentType: 'application/problem+json',
        body: JSON.stringify({ type: 'x', title: 'x', status: 429, code: 'too_many_requests' }),
      }),
    );
    await typeLogin(page, rep, 'asteria');
    await page.getByText('Please wait 42 seconds').waitFor();
  });

  test('the user logs out after a question, and sees nothing more', async ({ visit }) => {
    const page = await visit('/list-view', { user: rep });
    await page.getByRole('button', { name: 'Signed in as Rıza Rep' }).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('alertdialog', { name: 'Log out?' }).getByRole('button', { name: 'No' }).click();
    expect(await pathOf(page)).toBe('/list-view');
    await page.getByRole('button', { name: 'Signed in as Rıza Rep' }).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
    await page.getByText('You are logged out').waitFor();
    expect(await pathOf(page)).toBe('/');
    await menu(page).getByRole('link', { name: 'Sales login' }).waitFor();
  });

  test('a message shows for 3 s and is gone half a second later', async ({ visit }) => {
    const page = await visit('/salesLogin');
    await page.locator('form').waitFor();
    const lasted = page.evaluate(async () => {
      const region = [...document.querySelectorAll('output')].find((output) => output.ariaLive === 'polite')!;
      const changed = () =>
        new Promise<number>((resolve) => {
          const observer = new MutationObserver(() => (observer.disconnect(), resolve(performance.now())));
          observer.observe(region, { childList: true });
        });
      const shown = await changed();
      return (await changed()) - shown;
    });
    await typeLogin(page, rep, 'asteria');
    expect(await lasted).toBeGreaterThanOrEqual(3490);
    expect(await lasted).toBeLessThan(4500);
  });
});

describe('the search panel', () => {
  test('stands in the address: a link opens it, Escape closes it, Back too', async ({ visit }) => {
    const page = await visit('/?search=open&status=sold', { user: rep });
    const panel = page.getByRole('complementary', { name: 'Search' });
    await panel.waitFor();
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    expect(await pathOf(page)).toBe('/?status=sold');
    await menu(page).getByRole('link', { name: 'Search' }).click();
    await panel.waitFor();
    await page.goBack();
    await panel.waitFor({ state: 'detached' });
  });
});

describe('languages', () => {
  test('Turkish is kept for the next visit, in the page and in its capitals', async ({ visit }) => {
    const page = await visit('/salesLogin');
    await menu(page)
      .getByRole('button', { name: /Türkçe/ })
      .click();
    await heading(page, 'Satış girişi').waitFor();
    expect(await page.title()).toMatch(/^Satış girişi/);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('tr');
    await page.goto('/');
    await menu(page).getByRole('link', { name: 'Konum' }).waitFor();
    const action = menu(page).getByRole('link', { name: 'Satış girişi' });
    expect(await action.evaluate((link: HTMLElement) => link.innerText.trim())).toBe('SATIŞ GİRİŞİ');
  });
});

describe('pages that went wrong', () => {
  test.for([
    ['/nowhere', 'There is nothing here'],
    ['/location/castles/1', 'There is nothing here'],
    ['/building/first', 'This address cannot be read'],
    ['/building/1/floor/-1', 'This address cannot be read'],
  ] as const)('%s: %s', async ([path, title], { visit, tolerate }) => {
    tolerate(/status of 40[04]/);
    const page = await visit(path, { user: rep });
    await heading(page, title).waitFor();
    await page.getByRole('main').getByRole('link').click();
    await expect.poll(() => pathOf(page)).toBe('/');
  });

  test('a closed door is told', async ({ visit }) => {
    const page = await visit('/dashboard');
    await heading(page, 'Sales login').waitFor();
    expect(await pathOf(page)).toBe('/salesLogin?next=%2Fdashboard');
  });

  test('a server that is away is told, and coming back clears it', async ({ visit, tolerate }) => {
    tolerate(/ERR_INTERNET_DISCONNECTED/);
    const page = await visit('/gallery/all', { user: rep });
    await heading(page, 'Galleries').waitFor();
    await page.context().setOffline(true);
    await page.getByText('No connection').waitFor();
    await page.context().setOffline(false);
    await page.getByText('No connection').waitFor({ state: 'detached' });
  });
});

describe('an answer that did not come', () => {
  test('is told, and asked for again', async ({ visit, tolerate }) => {
    tolerate(/ERR_FAILED/);
    const page = await visit('/gallery/all', { user: rep });
    await heading(page, 'Galleries').waitFor();
    await page.route('**/api/properties', (route) => route.abort());
    await menu(page).getByRole('link', { name: 'Home' }).click();
    await page.getByText('No connection').waitFor();
    await page.unroute('**/api/properties');
    await page.getByRole('button', { name: 'Connect again' }).click();
    await page.getByText('No connection').waitFor({ state: 'detached' });
    await page
      .getByText(/\d+ residences/)
      .first()
      .waitFor();
  });
});

describe('everybody', () => {
  test('the keyboard alone gets past the menu and through the login', async ({ visit }) => {
    const page = await visit('/salesLogin');
    await heading(page, 'Sales login').waitFor();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to the content');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.type(rep);
    await page.keyboard.press('Tab');
    await page.keyboard.type('asteria');
    await page.keyboard.press('Enter');
    await page.getByText('Hello Rıza Rep').waitFor();
  });

  test('focus follows to another page', async ({ visit }) => {
    const page = await visit('/register');
    await menu(page).getByRole('link', { name: 'Sales login' }).click();
    await heading(page, 'Sales login').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
  });

  test.for([
    ['/register', 'en', 'tablet'],
    ['/register', 'tr', 'phone'],
    ['/salesLogin', 'tr', 'tablet'],
    ['/salesLogin', 'en', 'phone'],
    ['/login', 'en', 'tablet'],
    ['/inviteClient', 'tr', 'phone'],
  ] as const)('axe finds nothing serious on %s in %s at %s size', async ([path, language, size], { visit }) => {
    const page = await visit(path, { language, size });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectAccessible(page);
  });

  test.for(['tablet', 'phone'] as const)(
    'axe finds nothing serious in the menu and its dialogs at %s size',
    async (size, { visit }) => {
      const page = await visit('/gallery/all', { size, user: rep });
      await heading(page, 'Galleries').waitFor();
      const opener =
        size === 'phone'
          ? page.getByRole('button', { name: 'Menu', exact: true })
          : page.getByRole('button', { name: 'Signed in as Rıza Rep' });
      await opener.click();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Log out' }).click();
      await page.getByRole('alertdialog').waitFor();
      await expectAccessible(page);
    },
  );

  test('who wants less movement gets none but fades', async ({ visit }) => {
    const page = await visit('/register', { context: { reducedMotion: 'reduce' } });
    await menu(page).getByRole('link', { name: 'Sales login' }).click();
    await heading(page, 'Sales login').waitFor();
    const moving = await page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(({ effect }) => (effect as KeyframeEffect).getKeyframes().some((frame) => 'transform' in frame))
          .length,
    );
    expect(moving).toBe(0);
  });
});
