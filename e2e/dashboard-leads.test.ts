import { expect } from 'vitest';
import { registerUnseen, somebody } from './testing/accounts.ts';
import { presentToSomebody } from './testing/begin-presentation.ts';
import { lightPage, test } from './testing/browser-test.ts';
import { expectAccessible } from './testing/expect-accessible.ts';
import { holdAnswers } from './testing/hold-answers.ts';
import { routeUntilEnded } from './testing/route-until-ended.ts';
import { shownTime } from './testing/shown-time.ts';

test('a visitor has to log in; a sales rep sees leads but no team', async ({ visit }) => {
  const visitor = await visit('/dashboard/leads');
  await visitor.waitForURL('**/salesLogin?next=%2Fdashboard%2Fleads');
  const page = await visit(lightPage, { user: 'rep@asteria.example' });
  const mayAnswer = Promise.withResolvers<void>();
  await page.route('**/api/leads?*', async (route) => {
    await mayAnswer.promise;
    await route.continue();
  });
  await page.goto('/dashboard');
  await page.waitForURL('**/dashboard/leads');
  const heading = page.getByRole('heading', { level: 2, name: 'New' });
  expect(await heading.textContent()).toBe('New');
  mayAnswer.resolve();
  await page.getByRole('region', { name: 'New' }).getByRole('link').first().waitFor();
  expect(await heading.textContent()).toMatch(/^New\d+$/);
  const menu = page.getByRole('navigation', { name: 'Dashboard' });
  expect(await menu.getByRole('link', { name: 'People' }).count()).toBe(0);
  await page.goto('/dashboard/people');
  await page.getByRole('heading', { name: 'This door is closed' }).waitFor();
});

test('a lead can be moved by keyboard, and stays there', async ({ visit }) => {
  const page = await visit('/dashboard/leads?q=georgios+guest', { user: 'rep@asteria.example', size: 'desktop' });
  const card = (status: string) =>
    page.getByRole('region', { name: status, exact: true }).getByRole('link', { name: 'Georgios Guest' });
  await card('New').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Move Georgios Guest' }).focus();
  await page.keyboard.press('Space');
  await page.getByText('Georgios Guest is over New').waitFor({ state: 'attached' });
  // The arrow keys are handled from the next timer on. No user is faster than that, but a test may be.
  await page.evaluate(() => new Promise((done) => setTimeout(done)));
  await page.keyboard.press('ArrowRight');
  await page.getByText('Georgios Guest is over Active').waitFor({ state: 'attached' });
  await page.keyboard.press('Space');
  await page.getByText('Georgios Guest: Active').waitFor();
  await card('Active').waitFor();
  await page.reload();
  await card('Active').waitFor();
});

test('a board without any leads is scrolled by the keyboard on a phone', async ({ visit }) => {
  const page = await visit('/dashboard/leads?q=nobody+at+all', { user: 'rep@asteria.example', size: 'phone' });
  await expect.poll(() => page.getByRole('region').getByText('Nobody here').count()).toBe(4);
  await expectAccessible(page);
});

