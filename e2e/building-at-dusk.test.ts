import { expect } from 'vitest';
import { test } from './testing/browser-test.ts';
import { readVilla } from './testing/read-catalogue.ts';
import { settledBox } from './testing/settled.ts';

const user = 'rep@asteria.example';

test('a building is shown at the hour of the tour that it is opened from, and its switch is inside the window of a phone', async ({
  visit,
}) => {
  const page = await visit('/', { user, size: 'phone' });
  await page.getByRole('button', { name: 'At dusk' }).click();
  await page.locator('button:not([aria-busy])').getByText('At dusk').waitFor();
  await page.getByRole('link', { name: 'View Building A' }).click();
  const hour = (name: string, checked: boolean) =>
    page.getByRole('radiogroup', { name: 'View of the building' }).getByRole('radio', { name, checked });
  const picture = page.locator('picture:last-of-type img[alt="Building A"]');
  await hour('At dusk', true).waitFor();
  const address = () => picture.getAttribute('src');
  const atDusk = await address();
  await hour('By day', false).check();
  await page.waitForURL('**/building/*?front=building0');
  await expect.poll(address).not.toBe(atDusk);

  const villa = await readVilla(page);
  await page.goto(`/building/${villa.id}?front=building1`);
  await hour('At dusk', true).waitFor();
  const { x } = await settledBox(page.getByRole('radiogroup', { name: 'View of the building' }).locator('..'));
  expect(x).toBeGreaterThanOrEqual(8);
});
