import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible } from './testing/expect-accessible.ts';
import { failUntilPressed } from './testing/fail-until-pressed.ts';
import { resize } from './testing/resize.ts';
import { routeUntilEnded } from './testing/route-until-ended.ts';
import { skipRetries } from './testing/skip-retries.ts';
import { test, type Visit, lightPage, sizes } from './testing/browser-test.ts';

const user = 'rep@asteria.example';

const list = (page: Page) => page.getByRole('complementary', { name: /Galleries|Galeriler/ });
const label = (page: Page) => page.locator('[data-letters]');
const shown = (page: Page) => page.locator('.swiper-slide-active [data-zoom] img');

async function openGallery(visit: Visit): Promise<Page> {
  const page = await visit('/gallery/interior', { user });
  await shown(page).first().waitFor();
  return page;
}

describe('the list of galleries', () => {
  test('opens from the menu over the pictures, leads to a gallery, and back; is shown for an address that names no gallery', async ({
    visit,
    tolerate,
  }) => {
    tolerate(/status of 404/);
    const page = await visit('/brochure', { user });
    await page.locator('main h1:visible').first().waitFor();
    await expectAccessible(page);
    await page.getByRole('navigation').getByRole('link', { name: 'Gallery' }).click();
    await list(page).waitFor();
    await expect
      .poll(() => list(page).locator('li a').allInnerTexts())
      .toEqual([
        'Exterior\n14 pictures',
        'Interior\n12 pictures',
        'Amenities\n11 pictures',
        'Surroundings\n8 pictures',
        'Panorama',
        'Brochure',
      ]);
    await list(page).getByRole('link', { name: 'Interior' }).click();
    await page.waitForURL('**/gallery/interior');
    await label(page).getByText('Interior 1', { exact: true }).waitFor();
    await page.getByRole('heading', { level: 1, name: 'Interior' }).waitFor({ state: 'attached' });
    await page.getByRole('link', { name: 'All galleries' }).click();
    await page.waitForURL('**/gallery/interior?list=open');
    await expect
      .poll(() => list(page).getByRole('link', { name: 'Interior' }).getAttribute('aria-current'))
      .toBe('page');
    await page
      .locator(':focus')
      .filter({ has: list(page) })
      .waitFor();
    await page.keyboard.press('Escape');
    await page.waitForURL('**/gallery/interior');
    await list(page).waitFor({ state: 'detached' });

    await page.goto('/gallery/nowhere');
    await page.getByText('There is no gallery “nowhere”.', { exact: false }).waitFor();
    await list(page).getByRole('link', { name: 'Exterior' }).waitFor();
  });

  test('in Turkish, keeps the filter and has no axe violations on a phone and on a large screen; so are the captions of its pictures and the link of the brochure', async ({
    visit,
  }) => {
    const page = await visit('/gallery/all?garden=1', { user, language: 'tr' });
    await page.locator('main h1:visible').first().waitFor();
    for (const size of [sizes.phone, sizes.desktop]) {
      await page.setViewportSize(size);
      await expectAccessible(page);
    }
    await list(page).locator('a[href^="/gallery/amenities"]').click();
    await page.waitForURL('**/gallery/amenities?garden=1');

    // Captions are from the package, on the background the gallery asks for.
    await page.goto('/gallery/interior?picture=3');
    await shown(page).first().waitFor();
    await label(page).getByText('İç mekân 3', { exact: true }).waitFor();
    await label(page).getByText('Açık mutfak, iki yatak odalı', { exact: true }).waitFor();
    await expect.poll(() => label(page).getAttribute('data-letters')).toBe('dark');

    // The brochure opens in a new tab, in the page's language or another.
    await page.goto('/brochure');
    const link = page.getByRole('link', { name: /^Broşürü aç/ });
    expect([await link.getAttribute('href'), await link.getAttribute('target')]).toEqual([
      '/assets/pdf/brochure.pdf?lang=tr',
      '_blank',
    ]);
    expect(await page.getByRole('link', { name: /^English/ }).getAttribute('href')).toBe(
      '/assets/pdf/brochure.pdf?lang=en',
    );
  });
});

