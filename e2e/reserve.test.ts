import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Property } from '#contract/entities/property.ts';
import { UnitStatus } from '#domain/units/unit-status.ts';
import { beginPresentation, presentToSomebody, unitsWith } from './testing/begin-presentation.ts';
import { lightPage, test } from './testing/browser-test.ts';
import { tabTo } from './testing/focus.ts';
import { goTo } from './testing/go-to.ts';
import { holdAnswers } from './testing/hold-answers.ts';
import { shownTime } from './testing/shown-time.ts';

/** Sets a status as the dashboard does. */
async function setStatus(manager: Page, id: number, status: number): Promise<void> {
  const origin = await manager.evaluate(() => location.origin);
  await manager.request.put(`/api/properties/updatePriceOrStatus/${id}`, {
    form: { status_id: String(status) },
    headers: { origin },
  });
}

test('a reservation appears in every browser immediately; a late attempt shows why it failed', async ({
  visit,
  tolerate,
}) => {
  tolerate(/status of 429/);
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
  await other.getByText(`This residence has just been taken. ${unit.code} is now: Reserved`).waitFor();
  await other.getByText('Only the sales user of the client who holds it', { exact: false }).waitFor();
  await other.getByRole('button', { name: 'Cancel reservation' }).waitFor({ state: 'detached' });

  // A second after the change. Once the unit is blocked there is nothing to confirm.
  await confirmed;
  const manager = await visit(lightPage, { user: 'manager@asteria.example' });
  await setStatus(manager, unit.id, UnitStatus.offer);
  await rep.getByText('can only be changed in the dashboard, by the sales manager', { exact: false }).waitFor();
  await rep.getByRole('button', { name: 'Cancel reservation' }).waitFor({ state: 'detached' });
  // A unit in negotiation is shown as reserved, one with a signed contract as sold.
  const heldFor = (words: string) => rep.getByText(new RegExp(String.raw`^${words} Ceren Client on \d`, 'u'));
  await heldFor('Reserved for').waitFor();
  await setStatus(manager, unit.id, UnitStatus.signed);
  await heldFor('Sold to').waitFor();
  await setStatus(manager, unit.id, UnitStatus.reserved);

  const cancel = async () => {
    await rep.getByRole('button', { name: 'Cancel reservation' }).click();
    await rep.getByRole('alertdialog').getByRole('button', { name: 'Cancel reservation' }).click();
  };
  const detail = 'Too many tries, please wait a moment';
  const refused = { type: 'x', title: 'x', status: 429, code: 'too_many_requests', detail };
  await rep.route(
    '**/api/properties/*',
    (route) => route.fulfill({ status: 429, contentType: 'application/problem+json', body: JSON.stringify(refused) }),
    { times: 1 },
  );
  await cancel();
  await rep.getByText(detail).waitFor();
  await cancel();
  await rep.getByText('Successfully canceled').waitFor();
  await other.getByRole('button', { name: `Reserve ${unit.code}` }).waitFor();
});

