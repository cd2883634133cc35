import type { Page } from 'playwright-core';

/** Whether this tab's history contains only the home view, and its storage no favourites. Runs in the page. */
const onlyTheStartIsLeft = () => {
  const { navigation } = window as unknown as { navigation: { entries: () => { url: string }[] } };
  return (
    navigation.entries().every(({ url }) => new URL(url).pathname === '/') && sessionStorage.getItem('favs') === null
  );
};

/**
 * Waits at most `timeout` ms until the page shows `text`, then until going back leads to none of the pages of the
 * person who left.
 */
export async function awaitEnd(page: Page, text = 'Presentation is terminated', timeout = 60_000): Promise<void> {
  await page.getByText(text).first().waitFor({ timeout });
  await page.waitForFunction(onlyTheStartIsLeft);
}
