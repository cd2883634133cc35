import type { Page } from 'playwright-core';
import type { Tour, TourSequence } from '#contract/entities/tour.ts';

/** The slider over all frames of the rotator. */
export const scrubber = (page: Page) => page.getByRole('slider');
/** The frame that the scrubber shows, from 0. While the rotator turns, it lags behind the picture. */
export const currentFrame = async (page: Page) => Number(await scrubber(page).inputValue());
export const preloader = (page: Page) => page.locator('[data-preloader]');

/** The sequence that the home view shows first, read from the API. */
export async function firstSequence(page: Page): Promise<TourSequence> {
  const answer = await page.request.get('/api/tour');
  return ((await answer.json()) as Tour).sequences[0]!;
}

/** Waits until every frame is loaded and the preloader has disappeared. */
export async function waitForFrames(page: Page): Promise<void> {
  await scrubber(page).waitFor({ state: 'attached' });
  await preloader(page).waitFor({ state: 'detached' });
}
