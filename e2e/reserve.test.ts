import { expect } from 'vitest';
import { beginPresentation, unitsWith } from './testing/begin-presentation.ts';
import { lightPage, test } from './testing/browser-test.ts';

test('a reservation appears in every browser immediately; a late attempt is told why it failed', async ({ visit }) => {
  const rep = await visit(lightPage, { user: 'rep@asteria.example' });
  await beginPresentation(rep, 'client@asteria.example');
  const unit = (await unitsWith(rep, 1))[0]!;
  const other = await visit(lightPage, { user: 'rep2@asteria.example' });
  await beginPresentation(other, 'other@asteria.example');
  await Promise.all([rep, other].map((page) => page.goto(`/property-view/${unit.id}`)));

  await other.getByRole('button', { name: `Reserve ${unit.code}` }).click();
  const lateQuestion = other.getByRole('alertdialog');
  await lateQuestion.getByText(`${unit.code} will be reserved for Olga Other`, { exact: false }).waitFor();
  await rep.getByRole('button', { name: `Reserve ${unit.code}` }).click();
  const confirmed = rep.waitForResponse('**/api/propertyActions');
  await rep
    .getByRole('alertdialog')
    .getByRole('button', { name: `Reserve ${unit.code}` })
    .click();
  await rep.getByText('Successfully reserved').waitFor();
  await rep.getByRole('button', { name: 'Cancel reservation' }).waitFor();
  await other.locator(`aside[data-status="reserved"]`).waitFor();

  await lateQuestion.getByRole('button').first().click();
  await other.getByText(`This unit has just been taken. ${unit.code} is now: Reserved`).waitFor();
  await other.getByText('Only the sales user of the client who holds it', { exact: false }).waitFor();
  expect(await other.getByRole('button', { name: 'Cancel reservation' }).count()).toBe(0);

  // A second later. Once the unit is blocked there is nothing to confirm.
  await confirmed;
  const manager = await visit(lightPage, { user: 'manager@asteria.example' });
  const origin = await manager.evaluate(() => location.origin);
  const setStatus = (status: number) =>
    manager.request.put(`/api/properties/updatePriceOrStatus/${unit.id}`, {
      form: { status_id: String(status) },
      headers: { origin },
    });
  await setStatus(5);
  await rep.getByText('can only be changed in the dashboard, by the sales manager', { exact: false }).waitFor();
  expect(await rep.getByRole('button', { name: 'Cancel reservation' }).count()).toBe(0);
  await setStatus(2);

  await rep.getByRole('button', { name: 'Cancel reservation' }).click();
  await rep.getByRole('alertdialog').getByRole('button', { name: 'Cancel reservation' }).click();
  await rep.getByText('Successfully canceled').waitFor();
  await other.getByRole('button', { name: `Reserve ${unit.code}` }).waitFor();
});

test('nothing can be reserved while the screen may be stale, until it has caught up', async ({ visit, tolerate }) => {
  tolerate(/ERR_INTERNET_DISCONNECTED/);
  const rep = await visit(lightPage, { user: 'rep@asteria.example' });
  await beginPresentation(rep, 'client@asteria.example');
  const unit = (await unitsWith(rep, 1))[0]!;
  await rep.goto(`/property-view/${unit.id}`);
  const reserve = rep.getByRole('button', { name: `Reserve ${unit.code}` });
  await rep.getByRole('button', { name: `Reserve ${unit.code}`, disabled: false }).waitFor();
  await rep.context().setOffline(true);
  await expect.poll(() => reserve.isDisabled()).toBe(true);
  await rep.getByText(/^No connection\. Availability and prices as of \d\d:\d\d/).waitFor();
  await rep.context().setOffline(false);
  await expect.poll(() => reserve.isEnabled()).toBe(true);
});
