import type { Page } from 'playwright-core';

/** Whether this tab's history holds the start alone, with nothing kept beside it. */
const onlyTheStartIsLeft = () => {
  const { navigation } = window as unknown as { navigation: { entries: () => { url: string }[] } };
  return (
    navigation.entries().every(({ url }) => new URL(url).pathname === '/') && sessionStorage.getItem('favs') === null
  );
};

/**
 * Waits until it is said that somebody is gone from this screen, which may take `timeout` ms, and the tab leads back to
 * nothing of theirs.
 */
export async function awaitEnd(page: Page, said = 'Presentation is terminated', timeout = 60_000): Promise<void> {
  await page.getByText(said).first().waitFor({ timeout });
  await page.waitForFunction(onlyTheStartIsLeft);
}
