import { expect } from 'vitest';
import { lightPage, test } from './testing/browser-test.ts';
import { readTower } from './testing/read-catalogue.ts';
import { settledBox } from './testing/settled.ts';

test('a zoomed plan does not run below the title of the floor', async ({ visit }) => {
  const page = await visit(lightPage, { user: 'rep@asteria.example' });
  const { id, plans } = await readTower(page);
  await page.goto(`/building/${id}/floor/${plans[0]!.level}`);
  const plan = page.locator('svg:has([data-unit])');
  const title = page.getByRole('heading', { level: 1 });
  const { width } = await settledBox(plan);
  const whole = await title.screenshot();
  for (let step = 0; step < 4; step += 1) await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(async () => (await settledBox(plan)).width).toBeGreaterThan(4 * width);
  const { y } = await settledBox(plan);
  expect(y).toBeLessThan((await settledBox(title)).y);
  expect((await title.screenshot()).equals(whole)).toBe(true);
});
