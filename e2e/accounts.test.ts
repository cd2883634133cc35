import { describe, expect } from 'vitest';
import {
  beginLogin,
  client,
  field,
  greets,
  heading,
  pathOf,
  press,
  pressLocked,
  register,
  registerLosingAnswer,
  registerUnseen,
  rep,
  somebody,
} from './testing/accounts.ts';
import { awaitEnd } from './testing/await-end.ts';
import { lightPage, test } from './testing/browser-test.ts';
import { expectAccessible } from './testing/expect-accessible.ts';
import { loseNextAnswer } from './testing/lose-answer.ts';
import { awaitCode, awaitLink, readMails } from './testing/mailbox.ts';
import { stopClock } from './testing/stop-clock.ts';

describe('from registration to the residences', () => {
  test('a visitor registers despite a lost answer and reaches the wanted page', async ({ visit, tolerate }) => {
    tolerate(/ERR_FAILED/);
    const email = somebody();
    const page = await visit('/list-view?status=available');
    await registerLosingAnswer(page, email);
    await heading(page, 'Thank you for registering').waitFor();
    await expect.poll(() => pathOf(page)).toBe('/formResult/thankYouRegister');
    await page.getByText(`We sent six digits to ${email}.`).waitFor();
    await expectAccessible(page);
    await page.reload();
    await press(page, 'Verify');
    await page.getByText('Please type verification code').waitFor();
    const code = await awaitCode(page, email);
    await field(page, 'Verification code').fill(code === '000000' ? '111111' : '000000');
    await press(page, 'Verify');
    await page.getByText('Verification code is invalid').waitFor();
    await field(page, 'Verification code').fill(`${code.slice(0, 3)} ${code.slice(3)}`);
    await press(page, 'Verify');
    await page.getByText('Hello Şule Işık').waitFor();
    await page.waitForURL('**/list-view?status=available');
    await page.getByRole('button', { name: 'Client Şule Işık' }).waitFor();
  });

  test('a visitor who opens the link on a phone ends the wait and need not type the address again', async ({
    visit,
  }) => {
    const email = somebody();
    const page = await visit('/register');
    await register(page, email);
    await heading(page, 'Thank you for registering').waitFor();
    const phone = await visit((await awaitLink(page, email, 'verify')).path, { size: 'phone' });
    await heading(phone, 'Your address is verified').waitFor();
    await heading(page, 'Your address is verified').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    await expect.poll(() => field(page, 'Email').inputValue()).toBe(email);
  });

  test('a visitor who opens the link after its code was typed elsewhere reads that the address is verified', async ({
    visit,
  }) => {
    const email = somebody();
    const page = await visit('/register');
    await register(page, email);
    await field(page, 'Verification code').fill(await awaitCode(page, email));
    await press(page, 'Verify');
    await page.getByText('Hello Şule Işık').waitFor();
    const phone = await visit((await awaitLink(page, email, 'verify')).path, { size: 'phone' });
    await heading(phone, 'Your address is verified').waitFor();
    await phone.getByRole('main').getByRole('link', { name: 'Log in' }).waitFor();
  });

  test('the mailed link logs in the browser that asked; in another it only verifies', async ({ visit }) => {
    const email = somebody();
    const second = somebody();
    const page = await visit(lightPage);
    for (const address of [email, second]) {
      await registerUnseen(page, address);
      await page.goto('/login');
      await field(page, 'Email').fill(address);
      await press(page, 'Log in');
      await heading(page, 'Verification').waitFor();
    }
    const phone = await visit((await awaitLink(page, second, 'verify')).path, { size: 'phone' });
    await heading(phone, 'Your address is verified').waitFor();
    await page.goto((await awaitLink(page, email, 'verify')).path);
    await page.getByText('Hello Şule Işık').waitFor();
    await page.goto((await awaitLink(page, email, 'verify')).path);
    await page.waitForURL('**/formResult/invalidCode');
    await page.getByText('Your verification code is not valid. Try to login').waitFor();
  });

  test('the address from the URL prefills the form; a taken address is reported at its field', async ({ visit }) => {
    const page = await visit(`/register?first_name=Ceren&last_name=Client&email=${client}&phone=123`);
    expect(await field(page, 'First name').inputValue()).toBe('Ceren');
    expect(await field(page, 'Mobile phone').inputValue()).toBe('123');
    await field(page, 'Password').fill('abc');
    await press(page, 'Register');
    await page.getByText('Email is already taken').waitFor();
    await expect.poll(() => field(page, 'Email').evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await field(page, 'Password').inputValue()).toBe('abc');
  });
});

