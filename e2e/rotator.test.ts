import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { Silhouette, TourMarker, TourSequence } from '#contract/entities/tour.ts';
import { test } from './testing/browser-test.ts';
import { awaitEnd } from './testing/await-end.ts';
import { beginPresentation } from './testing/begin-presentation.ts';
import { expectAccessible } from './testing/expect-accessible.ts';
import { holds } from './testing/holds.ts';
import { settledBox } from './testing/settled.ts';
import { menu } from './testing/shell.ts';
import { shownTime } from './testing/shown-time.ts';
import { currentFrame, firstSequence, preloader, scrubber, waitForFrames } from './testing/rotator.ts';

const compass = (page: Page) => page.locator('[data-compass]');

/** Drags across the picture, between two fractions of the window's width. */
async function drag(page: Page, from: number, to: number): Promise<void> {
  const { width, height } = page.viewportSize()!;
  await page.mouse.move(width * from, height * 0.5);
  await page.mouse.down();
  await page.mouse.move(width * to, height * 0.5, { steps: 12 });
  await page.mouse.up();
}

describe('turning', () => {
  test('by hand and by keys; the picture covers the window at no more than its resolution, also after resizing', async ({
    visit,
  }) => {
    const page = await visit('/');
    await waitForFrames(page);
    await expectAccessible(page);
    const { frames, width, height } = await firstSequence(page);
    const before = await currentFrame(page);
    await drag(page, 0.7, 0.5);
    await expect
      .poll(async () => ((await currentFrame(page)) - before + frames) % frames)
      .toBeGreaterThanOrEqual(Math.floor(frames * 0.19));
    expect(new URL(page.url()).pathname).toBe('/');
    await expect.poll(() => page.evaluate(() => 'turning' in document.documentElement.dataset)).toBe(false);
    // While it turns, panels are denser instead of blurred: a blur would be drawn again with every angle.
    const glass = (turns: boolean) =>
      compass(page).evaluate((panel, on) => {
        document.documentElement.toggleAttribute('data-turning', on);
        return getComputedStyle(panel).backgroundColor;
      }, turns);
    await page.evaluate(() => {
      document.documentElement.style.setProperty('--glass', 'rgb(1, 1, 1)');
      document.documentElement.style.setProperty('--glass-dense', 'rgb(2, 2, 2)');
    });
    await expect.poll(() => glass(true)).toBe('rgb(2, 2, 2)');
    await expect.poll(() => glass(false)).toBe('rgb(1, 1, 1)');
    // One frame, a twelfth, first and last.
    const steps: [string, number][] = [
      ['Home', 0],
      ['ArrowRight', 1],
      ['ArrowLeft', 0],
      ['ArrowLeft', frames - 1],
      ['Home', 0],
      ['PageUp', Math.round(frames / 12)],
      ['End', frames - 1],
    ];
    for (const [key, frame] of steps) {
      await page.keyboard.press(key);
      await expect.poll(() => currentFrame(page)).toBe(frame);
    }
    await scrubber(page).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => currentFrame(page)).toBe(0);
    for (const size of [
      { width: 1600, height: 700 },
      { width: 900, height: 1000 },
    ]) {
      await page.setViewportSize(size);
      const shape = () =>
        page.locator('[data-rotator] canvas').evaluate((canvas) => ({
          across: (canvas as HTMLCanvasElement).width,
          down: (canvas as HTMLCanvasElement).height,
          box: canvas.getBoundingClientRect().toJSON() as DOMRect,
        }));
      await holds(async () => {
        const { across, down, box } = await shape();
        expect([box.width, box.height]).toEqual([size.width, size.height]);
        expect(across / down).toBeCloseTo(size.width / size.height, 2);
        expect(across).toBeLessThanOrEqual(width);
        expect(down).toBeLessThanOrEqual(height);
      });
    }
  });

  test('by finger on a phone, from portrait frames, without leaving the page', async ({ visit }) => {
    const page = await visit('/', { size: 'phone', context: { isMobile: true, deviceScaleFactor: 2 } });
    await waitForFrames(page);
    await expectAccessible(page);
    const { landscape, bundles } = await firstSequence(page);
    const names = new Set(
      await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)),
    );
    expect(bundles.every(({ portrait }) => names.has(portrait))).toBe(true);
    expect([...landscape.avif, ...bundles.map((bundle) => bundle.landscape)].some((one) => names.has(one))).toBe(false);
    const picture = page.locator('[data-rotator]');
    expect(await picture.evaluate((element) => getComputedStyle(element).touchAction)).toContain('pan-y');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overscrollBehaviorX)).toBe('none');
    const before = await currentFrame(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: 300, y: 380 }] });
    for (let x = 290; x >= 150; x -= 10)
      await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y: 380 }] });
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(() => currentFrame(page)).not.toBe(before);
  });
});

