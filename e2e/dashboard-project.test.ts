import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import type { Property } from '#contract/entities/property.ts';
import { buildPackage, type BuiltPackage } from '#tools/testing/build-package.ts';
import { startProduct, type RunningProduct } from '#tools/testing/start-product.ts';
import { zipFolder } from '#tools/testing/zip-folder.ts';
import { lightPage, test, type Visit, type VisitOptions } from './testing/browser-test.ts';
import { expectAccessible } from './testing/expect-accessible.ts';
import { holdAnswers } from './testing/hold-answers.ts';
import { loseAnswer } from './testing/lose-answer.ts';
import { readUnits } from './testing/read-catalogue.ts';

const slowly = { timeout: 60_000 };

let built: BuiltPackage;
let product: RunningProduct;
let archives: string;

/** A separate development, which these tests may change. */
beforeAll(async () => {
  built = await buildPackage({ projectId: 1 });
  await built.write('demo.json', JSON.stringify({ projectName: built.options.projectName }));
  archives = await mkdtemp(join(tmpdir(), 'loggia-archives-'));
  product = await startProduct({ development: built.folder });
}, 300_000);

afterAll(async () => {
  await product?.stop();
  await built?.remove();
  await rm(archives, { recursive: true, force: true });
});

const open = (visit: Visit, path: string, options: VisitOptions = {}) =>
  visit(path, { at: product.address, user: 'general@asteria.example', size: 'desktop', ...options });
const setting = (within: Page | Locator, name: string) => within.locator(`[data-setting="${name}"]`);
const firstUnit = async (page: Page) => ((await readUnits(page)) as (Property & { price: number })[])[0]!;
const save = async (page: Page) =>
  Promise.all([page.getByText('Saved', { exact: true }).waitFor(), page.getByRole('button', { name: 'Save' }).click()]);

test('a setting explains itself, rejects invalid values, takes effect once saved, and can be reset', async ({
  visit,
  tolerate,
}) => {
  tolerate(/status of 400/);
  const page = await open(visit, '/dashboard/project/settings');
  const group = (name: string) => page.getByRole('region', { name });
  await setting(group('Name and contact'), 'projectName').waitFor();
  await setting(group('Prices and sales'), 'showPrices').getByText('Off: no price is shown anywhere').waitFor();
  const thumbs = setting(page, 'priceThumbSteps').getByRole('textbox');
  await thumbs.fill('99');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => thumbs.getAttribute('aria-invalid')).toBe('true');
  await page.getByRole('button', { name: 'Discard' }).click();
  await setting(page, 'currencyUnit').getByRole('textbox').fill('AED');
  await setting(page, 'priceFilter')
    .getByText(/^AED\s[\d.]+$/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Discard' }).click();

  await setting(page, 'showPrices').getByRole('switch', { name: 'Show prices' }).click();
  await page.getByText('1 change not saved').first().waitFor();
  await expectAccessible(page);
  await save(page);
  const buyer = await open(visit, lightPage, { user: 'rep@asteria.example' });
  const unit = await firstUnit(buyer);
  await buyer.goto(`/property-view/${unit.id}`);
  await buyer.getByRole('heading', { level: 1 }).waitFor();
  expect(await buyer.getByText(/[€₺$£]\s?\d/).count()).toBe(0);

  await setting(page, 'showPrices').getByRole('button', { name: 'Back to the package' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Back to the package' }).click();
  await expect.poll(() => setting(page, 'showPrices').getByRole('switch').isChecked()).toBe(true);
  await buyer.reload();
  await buyer
    .getByText(/[€₺$£]\s?\d/)
    .first()
    .waitFor();

  await page.goto('/dashboard/project/audit');
  await page.getByRole('cell', { name: 'Show prices' }).first().waitFor();
  // A year is not looked for while it is typed, and what is typed again replaces it.
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    const day = searchParams.get('from');
    // The same days may be asked for again, and all of them while the field is empty.
    if (pathname === '/api/audit' && day !== null) asked.add(day);
  });
  const from = page.getByLabel('From', { exact: true });
  for (const year of ['2025', '2026']) {
    await from.pressSequentially(`0102${year}`);
    // The next day begins with its month again.
    await from.blur();
  }
  await expect.poll(() => from.inputValue()).toBe('2026-01-02');
  await expect.poll(() => [...asked]).toEqual(['2025-01-02', '2026-01-02']);
  const noun = page.getByRole('combobox', { name: 'About' });
  await noun.selectOption({ label: 'The project' });
  await page.reload();
  await page.getByRole('cell', { name: 'Show prices' }).first().waitFor();
  expect([await from.inputValue(), await noun.inputValue()]).toEqual(['2026-01-02', 'project']);
});

