import { encode } from 'uqr';
import { describe, expect } from 'vitest';
import {
  client,
  field,
  greets,
  heading,
  invite,
  pathOf,
  press,
  pressLocked,
  register,
  rep,
  somebody,
} from './testing/accounts.ts';
import { awaitEnd } from './testing/await-end.ts';
import { lightPage, test } from './testing/browser-test.ts';
import { awaitLink, readMails } from './testing/mailbox.ts';
import { isMessageClear } from './testing/message-clear.ts';
import { routeUntilEnded } from './testing/route-until-ended.ts';
import { stopClock } from './testing/stop-clock.ts';
import { maxShift, shiftsOf, watchShifts } from './testing/watch-shifts.ts';

/** The path of a QR code as screens draw it: a square for every dark module. */
function drawnCode(text: string): string {
  const { data } = encode(text, { border: 1 });
  return data.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join('')).join('');
}

describe('an invitation, in two browsers', () => {
  test('the waiting screen says that it keeps trying, whatever fails', async ({ visit, tolerate }) => {
    tolerate(/status of (429|502)|answer 502/);
    const page = await visit('/inviteClient', { user: rep });
    await invite(page);
    const notice = page.getByText('The server cannot be reached. This screen keeps trying.');
    for (const status of [502, 429]) {
      const endFailures = await routeUntilEnded(page, '**/clientInvitations/check', (route) =>
        route.fulfill({ status, body: '' }),
      );
      await notice.waitFor();
      endFailures();
      await notice.waitFor({ state: 'hidden' });
    }
  });

  test('a sales user invites, the client accepts, the presentation begins', async ({ visit }) => {
    const tablet = await visit(lightPage, { user: rep });
    await watchShifts(tablet);
    await tablet.goto('/inviteClient');
    const before = (await readMails(tablet, client)).length;
    await press(tablet, 'Send the invitation');
    await tablet.getByText('Please type client email').waitFor();
    await field(tablet, 'Client email').fill('nobody@example.com');
    await press(tablet, 'Send the invitation');
    await tablet.getByText('No such a client with this email').waitFor();
    await field(tablet, 'Client email').fill(client);
    await press(tablet, 'Send the invitation');
    await heading(tablet, 'Waiting for your client').waitFor();
    await tablet.getByRole('figure').waitFor();
    await shiftsOf(tablet);
    const greeted = greets(tablet);
    const isBuildingFree = tablet.waitForFunction(isMessageClear, 'main input[type="range"]');
    const phone = await visit(lightPage, { size: 'phone' });
    await watchShifts(phone);
    await phone.goto((await awaitLink(tablet, client, 'clientInvitationAccept', before)).path);
    await phone.waitForURL('**/formResult/invitationAccepted');
    await phone.getByText('Rıza Rep invites you').waitFor();
    expect(await shiftsOf(phone)).toBeLessThan(maxShift);
    await Promise.all([greeted, isBuildingFree]);
    await tablet.getByRole('button', { name: 'Client Ceren Client' }).waitFor();
    await tablet.getByRole('button', { name: 'Logged in as Rıza Rep' }).waitFor();
    expect(await shiftsOf(tablet)).toBeLessThan(maxShift);
  });

  test('can be resent after 30 s: the countdown restarts and the old link stops working', async ({
    visit,
    product,
  }) => {
    const tablet = await visit('/inviteClient', { user: rep });
    const pass = await stopClock(tablet);
    const old = await invite(tablet);
    await expect.poll(() => tablet.getByRole('timer').textContent()).toBe('1:59');
    // The code contains nothing about the invitation, because anybody in front of the screen can scan it.
    const code = tablet.getByRole('figure').filter({ hasText: 'QR code of a page for your phone' }).locator('svg path');
    const { origin } = new URL(tablet.url());
    expect(await code.getAttribute('d')).toBe(drawnCode(`${origin}/checkMail`));
    await pressLocked(tablet, 'Send again');
    await tablet.getByText('Please wait 30 sec to resend link').waitFor();
    await pass(30);
    await expect.poll(() => tablet.getByRole('timer').textContent()).toBe('1:29');
    await product.letPass(30);
    const before = (await readMails(tablet, client)).length;
    await press(tablet, 'Send again');
    await tablet.getByText('A new email is on its way. The earlier one no longer works.').waitFor();
    await expect.poll(() => tablet.getByRole('timer').textContent()).toBe('1:59');
    const phone = await visit(old.path, { size: 'phone' });
    await phone.waitForURL('**/formResult/invalidCode');
    await phone.getByText('Ask your adviser for a new invitation').waitFor();
    const greeted = greets(tablet);
    await phone.goto((await awaitLink(tablet, client, 'clientInvitationAccept', before)).path);
    await phone.waitForURL('**/formResult/invitationAccepted');
    await greeted;
  });

  test('“this was not me” ends the presentation that it started; the sales user stays logged in and is notified', async ({
    visit,
  }) => {
    const tablet = await visit('/inviteClient', { user: rep });
    const { path } = await invite(tablet);
    const sentMails = (await readMails(tablet, rep)).length;
    const phone = await visit(path, { size: 'phone' });
    await phone.waitForURL('**/formResult/invitationAccepted');
    await tablet.getByRole('button', { name: 'Client Ceren Client' }).waitFor();
    // The tablet shows the message only for a few seconds.
    const ended = awaitEnd(tablet);
    await press(phone, 'This wasn’t me');
    await heading(phone, 'Thank you for telling us').waitFor();
    await expect.poll(() => phone.evaluate(() => document.activeElement?.id)).toBe('main');
    await ended;
    await tablet.getByRole('button', { name: 'Logged in as Rıza Rep' }).waitFor();
    await tablet.getByRole('button', { name: 'Client Ceren Client' }).waitFor({ state: 'detached' });
    await expect
      .poll(async () => (await readMails(tablet, rep)).slice(sentMails).map(({ subject }) => subject))
      .toEqual(['Ceren Client says: this was not me']);
  });

  test('is open to sales users only', async ({ visit }) => {
    const page = await visit('/inviteClient');
    await page.getByText('Please login as sales rep or sales manager firstly').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Sales login' }).click();
    await expect.poll(() => pathOf(page)).toBe('/salesLogin?next=%2FinviteClient');
  });

  test('a sales user registers a client and invites them', async ({ visit }) => {
    const email = somebody();
    const page = await visit('/inviteClient', { user: rep });
    await field(page, 'Client email').fill(email);
    await page.getByRole('main').getByRole('link', { name: 'Register a new client' }).click();
    await heading(page, 'Register a client').waitFor();
    expect(await field(page, 'Email').inputValue()).toBe(email);
    await register(page, email);
    await page.getByRole('main').getByRole('link', { name: 'Invite a client' }).click();
    await press(page, 'Send the invitation');
    await heading(page, 'Waiting for your client').waitFor();
  });
});

describe('a tablet login', () => {
  test('a token logs in once; a second use shows the refusal above the form', async ({ visit }) => {
    const office = await visit(lightPage, { user: 'general@asteria.example' });
    const { user } = (await (await office.request.get('/api/session')).json()) as { user: { id: number } };
    const origin = new URL(office.url()).origin;
    const answer = await office.request.post(`/api/users/${user.id}/tabletLogin`, { headers: { origin } });
    const { url } = (await answer.json()) as { url: string };
    const path = new URL(url).pathname + new URL(url).search;
    const tablet = await visit(path);
    await tablet.getByText('Hello Gülşen General').waitFor();
    const second = await visit(path);
    await second.getByText('You have no permission in this project or your email/password is wrong').waitFor();
    await field(second, 'Password').waitFor();
  });
});
