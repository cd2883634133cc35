import type { Page } from 'playwright-core';
import { expect } from 'vitest';

type Mail = { id: number; to: string; subject: string; text: string; html: string; sent_at: string };

/** The mails of the local mailbox to one address, oldest first. */
export async function readMails(page: Page, to: string): Promise<Mail[]> {
  const answer = await page.request.get('/dev/mail', { params: { to }, headers: { accept: 'application/json' } });
  return (await answer.json()) as Mail[];
}

/**
 * The newest mail to an address whose text has a link to `page`, and that link's path and query; waits until it is
 * there. `after` leaves out earlier mails, by how many there were.
 */
export async function awaitLink(
  page: Page,
  to: string,
  name: string,
  after = 0,
): Promise<{ mail: Mail; path: string }> {
  const find = async () => (await readMails(page, to)).slice(after).findLast((mail) => mail.text.includes(`/${name}/`));
  await expect.poll(find).toBeDefined();
  const mail = (await find())!;
  const url = new URL(mail.text.match(/https?:\/\/\S+/g)!.find((link) => link.includes(`/${name}/`))!);
  return { mail, path: url.pathname + url.search };
}

/** The verification code in the newest mail to an address; waits until it is there. */
export async function awaitCode(page: Page, to: string): Promise<string> {
  const { mail } = await awaitLink(page, to, 'verify');
  return /\d{6}/.exec(mail.subject)?.[0] ?? '';
}
