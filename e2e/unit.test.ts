import { describe, expect } from 'vitest';
import { UnitStatus } from '#domain/units/unit-status.ts';
import type { Property } from '#contract/entities/property.ts';
import { presentToSomebody, unitsWith } from './testing/begin-presentation.ts';
import { expectAccessible } from './testing/expect-accessible.ts';
import { failUntilPressed } from './testing/fail-until-pressed.ts';
import { test, sizes, lightPage } from './testing/browser-test.ts';
import { holds } from './testing/holds.ts';
import { details, findUnit, isFree, openUnit } from './testing/open-unit.ts';
import { resize } from './testing/resize.ts';
import { toTurkish } from './testing/shell.ts';
import { skipRetries } from './testing/skip-retries.ts';

const user = 'rep@asteria.example';

const shownPicture = '.swiper-slide-active [data-zoom] img';
/** The second picture of such a unit shows its kitchen. */
const hasKitchen = (unit: Property) => isFree(unit) && unit.images[1] === 'two/kitchen.webp';

describe('the details', () => {
  test('list every fact of the unit, with its price in the development’s format, and link to its floor and neighbours', async ({
    visit,
  }) => {
    const { page, unit, units } = await openUnit(visit, (each) => isFree(each) && each.room_type.name !== 'Studio');
    const facts = () =>
      details(page)
        .locator('dl > div')
        .evaluateAll((lines) =>
          lines.map((line) => [line.querySelector('dt')!.textContent, line.querySelector('dd')!.textContent]),
        );
    const area = (value: number) =>
      value > 0 ? `${value.toLocaleString('de', { maximumFractionDigits: 1 })}\u00a0m²` : 'None';
    const money = (minor: number) => `€\u00a0${String(Math.round(minor / 100)).replace(/\B(?=(\d{3})+$)/g, '.')}`;
    const listed = [
      ['Unit number', unit.number],
      ['Room type', unit.room_type.label],
      ['Gross area', area(unit.gross_area)],
      ['Net area', area(unit.net_area)],
      ['Terrace', area(unit.terrace_area)],
      ['Garden', area(unit.garden_area)],
      ['Bathrooms', String(unit.bathrooms)],
      ['Ensuite', 'Yes'],
      ['Furniture package (optional)', money(unit.furniture_price!)],
      ['With furniture', money(unit.price! + unit.furniture_price!)],
    ];
    await expect.poll(async () => (await facts()).slice(0, 10)).toEqual(listed);
    await expect.poll(() => details(page).getByText(money(unit.price!), { exact: true }).count()).toBe(1);

    const inOrder = units
      .filter((other) => other.building_id === unit.building_id && other.flat_level === unit.flat_level)
      .sort((a, b) => a.number.localeCompare(b.number, 'en', { numeric: true }));
    const next = inOrder[inOrder.findIndex((other) => other.id === unit.id) + 1]!;
    const floor = await page.getByRole('link', { name: 'Find it on the floor' }).getAttribute('href');
    expect(floor).toBe(`/building/${unit.building_id}/floor/${unit.flat_level}?unit=${unit.id}`);
    await page.getByRole('link', { name: `Next residence on this floor: ${next.code}` }).click();
    await page.getByRole('heading', { level: 1, name: next.code }).waitFor();
    await details(page).getByRole('button', { name: 'Close' }).press('ArrowLeft');
    await page.getByRole('heading', { level: 1, name: unit.code }).waitFor();
    await page.getByRole('link', { name: 'Find it on the floor' }).click();
    await page
      .getByRole('complementary', { name: 'Chosen residence' })
      .getByRole('heading', { name: unit.code })
      .waitFor();
  });

  test('are available in Turkish with Turkish number formats and names of rooms, and open the information sheet', async ({
    visit,
  }) => {
    const { page, unit } = await openUnit(visit, (each) => hasKitchen(each) && !Number.isInteger(each.net_area), {
      language: 'tr',
    });
    await details(page).getByText('Ebeveyn banyosu').waitFor();
    await expect.poll(() => details(page).locator('dl').innerText()).toMatch(/Net alan\s+\d+,\d\u00a0m²/);
    await page.getByRole('button', { name: 'Sonraki görsel' }).click();
    await page.locator('[data-letters]').getByText('Mutfak', { exact: true }).waitFor();
    const link = details(page).getByRole('link', { name: 'Bilgi föyü' });
    expect([await link.getAttribute('target'), await link.getAttribute('href')]).toEqual([
      '_blank',
      `/api/properties/${unit.id}/infosheet.pdf?lang=tr`,
    ]);
    const answer = await page.request.get((await link.getAttribute('href'))!);
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
  });

  test('close to the previous page, or to the floor if there is none', async ({ visit }) => {
    const { page, unit } = await findUnit(visit, isFree);
    await page.goto(`/list-view?status=available`);
    await page.locator(`tr[data-unit] a`).first().click();
    await details(page).getByRole('button', { name: 'Close' }).click();
    await page.waitForURL('**/list-view?status=available');
    const fresh = await visit(`/property-view/${unit.id}`, { user });
    await details(fresh).getByRole('button', { name: 'Close' }).click();
    await fresh.waitForURL(`**/building/${unit.building_id}/floor/${unit.flat_level}`);
  });
});