describe('markers', () => {
  /** The expected position of a marker's foot according to the package: the frame is cropped to cover the window. */
  function expectedFoot(
    sequence: TourSequence,
    marker: TourMarker,
    frame: number,
    size: { width: number; height: number },
  ) {
    const scale = Math.max(size.width / sequence.width, size.height / sequence.height);
    const [x, y] = marker.anchors[frame]!;
    return {
      x: (x - sequence.width / 2) * scale + size.width / 2,
      y: (y - sequence.height / 2) * scale + size.height / 2,
    };
  }

  test('outline the hovered building, loading outlines only then; follow the turn, and are not links where it is hidden', async ({
    visit,
  }) => {
    const page = await visit('/', { size: 'desktop' });
    let asked = 0;
    page.on('request', (request) => void (request.url().endsWith('/api/tour/silhouettes') && asked++));
    await waitForFrames(page);
    expect(asked).toBe(0);
    const silhouettes = (await (await page.request.get('/api/tour/silhouettes')).json()) as Silhouette[];
    const { building_id, outlines } = silhouettes.find((silhouette) => silhouette.outlines.every(Boolean))!;
    await page.locator(`[data-rotator] [data-building="${building_id}"]`).focus();
    const outline = page.locator('[data-rotator] svg[aria-hidden] polygon');
    for (const frame of [0, 9]) {
      await scrubber(page).fill(String(frame));
      await page.locator(`[data-rotator] [data-building="${building_id}"]`).focus();
      await expect.poll(() => outline.getAttribute('points')).toBe(outlines[frame]);
    }
    expect(asked).toBe(1);
    const sequence = await firstSequence(page);
    const marker = sequence.markers.find(
      ({ anchors }) => anchors.some(([, , seen]) => seen === 1) && anchors.some(([, , seen]) => seen === 0),
    )!;
    const link = page.locator(`[data-rotator] [data-building="${marker.building_id}"]`);
    const goTo = async (frame: number) => {
      await scrubber(page).fill(String(frame));
      await expect.poll(() => scrubber(page).getAttribute('aria-valuetext')).toContain(String(frame + 1));
    };
    // Neither outside of the window nor beside or under the menu.
    const size = page.viewportSize()!;
    const clear = await menu(page).evaluate((panel) => panel.getBoundingClientRect().right + 40);
    const seen = marker.anchors.flatMap(([, , isSeen], frame) => {
      const { x } = expectedFoot(sequence, marker, frame, size);
      return isSeen === 1 && x > clear && x < size.width ? [frame] : [];
    });
    for (const frame of [seen[0]!, seen[Math.floor(seen.length / 2)]!]) {
      await goTo(frame);
      const foot = expectedFoot(sequence, marker, frame, size);
      const middle = () => link.boundingBox().then((box) => (box ? box.x + box.width / 2 : NaN));
      await expect.poll(middle).toBeCloseTo(foot.x, -0.4);
    }
    await expect.poll(() => link.getAttribute('aria-label')).toMatch(/, \d+ residences?$/);
    await goTo(marker.anchors.findIndex(([, , isSeen]) => isSeen === 0));
    await expect.poll(() => link.isVisible()).toBe(false);
    await link.evaluate((element) => (element as HTMLElement).focus());
    expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-building'))).toBe(false);
  });

  test('link to the building, except when a drag starts on them', async ({ visit }) => {
    const page = await visit('/', { size: 'desktop', user: 'rep@asteria.example' });
    await waitForFrames(page);
    const link = page.locator('[data-rotator] [data-building]:visible').first();
    const id = await link.getAttribute('data-building');
    const box = await settledBox(link);
    const before = await currentFrame(page);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x - 200, box.y + 10, { steps: 8 });
    await page.mouse.up();
    await expect.poll(() => currentFrame(page)).not.toBe(before);
    expect(new URL(page.url()).pathname).toBe('/');
    const marker = page.locator(`[data-rotator] [data-building="${id}"]`);
    await turnUntilVisible(page, marker);
    await marker.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/building/${id}`);
  });

  test('are available in Turkish', async ({ visit }) => {
    const page = await visit('/', { language: 'tr' });
    await waitForFrames(page);
    await expect
      .poll(() => page.locator('[data-rotator] [data-building]').first().getAttribute('aria-label'))
      .toMatch(/, \d+ konut$/);
  });
});

/** Turns by one frame after the other until a marker is visible. */
async function turnUntilVisible(page: Page, marker: Locator): Promise<void> {
  // The drag before may still coast.
  await expect.poll(() => page.evaluate(() => 'turning' in document.documentElement.dataset)).toBe(false);
  const isReached = async () => {
    if (await marker.isVisible()) return true;
    const before = await currentFrame(page);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => currentFrame(page)).not.toBe(before);
    return false;
  };
  await expect.poll(isReached).toBe(true);
}

describe('the compass', () => {
  /** Records every angle that the compass shows. */
  async function noteAngles(page: Page): Promise<void> {
    await page.addInitScript(() => {
      const angles: number[] = [];
      Object.assign(globalThis, { angles });
      new MutationObserver(() => {
        const angle = document.querySelector<HTMLElement>('[data-compass]')?.dataset['angle'];
        if (angle !== undefined && angles.at(-1) !== Number(angle)) angles.push(Number(angle));
      }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-angle'] });
    });
  }
  const angles = (page: Page) => page.evaluate(() => (globalThis as unknown as { angles: number[] }).angles);
  const angle = async (page: Page) => Number(await compass(page).getAttribute('data-angle'));

  test('animates in by fifteen steps of six degrees, then follows the picture', async ({ visit }) => {
    const page = await visit('/api/tour');
    await noteAngles(page);
    await page.goto('/');
    await waitForFrames(page);
    const { north, start } = await firstSequence(page);
    await expect.poll(() => angle(page)).toBeCloseTo(north[start]!, 0);
    expect((await angles(page)).at(-16)).toBeCloseTo(north[start]! + 90, 0);
    expect(
      (await angles(page)).slice(-16).every((value, at, all) => at === 0 || Math.abs(all[at - 1]! - value - 6) < 0.2),
    ).toBe(true);
    await page.keyboard.press('End');
    await expect.poll(() => angle(page)).toBeCloseTo(north.at(-1)!, 0);
  });

  test('does not animate, and nothing coasts, with reduced motion', async ({ visit }) => {
    const page = await visit('/api/tour', { context: { reducedMotion: 'reduce' } });
    await noteAngles(page);
    await page.goto('/');
    await waitForFrames(page);
    const { north, start, frames } = await firstSequence(page);
    await expect.poll(() => angle(page)).toBeCloseTo(north[start]!, 0);
    expect((await angles(page)).length).toBeLessThanOrEqual(2);
    const after = (start + Math.round(frames * 0.2)) % frames;
    await drag(page, 0.7, 0.5);
    await expect.poll(() => currentFrame(page)).toBe(after);
    await page.evaluate(async () => {
      for (let frame = 0; frame < 45; frame += 1) await new Promise(requestAnimationFrame);
    });
    expect(await currentFrame(page)).toBe(after);
  });
});

test('the preloader does not appear again: on the way back, after a reload, at the start and the end of a presentation', async ({
  visit,
}) => {
  const page = await visit('/', { user: 'rep@asteria.example' });
  await waitForFrames(page);
  await scrubber(page).fill('10');
  await page.locator('[data-rotator] [data-building]:visible').first().click();
  await page.waitForURL('**/building/*');
  await page.goBack();
  await expect.poll(() => currentFrame(page)).toBe(10);
  expect(await preloader(page).count()).toBe(0);
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await preloader(page).count()).toBe(0);

  await beginPresentation(page, 'client@asteria.example');
  await page
    .getByRole('button', { name: new RegExp(`^Presentation with client Ceren Client, since ${shownTime}$`, 'u') })
    .click();
  expect(await preloader(page).count()).toBe(0);
  await page.getByRole('button', { name: 'End presentation' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'No', exact: true }).click();
  const question = page.getByRole('alertdialog').filter({ hasText: 'End the presentation' });
  const ended = awaitEnd(page);
  await question.getByRole('button', { name: 'Yes', exact: true }).click();
  await ended;
  await page.getByRole('link', { name: 'Invite client' }).waitFor();
  await scrubber(page).waitFor({ state: 'attached' });
  expect(await preloader(page).count()).toBe(0);
});
