import { expect } from 'vitest';
import { lightPage, test } from './testing/browser-test.ts';
import { readTower } from './testing/read-catalogue.ts';
import { settledBox } from './testing/settled.ts';

test.for([768, 600])(
  'a zoomed plan does not run below the title of the floor, %i px high',
  async (height, { visit }) => {
    const page = await visit(lightPage, { user: 'rep@asteria.example' });
    const { id, plans } = await readTower(page);
    await page.setViewportSize({ width: 1024, height });
    await page.goto(`/building/${id}/floor/${plans[0]!.level}`);
    const plan = page.locator('svg:has([data-unit])');
    const title = page.getByRole('heading', { level: 1 });
    const { width } = await settledBox(plan);
    const subtitle = page.locator('h1 + p');
    const whole = await title.screenshot();
    const wholeSubtitle = await subtitle.screenshot();
    for (let step = 0; step < 4; step += 1) await page.getByRole('button', { name: 'Zoom in' }).click();
    await expect.poll(async () => (await settledBox(plan)).width).toBeGreaterThan(4 * width);
    const { y } = await settledBox(plan);
    expect(y).toBeLessThan((await settledBox(title)).y);
    expect((await title.screenshot()).equals(whole)).toBe(true);
    expect((await subtitle.screenshot()).equals(wholeSubtitle)).toBe(true);
  },
);
