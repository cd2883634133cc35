import { expect } from 'vitest';
import { UnitStatus } from '#domain/units/unit-status.ts';
import { expectAccessible } from './testing/expect-accessible.ts';
import { lightPage, sizes, test } from './testing/browser-test.ts';
import { goTo } from './testing/go-to.ts';
import { holdAnswers } from './testing/hold-answers.ts';
import { readUnits } from './testing/read-catalogue.ts';
import { settledBox } from './testing/settled.ts';

const general = 'general@asteria.example';

test('a price is edited in its row, with a reason, and appears in the unit’s live history', async ({ visit }) => {
  const page = await visit('/dashboard/units', { user: general, size: 'desktop' });
  await page.getByRole('searchbox', { name: 'Residence code' }).fill('A301');
  await page.getByText('1 residence', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Change A301' }).click();
  const price = page.getByRole('textbox', { name: 'Price of A301' });
  await price.fill('a lot');
  await page.getByRole('textbox', { name: 'Reason' }).fill('Corner of the terrace was measured again');
  await price.press('Enter');
  await page.getByText('Type an amount such as 284.500').waitFor();
  await price.fill('301.500');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('A301 has been changed').waitFor();
  await page.getByRole('cell', { name: '€ 301.500' }).waitFor();
  await page.getByRole('button', { name: 'History of A301' }).click();
  const history = page.getByRole('dialog', { name: 'History of A301' });
  await history.getByText('→ € 301.500').first().waitFor();
  await history.getByText('Corner of the terrace was measured again').first().waitFor();
  await expectAccessible(page);
  const units = await readUnits(page);
  await page.request.post(`/api/properties/updatePriceOrStatus/${units.find(({ code }) => code === 'A301')!.id}`, {
    form: { _method: 'PUT', price: '30250000' },
    headers: { origin: new URL(page.url()).origin },
  });
  await history.getByText('→ € 302.500').first().waitFor();

  // Every language has its own quotation marks.
  const greek = await visit('/dashboard/units', { user: general, size: 'desktop', language: 'el' });
  await greek.getByRole('searchbox', { name: 'Κωδικός κατοικίας' }).fill('A301');
  await greek.getByRole('button', { name: 'Ιστορικό της A301' }).click();
  await greek.getByText('«Corner of the terrace was measured again»').waitFor();
});

test('a row that is edited while another one is being saved stays open', async ({ visit }) => {
  const page = await visit('/dashboard/units', { user: general, size: 'desktop' });
  const [saved, edited] = (await readUnits(page)).filter(({ status_id }) => status_id === UnitStatus.available);
  const address = '**/api/properties/updatePriceOrStatus/*';
  await page.route(address, (route) => route.fulfill({ json: saved }));
  const answers = await holdAnswers(page, address);
  const price = (code: string) => page.getByRole('textbox', { name: `Price of ${code}` });
  await page.getByRole('searchbox', { name: 'Residence code' }).fill(saved!.code.slice(0, 2));
  await page.getByRole('button', { name: `Change ${saved!.code}` }).click();
  await price(saved!.code).fill('301.500');
  await page.getByRole('textbox', { name: 'Reason' }).fill('Measured again');
  await page.getByRole('button', { name: 'Save' }).click();
  await answers.first;
  await page.getByRole('button', { name: `Change ${edited!.code}` }).click();
  await price(edited!.code).fill('402.500');
  answers.release();
  await page.getByText(`${saved!.code} has been changed`).waitFor();
  expect(await price(edited!.code).inputValue()).toBe('402.500');
});

test('the table scrolls by itself below its titles, with few rows in the page, and finds a floor by every name its units use for it', async ({
  visit,
}) => {
  const page = await visit('/dashboard/units', { user: general });
  const rows = page.getByRole('table').locator('tbody tr');
  await rows.first().waitFor();
  const titles = await settledBox(page.getByRole('columnheader').first());
  const fits = () => page.evaluate(() => document.documentElement.scrollHeight <= innerHeight);
  await expect.poll(fits).toBe(true);
  expect(await rows.count()).toBeLessThan(60);
  const first = await rows.first().innerText();
  const scroller = page.getByRole('table').locator('..');
  await scroller.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect.poll(() => rows.first().innerText()).not.toBe(first);
  expect(await settledBox(page.getByRole('columnheader').first())).toEqual(titles);
  // What is sorted anew, or searched for, is shown from its first row.
  const scrolled = () => scroller.evaluate(({ scrollTop }) => scrollTop);
  for (const change of [
    () => page.getByRole('button', { name: 'Sort by Code' }).click(),
    () => page.getByRole('combobox', { name: 'Status' }).selectOption('available'),
  ]) {
    await scroller.evaluate((element) => element.scrollTo(0, 600));
    await expect.poll(scrolled).toBe(600);
    await change();
    await expect.poll(scrolled).toBe(0);
  }
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.setViewportSize({ width: 844, height: 390 });
  await expect.poll(fits).toBe(false);

  await page.setViewportSize(sizes.desktop);
  await page.getByRole('combobox', { name: 'Floor' }).selectOption({ label: 'Mezzanine / Ground floor' });
  await page.getByRole('cell', { name: 'Mezzanine', exact: true }).first().waitFor();
  await page.getByRole('searchbox', { name: 'Residence code' }).fill('V');
  await page.getByRole('cell', { name: 'Ground floor', exact: true }).first().waitFor();
});

test('a bulk price change is previewed, and previewed again if units changed meanwhile', async ({
  visit,
  tolerate,
}) => {
  tolerate(/status of 409/);
  const page = await visit('/dashboard/units', { user: general, size: 'desktop' });
  await page.getByRole('button', { name: 'Change prices' }).click();
  const sheet = page.getByRole('dialog', { name: 'Change prices' });
  await sheet.getByRole('button', { name: 'Floor 4' }).click();
  const percent = sheet.getByRole('textbox', { name: 'Percent' });
  // On a phone in landscape, the field stays visible when the preview and its buttons appear.
  await page.setViewportSize({ width: 844, height: 390 });
  await percent.fill('2,5');
  await sheet.getByRole('table', { name: 'What will change' }).waitFor();
  await expect.poll(() => percent.evaluate(isInSight)).toBe(true);
  await page.setViewportSize(sizes.desktop);
  await expectAccessible(page);
  const units = await readUnits(page);
  const one = units.find((unit) => unit.flat_level === 4 && unit.status_id === UnitStatus.available)!;
  const origin = new URL(page.url()).origin;
  await page.request.post(`/api/properties/updatePriceOrStatus/${one.id}`, {
    form: { _method: 'PUT', price: String(one.price! + 100_000) },
    headers: { origin },
  });
  await sheet.getByRole('textbox', { name: 'Reason' }).fill('Spring');
  await sheet.getByRole('button', { name: /^Change \d+ residences?$/ }).click();
  await page.getByText('Something has changed since this preview. Look at the new one').waitFor();
  await sheet.getByRole('button', { name: /^Change \d+ residences?$/ }).click();
  await page.getByText(/residences? (has|have) been changed/).waitFor();
  await expect.poll(() => sheet.isVisible()).toBe(false);
});

test('a sales rep can see the table but change nothing in it', async ({ visit }) => {
  const page = await visit('/dashboard/units', { user: 'rep@asteria.example', size: 'phone' });
  await page
    .getByRole('button', { name: /^History of/ })
    .first()
    .waitFor();
  expect(await page.getByRole('button', { name: /^Change/ }).count()).toBe(0);
  await expectAccessible(page);
});

test('a half-typed price survives a visit to the reservations; filters and order also a reload, and Back', async ({
  visit,
}) => {
  const page = await visit('/dashboard/units', { user: general, size: 'desktop' });
  const search = page.getByRole('searchbox', { name: 'Residence code' });
  const other = page.getByRole('button', { name: 'Change A101' });
  await other.waitFor();
  await search.fill('A30');
  // Rows move until the filter applies.
  await other.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Change A302' }).click();
  const price = page.getByRole('textbox', { name: 'Price of A302' });
  await price.fill('299');
  await page.getByRole('textbox', { name: 'Reason' }).fill('Half a');
  await page.getByRole('radio', { name: 'Reservations and sales' }).click();
  await page.getByRole('table', { name: 'Reservations and sales' }).waitFor();
  await search.waitFor({ state: 'hidden' });
  await page.getByRole('radio', { name: 'Residences', exact: true }).click();
  await price.waitFor();
  await expect.poll(() => price.inputValue()).toBe('299');
  expect(await page.getByRole('textbox', { name: 'Reason' }).inputValue()).toBe('Half a');
  expect(await search.inputValue()).toBe('A30');

  await page.getByRole('button', { name: 'Cancel' }).click();
  const before = await page.evaluate(() => history.length);
  const status = page.getByRole('combobox', { name: 'Status' });
  await status.selectOption('blocked');
  await page.getByRole('combobox', { name: 'Floor' }).selectOption({ label: 'Floor 3' });
  await status.selectOption('');
  const code = page.getByRole('columnheader', { name: 'Sort by Code' });
  await page.getByRole('button', { name: 'Sort by Code' }).click();
  await page.getByRole('button', { name: 'Sort by Code' }).click();
  expect(await page.evaluate(() => history.length)).toBe(before);
  const last = page.getByRole('row').nth(1);
  const filtered = async () => {
    await page.getByRole('button', { name: 'Clear filters' }).waitFor();
    await expect.poll(() => code.getAttribute('aria-sort')).toBe('descending');
    expect(await search.inputValue()).toBe('A30');
    await last.getByText(/^A30[3-9]$/).waitFor();
  };
  await filtered();
  await goTo(page, '/dashboard/figures');
  await page.goBack();
  await filtered();
  await page.reload();
  await filtered();
  await page.goto('/dashboard/units?building=99&floor=x&status=free&place=mars&sort=-colour');
  await other.waitFor();
  expect(await page.getByRole('button', { name: 'Clear filters' }).count()).toBe(0);
});

test('a unit that the package dropped while it was held is marked, found and released', async ({ visit, product }) => {
  const page = await visit('/dashboard/units', { user: general, size: 'tablet' });
  const units = await readUnits(page);
  const { code } = units.find(({ status_id }) => status_id === UnitStatus.reserved)!;
  const id = await product.withdraw(code);
  await page.getByText(/^1 residence is no longer in the development package/).waitFor();
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await page.getByText('1 residence', { exact: true }).waitFor();
  await page.getByRole('cell', { name: `${code} Withdrawn` }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: `Change ${code}` }).click();
  await page.getByRole('combobox', { name: `Status of ${code}` }).selectOption({ label: 'Available' });
  await page.getByText('No names or contact details').waitFor();
  await page.getByRole('textbox', { name: 'Reason' }).fill('The villa is not built');
  await page.getByRole('button', { name: 'Save' }).click();
  const question = page.getByRole('alertdialog', { name: `${code} will be gone for good` });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Yes' }).click();
  await page.getByText(`${code} has been changed`).waitFor();
  await page.getByText('No matching residences').waitFor();
  await expect.poll(async () => (await page.request.get(`/api/properties/${id}`)).status()).toBe(404);
});

