import type { Page, Route } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { Language } from '#domain/texts/language.ts';
import { client, pressLocked, register, somebody } from './testing/accounts.ts';
import { lightPage, sizes, test } from './testing/browser-test.ts';
import { expectAccessible } from './testing/expect-accessible.ts';
import { goTo } from './testing/go-to.ts';
import { holdAnswers } from './testing/hold-answers.ts';
import { menu, toTurkish } from './testing/shell.ts';
import { stopClock } from './testing/stop-clock.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const submit = (page: Page) => page.getByRole('main').locator('button[type=submit]').click();
const problem = (status: number, code: string, wait: string) => ({
  status,
  headers: { 'retry-after': wait },
  contentType: 'application/problem+json',
  body: JSON.stringify({ type: 'x', title: 'x', status, code }),
});

describe('shows each missing field’s error at the field', () => {
  /** The errors at empty fields by language, and the `autocomplete` value of each field. */
  type Form = { texts: Partial<Record<Language, string[]>>; completes: string[] };
  const forms: Record<string, Form> = {
    '/register': {
      texts: {
        en: [
          'Please type your first name',
          'Please type your last name',
          'Please type your email',
          'Please type your phone number',
          'Please type your password',
        ],
        tr: [
          'Lütfen adınızı yazın',
          'Lütfen soyadınızı yazın',
          'Lütfen e-\u2060posta adresinizi yazın',
          'Lütfen telefon numaranızı yazın',
          'Lütfen şifrenizi yazın',
        ],
      },
      completes: ['given-name', 'family-name', 'email', 'tel', 'new-password'],
    },
    '/login': {
      texts: { en: ['Please type your email'], tr: ['Lütfen e-\u2060posta adresinizi yazın'] },
      completes: ['username'],
    },
    '/salesLogin': {
      texts: { en: ['Please type your email', 'Please type password'] },
      completes: ['username webauthn', 'current-password'],
    },
    '/userForgotPassword': { texts: { tr: ['Lütfen e-\u2060posta adresinizi yazın'] }, completes: ['username'] },
    '/inviteClient': { texts: { tr: ['Lütfen müşterinin e-\u2060posta adresini yazın'] }, completes: ['off'] },
  };

  test.for(Object.entries(forms))('%s', async ([path, { texts, completes }], { visit }) => {
    const languages = Object.keys(texts) as Language[];
    const page = await visit(path, {
      language: languages[0]!,
      ...(path === '/inviteClient' ? { user: 'rep@asteria.example' } : {}),
    });
    await page.getByRole('heading', { level: 1 }).waitFor();
    const inputs = page.locator('main input:not([type="checkbox"])');
    await expect
      .poll(() => inputs.evaluateAll((all) => all.map((input) => input.getAttribute('autocomplete'))))
      .toEqual(completes);
    for (const language of languages) {
      if (language !== languages[0]) await toTurkish(page);
      await submit(page);
      await expectMistakes(page, texts[language]!);
      await expectAccessible(page);
    }
  });

  async function expectMistakes(page: Page, texts: readonly string[]): Promise<void> {
    for (const text of texts) await page.getByText(text, { exact: true }).waitFor();
    const invalid = page.locator('[aria-invalid=true]');
    await expect.poll(() => invalid.count()).toBe(texts.length);
    await expect.poll(() => invalid.first().evaluate((input) => input === document.activeElement)).toBe(true);
    for (const [at, text] of texts.entries()) {
      await expect
        .poll(() =>
          invalid
            .nth(at)
            .evaluate((input) => document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent),
        )
        .toBe(text);
    }
  }
});

test('a screen with a form is left at once while the answer to it is awaited', async ({ visit }) => {
  const page = await visit('/inviteClient', { user: 'rep@asteria.example' });
  const answers = await holdAnswers(page, '**/api/clientInvitations');
  await field(page, 'Client email').fill('nobody@example.com');
  await submit(page);
  await answers.first;
  await menu(page).getByRole('link', { name: 'Gallery' }).click();
  await page.getByRole('heading', { name: 'Galleries', level: 1 }).waitFor();
  answers.release();
});