describe('the pictures', () => {
  test('change by keys, buttons, thumbnails and swiping; title, counter and address follow', async ({ visit }) => {
    const page = await openGallery(visit);
    const at = async (place: number) => {
      await label(page).getByText(`${place}/12`, { exact: true }).waitFor();
      await label(page).getByText(`Interior ${place}`, { exact: true }).waitFor();
    };
    await at(1);
    await page.keyboard.press('ArrowRight');
    await at(2);
    await page.getByRole('button', { name: 'Next picture' }).click();
    await at(3);
    await page.keyboard.press('End');
    await at(12);
    await page.waitForURL('**/gallery/interior?picture=12');
    await page.getByRole('button', { name: /^Interior 5,/ }).click();
    await at(5);
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
    // More than half of the picture: a shorter swipe counts only if it is fast, which fails on a busy machine.
    await page.mouse.move(850, 250);
    await page.mouse.down();
    await page.mouse.move(200, 250, { steps: 8 });
    await page.mouse.up();
    await at(6);
    await page.reload();
    await at(6);
  });

  test('fill the space they have, also on a phone, and have no context menu; go full screen and back; zoom on double click about the pointer, and then pan instead of swiping', async ({
    visit,
  }) => {
    const page = await openGallery(visit);
    await expectAccessible(page);
    for (const size of ['phone', 'tablet'] as const) {
      await resize(page, sizes[size], async () => {
        const place = (await page.locator('[data-gallery]').boundingBox())!;
        expect(await shown(page).boundingBox(), size).toEqual(place);
      });
      expect(await shown(page).evaluate((image) => getComputedStyle(image).objectFit), size).toBe('cover');
      expect(
        await shown(page).evaluate(
          (image) => !image.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true })),
        ),
        size,
      ).toBe(true);
    }
    await page.getByRole('button', { name: 'Full screen' }).click();
    await page.getByRole('button', { name: 'Leave full screen' }).click();
    await page.getByRole('button', { name: 'Full screen', exact: true }).waitFor();
    await page.mouse.dblclick(600, 300);
    await page.getByRole('button', { name: 'Zoom out' }).and(page.locator(':enabled')).waitFor();
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
    const left = async () => (await shown(page).boundingBox())!.x;
    const before = await left();
    await page.mouse.move(600, 300);
    await page.mouse.down();
    await page.mouse.move(660, 300, { steps: 4 });
    await page.mouse.up();
    await expect.poll(async () => (await left()) - before).toBeCloseTo(60, 0);
    expect(await label(page).getByText('1/12', { exact: true }).count()).toBe(1);
    await page.keyboard.press('0');
    await page.getByRole('button', { name: 'Zoom out', disabled: true }).waitFor();
  });
});

test('shows that the server is unreachable, and continues on retry', async ({ visit, tolerate }) => {
  tolerate(/Failed to load resource|net::ERR/);
  const page = await visit(lightPage, { user });
  await failUntilPressed(page, '**/api/galleries');
  const failure = await skipRetries(page);
  await page.goto('/gallery/exterior');
  await failure(page.getByRole('heading', { name: 'The galleries could not be loaded.' }));
  await page.locator('main').getByRole('button', { name: 'Try again' }).click();
  await label(page).getByText('Exterior 1', { exact: true }).waitFor();
  // The colour of letters that this gallery asks for; another one has dark letters.
  await expect.poll(() => label(page).getAttribute('data-letters')).toBe('light');
  await page.setViewportSize(sizes.phone);
  await expectAccessible(page);
});

test('a picture that cannot be loaded says so, until it is loaded on request or the browser is online again', async ({
  visit,
  tolerate,
}) => {
  tolerate(/Failed to load resource|net::ERR/);
  const page = await visit(lightPage, { user });
  const pictures = /\/media\/\w+\/\d+\.\w+$/;
  const endFailures = await routeUntilEnded(page, pictures, (route) => route.abort());
  await page.goto('/gallery/interior');
  const failure = page.locator('main').getByText('This picture could not be loaded.');
  await failure.waitFor();
  await expectAccessible(page);
  const again = page.waitForRequest(pictures);
  await page.locator('main').getByRole('button', { name: 'Try again' }).click();
  await again;
  await failure.waitFor();
  endFailures();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await failure.waitFor({ state: 'detached' });
  await expect.poll(() => shown(page).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});
