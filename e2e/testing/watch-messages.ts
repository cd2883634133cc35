import type { Page } from 'playwright-core';

/**
 * Notes the messages of every page that is opened from now on. A message is shown for three seconds, which a busy
 * machine may spend on a page that has just been loaded.
 */
export async function watchMessages(page: Page): Promise<readonly string[]> {
  const shown: string[] = [];
  await page.exposeFunction('noteMessage', (text: string) => void shown.push(text));
  await page.addInitScript(() => {
    const { noteMessage } = globalThis as unknown as { noteMessage: (text: string) => void };
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('output')) if (textContent) noteMessage(textContent);
    }).observe(document, { childList: true, subtree: true });
  });
  return shown;
}