test('a setting that does not reach the server stays typed, and the message says what to do', async ({
  visit,
  tolerate,
}) => {
  tolerate(/ERR_INTERNET_DISCONNECTED/);
  const page = await visit('/dashboard/project', { user: 'general@asteria.example', language: 'tr' });
  const name = page.getByRole('textbox').first();
  const typed = `${await name.inputValue()} Konutları`;
  await name.fill(typed);
  await page.route('**/api/project/settings', (route) =>
    route.request().method() === 'POST' ? route.abort('internetdisconnected') : route.continue(),
  );
  const said = page.getByRole('status').getByText('Sunucuya ulaşılamıyor').waitFor();
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await said;
  expect(await name.inputValue()).toBe(typed);
});

test('a renamed gallery shows its new name to visitors', async ({ visit }) => {
  const page = await open(visit, '/dashboard/project/galleries');
  const row = page.locator('[data-gallery]').first();
  await row.getByRole('textbox', { name: 'Name (English)' }).fill('Life here');
  await save(page);
  const buyer = await open(visit, '/gallery/all', { user: 'rep@asteria.example' });
  const renamed = buyer.getByRole('link', { name: /Life here/ });
  await renamed.first().waitFor();
  // Typed while another change is being saved, it is still to be saved.
  const answers = await holdAnswers(page, '**/api/project/galleries');
  await row.getByRole('textbox', { name: 'Name (English)' }).fill('Life there');
  await page.getByRole('button', { name: 'Save' }).click();
  await answers.first;
  const turkish = row.getByRole('textbox', { name: /^Name .T/ });
  await turkish.fill('Orada hayat');
  answers.release();
  await page.getByRole('button', { name: 'Save', disabled: false }).waitFor();
  await page.getByText('1 change not saved').first().waitFor();
  expect(await turkish.inputValue()).toBe('Orada hayat');
});