describe('whoever leaves a form is not taken from the next screen when the answer comes', () => {
  const openSalesLogin = (page: Page) => menu(page).getByRole('link', { name: 'Sales login' }).click();
  const expectSalesLogin = async (page: Page) => {
    await page.waitForFunction(() => Object.keys(sessionStorage).some((key) => key.startsWith('mailed:')));
    await page.getByRole('heading', { name: 'Sales login', level: 1 }).waitFor();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(new URL(page.url()).pathname).toBe('/salesLogin');
  };

  test('of a login', async ({ visit, tolerate }) => {
    tolerate(/status of 4\d\d/);
    // Loads the code of the screen to which the answer leads.
    const page = await visit('/clientLoginWait/999999');
    await page.getByRole('link', { name: 'Log in' }).last().click();
    const answers = await holdAnswers(page, '**/api/clientLogins');
    await field(page, 'Email').fill(client);
    await submit(page);
    await answers.first;
    await openSalesLogin(page);
    await page.getByRole('heading', { name: 'Sales login', level: 1 }).waitFor();
    answers.release();
    await expectSalesLogin(page);
  });

  test('of a registration, while the next screen is still loading', async ({ visit }) => {
    const page = await visit('/formResult/thankYouRegister');
    await goTo(page, '/register');
    const answers = await holdAnswers(page, '**/api/clients');
    const code = Promise.withResolvers<void>();
    const isAsked = page.waitForRequest('**/assets/sales-login-screen-*.js');
    await page.route('**/assets/sales-login-screen-*.js', async (route) => {
      await code.promise;
      await route.fallback();
    });
    await register(page, somebody());
    await answers.first;
    await openSalesLogin(page);
    await isAsked;
    answers.release();
    await page.waitForFunction(() => Object.keys(sessionStorage).some((key) => key.startsWith('mailed:')));
    code.resolve();
    await expectSalesLogin(page);
  });
});

