import { describe, expect } from 'vitest';
import { registerUnseen, somebody } from './testing/accounts.ts';
import { lightPage, test } from './testing/browser-test.ts';
import { holdAnswers } from './testing/hold-answers.ts';
import { loseNextAnswer } from './testing/lose-answer.ts';

describe('a list whose address filters by what does not exist is whole', () => {
  test.for([
    ['an unknown source', 'source=999999'],
    ['an unknown status', 'status=99'],
    ['an unknown user', 'user=999999'],
  ])('%s', async ([, query], { visit }) => {
    const page = await visit(`/dashboard/leads?view=table&${query}`, { user: 'manager@asteria.example' });
    await page.getByRole('row').getByRole('link').first().waitFor();
    expect(await page.getByRole('button', { name: 'Clear filters' }).count()).toBe(0);
  });

  test('a control character is not searched for', async ({ visit }) => {
    const page = await visit('/dashboard/leads?view=table&q=%00', { user: 'manager@asteria.example' });
    await page.getByRole('row').getByRole('link').first().waitFor();
  });

  test('the figures of an unknown user are those of everybody', async ({ visit }) => {
    const page = await visit(lightPage, { user: 'manager@asteria.example' });
    const whole = page.waitForRequest(
      (request) => /from=(?!.*999999)/.test(request.url()) && !request.url().includes('/999999'),
    );
    await page.goto('/dashboard/figures?of=999999');
    await whole;
  });
});

test('a client has the status, sales user and permission that were chosen while they are saved, unless refused', async ({
  visit,
  tolerate,
}) => {
  tolerate(/status of 502|answer 502/);
  const page = await visit(lightPage, { user: 'admin@asteria.example', size: 'desktop' });
  const email = somebody();
  await registerUnseen(page, email);
  await page.goto(`/dashboard/leads?q=${email}&view=table`);
  await page.getByRole('row', { name: email }).getByRole('link').first().click();
  const status = page.getByRole('combobox', { name: 'Status' });
  const seller = page.getByRole('combobox', { name: 'Sales user' });
  const login = page.getByRole('switch', { name: 'May log in alone' });
  const shown = async () => [
    await status.inputValue(),
    await login.getAttribute('aria-checked'),
    await seller.inputValue(),
  ];
  await login.waitFor();
  await seller.getByRole('option').nth(1).waitFor({ state: 'attached' });
  const [before, mayLogIn] = await shown();
  const other = mayLogIn === 'true' ? 'false' : 'true';
  const answers = await holdAnswers(page, /\/api\/clients\//);
  const [active] = await status.selectOption({ label: 'Active' });
  await login.click();
  const [manager] = await seller.selectOption({ index: 1 });
  await expect.poll(answers.sent).toBe(3);
  expect(await shown()).toEqual([active, other, manager]);
  const saved = page.getByText('Saved').first().waitFor();
  let answered = 0;
  page.on('response', (response) => {
    if (response.request().method() !== 'GET' && response.url().includes('/api/clients/')) answered += 1;
  });
  answers.release();
  await saved;
  await expect.poll(shown).toEqual([active, other, manager]);

  await expect.poll(() => answered).toBe(3);
  await page.reload();
  await expect.poll(shown).toEqual([active, other, manager]);
  await page.route('**/api/clients/*', (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.fulfill({ status: 502, body: '' }),
  );
  const failed = page.getByText('Server error, try again later').first().waitFor();
  await status.selectOption(before!);
  await failed;
  await expect.poll(shown).toEqual([active, other, manager]);
});

test('a failure is still shown when something else is saved just after it', async ({ visit, tolerate }) => {
  tolerate(/status of 502|answer 502/);
  const page = await visit(lightPage, { user: 'admin@asteria.example', size: 'desktop' });
  const email = somebody();
  await registerUnseen(page, email);
  await page.clock.install();
  await page.goto(`/dashboard/leads?q=${email}&view=table`);
  await page.getByRole('row', { name: email }).getByRole('link').first().click();
  const status = page.getByRole('combobox', { name: 'Status' });
  const login = page.getByRole('switch', { name: 'May log in alone' });
  await login.waitFor();
  const refuse = Promise.withResolvers<void>();
  await page.route('**/api/clients/*', async (route) => {
    if (!route.request().postData()?.includes('status')) return route.fallback();
    await refuse.promise;
    await route.fulfill({ status: 502, body: '' });
  });
  await status.selectOption({ label: 'Active' });
  // So that no message ends before it was seen. A millisecond at a time, for what waits for the next one.
  await page.clock.pauseAt(Date.now() + 60_000);
  const shown = async () => {
    await page.clock.runFor(1);
    return page.getByRole('status').locator('span > span').allTextContents();
  };
  refuse.resolve();
  await expect.poll(shown).toEqual(['Server error, try again later']);
  await login.dispatchEvent('click');
  await expect.poll(shown).toEqual(['Server error, try again later', 'Saved']);
  await page.clock.runFor(4000);
  await expect.poll(shown).toEqual([]);
});

test('a note that is being typed stays while another screen is open, and is added once although its answer is lost', async ({
  visit,
  tolerate,
}) => {
  tolerate(/net::ERR_FAILED/);
  const page = await visit(lightPage, { user: 'manager@asteria.example', size: 'desktop' });
  const email = somebody();
  await registerUnseen(page, email);
  await page.goto(`/dashboard/leads?q=${email}&view=table`);
  const client = page.getByRole('row', { name: email }).getByRole('link').first();
  await client.click();
  const field = page.getByLabel('New note');
  await field.fill('Comes on Friday');
  await page.goBack();
  await client.click();
  await field.waitFor();
  expect(await field.inputValue()).toBe('Comes on Friday');

  await loseNextAnswer(page, '**/api/clientNotes');
  const failure = page.getByText('The server cannot be reached').first().waitFor();
  await page.getByRole('button', { name: 'Add note' }).click();
  await failure;
  // The server has it; whoever does not see that presses again.
  const notes = page.getByRole('region', { name: 'Notes' }).getByRole('listitem');
  await notes.filter({ hasText: 'Comes on Friday' }).waitFor();
  expect(await field.inputValue()).toBe('Comes on Friday');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect.poll(() => field.inputValue()).toBe('');
  expect(await notes.count()).toBe(1);
});
