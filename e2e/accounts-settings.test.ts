import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { languages } from '#domain/texts/language.ts';
import {
  beginLogin,
  client,
  field,
  greets,
  heading,
  invite,
  pathOf,
  press,
  pressLocked,
  register,
  registerUnseen,
  rep,
  somebody,
} from './testing/accounts.ts';
import { test } from './testing/browser-test.ts';
import { expectAccessible } from './testing/expect-accessible.ts';
import { inEveryLanguage } from './testing/in-every-language.ts';
import { awaitLink, awaitCode, readMails } from './testing/mailbox.ts';
import { stopClock } from './testing/stop-clock.ts';

const numberOn = async (page: Page) => {
  const shown = page
    .getByRole('main')
    .locator('strong')
    .filter({ hasText: /^\d\d$/ });
  await shown.waitFor();
  return shown.textContent();
};

describe('acceptMode confirm requires a click', () => {
  test('a login: both screens show the same two digits, and nothing happens before the click', async ({
    visit,
    settings,
  }) => {
    await settings({ acceptMode: 'confirm' });
    const tablet = await visit('/login?next=%2Flist-view');
    const { path } = await beginLogin(tablet);
    const number = await numberOn(tablet);
    const phone = await visit(path, { size: 'phone', language: 'tr' });
    expect(await numberOn(phone)).toBe(number);
    await phone.getByText('Diğer ekranda bu sayı mı görünüyor?').waitFor();
    await expectAccessible(phone);
    expect(await pathOf(phone)).toBe(path);
    const response = tablet.waitForResponse('**/api/clientLogins/check');
    expect(await (await response).json()).toEqual({ response: false, status: 'pending', number: Number(number) });
    const greeted = greets(tablet);
    await press(phone, 'Evet, giriş yap');
    await phone.waitForURL('**/formResult/loginAccepted');
    await greeted;
    await tablet.waitForURL('**/list-view');
  });

  test('an invitation: the number from the adviser’s screen, and the client’s acceptance', async ({
    visit,
    settings,
  }) => {
    await settings({ acceptMode: 'confirm' });
    const tablet = await visit('/inviteClient', { user: rep });
    const { path } = await invite(tablet);
    const number = await numberOn(tablet);
    const phone = await visit(path, { size: 'phone' });
    expect(await numberOn(phone)).toBe(number);
    await phone.getByText('Rıza Rep invites you to a presentation').waitFor();
    const greeted = greets(tablet);
    await press(phone, 'Yes, accept');
    await phone.waitForURL('**/formResult/invitationAccepted');
    await greeted;
  });

  test('terms that come into force before the click are shown beside the number, to be accepted, in every language', async ({
    visit,
    settings,
    product,
  }) => {
    await settings({ acceptMode: 'confirm', languages: [...languages] });
    const tablet = await visit('/login');
    const { path } = await beginLogin(tablet);
    const number = await numberOn(tablet);
    const phone = await visit(path, { size: 'phone' });
    await numberOn(phone);
    await product.publishTerms('Terms of July');
    await press(phone, 'Yes, log in');
    const terms = phone.getByRole('checkbox', { name: /Terms of July/ });
    await terms.waitFor();
    expect(await numberOn(phone)).toBe(number);
    await press(phone, 'Yes, log in');
    await phone.getByText('Please accept the terms').waitFor();
    expect(await terms.isChecked()).toBe(false);
    await inEveryLanguage(phone, () => expectAccessible(phone));
  });

  test('“this was not me” instead of the click: the login on the other screen expires', async ({ visit, settings }) => {
    await settings({ acceptMode: 'confirm' });
    const attacker = await visit('/login');
    const { path } = await beginLogin(attacker);
    const phone = await visit(path, { size: 'phone' });
    await press(phone, 'This wasn’t me');
    await heading(phone, 'Thank you for telling us').waitFor();
    await heading(attacker, 'This link has expired').waitFor();
  });
});

