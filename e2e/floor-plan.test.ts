import { describe, expect } from 'vitest';
import type { Page } from 'playwright-core';
import { plainBrand } from '#contract/brand.ts';
import { statusLabel } from '#domain/units/statuses.ts';
import { UnitStatus } from '#domain/units/unit-status.ts';
import { test, type Visit, type VisitOptions, lightPage } from './testing/browser-test.ts';
import { expectAccessible } from './testing/expect-accessible.ts';
import { layoutDefects } from './testing/layout-defects.ts';
import { readTower, readUnits } from './testing/read-catalogue.ts';
import { resize } from './testing/resize.ts';
import { settledBox } from './testing/settled.ts';
import { menu } from './testing/shell.ts';

const user = 'rep@asteria.example';

type Floor = VisitOptions & { search?: string; level?: number; from?: string };

/** A floor of the first apartment building: the given one, or the one with most available units; and a light page. */
async function findFloor(visit: Visit, options: Floor = {}) {
  const page = await visit(options.from ?? lightPage, { user, ...options });
  const building = await readTower(page);
  const all = await readUnits(page);
  const availableOn = (level: number) =>
    all.filter(
      (unit) =>
        unit.building_id === building.id && unit.flat_level === level && unit.status_id === UnitStatus.available,
    ).length;
  const level =
    options.level ??
    building.plans
      .map((plan) => plan.level)
      .filter((candidate) => candidate > 0 && candidate < 8)
      .toSorted((a, b) => availableOn(b) - availableOn(a))[0]!;
  const units = all.filter((unit) => unit.building_id === building.id && unit.flat_level === level);
  return { page, building, all, level, units, available: availableOn(level) };
}

/** Opens such a floor and waits for its units. */
async function openFloor(visit: Visit, options: Floor = {}) {
  const floor = await findFloor(visit, options);
  await floor.page.goto(`/building/${floor.building.id}/floor/${floor.level}${options.search ?? ''}`);
  await floor.page.locator('svg [data-unit]').first().waitFor();
  return floor;
}

/** The elements around the plan that overlap others or are cut off. Runs in the page. */
function findPlanDefects(): string[] {
  const defects: string[] = [];
  const notes = [...document.querySelectorAll('main header :is(p, ul)')].map((note) => note.getBoundingClientRect());
  for (const side of document.querySelectorAll('section[data-plan] svg g > text:only-child')) {
    const { left, right, top, bottom } = side.getBoundingClientRect();
    const isOver = (note: DOMRect) =>
      left < note.right && right > note.left && top < note.bottom && bottom > note.top && note.width > 0;
    if (side.textContent?.endsWith('side') && notes.some(isOver)) defects.push(`${side.textContent} lies over a note`);
  }
  const levels = document.querySelector('nav[aria-label="Floors"] ol');
  if (!levels || levels.scrollHeight > levels.clientHeight + 1) defects.push('a level is cut');
  return defects;
}

const onPlan = (page: Page, id: number) => page.locator(`svg [data-unit="${id}"]`);
const card = (page: Page) => page.locator('aside[data-unit]');

