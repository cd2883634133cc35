import type { Page } from 'playwright-core';
import { awaitEnd } from './await-end.ts';

/** The texts of `endByMenu` for the client of `openSalesSession`, in English. */
const english = {
  menu: 'Client Some One',
  end: 'End presentation',
  mail: 'No',
  notice: '',
  yes: 'Yes',
  message: 'Presentation is terminated',
};

/**
 * Ends the presentation from the menu, and waits until it has ended with `message`. `mail` answers the first question;
 * the last one is answered after `notice` appears.
 */
export async function endByMenu(page: Page, texts: Partial<typeof english> = {}): Promise<void> {
  const { menu, end, mail, notice, yes, message } = { ...english, ...texts };
  await page.getByRole('button', { name: menu }).click();
  await page.getByRole('button', { name: end }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: mail, exact: true }).click();
  if (notice) await page.getByText(notice).first().waitFor();
  const ended = awaitEnd(page, message);
  await page
    .getByRole('alertdialog')
    .filter({ hasText: /End the presentation|Sunum sonlandırılsın mı/ })
    .getByRole('button', { name: yes, exact: true })
    .click();
  await ended;
}
