import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { UnitStatus } from '#domain/units/unit-status.ts';
import type { Property } from '#contract/entities/property.ts';
import type { BuiltPackage } from '#tools/testing/build-package.ts';
import { startProduct, type RunningProduct } from '#tools/testing/start-product.ts';
import { lightPage, sizes, test, type Visit, type VisitOptions } from './testing/browser-test.ts';
import { buildFullPackage, pictureCount } from './testing/build-full-package.ts';
import { expectAccessible } from './testing/expect-accessible.ts';
import { holds } from './testing/holds.ts';
import { readTower, readUnits } from './testing/read-catalogue.ts';

const user = 'rep@asteria.example';
const slowly = { timeout: 60_000 };

let built: BuiltPackage;
let product: RunningProduct;

beforeAll(async () => {
  built = await buildFullPackage();
  product = await startProduct({ development: built.folder });
}, 300_000);

afterAll(async () => {
  await product?.stop();
  await built?.remove();
});

const visitIt = (visit: Visit, path: string, options: VisitOptions = {}) =>
  visit(path, { ...options, context: { baseURL: product.address, ...options.context } });

/** Stands in for the other site, which tests cannot reach. */
async function standIn(page: Page): Promise<void> {
  await page.route('https://*.example/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Elsewhere</title><p>Here is ${route.request().url()}</p>`,
    }),
  );
}

describe('the intro film', () => {
  const film = (page: Page) => page.locator('dialog[data-intro=playing]');

  /** Opens the home view with a film that starts again at its end, because it is only a second long. */
  async function watchFilm(visit: Visit): Promise<Page> {
    const page = await visitIt(visit, lightPage);
    await page.addInitScript(() =>
      addEventListener('play', ({ target }) => Object.assign(target!, { loop: true }), { capture: true, once: true }),
    );
    await page.goto('/');
    await film(page).waitFor(slowly);
    return page;
  }

  test('plays once before the building and not again', async ({ visit }) => {
    const page = await watchFilm(visit);
    await page.locator('video').evaluate((video: HTMLVideoElement) => (video.loop = false));
    await film(page).waitFor({ state: 'detached', ...slowly });
    await page.reload();
    await page.locator('canvas').first().waitFor(slowly);
    expect(await page.locator('dialog[data-intro]').count()).toBe(0);
  });

  test('can be skipped by button and by Escape', async ({ visit }) => {
    for (const skip of [
      (page: Page) => page.getByRole('button', { name: 'Skip the film' }).click(),
      (page: Page) => page.keyboard.press('Escape'),
    ]) {
      const page = await watchFilm(visit);
      await skip(page);
      await page.locator('dialog[data-intro]').waitFor({ state: 'detached', ...slowly });
    }
  });

  test('does not delay anyone who starts early or prefers reduced motion', async ({ visit, tolerate }) => {
    tolerate(/Failed to load resource|net::ERR/);
    const still = await visitIt(visit, '/', { context: { reducedMotion: 'reduce' } });
    await still.locator('canvas').first().waitFor(slowly);
    expect(await still.locator('video').count()).toBe(0);
    const page = await visitIt(visit, lightPage);
    await page.route('**/uploads/video/**', (route) => route.abort());
    await page.goto('/');
    await page.locator('canvas').first().waitFor(slowly);
    await page.locator('video').waitFor({ state: 'detached', ...slowly });
    expect(await page.locator('dialog[open]').count()).toBe(0);
  });
});