test('a client who registers alone appears on the board at once; one user takes them, the other is told who', async ({
  visit,
  settings,
  tolerate,
}) => {
  // The page of a client whom somebody else has taken is closed to the other user.
  tolerate(/403/);
  await settings({ newClients: 'pool' });
  const board = await visit('/dashboard/leads', { user: 'rep@asteria.example' });
  const fresh = board.getByRole('region', { name: 'New', exact: true });
  await fresh.getByRole('link').first().waitFor();
  const form = {
    email: 'pool@mail.example',
    first_name: 'Derya',
    last_name: 'Deniz',
    password: 'a password',
    project_id: '1',
  };
  const answer = await fetch(new URL('/api/clients', board.url()), { method: 'POST', body: new URLSearchParams(form) });
  const { client } = (await answer.json()) as { client: { id: number } };
  const card = fresh.getByRole('article').filter({ has: board.getByRole('link', { name: 'Derya Deniz' }) });
  await card.getByText('No sales user yet').waitFor();
  await expectAccessible(board);
  const page = await visit(`/dashboard/leads/${client.id}`, { user: 'rep2@asteria.example' });
  await page.getByRole('link', { name: 'pool@mail.example' }).waitFor();
  await page.getByRole('button', { name: 'Take client' }).waitFor();
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Take Derya Deniz' }).click();
  await board.getByText('Derya Deniz is now your client').waitFor();
  await card.getByText('No sales user yet').waitFor({ state: 'detached' });
  await card.getByText('Awaiting first contact').waitFor();
  await page.getByText('Rıza Rep has already taken this client').waitFor();
  // Registering this client again names the user to ask; registering one's own client opens their page.
  await page.getByRole('link', { name: 'Leads' }).first().click();
  await page.getByRole('button', { name: 'New client' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('First name').fill('Derya');
  await sheet.getByLabel('Last name').fill('Deniz');
  await sheet.getByLabel('Email').fill('pool@mail.example');
  await sheet.getByLabel('Mobile phone').fill('+90 555 000 9911');
  await sheet.getByLabel('Status').selectOption({ label: 'Active' });
  await sheet.getByRole('button', { name: 'Register' }).click();
  await sheet.getByText('Ask Rıza Rep, their sales user').waitFor();
  expect(await sheet.getByLabel('Status').locator('option:checked').innerText()).toBe('Active');
  await sheet.getByLabel('Email').fill('other@asteria.example');
  await sheet.getByRole('button', { name: 'Register' }).click();
  await page.getByText('This client is already registered').waitFor();
  await page.getByRole('link', { name: 'other@asteria.example' }).waitFor();
});

test('a client is registered, gets a note, is found as a duplicate and is merged', async ({ visit, tolerate }) => {
  tolerate(/net::ERR_FAILED/);
  const page = await visit('/dashboard/leads', { user: 'manager@asteria.example' });
  const register = async (email: string) => {
    await page.getByRole('button', { name: 'New client' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel('First name').fill('Deniz');
    await sheet.getByLabel('Last name').fill('Yıldız');
    await sheet.getByLabel('Email').fill(email);
    await sheet.getByLabel('Mobile phone').fill('+90 555 000 7788');
    await sheet.getByRole('button', { name: 'Register' }).click();
    await page.getByRole('heading', { level: 1, name: 'Deniz Yıldız' }).waitFor();
  };
  const elder = {
    email: 'deniz.yildiz@mail.example',
    first_name: 'Deniz',
    last_name: 'Yıldız',
    phone: '0555 000 77 88',
    password: 'a password',
    project_id: '1',
  };
  expect(
    await (
      await page.request.post('/api/clients', { form: elder, headers: { origin: new URL(page.url()).origin } })
    ).json(),
  ).toMatchObject({ response: true });
  await register('deniz@mail.example');
  // What is typed while a note is being saved stays: below, and on the card.
  const answers = await holdAnswers(page, '**/api/clientNotes');
  const note = page.getByLabel('New note');
  await note.fill('Looks for two flats side by side');
  await page.getByRole('button', { name: 'Add note' }).click();
  await answers.first;
  await note.fill('Comes on Friday');
  answers.release();
  await page.getByRole('listitem').filter({ hasText: 'Looks for two flats side by side' }).waitFor();
  expect(await note.inputValue()).toBe('Comes on Friday');
  await note.fill('');
  const card = page.getByRole('textbox', { name: 'On the card' });
  const lines = await holdAnswers(page, '**/api/clients/updateNote/*');
  await card.fill('Two flats');
  await card.blur();
  await lines.first;
  await card.fill('Two flats, side by side');
  const saved = page.getByText('Saved', { exact: true }).waitFor();
  lines.release();
  await saved;
  expect(await card.inputValue()).toBe('Two flats, side by side');
  expect(await card.evaluate((field) => field === document.activeElement)).toBe(true);
  await expectAccessible(page);
  const notice = page.getByRole('complementary', { name: 'Duplicates' });
  await notice.getByText('Same phone number').waitFor();
  await notice.getByRole('button', { name: 'Merge' }).click();
  const sheet = page.getByRole('dialog', { name: 'Merge two clients' });
  await sheet.getByRole('radio').nth(1).check();
  const endFailures = await routeUntilEnded(page, '**/api/clients/*/merge', (route) => route.abort('failed'));
  const failure = sheet.getByRole('alert').getByText('The server cannot be reached').waitFor();
  await sheet.getByRole('button', { name: 'Merge' }).click();
  // In the sheet, which would cover it and hide it from screen readers otherwise.
  await failure;
  endFailures();
  const merged = page.getByText('Merged').waitFor();
  await sheet.getByRole('button', { name: 'Merge' }).click();
  await merged;
  await page.getByRole('link', { name: 'deniz.yildiz@mail.example' }).waitFor();
  await page.getByRole('listitem').filter({ hasText: 'deniz@mail.example' }).waitFor();
  await page.getByRole('listitem').filter({ hasText: 'Looks for two flats side by side' }).waitFor();
  await notice.waitFor({ state: 'detached' });
});

test('the page of a client leads back to their presentation, and others learn which ones run', async ({ visit }) => {
  const page = await visit(lightPage, { user: 'rep@asteria.example' });
  await presentToSomebody(page);
  const { client } = (await (await page.request.get('/api/session')).json()) as { client: { id: number } };
  await page.goto(`/dashboard/leads/${client.id}`);
  const back = page.getByRole('main').getByRole('link', { name: 'Back to the presentation' });
  await back.waitFor();
  expect(await page.getByRole('button', { name: 'Begin a presentation' }).count()).toBe(0);

  // Somebody else, who presents to another client.
  const other = await visit(lightPage, { user: 'manager@asteria.example' });
  await presentToSomebody(other);
  await other.goto(`/dashboard/leads/${client.id}`);
  await other.getByText('Presentations').waitFor();
  await other.getByRole('button', { name: 'Begin a presentation' }).click();
  const question = other.getByRole('alertdialog', { name: 'Invite Şule Işık?' });
  const said = await question.innerText();
  expect(said).toContain('The presentation with Şule Işık on this screen ends then.');
  expect(said).toMatch(new RegExp(`led by Rıza Rep since ${shownTime}\\.`, 'u'));

  await back.click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByRole('button', { name: /^Presentation with client Şule Işık/ }).waitFor();
});

test('whoever switches an account off, or records a consent, reads the whole name of the client', async ({ visit }) => {
  const page = await visit(lightPage, { user: 'rep@asteria.example' });
  await presentToSomebody(page);
  const { client } = (await (await page.request.get('/api/session')).json()) as { client: { id: number } };
  await page.goto(`/dashboard/leads/${client.id}`);
  const isActive = page.getByRole('switch', { name: 'Active account' });
  await isActive.click();
  const question = page.getByRole('alertdialog', { name: 'Switch off the account of Şule Işık?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(await isActive.getAttribute('aria-checked')).toBe('true');
  await page.getByRole('button', { name: 'Record consent' }).click();
  await page.getByText('Record this only if Şule Işık has said yes').waitFor();
});

test('a user is created, moved, given a tablet link, and deleted', async ({ visit }) => {
  const page = await visit('/dashboard/people', { user: 'general@asteria.example', size: 'desktop' });
  await page.getByRole('button', { name: 'New user' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Name', { exact: true }).fill('Tara Temp');
  await sheet.getByLabel('Email').fill('tara@asteria.example');
  await sheet.getByLabel('Password', { exact: true }).selectOption('I choose it');
  await sheet.getByLabel('New password', { exact: true }).fill('a password');
  await sheet.getByLabel('Password', { exact: true }).selectOption('They choose it, by a link in an email');
  await sheet.getByLabel('New password', { exact: true }).waitFor({ state: 'detached' });
  await sheet.getByRole('button', { name: 'Create' }).click();
  await page.getByText('Tara Temp gets an email with a link').waitFor();
  await page.getByRole('button', { name: /Tara Temp/ }).click();
  await expectAccessible(page);
  const member = page.getByRole('dialog', { name: 'Tara Temp' });
  await member.getByText('Has not chosen a password yet.').waitFor();
  await member.getByRole('button', { name: 'Email a link for a new password' }).click();
  await page.getByText('The link was sent').waitFor();
  await member.getByLabel('Reports to').selectOption({ label: 'Maria Manager' });
  await page.getByText('Moved').waitFor();
  await member.getByRole('tab', { name: 'Tablet login' }).click();
  // An answer as if the login were more than ten minutes old.
  const staleProof = { response: false, error: 'confirm_first', message: '' };
  await page.route('**/api/users/*/tabletLogin', (route) => route.fulfill({ json: staleProof }), { times: 1 });
  await member.getByRole('button', { name: 'Make a link' }).click();
  const identity = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await identity.getByLabel('Your password').fill('asteria');
  expect(await member.getByRole('timer').count()).toBe(0);
  await identity.getByRole('button', { name: 'Confirm' }).click();
  await identity.waitFor({ state: 'detached' });
  await member
    .getByRole('timer')
    .filter({ hasText: /\d+ seconds left/ })
    .waitFor();
  expect(await member.getByRole('link', { name: /Log Tara Temp in/ }).getAttribute('href')).toMatch(
    /^\/salesLogin\?user=[\w-]{43}$/,
  );
  await member.getByRole('tab', { name: 'Remove' }).click();
  await member.getByRole('button', { name: 'Remove this user' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await page.getByText('Removed').waitFor();
  await page.getByRole('button', { name: /Tara Temp/ }).waitFor({ state: 'detached' });
});

test('no unit of a client is shown as gone while the units are loading', async ({ visit }) => {
  const page = await visit(lightPage, { user: 'admin@asteria.example', size: 'tablet' });
  const isAnswered = Promise.withResolvers<void>();
  await page.route('**/api/properties', async (route) => {
    await isAnswered.promise;
    await route.continue();
  });
  await page.goto('/dashboard/leads/1');
  await page.getByRole('tab', { name: /^Residences/ }).waitFor();
  expect(await page.getByText('No longer listed').count()).toBe(0);
  isAnswered.resolve();
  await page.getByRole('tabpanel').getByRole('link').first().waitFor();
});

test('a client is seen to be erased, once, and whoever has gone on stays where they are', async ({ visit }) => {
  const page = await visit(lightPage, { user: 'admin@asteria.example', size: 'desktop' });
  const email = somebody();
  await registerUnseen(page, email);
  await page.goto(`/dashboard/leads?q=${email}&view=table`);
  await page.getByRole('row', { name: email }).getByRole('link').first().click();
  await page.getByRole('button', { name: 'Edit' }).click();
  const answers = await holdAnswers(page, '**/api/clients/*');
  await page.getByRole('button', { name: 'Erase this client' }).click();
  const yes = page.getByRole('alertdialog').getByRole('button', { name: 'Erase this client' });
  await yes.click();
  await answers.first;
  await expect.poll(() => yes.getAttribute('aria-busy')).toBe('true');
  await yes.press('Enter');
  await yes.press('Escape');
  await page.keyboard.press('Escape');
  await page.getByRole('navigation').getByRole('link', { name: 'Residences' }).click();
  await page.getByRole('heading', { name: 'Residences', level: 1 }).waitFor();
  const told = page.getByText('Erased', { exact: true }).first().waitFor();
  answers.release();
  await told;
  expect(new URL(page.url()).pathname).toBe('/dashboard/units');
  expect(answers.sent()).toBe(1);
});