test('the status of a unit that the reader may not release cannot be edited, and its row names who may', async ({
  visit,
}) => {
  const page = await visit(lightPage, { user: 'manager@asteria.example', size: 'desktop' });
  const units = await readUnits(page);
  const { code: held } = units.find(({ status_id }) => status_id === UnitStatus.reserved)!;
  const { code: free } = units.find(({ status_id }) => status_id === UnitStatus.available)!;
  // Every seller of the demo is below this manager.
  const message = 'Only Gülşen General may release it';
  await page.route('**/api/properties/*/release?*', (route) => route.fulfill({ json: { response: false, message } }));
  await page.goto('/dashboard/units');
  const edit = async (code: string | undefined) => {
    await page.getByRole('searchbox', { name: 'Residence code' }).fill(code ?? '');
    await page.getByRole('button', { name: `Change ${code}` }).click();
    const options = page.getByRole('combobox', { name: `Status of ${code}` }).getByRole('option');
    return () => options.allTextContents();
  };
  await expect.poll(await edit(free)).toHaveLength(7);
  await page.getByRole('button', { name: 'Cancel' }).click();
  const offered = await edit(held);
  // Until the server has answered, the unit keeps its status, too.
  await page.getByText(message).waitFor();
  await expect.poll(offered).toEqual(['Reserved']);
});

test('units are shown only once their buildings are loaded, so that no column or filter appears later', async ({
  visit,
}) => {
  const page = await visit(lightPage, { user: general, size: 'laptop' });
  const isAnswered = Promise.withResolvers<void>();
  await page.route('**/api/buildings', async (route) => {
    await isAnswered.promise;
    await route.continue();
  });
  const units = page.waitForResponse('**/api/properties');
  await page.goto('/dashboard/units');
  await (await units).finished();
  const exports = page.getByRole('button', { name: 'Export' });
  await exports.waitFor();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await page.getByRole('table').count()).toBe(0);
  expect(await exports.isDisabled()).toBe(true);
  const before = await settledBox(exports);
  isAnswered.resolve();
  await page.getByRole('columnheader', { name: 'Building' }).waitFor();
  await expect.poll(() => exports.isEnabled()).toBe(true);
  expect(await settledBox(exports)).toEqual(before);
});

/** Whether the middle of an element is within the window, and nothing lies over it. Runs in the page. */
function isInSight(element: HTMLElement): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
}