describe('shows refusals and failures', () => {
  test('of a login: too many attempts with the time to wait, a client who may not log in alone, and an unknown address', async ({
    visit,
    tolerate,
  }) => {
    tolerate(/status of 429/);
    const page = await visit('/login');
    const refusal = (route: Route) => route.fulfill(problem(429, 'too_many_requests', '600'));
    await page.route('**/api/clientLogins', refusal, { times: 1 });
    await field(page, 'Email').fill('client@asteria.example');
    await submit(page);
    await page.getByText('Please wait 10 minutes').waitFor();

    await field(page, 'Email').fill('guest@asteria.example');
    await submit(page);
    await page
      .getByText("Self login isn't allowed for you. Please contact with sales team to get permission")
      .waitFor();

    await toTurkish(page);
    await field(page, 'E-\u2060posta').fill('nobody@example.com');
    await submit(page);
    await page.getByText('E-\u2060posta adresi ya da şifre yanlış').waitFor();
    expect(await field(page, 'E-\u2060posta').inputValue()).toBe('nobody@example.com');
  });

  test('of a registration: each invalid value, an unreachable server, which keeps the typed values, and a server error', async ({
    visit,
    tolerate,
  }) => {
    tolerate(/ERR_INTERNET_DISCONNECTED/);
    tolerate(/status of 500|answer 500/);
    const page = await visit('/register?last_name=Lovelace&phone=1');
    await field(page, 'First name').fill('Ş');
    await field(page, 'Email').fill('sule@@example.com');
    await field(page, 'Password').fill('ab');
    await submit(page);
    await page.getByText('Your name is too short').waitFor();
    await page.getByText('Email is not valid').waitFor();
    await page.getByText('Password must be at least 3 character').waitFor();

    // What is corrected is no longer called wrong; the rest is.
    await field(page, 'First name').fill('Ada');
    await page.getByText('Your name is too short').waitFor({ state: 'detached' });
    await page.getByText('Password must be at least 3 character').waitFor();
    await field(page, 'Email').fill('ada@example.com');
    await field(page, 'Password').fill('engine');
    const news = page.getByRole('checkbox', { name: 'may send me news and offers' });
    await news.check();
    await page.context().setOffline(true);
    await submit(page);
    await page.getByText('The server cannot be reached').waitFor();
    expect(await field(page, 'First name').inputValue()).toBe('Ada');
    expect(await field(page, 'Password').inputValue()).toBe('engine');
    expect(await news.isChecked()).toBe(true);
    await page.context().setOffline(false);

    // What was wrong before is not said of what is being sent.
    await page.route('**/api/clients', (route) => route.fulfill(problem(500, 'server_error', '1')));
    const answers = await holdAnswers(page, '**/api/clients');
    await submit(page);
    await page.getByText('The server cannot be reached').waitFor({ state: 'hidden' });
    expect(answers.sent()).toBe(1);
    answers.release();
    await page.getByText('Server error, try again later').waitFor();
  });

  test('an invalid link leads to its result page', async ({ visit }) => {
    const page = await visit(lightPage);
    for (const [path, result] of [
      ['/clientLoginAccept/1/nothing', 'invalidCode'],
      ['/clientInvitationAccept/1/nothing', 'invalidCode'],
      ['/verify/999999/123456', 'invalidCode'],
      ['/clientResetPassword/1/nothing', 'invalidToken'],
      ['/userResetPassword/1/nothing', 'invalidToken'],
    ] as const) {
      await page.goto(path);
      await page.waitForURL(`**/formResult/${result}`);
    }
  });
});

describe('filling in', () => {
  test('the code is filled in automatically; another is not mailed within two minutes', async ({ visit }) => {
    const page = await visit(lightPage, { language: 'tr' });
    await stopClock(page);
    await page.goto('/verify/999999');
    const code = page.locator('main input');
    expect([await code.getAttribute('autocomplete'), await code.getAttribute('inputmode')]).toEqual([
      'one-time-code',
      'numeric',
    ]);
    await pressLocked(page, 'Yeniden gönder');
    await page.getByText('Kodu yeniden göndermek için lütfen 120 saniye bekleyin').waitFor();
    await expect.poll(() => page.getByRole('timer').textContent()).toBe('1:59');
  });
});

describe('result pages', () => {
  test.for([
    ['forgotPassword', 'Reset link sent', 'Sıfırlama bağlantısı gönderildi'],
    [
      'invalidToken',
      'Reset link is invalid. Please try forgot password again for a new link',
      'Sıfırlama bağlantısı geçersiz',
    ],
    ['passwordUpdate', 'Password updated', 'Şifre güncellendi'],
    ['invalidCode', 'Your verification code is not valid. Try to login', 'Doğrulama kodunuz geçerli değil'],
    ['thankYouRegister', 'Thank you for registering', 'Kayıt olduğunuz için teşekkürler'],
    ['invitationAccepted', 'Invitation accepted', 'Davet kabul edildi'],
    ['loginAccepted', 'Login verified', 'Giriş doğrulandı'],
  ] as const)('%s', async ([message, english, turkish], { visit }) => {
    const page = await visit(`/formResult/${message}`);
    await page.getByText(english).first().waitFor();
    await expectAccessible(page);
    await toTurkish(page);
    await page.getByText(turkish).first().waitFor();
    await page.setViewportSize(sizes.phone);
    await expectAccessible(page);
  });

  test('an unknown result is not found', async ({ visit, tolerate }) => {
    tolerate(/status of 404/);
    const page = await visit('/formResult/somethingElse');
    await page.getByRole('heading', { name: 'There is nothing here', level: 1 }).waitFor();
  });
});