test('the page says that a unit may have changed only if connecting takes long, not while every page connects', async ({
  visit,
}) => {
  const page = await visit(lightPage, { user: 'rep@asteria.example' });
  // The request for the stream is never answered.
  await page.route('**/api/events', () => new Promise(() => undefined));
  await page.addInitScript(() => {
    const firstSeen: Record<string, number> = {};
    Object.assign(globalThis, { firstSeen });
    new MutationObserver(() => {
      const text = document.querySelector('main aside')?.textContent ?? '';
      for (const words of ['Reserve A', 'Waiting for the connection'])
        if (text.includes(words)) firstSeen[words] ??= performance.now();
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  const [unit] = await unitsWith(page, 1);
  await page.goto(`/property-view/${unit!.id}`);
  const reserve = page.getByRole('main').getByRole('button', { name: /^Reserve/ });
  await reserve.waitFor();
  expect(await reserve.isDisabled()).toBe(true);
  await page.getByRole('main').getByText('Waiting for the connection: what you see may have changed.').waitFor();
  const firstSeen = await page.evaluate(
    () => (globalThis as unknown as { firstSeen: Record<string, number> }).firstSeen,
  );
  expect(firstSeen['Waiting for the connection']! - firstSeen['Reserve A']!).toBeGreaterThan(3000);
});

test('whoever comes back to a residence sees that its reservation is under way', async ({ visit }) => {
  const page = await visit(lightPage, { user: 'rep@asteria.example' });
  await presentToSomebody(page);
  const { id, code } = (await unitsWith(page, 1))[0]!;
  await page.goto(`/property-view/${id}`);
  const answers = await holdAnswers(page, `**/api/properties/${id}`);
  const reserve = page.getByRole('button', { name: `Reserve ${code}` });
  await reserve.click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: `Reserve ${code}` })
    .click();
  await answers.first;
  await goTo(page, '/favorites');
  await page.goBack();
  await reserve.press('Enter');
  expect(await reserve.getAttribute('aria-busy')).toBe('true');
  answers.release();
  await page.getByText('Successfully reserved').waitFor();
  expect(answers.sent()).toBe(1);
  await page.getByRole('button', { name: 'Cancel reservation' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel reservation' }).click();
  await page.getByText('Successfully canceled').waitFor();
});

test('whoever has left a withdrawn residence is not taken home when its release is answered', async ({
  visit,
  product,
}) => {
  const page = await visit(lightPage, { user: 'rep@asteria.example' });
  await presentToSomebody(page);
  const { id, code } = (await unitsWith(page, 1)).at(-1)!;
  await page.request.put(`/api/properties/${id}`, {
    form: { status: String(UnitStatus.reserved) },
    headers: { origin: new URL(page.url()).origin },
  });
  await product.withdraw(code);
  await page.goto(`/property-view/${id}`);
  const answers = await holdAnswers(page, `**/api/properties/${id}`);
  await page.getByRole('button', { name: 'Cancel reservation' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel reservation' }).click();
  await answers.first;
  await goTo(page, '/favorites');
  answers.release();
  await page.getByText('Successfully canceled').waitFor();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(new URL(page.url()).pathname).toBe('/favorites');
});

test('requests outlive a server that is starting, and none is sent once it is withdrawn', async ({
  visit,
  tolerate,
}) => {
  tolerate(/ERR_INTERNET_DISCONNECTED|status of 502|answer 502/);
  const page = await visit(lightPage, { user: 'rep@asteria.example' });
  await presentToSomebody(page);
  const [wanted, unwanted] = (await unitsWith(page, 1)) as [Property, Property];
  await page.goto(`/property-view/${unwanted.id}`);
  await page.getByRole('button', { name: `Reserve ${unwanted.code}`, disabled: false }).waitFor();
  await page.context().setOffline(true);
  const request = async ({ id, code }: Property) => {
    await goTo(page, '/favorites');
    await goTo(page, `/property-view/${id}`);
    await page.getByRole('button', { name: `Request a reservation of ${code}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Request a reservation' }).click();
  };
  await request(wanted);
  await request(unwanted);
  const answers = await holdAnswers(page, `**/api/properties/${wanted.id}`);
  const refused = await holdAnswers(page, `**/api/properties/${unwanted.id}`);
  const fails = { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' };
  await page.route(`**/api/properties/${wanted.id}`, (route) => route.fulfill(fails), { times: 1 });
  await page.context().setOffline(false);
  await answers.first;
  await page.getByRole('button', { name: 'Withdraw the request' }).click();
  answers.release();
  await page.getByText(`Request a reservation of ${wanted.code}: Successfully reserved.`).waitFor();
  await page.getByRole('button', { name: `Reserve ${unwanted.code}`, disabled: false }).waitFor();
  expect(refused.sent()).toBe(0);
  const manager = await visit(lightPage, { user: 'manager@asteria.example' });
  await setStatus(manager, wanted.id, UnitStatus.available);
});

test('without a connection a reservation is a request, which is sent later and answered', async ({
  visit,
  tolerate,
}) => {
  tolerate(/ERR_INTERNET_DISCONNECTED/);
  const rep = await visit(lightPage, { user: 'rep@asteria.example' });
  await beginPresentation(rep, 'client@asteria.example');
  const [free, taken] = (await unitsWith(rep, 1)) as [Property, Property];
  const manager = await visit(lightPage, { user: 'manager@asteria.example' });
  const request = async () => {
    await rep.getByRole('button', { name: 'Request a reservation' }).click();
    const question = rep.getByRole('alertdialog');
    await question.getByText('somebody else may be first', { exact: false }).waitFor();
    await question.getByRole('button', { name: 'Request a reservation' }).click();
    await rep.getByText(new RegExp(`kept since ${shownTime}, not sent yet`, 'u')).waitFor();
  };
  const openAndDisconnect = async ({ id, code }: Property) => {
    await rep.goto(`/property-view/${id}`);
    await rep.getByRole('button', { name: `Reserve ${code}`, disabled: false }).waitFor();
    await rep.context().setOffline(true);
    await rep
      .getByText(new RegExp(String.raw`^No connection\. Availability and prices as of ${shownTime}`, 'u'))
      .waitFor();
  };

  await openAndDisconnect(taken);
  await rep.getByRole('button', { name: 'Add to favourites' }).click();
  await rep.getByText('The server cannot be reached').waitFor();
  await request();
  await setStatus(manager, taken.id, UnitStatus.blocked);
  await rep.context().setOffline(false);
  await rep.getByText(`${taken.code} is now: Blocked`, { exact: false }).waitFor();
  await setStatus(manager, taken.id, UnitStatus.available);

  await openAndDisconnect(free);
  await request();
  await rep.getByRole('button', { name: 'Withdraw the request' }).click();
  await request();
  const confirmed = rep.waitForResponse('**/api/propertyActions');
  await rep.context().setOffline(false);
  await rep.getByText(`Request a reservation of ${free.code}: Successfully reserved.`).waitFor();
  await rep.getByRole('button', { name: 'Cancel reservation' }).waitFor();
  expect(await rep.getByText(`${free.code} has been reserved`).count()).toBe(0);
  // A second after the change. Once the unit is available again there is nothing to confirm.
  await confirmed;
  await setStatus(manager, free.id, UnitStatus.available);
});

test('the keyboard alone leads from the rotator to a reservation, and every step has a name', async ({ visit }) => {
  const page = await visit(lightPage, { user: 'rep@asteria.example' });
  await beginPresentation(page, 'client@asteria.example');
  const unit = (await unitsWith(page, 1)).find(({ flat_level, code }) => flat_level === 4 && code.startsWith('A'))!;
  const announced = page.getByRole('status');
  await page.goto('/');
  await tabTo(page, page.getByRole('link', { name: /^View Building A|^Building A, / }));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Building A', level: 1 }).waitFor();
  await tabTo(page, page.getByRole('list', { name: 'Floors' }).getByRole('link', { name: /^Floor 4/ }));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/floor/4*');
  const units = page.getByRole('region', { name: 'Residences on this floor' });
  await tabTo(page, units.getByRole('link', { name: new RegExp(`^Residence ${unit.number}, .*, available`) }));
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/property-view/${unit.id}*`);
  await tabTo(page, page.getByRole('button', { name: `Reserve ${unit.code}`, disabled: false }));
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: /./ });
  await tabTo(page, question.getByRole('button', { name: `Reserve ${unit.code}` }));
  await page.keyboard.press('Enter');
  await announced.getByText('Successfully reserved').waitFor();

  await tabTo(page, page.getByRole('button', { name: 'Cancel reservation', disabled: false }));
  await page.keyboard.press('Enter');
  await tabTo(page, question.getByRole('button', { name: 'Cancel reservation' }));
  await page.keyboard.press('Enter');
  await announced.getByText('Successfully canceled').waitFor();
});