describe('clientVerification 1', () => {
  test('registration leads to the code page, and the code logs in', async ({ visit, settings }) => {
    await settings({ clientVerification: 1 });
    const email = somebody();
    const page = await visit('/list-view');
    await register(page, email);
    await heading(page, 'Verification').waitFor();
    await expect.poll(() => pathOf(page)).toMatch(/^\/verify\/\d+\?next=%2Flist-view$/);
    const code = await awaitCode(page, email);
    expect((await readMails(page, email)).map((mail) => mail.subject)).toEqual([
      'Welcome to Asteria',
      expect.stringMatching(/^\d{6} is your verification code$/),
    ]);
    await field(page, 'Verification code').fill(code);
    await press(page, 'Verify');
    await page.getByText('Hello Şule Işık').waitFor();
    await page.waitForURL('**/list-view');
  });

  test('the code page notices that the link was opened on another device', async ({ visit, settings }) => {
    await settings({ clientVerification: 1 });
    const email = somebody();
    const page = await visit('/register');
    await register(page, email);
    await heading(page, 'Verification').waitFor();
    const { path } = await awaitLink(page, email, 'verify');
    const [, , id, code] = path.split('/');
    // Without this browser's cookies.
    const body = { id: id!, code: code! };
    await page.evaluate(
      (fields) =>
        fetch('/api/clients/verify', { method: 'POST', credentials: 'omit', body: new URLSearchParams(fields) }),
      body,
    );
    await heading(page, 'Your address is verified').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).waitFor();
  });

  test('a client registered by a sales user is not asked for a code on that screen', async ({ visit, settings }) => {
    await settings({ clientVerification: 1 });
    const page = await visit('/register', { user: rep });
    await register(page, somebody());
    await heading(page, 'Thank you for registering').waitFor();
    await page.getByText('The client is registered and can be invited.').waitFor();
  });
});

describe('no code after a registration', () => {
  test.for([{ selfLoginDefault: false }, { discreetErrors: true }])(
    '%o: the confirmation leads to the login',
    async (changed, { visit, settings }) => {
      await settings(changed);
      const email = somebody();
      const page = await visit('/register');
      await register(page, email);
      await heading(page, 'Thank you for registering').waitFor();
      await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
      await expect.poll(() => field(page, 'Email').inputValue()).toBe(email);
      expect((await readMails(page, email)).map((mail) => mail.subject)).toEqual(['Welcome to Asteria']);
    },
  );
});

describe('verifyCountdownSeconds', () => {
  test.for([
    [60, '0:59'],
    [120, '1:59'],
  ] as const)(
    'shows %i on the code screen; the server still enforces two minutes',
    async ([seconds, full], { visit, settings, product }) => {
      await settings({ verifyCountdownSeconds: seconds });
      const email = somebody();
      const page = await visit('/login');
      await registerUnseen(page, email);
      const pass = await stopClock(page);
      await field(page, 'Email').fill(email);
      await press(page, 'Log in');
      await heading(page, 'Verification').waitFor();
      await expect.poll(() => page.getByRole('timer').textContent()).toBe(full);
      await pressLocked(page, 'Send again');
      await page.getByText('Please wait 2 minutes after resend code').waitFor();
      await pass(seconds);
      await expect.poll(() => page.getByRole('timer').textContent()).toBe('0:00');
      const refused = page.waitForResponse('**/api/clients/resendCode');
      await press(page, 'Send again');
      expect(await (await refused).json()).toMatchObject({ response: false, error: 'wait_2_min_for_resend' });
      await page.getByText('Please wait 2 minutes after resend code').waitFor();
      await product.letPass(120);
      await press(page, 'Send again');
      await page.getByText('A new email is on its way').waitFor();
      await expect.poll(() => page.getByRole('timer').textContent()).toBe(full);
    },
  );
});

describe('showRegisterClientPage off', () => {
  test('no link leads to registration, which is not found', async ({ visit, settings }) => {
    await settings({ showRegisterClientPage: false });
    const page = await visit('/list-view');
    await heading(page, 'Log in').waitFor();
    await expect.poll(() => pathOf(page)).toBe('/login?next=%2Flist-view');
    expect(await page.getByRole('link', { name: 'Register', exact: true }).count()).toBe(0);
    await page.goto('/register?email=a@b.co');
    await heading(page, 'Log in').waitFor();
    const office = await visit('/register', { user: rep });
    await heading(office, 'Register a client').waitFor();
  });
});

describe('passwordMinLength', () => {
  test('is announced in advance and enforced with its value', async ({ visit, settings }) => {
    await settings({ passwordMinLength: 8 });
    const page = await visit('/register');
    await page.getByText('At least 8 characters').waitFor();
    await register(page, somebody());
    await page.getByText('Password must be at least 8 character').waitFor();
  });
});

describe('discreetErrors', () => {
  test('an unknown address leads to a waiting page like any other', async ({ visit, settings }) => {
    await settings({ discreetErrors: true });
    const page = await visit('/login');
    await field(page, 'Email').fill('nobody@example.com');
    await press(page, 'Log in');
    await heading(page, 'Please check your email').waitFor();
    await page.goto('/login?forgotten=1');
    await field(page, 'Email').fill('nobody@example.com');
    await press(page, 'Send the link');
    await heading(page, 'Reset link sent').waitFor();
    expect(await readMails(page, 'nobody@example.com')).toEqual([]);
  });

  test('a client can still log in by the link', async ({ visit, settings }) => {
    await settings({ discreetErrors: true });
    const tablet = await visit('/login?next=%2Flist-view');
    const { path } = await beginLogin(tablet, client);
    await Promise.all([greets(tablet), visit(path, { size: 'phone' })]);
  });
});