describe('the status', () => {
  test('is shown over the pictures only if the unit is not available', async ({ visit }) => {
    const { page, units } = await openUnit(visit, (unit) => unit.status_id === UnitStatus.signed);
    const over = page.locator('main [data-status]:not(aside, aside *)');
    await expect.poll(() => over.and(page.locator('[data-status=sold]')).innerText()).toBe('Sold');
    const free = units.find(isFree)!;
    await page.goto(`/property-view/${free.id}`);
    await details(page).getByRole('heading', { level: 1, name: free.code }).waitFor();
    expect(await over.count()).toBe(0);
  });
});

describe('the gallery', () => {
  test('turns by buttons, keys and thumbnails, announces the position, and names the rooms; zooms to 3× at most, about the pointer', async ({
    visit,
  }) => {
    const { page, unit } = await openUnit(visit, hasKitchen);
    const count = unit.images.length;
    const at = (place: number) => page.getByText(`${place} of ${count}`, { exact: true }).waitFor();
    await at(1);
    await page.getByRole('button', { name: 'Next picture' }).click();
    await at(2);
    await page.locator('[data-letters]').getByText('Kitchen', { exact: true }).waitFor();
    await page.keyboard.press('End');
    await at(count);
    await page.keyboard.press('ArrowLeft');
    await at(count - 1);
    await page.getByRole('button', { name: new RegExp(`, picture ${count} of`) }).click();
    await at(count);
    await page.keyboard.press('Home');
    await at(1);
    await page.getByRole('button', { name: 'Previous picture' }).waitFor({ state: 'detached' });

    // By button and with Ctrl and the wheel.
    await page.locator(shownPicture).waitFor();
    const zoomed = page.locator('.swiper-slide-active [data-zoom] picture');
    const pointer = { x: 400, y: 300 };
    /** The point under the pointer, as fractions of the picture's width and height. */
    const under = () =>
      zoomed.evaluate((picture, { x, y }) => {
        const { left, top, width, height } = picture.getBoundingClientRect();
        return [(x - left) / width, (y - top) / height].map((share) => Math.round(share * 1000) / 1000);
      }, pointer);
    const turnWheel = async (by: number) => {
      await page.mouse.move(pointer.x, pointer.y);
      await page.keyboard.down('Control');
      await page.mouse.wheel(0, by);
      await page.keyboard.up('Control');
    };
    const zoomIn = page.getByRole('button', { name: 'Zoom in' });
    const zoomOut = page.getByRole('button', { name: 'Zoom out' });
    for (const _ of [1, 2, 3]) await zoomIn.click();
    await page.getByRole('button', { name: 'Zoom in', disabled: true }).waitFor();
    await expect
      .poll(() => zoomed.evaluate((picture) => new DOMMatrix((picture as HTMLElement).style.transform).a))
      .toBeCloseTo(3, 1);
    await turnWheel(2000);
    await page.getByRole('button', { name: 'Zoom out', disabled: true }).waitFor();
    await expect.poll(() => zoomed.evaluate((picture) => picture.getAnimations().length)).toBe(0);
    const before = await under();
    await turnWheel(-300);
    await zoomOut.and(page.locator(':enabled')).waitFor();
    await expect.poll(under).toEqual(before);
  });

  test('fills the whole stage, has no context menu, goes full screen and back, and resizes its thumbnails; the floor plan is beside it, reachable by keyboard and kept in the URL', async ({
    visit,
  }) => {
    const { page, unit } = await openUnit(visit, (each) => isFree(each) && each.plans.length > 0);
    await holds(async () => {
      const stage = (await page.locator('#unit-view').boundingBox())!;
      expect(await page.locator(shownPicture).boundingBox()).toEqual(stage);
    });
    const blocked = await page
      .locator(shownPicture)
      .evaluate((image) => !image.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true })));
    expect(blocked).toBe(true);
    await page.getByRole('button', { name: 'Full screen' }).click();
    await page.getByRole('button', { name: 'Leave full screen' }).click();
    await page.getByRole('button', { name: 'Full screen', exact: true }).waitFor();
    await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();
    // In slides of four, six or eight, by the window's width.
    const strip = page.locator('.swiper', { has: page.locator('button[aria-current]') });
    const inSight = () =>
      strip.evaluate((element) => {
        const frame = element.getBoundingClientRect();
        return [...element.querySelectorAll('button')].filter(
          (button) => button.getBoundingClientRect().right <= frame.right + 1,
        ).length;
      });
    for (const [width, slides] of [
      [768, 4],
      [1250, 6],
      [1441, 8],
    ] as const)
      await resize(page, { width, height: 900 }, async () =>
        expect(await inSight(), `at ${width} px`).toBe(Math.min(slides, unit.images.length)),
      );

    await page.getByRole('tab', { name: 'Images' }).press('ArrowRight');
    await page.waitForURL('**view=plan');
    await expect.poll(() => page.getByRole('tab').allInnerTexts()).toEqual(['Images', 'Floor plan']);
    const plan = page.locator(shownPicture);
    await expect.poll(() => plan.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
    await expect.poll(() => plan.getAttribute('alt')).toMatch(/^Floor plan, picture 1 of/);
  });
});

