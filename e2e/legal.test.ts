import { expect } from 'vitest';
import { formatDate } from '#domain/dates/format-date.ts';
import { languages } from '#domain/texts/language.ts';
import { findStoredItem, storedItems } from '#domain/legal/stored-items.ts';
import { beginLogin, field, heading, invite, press, register, registerUnseen, somebody } from './testing/accounts.ts';
import { presentToSomebody } from './testing/begin-presentation.ts';
import { lightPage, sizes, test } from './testing/browser-test.ts';
import { expectAccessible } from './testing/expect-accessible.ts';
import { failUntilPressed } from './testing/fail-until-pressed.ts';
import { inEveryLanguage } from './testing/in-every-language.ts';
import { menu, toTurkish } from './testing/shell.ts';

const rep = 'rep@asteria.example';

test('the legal pages are a click away, in English and Turkish, and forms name the privacy notice', async ({
  visit,
}) => {
  const page = await visit('/register');
  const notice = page.getByRole('main').getByRole('link', { name: 'Privacy notice (opens in a new tab)' });
  expect(await notice.getAttribute('href')).toBe('/legal/privacy');
  const news = page.getByRole('checkbox', { name: 'Asteria may send me news and offers' });
  expect(await news.isChecked()).toBe(false);
  await menu(page).getByRole('link', { name: 'Imprint', exact: true }).click();
  await heading(page, 'Imprint').waitFor();
  await page.getByRole('link', { name: 'sales@asteria.example' }).waitFor();
  await page.getByText(/^In force since/).waitFor();
  await expectAccessible(page);
  await toTurkish(page);
  await heading(page, 'Künye').waitFor();
  await page.setViewportSize(sizes.phone);
  await page.getByRole('main').getByRole('link', { name: 'Tarayıcınızda saklananlar' }).click();
  await heading(page, 'Tarayıcınızda saklananlar').waitFor();
  await expectAccessible(page);
});

test('terms that change while somebody registers are accepted again, and nothing typed is lost', async ({
  visit,
  product,
  settings,
  tolerate,
}) => {
  tolerate(/status of 400/);
  await settings({ languages: [...languages] });
  await product.publishTerms('Terms of May');
  const page = await visit('/register');
  await page.getByRole('checkbox', { name: /Terms of May/ }).check();
  await product.publishTerms('Terms of June');
  const email = somebody();
  await register(page, email);
  await page.getByText('The terms have just changed').waitFor();
  const terms = page.getByRole('checkbox', { name: /Terms of June/ });
  await terms.and(page.locator(':focus')).waitFor();
  expect(await terms.isChecked()).toBe(false);
  await inEveryLanguage(page, () => expectAccessible(page));
  await page.locator('select:has(> option[lang=ar]):visible').selectOption('en');
  expect(await field(page, 'Email').inputValue()).toBe(email);
  await press(page, 'Register');
  await page.getByText('Please accept the terms').waitFor();
  await terms.check();
  await press(page, 'Register');
  await heading(page, 'Thank you for registering').waitFor();
});

test('a client who accepted earlier terms is told that they have changed, and since when', async ({
  visit,
  product,
  settings,
}) => {
  await settings({ languages: [...languages] });
  await product.publishTerms('Terms of May');
  const tablet = await visit('/inviteClient', { user: rep });
  const email = somebody();
  await registerUnseen(tablet, email);
  const first = await visit((await invite(tablet, email)).path, { size: 'phone' });
  await first.getByRole('checkbox', { name: /Terms of May/ }).check();
  expect(await first.getByText(/have changed/).count()).toBe(0);
  const accepted = new Date();
  await press(first, 'Yes, accept');
  await first.waitForURL('**/formResult/invitationAccepted');
  await product.publishTerms('Terms of June');
  const home = await visit('/login');
  const again = await visit((await beginLogin(home, email)).path, { size: 'phone' });
  const days = [accepted, new Date()].map((at) => formatDate(at, 'longDate', 'en'));
  await again
    .getByText(new RegExp(`^The terms have changed since you accepted them on (${days.join('|')})\\.`))
    .waitFor();
  expect(await again.getByRole('checkbox', { name: /Terms of June/ }).isChecked()).toBe(false);
  await inEveryLanguage(again, () => expectAccessible(again));
});

