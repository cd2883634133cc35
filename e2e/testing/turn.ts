import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Tour, TourSequence } from '#contract/entities/tour.ts';

export function soon<T>(value: () => T | Promise<T>) {
  return expect.poll(value);
}

export const slider = (page: Page) => page.getByRole('slider');
export const frameOf = async (page: Page) => Number(await slider(page).inputValue());
export const preloader = (page: Page) => page.locator('[data-preloader]');

export async function sequenceOf(page: Page): Promise<TourSequence> {
  const answer = await page.request.get('/api/tour');
  return ((await answer.json()) as Tour).sequences[0]!;
}

/** Waits until every frame is loaded and the preloader has disappeared. */
export async function settle(page: Page): Promise<void> {
  await slider(page).waitFor({ state: 'attached' });
  await preloader(page).waitFor({ state: 'detached' });
}