describe('a building with several fronts', () => {
  test('switches between them, each with the floors seen there, and always adds up', async ({ visit }) => {
    const page = await visitIt(visit, lightPage, { user, size: 'phone' });
    const building = await readTower(page);
    const units = await readUnits(page);
    await page.goto(`/building/${building.id}`);
    const outlined = (viewBox: string) => page.locator(`svg[viewBox="${viewBox}"] [data-floor]`);
    await outlined('0 0 1920 5760').first().waitFor(slowly);
    // The picture appears once its sizes are known.
    await page.locator(':has(picture) ~ svg[viewBox="0 0 1920 5760"]').waitFor(slowly);
    await holds(async () => {
      const { box, image, floors } = await page.evaluate(measureFront);
      for (const edge of ['left', 'top', 'right', 'bottom'] as const) expect(box[edge]).toBeCloseTo(image[edge], 1);
      // The position in the drawing tool: the upper outline from 50 to 200 of 1200.
      expect((floors[0]!.top - image.top) / image.height).toBeCloseTo(50 / 1200, 3);
      expect((floors[0]!.bottom - image.top) / image.height).toBeCloseTo(200 / 1200, 3);
      for (const { top, bottom } of floors) {
        expect(top).toBeGreaterThanOrEqual(0);
        expect(bottom).toBeLessThanOrEqual(sizes.phone.height);
      }
    });
    await page
      .getByRole('radiogroup', { name: 'View of the building' })
      .getByRole('radio', { name: 'Street side' })
      .check();
    await outlined('0 0 1920 1280').first().waitFor();
    // The address opens the same front; an unknown front opens the first one.
    await expect.poll(() => new URL(page.url()).search).toBe('?front=street');
    await page.goto(`/building/${building.id}?front=garden`);
    await outlined('0 0 1920 5760').first().waitFor();
    await page.goto(`/building/${building.id}?front=street`);
    await outlined('0 0 1920 1280').first().waitFor();
    expect(
      await outlined('0 0 1920 1280').evaluateAll((found) => found.map((one) => one.getAttribute('data-floor'))),
    ).toEqual(['1', '0']);
    const own = units.filter((unit) => unit.building_id === building.id && unit.status_id === UnitStatus.available);
    await holds(async () => {
      const labels = await page.locator('ol [data-floor]').allInnerTexts();
      expect(labels.map((text) => text.split('\n')[0])).toEqual(['Floor 1', 'Lobby', 'Floor 2']);
      const counts = labels.map((text) => Number(/(\d+) available/.exec(text)?.[1] ?? 0));
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(own.length);
    });
    await expectAccessible(page);
  });
});

/** The boxes of the high front's outlines and picture, and of each floor's outline. Runs in the page. */
function measureFront(): { box: DOMRect; image: DOMRect; floors: DOMRect[] } {
  const boxOf = (element: Element) => element.getBoundingClientRect().toJSON() as DOMRect;
  const drawing = document.querySelector('svg[viewBox="0 0 1920 5760"]')!;
  return {
    box: boxOf(drawing),
    image: boxOf(drawing.parentElement!.querySelector('picture')!),
    floors: [...drawing.querySelectorAll('polygon')].map(boxOf),
  };
}

test('places have the categories of the package, with its icons', async ({ visit, tolerate }) => {
  const page = await visitIt(visit, '/location/schools/0', { user });
  const entry = page.locator('[data-category=schools]');
  await entry.waitFor(slowly);
  await expect.poll(() => entry.innerText()).toContain('Schools');
  await entry.locator('svg.lucide-school').waitFor();
  await page
    .getByRole('complementary')
    .getByRole('link', { name: /^Lyceum/ })
    .waitFor();
  tolerate(/No such category|React|status of 404/);
  await page.goto('/location/hotels/0');
  await page.getByText('There is nothing here').waitFor(slowly);
});

