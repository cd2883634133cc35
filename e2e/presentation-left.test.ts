import { expect } from 'vitest';
import { ownFixture } from '#tools/testing/own-fixture.ts';
import { openSalesSession } from '#tools/testing/sales-sessions.ts';
import { awaitEnd } from './testing/await-end.ts';
import { test } from './testing/browser-test.ts';
import { holdAnswers } from './testing/hold-answers.ts';
import { leavePresentation, nothingToTurn } from './testing/leave-presentation.ts';

const contact = { name: 'Sales team', phone: '+30 210 000 0000', email: null, whatsApp: null, picture: null };
const fixture = await ownFixture({
  contact: { ...contact, names: { en: null, tr: null }, hours: { en: null, tr: null } },
});
const name = 'Some One';
const patience = { timeout: 60_000 };

const openSession = () => fixture.asDatabase(({ db }) => openSalesSession(db, fixture.projectId));

test('nothing about the client is left to see or to answer when a presentation ends by itself', async ({
  visit,
  tolerate,
}) => {
  tolerate(nothingToTurn);
  const session = await openSession();
  const page = await visit('/list-view', { at: fixture.address, session: session.token, size: 'laptop' });
  await page.getByRole('button', { name: `Client ${name}` }).click();
  await page.getByRole('button', { name: 'End presentation' }).click();
  await page.getByRole('alertdialog').getByText(name).waitFor();
  const ended = awaitEnd(page);
  await leavePresentation(fixture, session, 0);
  await ended;
  await expect.poll(() => page.getByRole('alertdialog').count()).toBe(0);
  await page.getByRole('link', { name: 'Invite client' }).click(patience);
  expect(await page.evaluate(() => sessionStorage.getItem('user'))).toBe(String(session.userId));
});

test('the contact of a client who has left closes, although the home view stays', async ({ visit, tolerate }) => {
  tolerate(nothingToTurn);
  const session = await openSession();
  const page = await visit('/', { at: fixture.address, session: session.token, size: 'laptop' });
  await page.getByRole('button', { name: 'Contact us' }).first().click(patience);
  await page.getByRole('dialog').getByRole('button', { name: 'Request a viewing' }).waitFor();
  const ended = awaitEnd(page);
  await leavePresentation(fixture, session, 0);
  await ended;
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
});

test('what a question leads to is seen under way, is done once, and is followed by the next one', async ({
  visit,
  tolerate,
}) => {
  tolerate(nothingToTurn);
  const session = await openSession();
  const page = await visit('/list-view', { at: fixture.address, session: session.token, size: 'laptop' });
  const end = await holdAnswers(page, '**/api/presentations/terminate/*');
  const mail = await holdAnswers(page, '**/api/presentations/sendMail');
  const question = page.getByRole('alertdialog');
  const yes = question.getByRole('button', { name: 'Yes' });
  const press = async () => {
    await page.getByRole('button', { name: `Client ${name}` }).click();
    await page.getByRole('button', { name: 'End presentation' }).click();
  };
  await press();
  await yes.click();
  await mail.first;
  await expect.poll(() => yes.getAttribute('aria-busy')).toBe('true');
  await yes.press('Enter');
  mail.release();
  await question.getByRole('heading', { name: 'End the presentation?' }).waitFor();
  await expect.poll(() => question.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  expect(mail.sent()).toBe(1);

  await yes.click();
  await end.first;
  // Closed meanwhile, and asked again.
  await question.press('Escape');
  await press();
  await question.getByRole('button', { name: 'No' }).click();
  await yes.click();
  await question.waitFor({ state: 'detached' });
  const ended = awaitEnd(page);
  end.release();
  await ended;
  expect(end.sent()).toBe(1);
});
