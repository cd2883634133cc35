import type { Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import { openSalesSession } from '#tools/testing/sales-sessions.ts';
import { askForStatus } from '#tools/testing/sales-client.ts';
import { ownFixture } from '#tools/testing/own-fixture.ts';
import { lightPage, test, type VisitOptions } from './testing/browser-test.ts';
import { routeUntilEnded } from './testing/route-until-ended.ts';
import { shownTime } from './testing/shown-time.ts';

const fixture = await ownFixture();
const openSession = () => fixture.asDatabase(({ db }) => openSalesSession(db, fixture.projectId));
const other = await openSession();
const unit = fixture.free[0]!;
/** Another user's change in the meantime. */
const reserve = () => askForStatus(fixture.address, other.cookie, { unit: unit.id, status: 2 });
const cancel = () => askForStatus(fixture.address, other.cookie, { unit: unit.id, status: 1 });

const patience = { timeout: 60_000 };
/** How old the shown data is. */
const asOf = new RegExp(`^As of ${shownTime}`, 'u');
const broken = /ERR_|Failed to load resource|answer 503/;

/**
 * Opens the unit in a presentation, and waits until it is live and has no pending requests: an interrupted request
 * means that there is no connection, and then reservations become requests.
 */
async function openUnit(
  visit: (path: string, options?: VisitOptions) => Promise<Page>,
  { prepare, ...options }: VisitOptions & { prepare?: (page: Page) => Promise<void> } = {},
) {
  const { token } = await openSession();
  const page = await visit(lightPage, { at: fixture.address, session: token, ...options });
  await prepare?.(page);
  const underWay = watchRequests(page);
  await page.goto(`/property-view/${unit.id}`);
  await enabled(page);
  await expect.poll(() => underWay.size, patience).toBe(0);
  return page;
}

/** The pending requests of a page from now on, without its stream. */
function watchRequests(page: Page): ReadonlySet<Request> {
  const underWay = new Set<Request>();
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== '/api/events') underWay.add(request);
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return underWay;
}

const isTurkish = (page: Page) => page.evaluate(() => document.documentElement.lang === 'tr');
const button = async (page: Page) =>
  page.getByRole('button', {
    name: (await isTurkish(page)) ? `${unit.code} konutunu rezerve et` : `Reserve ${unit.code}`,
  });
const enabled = async (page: Page) => {
  const reserving = await button(page);
  await expect.poll(() => reserving.isEnabled(), patience).toBe(true);
};
const disabled = async (page: Page) => {
  const reserving = await button(page);
  await expect.poll(() => reserving.isDisabled(), patience).toBe(true);
};
const showsReserved = (page: Page) => page.locator('aside[data-status="reserved"]').waitFor(patience);

test('a load balancer cuts every stream: the page recovers and shows what it missed', async ({ visit, tolerate }) => {
  tolerate(broken);
  const page = await openUnit(visit);
  for (let times = 0; times < 3; times += 1) {
    fixture.front.cut();
    await reserve();
    await showsReserved(page);
    fixture.front.cut();
    await cancel();
    await enabled(page);
  }
});

test('a request that was interrupted is sent again once the page is live again', async ({ visit, tolerate }) => {
  tolerate(broken);
  const page = await openUnit(visit);
  const ofClient = '**/api/propertyActions/client/*';
  const endFailures = await routeUntilEnded(page, ofClient, (route) => route.abort());
  await reserve();
  await page.getByRole('button', { name: 'Connect again' }).waitFor(patience);
  endFailures();
  fixture.front.cut();
  await page.getByRole('button', { name: 'Connect again' }).waitFor({ ...patience, state: 'detached' });
  await cancel();
  await enabled(page);
});

test('a tablet that wakes on a dead connection shows the age of its data, reserves nothing, and catches up', async ({
  visit,
  tolerate,
}) => {
  tolerate(broken);
  // Before the app is loaded, which keeps the functions that tell the time.
  const page = await openUnit(visit, { prepare: (opened) => opened.clock.install() });
  fixture.front.hold();
  await page.clock.fastForward('05:00');
  await disabled(page);
  await page.clock.fastForward('00:10');
  await page.getByText(asOf).waitFor();
  fixture.front.release();
  fixture.front.cut();
  await page.clock.fastForward('00:10');
  await reserve();
  await showsReserved(page);
  await cancel();
  await enabled(page);
});

test('a frozen page shows what it missed once it is resumed', async ({ visit, tolerate }) => {
  tolerate(broken);
  const page = await openUnit(visit);
  const system = await page.context().newCDPSession(page);
  await system.send('Page.setWebLifecycleState', { state: 'frozen' });
  fixture.front.cut();
  await reserve();
  await system.send('Page.setWebLifecycleState', { state: 'active' });
  await showsReserved(page);
  await cancel();
  await enabled(page);
});

for (const [language, age] of [
  ['en', asOf],
  ['tr', new RegExp(`^Son güncelleme: ${shownTime}`, 'u')],
] as const) {
  test(`PostgreSQL restarts (${language}): the page shows the age of its data, reserves nothing, and recovers`, async ({
    visit,
    tolerate,
  }) => {
    tolerate(broken);
    const page = await openUnit(visit, { language });
    await fixture.stopDatabase();
    await disabled(page);
    await page.getByText(age).waitFor(patience);
    await fixture.startDatabase();
    await enabled(page);
    await page.getByText(age).waitFor({ state: 'detached' });
    await expect.poll(async () => (await reserve().catch(() => undefined))?.response, patience).toBe(true);
    await showsReserved(page);
    await cancel();
    await enabled(page);
  });
}

test('a page opened while PostgreSQL is down shows the last known state, marked as such', async ({
  visit,
  tolerate,
}) => {
  tolerate(broken);
  await openUnit(visit);
  await fixture.stopDatabase();
  const page = await visit('/', { at: fixture.address });
  // With a time, if the page was ready before the server noticed.
  const notice = page.getByText(new RegExp(`${asOf.source}|what you see may have changed`, 'u'));
  await notice.waitFor(patience);
  await fixture.startDatabase();
  await notice.waitFor({ ...patience, state: 'detached' });
});

test('the server is killed and restarted: open pages, logins and presentations survive', async ({
  visit,
  tolerate,
}) => {
  tolerate(broken);
  const page = await openUnit(visit);
  await fixture.killServer();
  await disabled(page);
  await page.getByText(asOf).waitFor(patience);
  await fixture.startServer();
  await enabled(page);
  await reserve();
  await showsReserved(page);
  await cancel();
  await enabled(page);
  await (await button(page)).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Reserve/ })
    .click();
  await page.getByText('Successfully reserved').waitFor();
  await page.getByRole('button', { name: 'Cancel reservation' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel reservation' }).click();
  await page.getByText('Successfully canceled').waitFor();
  await enabled(page);
});