describe('the floor plan', () => {
  test('shows every unit as a link with number, rooms, status and price, and no markup of the drawing; has room for every level, its notes and the sides of the building', async ({
    visit,
  }) => {
    const { page, units, building, level, available } = await openFloor(visit);
    await expect.poll(() => page.locator('h1').innerText()).toBe(`${building.code} - Floor ${level}`);
    await expect
      .poll(() => page.locator('main header').innerText())
      .toContain(`${units.length} residences, ${available} available`);
    expect(await page.locator('svg[viewBox="0 0 1024 768"]').count()).toBe(1);
    for (const unit of units) {
      const link = onPlan(page, unit.id);
      await expect
        .poll(() => link.getAttribute('aria-label'))
        .toMatch(new RegExp(`^Residence ${unit.number}, .+, ${statusLabel(unit.status_id)}, €\\s[\\d.]+$`));
      expect(await link.getAttribute('href')).toBe(`/property-view/${unit.id}`);
      expect(await link.getAttribute('data-status')).toBe(statusLabel(unit.status_id));
    }
    await expect.poll(() => page.locator('svg [data-unit]').count()).toBe(units.length);
    await expect
      .poll(() => page.getByRole('list', { name: 'Legend' }).getByRole('listitem').allInnerTexts())
      .toEqual(['Available', 'Reserved', 'Sold', 'Blocked']);
    const drawing = page.locator('[data-plan] img[src^="/media/"][src$=".svg"]');
    expect(await drawing.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth > 0))).toBe(
      true,
    );
    expect(await page.locator('svg script, svg foreignObject').count()).toBe(0);
    await expectAccessible(page);
    for (const size of [
      { width: 1366, height: 768 },
      { width: 1024, height: 768 },
    ]) {
      await page.setViewportSize(size);
      await expect.poll(() => page.evaluate(findPlanDefects), { message: `${size.width}` }).toEqual([]);
    }
  });

  test('zooms with the buttons and with Ctrl and the wheel; shows the unit under the pointer on the card; a unit is opened by click, or by arrow keys and Enter', async ({
    visit,
  }) => {
    const { page, units } = await openFloor(visit);
    const zoomed = onPlan(page, units[0]!.id);
    const width = () => zoomed.evaluate((element) => element.getBoundingClientRect().width);
    const { width: whole } = await settledBox(zoomed);
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await expect.poll(async () => (await width()) / whole).toBeCloseTo(1.5, 1);
    const { width: closer } = await settledBox(zoomed);
    await page.mouse.move(600, 380);
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -200);
    await page.keyboard.up('Control');
    await expect.poll(width).toBeGreaterThan(closer * 1.2);
    await page.getByRole('button', { name: 'Show the whole floor' }).click();
    await expect.poll(width).toBeCloseTo(whole, 1);

    const unit = units.find((candidate) => candidate.status_id === UnitStatus.sold) ?? units.at(-1)!;
    await onPlan(page, unit.id).hover();
    await page.locator(`aside[data-unit="${unit.id}"]`).waitFor();
    await expect.poll(() => card(page).innerText()).toContain(unit.code);
    // Only this is announced of a unit under the pointer, and nothing of one that has the focus: its name says it.
    const announced = () => card(page).getByRole('status').textContent();
    await expect.poll(announced).toMatch(new RegExp(`^${unit.code}, sold(, €\\s[\\d.]+)?$`));
    expect(await card(page).evaluate((shown) => shown.closest('[aria-live]'))).toBe(null);
    await onPlan(page, unit.id).click();
    await page.waitForURL(`**/property-view/${unit.id}`);
    await page.goBack();
    await page.locator('svg [data-unit]').first().waitFor();

    const [first] = units.toSorted((a, b) => a.number.localeCompare(b.number, 'en', { numeric: true }));
    await onPlan(page, first!.id).focus();
    await page.keyboard.press('ArrowRight');
    const focused = () => page.evaluate(() => (document.activeElement as SVGElement).dataset['unit']);
    await expect.poll(focused).toSatisfy((id) => id !== undefined && id !== String(first!.id));
    await page.locator(`aside[data-unit="${await focused()}"]`).waitFor();
    await expect.poll(announced).toBe('');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(focused).toBe(String(first!.id));
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/property-view/${first!.id}`);
  });

  test('disables units that the filter excludes and keeps the filter in links', async ({ visit }) => {
    const { page, units, level, building } = await openFloor(visit, { search: '?status=available' });
    for (const unit of units) {
      const isIn = unit.status_id === UnitStatus.available;
      await expect.poll(() => onPlan(page, unit.id).getAttribute('data-filtered')).toBe(isIn ? 'in' : 'out');
      await expect
        .poll(() => onPlan(page, unit.id).getAttribute('href'))
        .toBe(isIn ? `/property-view/${unit.id}?status=available` : null);
    }
    const matches = units.filter((unit) => unit.status_id === UnitStatus.available).length;
    await page.getByText(`${matches} of ${units.length} residences match your search`).waitFor();
    await page.getByRole('button', { name: 'Clear search' }).click();
    await page.waitForURL((url) => url.pathname === `/building/${building.id}/floor/${level}` && url.search === '');
    await expect.poll(() => page.locator('svg a[data-unit]').count()).toBe(units.length);
  });

  test('switches between all levels, including the duplex entry, and closes to the previous page', async ({
    visit,
  }) => {
    const { page, building, all } = await openFloor(visit, { from: '/register' });
    const lift = page.getByRole('navigation', { name: 'Floors' });
    await expect.poll(() => lift.getByRole('link').count()).toBe(building.plans.length);
    for (const plan of building.plans) {
      await lift.locator(`[data-level="${plan.code}"]`).click();
      await page.locator(`section[data-plan="${plan.code}"] svg [data-unit]`).first().waitFor();
      const expected = all.filter(
        (unit) =>
          unit.building_id === building.id && unit.flat_level === plan.level && (!plan.is_dublex || unit.is_dublex),
      ).length;
      await expect.poll(() => page.locator('svg [data-unit]').count()).toBe(expected);
    }
    // A level that the building view does not show has a name besides its number.
    await lift.getByRole('link', { name: /^Garden level, BA, \d+ available$/ }).click();
    await page.getByRole('heading', { level: 1, name: `${building.code} - Floor 8` }).waitFor();
    await page.getByText(/^Garden level, \d+ residences?, \d+ available$/).waitFor();
    await page.getByRole('button', { name: 'Close' }).click();
    await page.waitForURL('**/register');
  });

  test('closes to its building when there is no previous page', async ({ visit }) => {
    const { building } = await findFloor(visit);
    const alone = await visit(`/building/${building.id}/floor/${building.plans[0]!.level}`, { user });
    await alone.getByRole('button', { name: 'Close' }).click();
    await alone.waitForURL(`**/building/${building.id}`);
    // Another level replaces the history entry.
    const [first, second] = building.plans;
    const shared = await visit(`/building/${building.id}/floor/${first!.level}`, { user });
    await shared.getByRole('navigation', { name: 'Floors' }).locator(`[data-level="${second!.code}"]`).click();
    await shared.locator(`section[data-plan="${second!.code}"]`).waitFor();
    await shared.getByRole('button', { name: 'Close' }).click();
    await shared.waitForURL(`**/building/${building.id}`);
  });

  test('shows floor 0 by its name, in every language', async ({ visit }) => {
    const { page, building } = await openFloor(visit, { level: 0 });
    await expect.poll(() => page.locator('h1').innerText()).toBe(`${building.code} - Mezzanine`);
    const language = menu(page).locator('select');
    await language.selectOption('tr');
    await expect.poll(() => page.locator('h1').innerText()).toBe(`${building.code} - Zemin`);
    await language.selectOption('ar');
    await expect.poll(() => page.locator('main header p').first().innerText()).toContain('، ');
  });

  test('selects the unit in the URL even if the filter excludes it', async ({ visit }) => {
    const { page, building, level, units } = await findFloor(visit);
    const unit =
      units.find((unit) => unit.status_id === UnitStatus.sold) ??
      units.find((unit) => unit.status_id !== UnitStatus.available)!;
    await page.goto(`/building/${building.id}/floor/${level}?status=available&unit=${unit.id}`);
    await onPlan(page, unit.id).waitFor();
    await expect.poll(() => onPlan(page, unit.id).getAttribute('data-filtered')).toBe('out');
    await expect.poll(() => card(page).getAttribute('data-unit')).toBe(String(unit.id));
  });

  test('is a 404 for a floor that the building does not have', async ({ visit, tolerate }) => {
    tolerate(/No such floor|React|status of 404/);
    const page = await visit(lightPage, { user });
    const tower = await readTower(page);
    for (const level of [77, -1]) {
      const answer = await page.goto(`/building/${tower.id}/floor/${level}`);
      expect(answer?.status()).toBe(404);
      await page.getByText('404').waitFor();
    }
  });
});

describe('the floor plan on a phone', () => {
  test('starts with units at least 44 px wide, can be panned with a finger, and selects on first touch', async ({
    visit,
  }) => {
    const { page, units } = await openFloor(visit, { size: 'phone' });
    const plan = page.locator('svg[viewBox="0 0 1024 768"]');
    const { width, x: start } = await settledBox(plan);
    expect(width / 1024).toBeGreaterThan(1);
    const left = () => plan.evaluate((element) => element.getBoundingClientRect().left);
    const finger = await page.context().newCDPSession(page);
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: 260, y: 420 }] });
    for (const x of [230, 190, 150])
      await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y: 420 }] });
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(left).toBeLessThan(start - 60);
    expect(new URL(page.url()).pathname).toContain('/floor/');
    await settledBox(plan);
    const shown = await visible(page);
    const other = shown.find(({ id }) => units.some((unit) => unit.id === id))!;
    const before = new URL(page.url()).pathname;
    await page.touchscreen.tap(other.x, other.y);
    await page.locator(`aside[data-unit="${other.id}"]`).waitFor();
    expect(new URL(page.url()).pathname).toBe(before);
    await card(page).getByRole('link', { name: 'Open' }).click();
    await page.waitForURL(`**/property-view/${other.id}`);
  });
});

test('the card of a unit has room for its button in the wide letters of a plain look', async ({ visit, settings }) => {
  await settings({ languages: ['ru', 'en'], brand: plainBrand });
  const page = await visit('/building/1/floor/0', { user, size: 'tablet', language: 'ru' });
  const card = page.getByRole('complementary', { name: 'Выбранная резиденция' });
  await card.getByRole('link', { name: 'Открыть' }).waitFor();
  for (const size of [
    { width: 1024, height: 768 },
    { width: 768, height: 1024 },
  ]) {
    await resize(page, size, async () => expect(await layoutDefects(page)).toEqual([]));
  }
});

test('on a phone in landscape, the heading is one line, which leaves the scale of the plan free', async ({ visit }) => {
  const page = await visit(lightPage, { user });
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/building/1/floor/5');
  const header = page.locator('header', { has: page.getByRole('heading', { level: 1 }) });
  await header.waitFor();
  const title = (await header.getByRole('heading').boundingBox())!;
  const subtitle = (await header
    .getByText(/available$/)
    .filter({ visible: true })
    .boundingBox())!;
  expect(subtitle.y).toBeLessThan(title.y + title.height);
});

/** The units whose labels can be tapped now, with the centres of the labels. */
async function visible(page: Page): Promise<{ id: number; x: number; y: number }[]> {
  return page.locator('svg a[data-unit]').evaluateAll((links) =>
    links.flatMap((link) => {
      const { left, top, width, height } = link.lastElementChild!.getBoundingClientRect();
      const x = left + width / 2;
      const y = top + height / 2;
      const hit = document.elementFromPoint(x, y)?.closest('[data-unit]');
      const chosen = Number(document.querySelector<HTMLElement>('aside[data-unit]')?.dataset['unit']);
      const id = Number((link as SVGElement).dataset['unit']);
      return hit === link && id !== chosen ? [{ id, x, y }] : [];
    }),
  );
}