describe('a login by link, in two browsers', () => {
  test('the second browser shows who asked and confirms; the first one continues', async ({ visit }) => {
    const tablet = await visit('/login?next=%2Flist-view');
    await stopClock(tablet);
    const { path } = await beginLogin(tablet);
    await expect.poll(() => tablet.getByRole('timer').textContent()).toBe('1:59');
    await pressLocked(tablet, 'Send again');
    await tablet.getByText('Please wait 30 sec to resend link').waitFor();
    const greeted = greets(tablet);
    const phone = await visit(path, { size: 'phone', language: 'tr' });
    await phone.waitForURL('**/formResult/loginAccepted');
    await heading(phone, 'Giriş doğrulandı').waitFor();
    await phone.getByText('Chrome, Linux').waitFor();
    await greeted;
    await tablet.waitForURL('**/list-view');
    await phone.goto(path);
    await phone.waitForURL('**/formResult/invalidCode');
  });

  test('one whose acceptance is not answered is confirmed by the next attempt', async ({ visit, tolerate }) => {
    tolerate(/ERR_FAILED/);
    const tablet = await visit('/login');
    const { path } = await beginLogin(tablet);
    const phone = await visit(lightPage, { size: 'phone' });
    await loseNextAnswer(phone, '**/clientLogins/accept');
    const greeted = greets(tablet);
    await phone.goto(path);
    await press(phone, 'Try again');
    await heading(phone, 'Login verified').waitFor();
    await phone.getByText('Chrome, Linux').waitFor();
    await greeted;
  });

  test('one that was not accepted before its link ran out is not called accepted', async ({
    visit,
    settings,
    product,
    tolerate,
  }) => {
    tolerate(/ERR_FAILED/);
    await settings({ acceptMode: 'confirm' });
    const tablet = await visit('/login');
    const { path } = await beginLogin(tablet);
    const phone = await visit(lightPage, { size: 'phone' });
    await phone.route('**/clientLogins/accept', (route) => route.abort(), { times: 1 });
    await phone.goto(path);
    await press(phone, 'Yes, log in');
    await phone.getByText('The server cannot be reached').waitFor();
    await product.letPass(16 * 60);
    await press(phone, 'Yes, log in');
    await phone.waitForURL('**/formResult/invalidCode');
  });

  test('“this was not me” ends the session and notifies the sales team', async ({ visit }) => {
    const attacker = await visit('/login?next=%2Flist-view');
    const { path } = await beginLogin(attacker);
    const sentMails = (await readMails(attacker, rep)).length;
    const greeted = greets(attacker);
    const phone = await visit(path, { size: 'phone' });
    await phone.waitForURL('**/formResult/loginAccepted');
    await greeted;
    const ended = awaitEnd(attacker);
    await press(phone, 'This wasn’t me');
    await heading(phone, 'Thank you for telling us').waitFor();
    await expect
      .poll(async () => (await readMails(attacker, rep)).slice(sentMails).map(({ subject }) => subject))
      .toEqual(['Ceren Client says: this was not me']);
    await ended;
    await attacker.getByRole('button', { name: 'Client Ceren Client' }).waitFor({ state: 'detached' });
    await attacker.goto('/list-view');
    await heading(attacker, 'Create your account').waitFor();
  });

  test('continues on the live event, without polling, also if it arrives while the page is asking', async ({
    visit,
  }) => {
    const tablet = await visit(lightPage);
    await tablet.addInitScript((every) => {
      const plain = globalThis.setInterval;
      globalThis.setInterval = ((act: () => void, after?: number) =>
        after === every ? 0 : plain(act, after)) as typeof setInterval;
    }, 5000);
    const network = await tablet.context().newCDPSession(tablet);
    await network.send('Network.enable');
    const accepted = new Promise<void>((resolve) =>
      network.on('Network.eventSourceMessageReceived', ({ eventName }) => eventName === 'approval' && resolve()),
    );
    const requests: string[] = [];
    await tablet.route('**/clientLogins/check', async (route) => {
      requests.push(route.request().url());
      const answer = await route.fetch();
      await accepted;
      await route.fulfill({ response: answer });
    });
    await tablet.goto('/login?next=%2Flist-view');
    const { path } = await beginLogin(tablet);
    await expect.poll(() => requests.length).toBe(1);
    await Promise.all([greets(tablet), visit(path, { size: 'phone' })]);
    expect(requests).toHaveLength(2);
  });

  test('continues by polling, without live events', async ({ visit, tolerate }) => {
    tolerate(/ERR_FAILED.*\/api\/events/);
    const tablet = await visit(lightPage);
    await tablet.route('**/api/events', (route) => route.abort());
    await tablet.goto('/login?next=%2Flist-view');
    const { path } = await beginLogin(tablet);
    await Promise.all([greets(tablet), visit(path, { size: 'phone' })]);
  });

  test('a page in the background confirms nothing until it is visible', async ({ visit }) => {
    const tablet = await visit('/login');
    const { path } = await beginLogin(tablet);
    const phone = await visit(lightPage);
    await phone.addInitScript(() => {
      let shown = false;
      Object.defineProperty(document, 'visibilityState', { get: () => (shown ? 'visible' : 'hidden') });
      addEventListener('look', () => {
        shown = true;
        document.dispatchEvent(new Event('visibilitychange'));
      });
    });
    await phone.goto(path);
    await phone.getByText('Chrome, Linux').waitFor();
    expect(await pathOf(phone)).toBe(path);
    await phone.evaluate(() => dispatchEvent(new Event('look')));
    await phone.waitForURL('**/formResult/loginAccepted');
  });

  test('a waiting screen for somebody else’s login or invitation shows an error and a link back', async ({
    visit,
    tolerate,
  }) => {
    tolerate(/status of (401|404)/);
    const page = await visit('/clientInvitationWait/999999');
    await page.getByText('You did not send this invitation from this browser, or you are logged out.').waitFor();
    await page.goto('/clientLoginWait/999999');
    await heading(page, 'Nothing to wait for here').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Log in again' }).click();
    await heading(page, 'Log in').waitFor();
  });

  test('the countdown runs from 1:59 to 0:00', async ({ visit }) => {
    const page = await visit('/login');
    const pass = await stopClock(page);
    await beginLogin(page);
    const timer = page.getByRole('timer');
    await expect.poll(() => timer.textContent()).toBe('1:59');
    expect(await timer.evaluate(shiftWithNarrowText)).toBe(0);
    await pass(60);
    await expect.poll(() => timer.textContent()).toBe('0:59');
    await pass(59);
    await expect.poll(() => page.getByRole('timer').textContent()).toBe('0:00');
    await page.getByText('Nothing there yet?').waitFor();
  });
});

/** How far a text begins from where it was, in px, if its last figure takes no room. Runs in the page. */
function shiftWithNarrowText(element: Element): number {
  const start = () => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect().x;
  };
  const before = start();
  element.firstChild!.nodeValue = element.textContent!.slice(0, -1);
  return start() - before;
}