test('an unknown unit shows a not-found page, and is no view of a client as other units are', async ({
  visit,
  tolerate,
}) => {
  tolerate(/ApiProblem|There is nothing here|status of 404 .*property-view/);
  const page = await visit(lightPage, { user });
  await presentToSomebody(page);
  const [unit] = await unitsWith(page, 1);
  const viewed: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/propertyViews'))
      viewed.push(new URLSearchParams(request.postData() ?? '').get('property_id'));
  });
  await page.goto('/property-view/999999999');
  await page.getByRole('heading', { name: 'There is nothing here' }).waitFor();
  await page.getByText('404').waitFor();
  await page.goto(`/property-view/${unit!.id}`);
  await expect.poll(() => viewed).toEqual([String(unit!.id)]);
});

test('shows that the server is unreachable, and continues on retry', async ({ visit, tolerate }) => {
  tolerate(/Failed to load resource|net::ERR/);
  const { page, unit } = await findUnit(visit, isFree);
  await failUntilPressed(page, '**/api/properties');
  const failure = await skipRetries(page);
  await page.goto(`/property-view/${unit.id}`);
  const retry = page.getByRole('alert').getByRole('button', { name: 'Try again' });
  await failure(retry);
  await retry.click();
  await page.getByRole('heading', { level: 1, name: unit.code }).waitFor();
});

test('has no axe violations, at three sizes and in two languages', async ({ visit }) => {
  const { page } = await openUnit(visit, (unit) => unit.status_id === UnitStatus.reserved);
  await page.locator(shownPicture).waitFor();
  await expectAccessible(page);
  await toTurkish(page);
  await page.getByRole('button', { name: 'Kapat' }).first().waitFor();
  for (const size of [sizes.phone, sizes.desktop]) {
    await page.setViewportSize(size);
    await page.locator(shownPicture).waitFor();
    await expectAccessible(page);
  }
});
