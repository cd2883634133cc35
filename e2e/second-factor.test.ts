import { expect } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { appCode } from '#tools/testing/app-code.ts';
import { field, heading, press } from './testing/accounts.ts';
import { test } from './testing/browser-test.ts';
import { expectAccessible } from './testing/expect-accessible.ts';
import { holds } from './testing/holds.ts';
import { isInSight } from './testing/is-in-sight.ts';
import { makeSeller } from './testing/make-seller.ts';
import { ownProduct } from './testing/own-product.ts';
import { resize } from './testing/resize.ts';
import { logOut, typeLogin } from './testing/shell.ts';
import { addVirtualPasskeys } from './testing/virtual-passkeys.ts';

const signedIn = (page: Page, name: string) => page.getByRole('button', { name: `Logged in as ${name}` }).waitFor();
const keyOn = async (page: Page) => (await page.locator('code').first().innerText()).replaceAll(' ', '');

const smallPhone = { width: 320, height: 640 };

/** As if the login were more than ten minutes old. */
const staleProof = { status: 403, contentType: 'application/problem+json', json: { code: 'confirm_first' } };

test('an authenticator app is set up on the account page, then asked for before a new password and at the login', async ({
  visit,
  tolerate,
}) => {
  tolerate(/status of 40[03]/);
  const { email, password } = await makeSeller(visit, 'Ada App');
  const page = await visit('/dashboard/account', { user: email, size: 'phone' });
  await page.getByText('Passkeys need a secure address').waitFor();
  await press(page, 'Set up');
  const dialog = page.getByRole('dialog', { name: 'Authenticator app' });
  await dialog.getByText('QR code with the key below').waitFor({ state: 'attached' });
  await expectAccessible(page);
  // On the smallest phones the title has two lines, and the button to close stays at the first.
  await page.setViewportSize(smallPhone);
  const topOf = async (part: Locator) => (await part.boundingBox())!.y;
  await holds(async () => {
    const title = dialog.getByRole('heading', { level: 2 });
    expect((await title.boundingBox())!.height).toBeGreaterThan(60);
    expect(await topOf(dialog.getByRole('button', { name: 'Close' }))).toBeCloseTo(await topOf(title), 0);
  });
  await dialog.getByRole('button', { name: 'Activate' }).click();
  await dialog.getByText('Please type verification code').waitFor();
  // The field has the focus then, above the buttons that stay in sight below it.
  await expect.poll(() => isInSight(field(page, 'Code from your authenticator app'))).toBe(true);
  expect(await isInSight(dialog.getByRole('button', { name: 'Activate' }))).toBe(true);
  // Held sideways, too, with the button to close.
  await resize(page, { width: 844, height: 390 }, async () => {
    await dialog.evaluate((scrolled) => scrolled.scrollTo(0, scrolled.scrollHeight));
    for (const name of ['Activate', 'Close']) expect(await isInSight(dialog.getByRole('button', { name }))).toBe(true);
  });
  const key = await keyOn(page);
  await field(page, 'Code from your authenticator app').fill(appCode(key));
  await dialog.getByRole('button', { name: 'Activate' }).click();
  const kept = page.getByRole('alertdialog', { name: 'Keep your recovery codes' });
  await kept.locator('code').first().waitFor();
  let codes = await kept.locator('code').allInnerTexts();
  expect(codes).toHaveLength(10);
  const linesOf = (all: Element[]) => all.map((code) => code.getClientRects().length);
  expect(await kept.locator('code').evaluateAll(linesOf)).toEqual(codes.map(() => 1));
  // Held sideways, the button that closes them is seen without scrolling.
  await resize(page, { width: 844, height: 390 }, async () => {
    expect(await isInSight(kept.getByRole('button', { name: 'I have saved them' }))).toBe(true);
  });
  await expectCodesToStay(page, kept);
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    kept.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe('recovery-codes.txt');
  await page.keyboard.press('Escape');
  await kept.waitFor({ state: 'detached' });
  await page.getByText('10 left').waitFor();
  await press(page, 'Make new codes');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make new codes' }).click();
  await kept.getByText(codes[0]!).waitFor({ state: 'detached' });
  await kept.locator('code').first().waitFor();
  codes = await kept.locator('code').allInnerTexts();
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close without them' }).click();
  await kept.waitFor({ state: 'detached' });

  await page.route('**/api/users/*', (route) => route.fulfill(staleProof), { times: 1 });
  const form = page.getByRole('region', { name: 'Password', exact: true });
  await form.getByLabel('Current password').fill(password);
  await form.getByLabel('New password', { exact: true }).fill('sea breeze');
  await form.getByLabel('New password again').fill('sea breeze');
  await form.getByRole('button', { name: 'Change password' }).click();
  const identity = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await identity.getByLabel('Code from your authenticator app').waitFor();
  await expectAccessible(page);
  expect(await identity.getByLabel('Your password').count()).toBe(0);
  await identity.getByRole('button', { name: 'Confirm' }).click();
  await identity.getByText('Please type verification code').waitFor();
  await identity.getByRole('button', { name: 'Use a recovery code' }).click();
  await identity.getByLabel('Recovery code').fill(codes[1]!);
  await identity.getByRole('button', { name: 'Confirm' }).click();
  await page.getByText('Your password has been changed').waitFor();

  const login = await visit('/salesLogin');
  await typeLogin(login, email, 'sea breeze');
  await heading(login, 'Confirm it’s you').waitFor();
  await expectAccessible(login);
  await login.reload();
  await field(login, 'Code from your authenticator app').fill('000000');
  await press(login, 'Confirm');
  await login.getByText('This code is wrong or has been used').waitFor();
  await press(login, 'Use a recovery code');
  await field(login, 'Recovery code').fill(codes[0]?.toLowerCase() ?? '');
  await press(login, 'Confirm');
  await signedIn(login, 'Ada App');
});

