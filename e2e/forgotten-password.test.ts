import { describe, expect } from 'vitest';
import { field, heading, press, registerUnseen, somebody } from './testing/accounts.ts';
import { lightPage, test } from './testing/browser-test.ts';
import { loseNextAnswer } from './testing/lose-answer.ts';
import { awaitLink } from './testing/mailbox.ts';
import { maxShift, shiftsOf, watchShifts } from './testing/watch-shifts.ts';

describe('a forgotten password', () => {
  test.for([
    ['/login?forgotten=1', 'other@asteria.example', 'clientResetPassword'],
    ['/userForgotPassword', 'broker@asteria.example', 'userResetPassword'],
  ] as const)('%s: the mailed link sets a new password, once', async ([start, email, name], { visit }) => {
    const page = await visit(start);
    await field(page, 'Email').fill('nobody@example.com');
    await press(page, 'Send the link');
    await page.getByText('No such user with this email').waitFor();
    await field(page, 'Email').fill(email);
    await press(page, 'Send the link');
    await page.waitForURL('**/formResult/forgotPassword');
    await heading(page, 'Reset link sent').waitFor();
    const { path } = await awaitLink(page, email, name);
    await watchShifts(page);
    await page.goto(path);
    await field(page, 'New password').fill('as');
    expect(await shiftsOf(page)).toBeLessThan(maxShift);
    await press(page, 'Set the password');
    await page.getByText('Password must be at least 3 character').waitFor();
    await page.getByText('Please type your password again').waitFor();
    await field(page, 'New password').fill('asteria');
    await field(page, 'New password again').fill('asterix');
    await press(page, 'Set the password');
    await page.getByText('Passwords are not matching').waitFor();
    await field(page, 'New password again').fill('asteria');
    await press(page, 'Set the password');
    await page.waitForURL('**/formResult/passwordUpdate');
    await heading(page, 'Password updated').waitFor();
    await page.goto(path);
    await page.waitForURL('**/formResult/invalidToken');
    await page.getByText('Reset link is invalid. Please try forgot password again for a new link').waitFor();
  });

  test('a password that was set without an answer is set for the next attempt, too', async ({ visit, tolerate }) => {
    tolerate(/ERR_FAILED/);
    const email = somebody();
    const page = await visit(lightPage);
    await registerUnseen(page, email);
    const form = { email, lang: 'en' };
    await page.request.post('/api/clients/forgotPassword', { form, headers: { origin: new URL(page.url()).origin } });
    const { path } = await awaitLink(page, email, 'clientResetPassword');
    await page.goto(path);
    await field(page, 'New password').fill('asteria');
    await field(page, 'New password again').fill('asteria');
    await loseNextAnswer(page, '**/clients/resetPassword');
    await press(page, 'Set the password');
    await page.getByText('The server cannot be reached').waitFor();
    await press(page, 'Set the password');
    await heading(page, 'Password updated').waitFor();
  });
});