test('the browser stores nothing that its page does not list', async ({ visit }) => {
  const page = await visit(lightPage, { user: rep, context: { serviceWorkers: 'allow' } });
  await presentToSomebody(page);
  await page.goto('/location/all/0');
  await page.getByRole('button', { name: 'Map in the evening' }).click();
  await toTurkish(page);
  await menu(page).getByRole('link', { name: 'Ana sayfa', exact: true }).click();
  await page.getByRole('slider').first().waitFor();
  await expect.poll(() => page.evaluate(() => caches.keys())).toContain('loggia-session');
  await page.goto('/legal/storage');
  await heading(page, 'Tarayıcınızda saklananlar').waitFor();
  const keptIn = {
    cookie: async () => (await page.context().cookies()).map(({ name }) => name),
    tab: () => page.evaluate(() => Object.keys(sessionStorage)),
    site: () => page.evaluate(() => Object.keys(localStorage)),
    offline: () => page.evaluate(() => caches.keys()),
  };
  expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
  await expect.poll(keptIn.cookie).toEqual(expect.arrayContaining(['session', 'language']));
  await expect.poll(keptIn.tab).toEqual(expect.arrayContaining(['favs', 'user', 'client']));
  await expect.poll(keptIn.site).toEqual(['map-light']);
  for (const place of ['cookie', 'tab', 'site', 'offline'] as const)
    expect((await keptIn[place]()).filter((name) => findStoredItem(place, name) === undefined)).toEqual([]);
  // They are below the development's own text, and shown together with it.
  const items = page.getByRole('main').getByRole('region').getByRole('listitem');
  await expect.poll(() => items.count()).toBe(storedItems.length);
});

test('a client allows mails for marketing on their own page, and sales see it', async ({
  visit,
  settings,
  tolerate,
}) => {
  tolerate(/status of 400/);
  await settings({ retentionMonths: 1 });
  const page = await visit(lightPage, { user: 'admin@asteria.example' });
  await presentToSomebody(page);
  await failUntilPressed(page, /\/api\/clients\/\d+\/consents$/, { answer: { status: 400, body: '{}' } });
  await page.goto('/yours');
  await page.getByText('What was recorded could not be loaded.').waitFor();
  await page.locator('main').getByRole('button', { name: 'Try again' }).click();
  const news = page.getByRole('switch', { name: 'News and offers by email' });
  await news.and(page.locator(':enabled')).click();
  await page.getByText('What was recorded').click();
  await page.getByText('News and offers by email: allowed').waitFor();
  await expect.poll(() => news.getAttribute('aria-checked')).toBe('true');
  await page.setViewportSize(sizes.phone);
  await expectAccessible(page);
  await page.setViewportSize(sizes.tablet);
  const { client } = (await (await page.request.get('/api/session')).json()) as { client: { id: number } };
  await page.goto(`/dashboard/leads/${client.id}`);
  await page.getByRole('button', { name: 'Record withdrawal' }).click();
  const record = page.getByRole('dialog', { name: 'Record withdrawal' });
  await record.getByText('How they said so').waitFor();
  await record.getByRole('radio', { name: 'by telephone' }).check({ force: true });
  await expectAccessible(page);
  await record.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Record consent' }).waitFor();
  await page.getByText('News and offers by email: not allowed').first().waitFor();
  await page.getByRole('link', { name: 'Leads', exact: true }).first().click();
  await page.getByRole('button', { name: 'Due for erasure' }).click();
  const due = page.getByRole('dialog', { name: 'Due for erasure' });
  await due.getByRole('checkbox').nth(1).check();
  await due.getByRole('button', { name: 'Erase 1 client', exact: true }).waitFor();
  await expectAccessible(page);
});