/** Recovery codes are shown once: Escape and the browser itself close them only after a question. */
async function expectCodesToStay(page: Page, codes: Locator): Promise<void> {
  const question = page.getByRole('alertdialog', { name: 'Close without keeping the codes?' });
  const closings = [
    () => page.keyboard.press('Escape'),
    () => codes.evaluate((dialog: HTMLDialogElement) => dialog.close()),
  ];
  for (const close of closings) {
    await close();
    await question.getByText('They are not shown again').waitFor();
    await question.getByRole('button', { name: 'Back to the codes' }).click();
    await question.waitFor({ state: 'detached' });
    expect(await isInSight(codes.locator('code').first())).toBe(true);
  }
  await page.mouse.click(2, 2);
  const leaving = page.waitForEvent('dialog');
  await page.evaluate(() => void setTimeout(() => location.reload()));
  await (await leaving).dismiss();
  await codes.locator('code').first().waitFor();
}

test('a passkey is added, logs in by itself, and is removed', async ({ visit }) => {
  const { email } = await makeSeller(visit, 'Pia Passkey');
  // Browsers offer passkeys at `localhost`, but not at an IP address.
  const address = ownProduct().address.replace('127.0.0.1', 'localhost');
  const page = await visit('/dashboard/account', { user: email, at: address });
  const device = await addVirtualPasskeys(page);
  await device.setPresent(true);
  await press(page, 'Add a passkey');
  await page
    .getByRole('alertdialog', { name: 'Keep your recovery codes' })
    .getByRole('button', { name: 'I have saved them' })
    .click();
  await page.getByRole('button', { name: /^Rename Chrome/ }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Work laptop');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByRole('listitem').filter({ hasText: 'Work laptop' }).getByText('not used yet').waitFor();
  await expectAccessible(page);
  await press(page, 'Add a passkey');
  await page.getByText('This device already has a passkey for your account').waitFor();
  await page.evaluate(() => {
    navigator.credentials.create = () => Promise.reject(new DOMException('', 'UnknownError'));
  });
  await press(page, 'Add a passkey');
  await page.getByText('The passkey could not be created').waitFor();
  await device.setPresent(false);
  await logOut(page);
  await page.getByText('You are logged out').waitFor();
  await page.goto('/salesLogin');
  await page.getByRole('button', { name: 'Log in with a passkey' }).waitFor();
  await expectAccessible(page);
  await device.setPresent(true);
  await press(page, 'Log in with a passkey');
  await signedIn(page, 'Pia Passkey');
  await page.goto('/dashboard/account');
  await page.getByRole('button', { name: 'Remove Work laptop' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await page.getByText('You have no passkey yet').waitFor();
});

test('a required second step is set up right after the password', async ({ visit, settings }) => {
  const { email, password } = await makeSeller(visit, 'Nora New');
  await settings({ requireSecondFactor: 'all' });
  const page = await visit('/salesLogin');
  await typeLogin(page, email, password);
  await heading(page, 'Set up your second step').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Authenticator app/ }).click();
  await field(page, 'Code from your authenticator app').fill(appCode(await keyOn(page)));
  await press(page, 'Activate');
  await heading(page, 'Keep your recovery codes').waitFor();
  const leaving = page.waitForEvent('dialog');
  await page.evaluate(() => void setTimeout(() => location.reload()));
  await (await leaving).dismiss();
  await press(page, 'I have saved them');
  await signedIn(page, 'Nora New');
});