describe('the 360 view of a unit', () => {
  const unitWith = async (page: Page, fits: (unit: Property) => boolean) => (await readUnits(page)).find(fits)!;

  test('is a panorama of the development, explored without losing the unit or the search', async ({ visit }) => {
    const page = await visitIt(visit, lightPage, { user });
    const unit = await unitWith(page, ({ link_360 }) => link_360 === '/realshot?view=salon');
    await page.goto(`/property-view/${unit.id}?status=1`);
    const tab = page.getByRole('tab', { name: '360°' });
    await tab.click();
    await page.locator('[data-panorama=salon][data-state=ready]').waitFor(slowly);
    expect(await page.getByRole('button', { name: 'Full screen' }).count()).toBe(0);
    const { pathname, searchParams } = new URL(page.url());
    expect([pathname, ...searchParams].flat().toSorted()).toEqual(
      [`/property-view/${unit.id}`, 'status', '1', 'view', 'panorama'].toSorted(),
    );
    const address = page.url();
    await page.getByRole('button', { name: 'Go to Terrace' }).click(slowly);
    await page.locator('[data-panorama=terrace][data-state=ready]').waitFor(slowly);
    expect(page.url()).toBe(address);
    expect(await tab.getAttribute('aria-selected')).toBe('true');
  });

  test('may be a framed page of another site; units without one have no tab', async ({ visit }) => {
    const page = await visitIt(visit, lightPage, { user });
    await standIn(page);
    const unit = await unitWith(page, ({ link_360 }) => link_360?.startsWith('https') === true);
    await page.goto(`/property-view/${unit.id}?view=panorama`);
    await page.frameLocator('iframe').getByText('Here is https://tour.example/unit').waitFor();
    expect(await page.locator('iframe').getAttribute('sandbox')).toBe(
      'allow-scripts allow-same-origin allow-presentation',
    );
    const without = await unitWith(page, ({ link_360 }) => link_360 === null);
    await page.goto(`/property-view/${without.id}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByRole('tab', { name: '360°' }).count()).toBe(0);
  });
});

test('the external panorama is framed, with a close button that goes back', async ({ visit }) => {
  const page = await visitIt(visit, '/brochure', { user });
  await standIn(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Gallery' }).click();
  await page.getByRole('link', { name: 'Panorama' }).click();
  await page.frameLocator('iframe').getByText('Here is https://tour.example/house').waitFor();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.waitForURL('**/gallery/all');
});

test('real photographs in 360° are offered where the development has them', async ({ visit }) => {
  const page = await visitIt(visit, '/gallery/all', { user });
  await page.getByRole('link', { name: '360° photographs' }).click();
  await page.locator('[data-panorama=salon][data-state=ready]').waitFor(slowly);
});

test('the thumbnail strip of a gallery shows fourteen pictures at a time', async ({ visit }) => {
  const page = await visitIt(visit, '/gallery/garden', { user, size: 'desktop' });
  const strip = page.locator('[data-thumbnails] .swiper');
  await strip
    .locator('button')
    .nth(pictureCount - 1)
    .waitFor({ state: 'attached' });
  const inSight = () =>
    strip.evaluate((element) => {
      const frame = element.getBoundingClientRect();
      return [...element.querySelectorAll('button')].filter(
        (button) =>
          button.getBoundingClientRect().left >= frame.left - 1 &&
          button.getBoundingClientRect().right <= frame.right + 1,
      ).length;
    });
  await expect.poll(inSight, slowly).toBe(14);
});

describe('a gallery that links to another site', () => {
  test('shows it in a frame, with a link to open it separately', async ({ visit }) => {
    const page = await visitIt(visit, lightPage, { user });
    await standIn(page);
    await page.goto('/gallery/film');
    await page.frameLocator('iframe').getByText('Here is https://film.example/one').waitFor();
    const open = page.getByRole('link', { name: /^Open in a new tab/ });
    expect([await open.getAttribute('href'), await open.getAttribute('rel')]).toEqual([
      'https://film.example/one',
      'noopener noreferrer',
    ]);
  });

  test('shows that there is no connection', async ({ visit, tolerate }) => {
    tolerate(/ERR_INTERNET_DISCONNECTED/);
    const page = await visitIt(visit, lightPage, { user });
    await standIn(page);
    await page.goto('/gallery/film');
    await page.locator('iframe').waitFor();
    await page.context().setOffline(true);
    await page.getByText('This page comes from another site and needs a connection.').waitFor();
    await page.locator('iframe').waitFor({ state: 'detached' });
    await page.context().setOffline(false);
  });
});