test('a setting that is changed while others are being saved is still there to be saved', async ({ visit }) => {
  const page = await open(visit, '/dashboard/project/settings');
  const number = (name: string) => setting(page, name).getByRole('textbox');
  const answers = await holdAnswers(page, '**/api/project/settings');
  await setting(page, 'hasInfo').getByRole('switch').click();
  await page.getByRole('button', { name: 'Save' }).click();
  await answers.first;
  await number('inactivityMinutes').fill('17');
  const saved = page.getByText('Saved', { exact: true }).waitFor();
  answers.release();
  await saved;
  await page.getByText('1 change not saved').first().waitFor();
  expect(await number('inactivityMinutes').inputValue()).toBe('17');
  await page.getByRole('button', { name: 'Discard' }).click();
  await setting(page, 'hasInfo').getByRole('button', { name: 'Back to the package' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Back to the package' }).click();
  await setting(page, 'hasInfo').getByRole('button', { name: 'Back to the package' }).waitFor({ state: 'detached' });
});

test('a package with mistakes is rejected with a list; a valid one is previewed, loaded and audited', async ({
  visit,
}) => {
  const page = await open(visit, '/dashboard/project/package');
  const unit = await firstUnit(page);
  const send = async (name: string, archive: Buffer) => {
    await writeFile(join(archives, name), archive);
    await page.getByLabel('Choose a ZIP').setInputFiles(join(archives, name));
  };
  const upload = (name: string) => page.getByRole('region', { name });

  await built.change('units.csv', (text) => text.replace(`,${unit.price},`, ',a lot,'));
  await send('broken.zip', await zipFolder(built.folder));
  await upload('broken.zip').getByText('Not loaded: it has mistakes').waitFor(slowly);
  await upload('broken.zip').getByRole('heading', { name: 'units.csv' }).waitFor();
  await upload('broken.zip').getByText('a lot').first().waitFor();
  await expectAccessible(page);
  await upload('broken.zip').getByRole('button', { name: 'Discard' }).click();
  await upload('broken.zip').waitFor({ state: 'detached' });

  await built.change('units.csv', (text) => text.replace(',a lot,', `,${unit.price + 1_000_000},`));
  await send('spring.zip', await zipFolder(built.folder));
  await upload('spring.zip').getByText('Checked: it can be loaded').waitFor(slowly);
  await upload('spring.zip').getByRole('rowheader', { name: unit.code }).waitFor();
  expect(await firstUnit(page)).toMatchObject({ id: unit.id, price: unit.price });
  await upload('spring.zip').getByRole('button', { name: 'Load this package' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Load this package' }).click();
  await page.getByText('Loaded', { exact: true }).first().waitFor(slowly);
  await expect.poll(() => firstUnit(page)).toMatchObject({ id: unit.id, price: unit.price + 1_000_000 });

  await page.goto('/dashboard/project/audit');
  await page.getByRole('cell', { name: 'Loaded a package' }).first().waitFor();
  await expectAccessible(page);
});

test('an upload says that it is too large for the proxy', async ({ visit, tolerate }) => {
  tolerate(/status of 413/);
  const page = await open(visit, '/dashboard/project/package', { size: 'phone' });
  await page.route('**/api/project/packages', (route) =>
    route.request().method() === 'GET'
      ? route.continue()
      : route.fulfill({ status: 413, contentType: 'text/html', body: '<h1>413 Request Entity Too Large</h1>' }),
  );
  await writeFile(join(archives, 'huge.zip'), '');
  await page.getByLabel('Choose a ZIP').setInputFiles(join(archives, 'huge.zip'));
  await page.getByRole('main').getByRole('alert').getByText('raise its limit to 2 GB').waitFor();
});

test('an upload is not lost by a reload, says why it failed until the next one, and follows nobody to another screen', async ({
  visit,
  tolerate,
}) => {
  tolerate(/ERR_FAILED/);
  const page = await open(visit, '/dashboard/project/package', { size: 'phone' });
  const archive = join(archives, 'summer.zip');
  await writeFile(archive, await zipFolder(built.folder));
  const send = () => page.getByLabel('Choose a ZIP').setInputFiles(archive);
  let mayGoOn = Promise.withResolvers<boolean>();
  await page.route('**/api/project/packages', async (route) => {
    const goesOn = route.request().method() === 'GET' || (await mayGoOn.promise);
    await (goesOn ? route.continue() : route.abort());
  });
  await send();
  await page.getByText('Sending the package').waitFor();
  const leaving = page.waitForEvent('dialog');
  await page.evaluate(() => void setTimeout(() => location.reload()));
  await (await leaving).dismiss();
  mayGoOn.resolve(false);
  await page.getByRole('main').getByRole('alert').getByText('The server cannot be reached').waitFor();
  await expectAccessible(page);

  mayGoOn = Promise.withResolvers<boolean>();
  await send();
  await page.getByText('Sending the package').waitFor();
  expect(await page.getByRole('main').getByRole('alert').count()).toBe(0);
  await page.getByRole('link', { name: 'Leads', exact: true }).click();
  await page.getByRole('heading', { name: 'Leads', level: 1 }).waitFor();
  await expectNoOtherUpload(page);
  const answer = page.waitForResponse((response) => response.request().method() === 'POST');
  mayGoOn.resolve(true);
  await (await answer).finished();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(new URL(page.url()).pathname).toBe('/dashboard/leads');
  await page.goto('/dashboard/project/package');
  await page.getByRole('region', { name: 'summer.zip' }).getByText('Checked: it can be loaded').waitFor(slowly);
  await page.getByRole('region', { name: 'summer.zip' }).getByRole('button', { name: 'Discard' }).click();
});

/** On the way back to the screen, the upload still shows, and no other can be begun. Returns to the leads. */
async function expectNoOtherUpload(page: Page): Promise<void> {
  await page.goBack();
  await page.getByText('Sending the package').waitFor();
  expect(await page.getByLabel('Choose a ZIP').count()).toBe(0);
  await page.goForward();
  await page.getByRole('heading', { name: 'Leads', level: 1 }).waitFor();
}

test('an upload whose answer is lost is shown all the same', async ({ visit, tolerate }) => {
  tolerate(/ERR_FAILED/);
  const page = await open(visit, '/dashboard/project/package', { size: 'phone' });
  await page.route('**/api/project/packages', (route) =>
    route.request().method() === 'GET' ? route.fallback() : loseAnswer(route),
  );
  await writeFile(join(archives, 'autumn.zip'), await zipFolder(built.folder));
  await page.getByLabel('Choose a ZIP').setInputFiles(join(archives, 'autumn.zip'));
  await page.getByText('autumn.zip').waitFor(slowly);
});

test('each text says where it is shown, is found by that, and one about a picture shows the picture', async ({
  visit,
}) => {
  const page = await visit('/dashboard/project/texts', { user: 'general@asteria.example' });
  const row = (name: string) => page.getByRole('region', { name, exact: true });
  await row('Title on the home view').getByText('intro_title').waitFor();
  await page.getByRole('searchbox', { name: 'Search texts' }).fill('home view');
  await page.getByText('2 texts', { exact: true }).waitFor();
  await page.getByRole('searchbox', { name: 'Search texts' }).fill('building A');
  await row('Below the name of Building A').waitFor();
  await page.getByRole('searchbox', { name: 'Search texts' }).fill('picture.bathroom');
  await row('Picture “bathroom”').locator('img').waitFor();
  await expectAccessible(page);
});

test('a text change takes effect for all; a sales rep cannot make one', async ({ visit, tolerate }) => {
  tolerate(/403.*api\/project/);
  const page = await open(visit, '/dashboard/project/texts');
  await page.getByRole('textbox', { name: 'English' }).first().fill('Good to see you');
  await save(page);
  await page.reload();
  await page.getByRole('textbox', { name: 'English' }).first().waitFor();
  await expect.poll(() => page.getByRole('textbox', { name: 'English' }).first().inputValue()).toBe('Good to see you');
  const rep = await open(visit, '/dashboard/project/settings', { user: 'rep@asteria.example' });
  await rep.getByRole('heading', { name: 'This door is closed' }).waitFor();
});
