import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { formatKilometres } from '#domain/numbers/format-kilometres.ts';
import { test, lightPage } from './testing/browser-test.ts';
import { failUntilPressed } from './testing/fail-until-pressed.ts';
import { directionsTo, inList, marker, openMap, placesOf, user } from './testing/open-map.ts';

describe('the surroundings', () => {
  test('load from this server only, and are drawn', async ({ visit }) => {
    const page = await visit(lightPage, { user, hasWebGl: true });
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!/^(blob|data):/.test(request.url()) && new URL(request.url()).origin !== new URL(page.url()).origin)
        foreign.push(request.url());
    });
    await page.goto('/location/museums/1');
    await page.locator('[data-map="ready"]').waitFor();
    await page.locator('[data-counted]').waitFor();
    expect(foreign).toEqual([]);
    // A picture of land, water and streets has more entropy than one of a single colour.
    await expect
      .poll(async () => (await sharp(await page.locator('.maplibregl-canvas').screenshot()).stats()).entropy)
      .toBeGreaterThan(1);
  });

  test('open a category by address and by click, with the travel time to each place; without one they show 36 places, on the map and beside it', async ({
    visit,
  }) => {
    const page = await openMap(visit, '/location/hotels/0');
    const hotels = (await placesOf(page)).filter(({ category }) => category === 'hotels');
    for (const { id, title } of hotels) {
      const { duration } = await directionsTo(page, id, 'WALKING');
      await inList(page, id)
        .getByText(`${Math.round(duration / 60)} min`)
        .waitFor();
      expect(await inList(page, id).innerText()).toContain(title);
      await expect.poll(() => marker(page, id).getAttribute('data-variant')).toBe('category');
    }
    await page.locator('a[data-category="shops"]').click();
    await page.waitForURL('**/location/shops/0');
    await page.locator('a[data-category="shops"]').click();
    await page.waitForURL('**/location/all/0');
    const categories = () =>
      page
        .locator('a[data-category]')
        .evaluateAll((found) =>
          found.map(
            (element) =>
              `${(element as HTMLElement).dataset['category']} ${element.querySelector('span[aria-hidden]')?.textContent}`,
          ),
        );
    await expect
      .poll(categories)
      .toEqual(['museums 6', 'shops 5', 'restaurant 8', 'places 11', 'hotels 3', 'transportation 3']);
    await expect.poll(() => page.locator('a[data-variant]').count()).toBe(36);
    expect((await placesOf(page)).map(({ id }) => id)).toEqual(Array.from({ length: 36 }, (_, index) => index + 1));
  });

  test('clicking a marker opens its place with the walking route; one by car is labelled as such, retried if it failed, and closed by Escape', async ({
    visit,
    tolerate,
  }) => {
    tolerate(/502/);
    const page = await openMap(visit, '/location/transportation/0');
    await marker(page, 35).click();
    await page.waitForURL('**/location/transportation/35');
    const walk = await directionsTo(page, 35, 'WALKING');
    const bar = page.locator('[data-route-bar]');
    await page.locator('[data-counted]').waitFor();
    await expect.poll(() => bar.innerText()).toContain(`${Math.round(walk.duration / 60)} min by walking`);
    await expect.poll(() => bar.innerText()).toContain(`${formatKilometres(walk.distance, 'en')} km`);
    expect(await bar.getByRole('link', { name: /Website/ }).getAttribute('target')).toBe('_blank');

    await page.getByRole('radio', { name: 'Driving' }).check();
    const drive = await directionsTo(page, 35, 'DRIVING');
    await bar.getByText('min by car', { exact: false }).first().waitFor();
    await page.locator('[data-counted]').waitFor();
    await expect.poll(() => bar.innerText()).toContain(`${Math.max(1, Math.round(drive.duration / 60))} min by car`);

    await failUntilPressed(page, '**/api/directions?**', {
      answer: {
        status: 502,
        contentType: 'application/problem+json',
        json: {
          type: '/problems/directions_failed',
          title: '',
          status: 502,
          code: 'directions_failed',
          reason: 'OVER_QUERY_LIMIT',
        },
      },
    });
    await inList(page, 36).click();
    await page.getByText('Directions request failed due to OVER_QUERY_LIMIT').waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('[data-counted]').waitFor();
    await page.keyboard.press('Escape');
    await bar.waitFor({ state: 'detached' });
    await page.waitForURL('**/location/transportation/0');
  });

  test('places of another category and unknown places are a 404', async ({ visit, tolerate }) => {
    tolerate(/No such (place|category)|React|status of 404/);
    const page = await visit(lightPage, { user });
    for (const path of ['/location/museums/9', '/location/shops/999', '/location/nothing/0']) {
      await page.goto(path);
      await page.getByText('404').waitFor();
    }
  });
});
