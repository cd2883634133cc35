import { describe, expect } from 'vitest';
import type { Page } from 'playwright-core';
import { languages } from '#domain/texts/language.ts';
import { outlineAvailable } from '#domain/floors/outline-status.ts';
import { UnitStatus } from '#domain/units/unit-status.ts';
import { test, sizes, lightPage } from './testing/browser-test.ts';
import { expectAccessible } from './testing/expect-accessible.ts';
import { readTower, readUnits } from './testing/read-catalogue.ts';
import { resize } from './testing/resize.ts';
import { settledBox } from './testing/settled.ts';
import { menu, toTurkish } from './testing/shell.ts';

const user = 'rep@asteria.example';

/** Opens the first apartment building and waits for its floors. */
async function openTower(visit: (path: string, options: object) => Promise<Page>, options: object = {}, search = '') {
  const page = await visit(lightPage, { user, ...options });
  const tower = await readTower(page);
  const units = await readUnits(page);
  await page.goto(`/building/${tower.id}${search}`);
  // Labels appear one after another, once they have a place.
  await expect.poll(() => page.locator('ol [data-floor]').allInnerTexts()).toSatisfy(areShown);
  await page.locator(':has(> div picture) > svg[viewBox="0 0 1920 1080"]').waitFor();
  return { page, tower, units };
}

const areShown = (texts: string[]) => texts.length > 0 && texts.every((text) => text !== '');

const label = (page: Page, level: number) => page.locator(`ol [data-floor="${level}"]`);

/** The sum of a number that the labels show, by the pattern of which it is the first group. */
async function sumOnLabels(page: Page, pattern: RegExp): Promise<number> {
  const texts = await page.locator('ol [data-floor]').allInnerTexts();
  return texts.reduce((sum, text) => sum + Number(pattern.exec(text)?.[1] ?? 0), 0);
}

