import { UnitStatus } from '#domain/units/unit-status.ts';
import { test } from './testing/browser-test.ts';
import { failUntilPressed } from './testing/fail-until-pressed.ts';
import { loseNextAnswer } from './testing/lose-answer.ts';
import { isMessageClear } from './testing/message-clear.ts';
import { readUnits } from './testing/read-catalogue.ts';

const general = 'general@asteria.example';

test('a price list with mistakes lists them all; a valid one first shows every difference', async ({ visit }) => {
  const page = await visit('/dashboard/units', { user: general, size: 'tablet' });
  await page.getByRole('button', { name: 'Import a price list' }).click();
  const sheet = page.getByRole('dialog', { name: 'Import a price list' });
  const choose = (text: string) =>
    sheet
      .locator('input[type=file]')
      .setInputFiles({ name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await choose('code;price\r\nA9999;200.000\r\nA302;=1+1\r\n');
  await sheet.getByText('2 mistakes in this list').waitFor();
  await sheet.getByText('There is no residence “A9999”').waitFor();
  await sheet.getByText('Line 3').waitFor();
  const units = await readUnits(page);
  // Not the first one, whose price other tests expect to be whole.
  const one = units.findLast((unit) => unit.status_id === UnitStatus.available)!;
  await choose(`code;price\r\n${one.code};${Math.floor(one.price! / 100) + 1500},50\r\n`);
  await sheet.getByRole('table', { name: 'What will change' }).getByText(one.code).waitFor();
  await sheet.getByRole('textbox', { name: 'Reason' }).fill('List of the agency');
  await sheet.getByRole('button', { name: 'Change 1 residence' }).click();
  await page.getByText('1 residence has been changed').waitFor();
});

test('a price list is checked again if that failed, and says what may have happened to an attempt without an answer', async ({
  visit,
  tolerate,
}) => {
  tolerate(/ERR_FAILED|status of 409/);
  const page = await visit('/dashboard/units', { user: general });
  const one = (await readUnits(page)).findLast((unit) => unit.status_id === UnitStatus.available)!;
  await page.getByRole('button', { name: 'Import a price list' }).click();
  const sheet = page.getByRole('dialog', { name: 'Import a price list' });
  const list = Buffer.from(`code;price\r\n${one.code};${Math.floor(one.price! / 100) + 2500},50\r\n`);
  await failUntilPressed(page, '**/api/properties/priceList/check');
  await sheet.locator('input[type=file]').setInputFiles({ name: 'prices.csv', mimeType: 'text/csv', buffer: list });
  await sheet.getByRole('button', { name: 'Try again' }).click();
  await sheet.getByRole('textbox', { name: 'Reason' }).fill('List of the agency');
  await loseNextAnswer(page, '**/api/properties/priceList/apply');
  const clear = page.waitForFunction(isMessageClear, 'dialog footer');
  await sheet.getByRole('button', { name: 'Change 1 residence' }).click();
  await page.getByText('The server cannot be reached').waitFor();
  await clear;
  await sheet.getByRole('button', { name: 'Change 1 residence' }).click();
  await page.getByText('The previous attempt may have been carried out').waitFor();
  await sheet.getByText('This list changes nothing').waitFor();
});
