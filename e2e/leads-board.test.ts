import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from './testing/browser-test.ts';

const column = (page: Page, status: string) => page.getByRole('region', { name: status, exact: true });
const card = (page: Page, status: string, name: string) => column(page, status).getByRole('link', { name });

/** The middle of an element, which has to be in view. */
async function middleOf(element: Locator): Promise<[number, number]> {
  const box = await element.boundingBox();
  if (box === null) throw new Error('The element is not shown');
  return [box.x + box.width / 2, box.y + Math.min(box.height, 300) / 2];
}

async function register(page: Page, last_name: string): Promise<void> {
  const form = {
    email: `board.${last_name.toLowerCase()}@mail.example`,
    first_name: 'Board',
    last_name,
    password: 'a password',
    project_id: '1',
  };
  const answer = await page.request.post('/api/clients', { form, headers: { origin: new URL(page.url()).origin } });
  expect(await answer.json()).toMatchObject({ response: true });
}

test('cards are moved by mouse one after another, each as itself', async ({ visit }) => {
  const page = await visit('/dashboard/leads?q=board', { user: 'manager@asteria.example', size: 'desktop' });
  for (const name of ['First', 'Second', 'Third']) await register(page, name);
  await page.reload();
  await card(page, 'New', 'Board Third').waitFor();
  for (const [name, status] of [
    ['Board Second', 'Active'],
    ['Board First', 'Lost'],
  ] as const) {
    await page.mouse.move(...(await middleOf(card(page, 'New', name))));
    await page.mouse.down();
    await page.mouse.move(...(await middleOf(column(page, status))), { steps: 3 });
    await page.getByText(`${name} is over ${status}`).waitFor({ state: 'attached' });
    await page.mouse.up();
    await card(page, status, name).waitFor();
    // The card at the pointer goes back for a moment, above the others.
    await expect.poll(() => page.getByRole('article').count()).toBe(3);
  }
  await page.reload();
  await card(page, 'Active', 'Board Second').waitFor();
  await card(page, 'Lost', 'Board First').waitFor();
  expect(await column(page, 'New').getByRole('article').count()).toBe(1);
  // A card that is pressed while another is moved by keyboard stays where it is.
  await page.getByRole('button', { name: 'Move Board Third' }).focus();
  await page.keyboard.press('Space');
  await page.getByText('Board Third is over New').waitFor({ state: 'attached' });
  // In a task of its own, dnd-kit begins to listen to further keys.
  await page.evaluate(() => new Promise((done) => setTimeout(done)));
  await page.mouse.move(...(await middleOf(card(page, 'Active', 'Board Second'))));
  await page.mouse.down();
  await page.keyboard.press('ArrowRight');
  await page.getByText('Board Third is over Active').waitFor({ state: 'attached' });
  await page.keyboard.press('Space');
  await card(page, 'Active', 'Board Third').waitFor();
  await page.mouse.up();
  await page.reload();
  await card(page, 'Active', 'Board Third').waitFor();
  await card(page, 'Active', 'Board Second').waitFor();
});