describe('the building', () => {
  test('lists its floors from 7 to Mezzanine with the number of available units, in Turkish too, and links to the open ones; it closes to the home view', async ({
    visit,
  }) => {
    const { page, tower, units } = await openTower(visit);
    const levels = await page
      .locator('ol [data-floor]')
      .evaluateAll((labels) => labels.map((element) => Number((element as HTMLElement).dataset['floor'])));
    // The front does not show the garden level, level 8.
    expect(levels).toEqual([7, 6, 5, 4, 3, 2, 1, 0, 8]);
    expect(await label(page, 8).innerText()).toContain('Garden level');
    expect(await label(page, 8).getAttribute('href')).toBe(`/building/${tower.id}/floor/8`);
    const available = units.filter((unit) => unit.building_id === tower.id && unit.status_id === UnitStatus.available);
    await expect.poll(() => sumOnLabels(page, /(\d+) available/)).toBe(available.length);
    await page.getByText('Graphics are illustrative.').waitFor();
    expect(await label(page, 0).innerText()).toContain('Mezzanine');
    const open = levels.find((level) => available.some((unit) => unit.flat_level === level))!;
    const count = available.filter((unit) => unit.flat_level === open).length;
    await expect.poll(() => label(page, open).innerText()).toContain(`${count} available`);
    // Floors that are sold or not released have no link.
    for (const { level, status } of tower.floorPath) {
      const links = () =>
        page
          .locator(`a[data-floor="${level}"]`)
          .evaluateAll((found) => found.map((element) => element.getAttribute('href')));
      await expect.poll(links).toEqual(status < 3 ? Array(2).fill(`/building/${tower.id}/floor/${level}`) : []);
    }
    await expectAccessible(page);
    await toTurkish(page);
    await expect.poll(() => label(page, 0).innerText()).toContain('Zemin');
    await expect.poll(() => label(page, 3).innerText()).toContain('3. kat');
    await page.getByRole('link', { name: 'Kapat' }).click();
    await page.waitForURL((url) => url.pathname === '/');
  });

  test('keeps outlines on the picture, labels apart and its name whole at every size; laptops show its bar and the disclaimer without scrolling', async ({
    visit,
  }) => {
    const { page } = await openTower(visit);
    for (const [size, shape] of Object.entries({ ...sizes, low: { width: 844, height: 390 } }))
      await resize(page, shape, async () => {
        const { outlines, picture, labels, isNameWhole, tight } = await page.evaluate(measure);
        expect(isNameWhole, size).toBe(true);
        expect(tight, size).toEqual([]);
        for (const edge of ['left', 'top', 'right', 'bottom'] as const)
          expect(outlines[edge], size).toBeCloseTo(picture[edge], 1);
        expect(picture.width / picture.height, size).toBeCloseTo(16 / 9, 2);
        for (const [i, { bottom, right }] of labels.entries()) {
          expect(bottom, size).toBeLessThanOrEqual((labels[i + 1]?.top ?? shape.height) + 0.5);
          expect(right, size).toBeLessThanOrEqual(shape.width);
        }
      });
    const disclaimer = page.getByText('Graphics are illustrative.');
    for (const [width, height] of [
      [1366, 650],
      [1536, 730],
      [1366, 768],
      [1440, 810],
      [1440, 890],
    ] as const)
      await resize(page, { width, height }, async () => {
        const { y, height: lines } = (await disclaimer.boundingBox())!;
        expect(y + lines, `${width}×${height}`).toBeLessThanOrEqual(height);
        expect((await page.evaluate(measure)).tight, `${width}×${height}`).toEqual([]);
      });
  });

  test('names its floors whole in every language, where the development has no names for them', async ({
    visit,
    settings,
  }) => {
    await settings({ languages: [...languages] });
    const { page } = await openTower(visit);
    await page.route(page.url(), async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/"levels":\[.*?\}\]/s, '"levels":[]');
      await route.fulfill({ response, body });
    });
    await page.reload();
    await expect.poll(() => label(page, 0).innerText()).toContain('Ground floor');
    for (const language of languages) {
      await menu(page).locator('select').selectOption(language);
      await page.locator(`html[lang=${language}]`).waitFor({ state: 'attached' });
      for (const size of [
        { width: 1024, height: 768 },
        { width: 1366, height: 768 },
      ])
        await resize(page, size, async () => expect((await page.evaluate(measure)).tight, language).toEqual([]));
    }
  });

  test('shows the whole name of a floor in a smaller size if its letters are too wide', async ({ visit }) => {
    const { page } = await openTower(visit);
    const name = 'MMMMMMMM';
    await page.route(page.url(), async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/"name_en":"Mezzanine"/, `"name_en":"${name}"`);
      await route.fulfill({ response, body });
    });
    await page.reload();
    await expect.poll(() => label(page, 0).innerText()).toContain(name);
    await expect.poll(async () => (await page.evaluate(measure)).tight).toEqual([]);
  });

  /** The boxes of the outlines, the picture and the labels. Runs in the page. */
  function measure() {
    const box = (element: Element) => element.getBoundingClientRect().toJSON() as DOMRect;
    const drawing = document.querySelector('svg[viewBox="0 0 1920 1080"]')!;
    const name = document.querySelector('h1')!;
    return {
      isNameWhole: name.scrollWidth <= name.clientWidth,
      outlines: box(drawing),
      picture: box(drawing.parentElement!.querySelector('picture')!),
      labels: [...document.querySelectorAll('ol [data-floor]')].map(box),
      /** Labels whose name is cut at its end or below, or nearer than two pixels to the edge. */
      tight: [...document.querySelectorAll<HTMLElement>('ol [data-floor]')]
        .filter((label) => {
          const text = label.querySelector<HTMLElement>('span span')!;
          const context = document.createElement('canvas').getContext('2d')!;
          const { font, lineHeight } = getComputedStyle(text);
          context.font = font;
          const letters = context.measureText(text.innerText);
          const isHigh = letters.actualBoundingBoxAscent + letters.actualBoundingBoxDescent > parseFloat(lineHeight);
          return text.scrollWidth > text.clientWidth || isHigh || box(text).top < box(label).top + 2;
        })
        .map((label) => label.innerText),
    };
  }

  test('opens a floor by clicking its outline, or by Enter; the arrow keys move between floors, skipping closed ones', async ({
    visit,
  }) => {
    const { page, tower } = await openTower(visit);
    const open = tower.floorPath
      .filter((floor) => floor.status < 3)
      .map((floor) => floor.level)
      .sort((a, b) => b - a);
    await label(page, open[0]!).focus();
    const focused = () => page.evaluate(() => (document.activeElement as HTMLElement).dataset['floor']);
    // Announced is only what the label that has the focus does not say.
    await expect.poll(() => page.locator('main output').textContent()).toMatch(/^from €\s[\d.]+$/);
    expect(await page.locator('main [aria-live]').count()).toBe(0);
    for (const level of open) {
      await expect.poll(focused).toBe(String(level));
      await page.keyboard.press('ArrowDown');
    }
    await expect.poll(focused).toBe('8');
    for (const level of [open.at(-1), open.at(-2)]) {
      await page.keyboard.press('ArrowUp');
      await expect.poll(focused).toBe(String(level));
    }
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/building/${tower.id}/floor/${open.at(-2)}`);
    await page.goBack();
    const level = tower.floorPath.find((floor) => floor.status === outlineAvailable)!.level;
    await page.locator(`svg a[data-floor="${level}"]`).click({ position: { x: 40, y: 12 } });
    await page.waitForURL(`**/building/${tower.id}/floor/${level}`);
  });

  test('while a filter is active, counts matches, dims floors without any and keeps the filter in links', async ({
    visit,
  }) => {
    const search = '?status=sold';
    const { page, tower, units } = await openTower(visit, {}, search);
    for (const { level, status } of tower.floorPath.filter((floor) => floor.status < 3)) {
      const matches = units.filter(
        (unit) => unit.building_id === tower.id && unit.flat_level === level && [3, 6].includes(unit.status_id),
      ).length;
      await expect
        .poll(() => label(page, level).innerText(), { message: `floor ${level} of status ${status}` })
        .toContain(matches === 0 ? 'no match' : `${matches} match`);
      expect(await label(page, level).getAttribute('href')).toBe(`/building/${tower.id}/floor/${level}${search}`);
    }
    const total = units.filter((unit) => unit.building_id === tower.id && [3, 6].includes(unit.status_id)).length;
    await expect.poll(() => sumOnLabels(page, /(\d+) match/)).toBe(total);
  });

  test('pulses a label when its count changes', async ({ visit }) => {
    const { page, tower, units } = await openTower(visit);
    const unit = units.find(
      (candidate) =>
        candidate.building_id === tower.id && candidate.flat_level > 0 && candidate.status_id === UnitStatus.available,
    )!;
    const before = await label(page, unit.flat_level).locator('[data-pulses]').getAttribute('data-pulses');
    expect(before).toBe('0');
    await page.route('**/api/properties', (route) =>
      route.fulfill({
        json: units.map((other) =>
          other.id === unit.id
            ? { ...other, status_id: UnitStatus.reserved, status: 'reserved', version: other.version + 1 }
            : other,
        ),
      }),
    );
    await page.clock.install();
    await page.clock.fastForward('05:00');
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await label(page, unit.flat_level).locator('[data-pulses="1"]').waitFor();
  });

  test('is a 404 for an unknown building', async ({ visit, tolerate }) => {
    tolerate(/No such building|React|status of 404/);
    const page = await visit('/building/99999', { user });
    await page.getByText('404').waitFor();
  });
});

describe('the transition from a front to a plan', () => {
  /**
   * Records every animation from now on, and taps a floor's label on the front; returns the plan's first
   * keyframes.
   */
  async function enterFloor(page: Page) {
    const floor = page.locator('ol a[data-floor="3"]');
    const outline = await settledBox(page.locator('svg [data-floor="3"] polygon'));
    await page.evaluate(() => {
      // Stops the clock, because a plan that appears late does not grow.
      const now = performance.now();
      performance.now = () => now;
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (keyframes, options) {
        const plan = this.closest('[data-plan]');
        if (plan) plan.setAttribute('data-grown', JSON.stringify(keyframes));
        return animate.call(this, keyframes, options);
      };
    });
    await floor.click();
    await page.locator('svg [data-unit]').first().waitFor();
    const grown = await page.locator('[data-plan]').getAttribute('data-grown');
    return {
      outline,
      first: grown === null ? undefined : (JSON.parse(grown) as { translate: string; scale: string }[])[0],
    };
  }

  test('grows the plan out of the floor that was touched; is instant with reduced motion', async ({ visit }) => {
    const { page } = await openTower(visit);
    const { outline, first } = await enterFloor(page);
    const [x] = first!.translate.split(' ').map((length) => Number.parseFloat(length));
    const scale = Number(first!.scale);
    await page
      .locator('[data-plan]')
      .evaluate((plan) => Promise.all(plan.getAnimations({ subtree: true }).map(({ finished }) => finished)));
    const units = await page
      .locator('svg [data-unit] polygon')
      .evaluateAll((polygons) => polygons.map((polygon) => polygon.getBoundingClientRect().toJSON() as DOMRect));
    const left = Math.min(...units.map((box) => box.left));
    const right = Math.max(...units.map((box) => box.right));
    expect(scale).toBeLessThan(1);
    expect(Math.abs(x! + scale * ((left + right) / 2) - (outline.x + outline.width / 2))).toBeLessThan(
      outline.width / 4,
    );
    await page.goBack();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect((await enterFloor(page)).first).toBeUndefined();
  });
});
