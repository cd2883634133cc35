import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { ownFixture } from '#tools/testing/own-fixture.ts';
import { openSalesSession, type SalesSession } from '#tools/testing/sales-sessions.ts';
import { awaitEnd } from './testing/await-end.ts';
import { test, type Visit, type VisitOptions } from './testing/browser-test.ts';
import { endByMenu } from './testing/end-by-menu.ts';
import { leavePresentation, nothingToTurn } from './testing/leave-presentation.ts';
import { shownTime } from './testing/shown-time.ts';

const fixture = await ownFixture({ canSell: true });
const unit = fixture.free[0]!;
const another = fixture.free[1]!;
const name = 'Some One';
const patience = { timeout: 60_000 };

const openSession = (alone = false) =>
  fixture.asDatabase(({ db }) => openSalesSession(db, fixture.projectId, { alone }));
const open = (visit: Visit, path: string, { token }: SalesSession, options: VisitOptions = {}) =>
  visit(path, { at: fixture.address, session: token, size: 'laptop', ...options });

const leave = (session: SalesSession, secondsLeft: number) => leavePresentation(fixture, session, secondsLeft);

const readSession = async ({ cookie }: SalesSession) =>
  (await fetch(`${fixture.address}/api/session`, { headers: { cookie } })).json() as Promise<{
    user: unknown;
    client: unknown;
    presentation: unknown;
  }>;

for (const [language, title, ended] of [
  ['en', 'Are you still there?', 'Presentation is terminated'],
  ['tr', 'Hâlâ orada mısınız?', 'Sunum sonlandırıldı'],
] as const) {
  test(`an idle presentation counts down, ends, and shows a message (${language})`, async ({ visit, tolerate }) => {
    tolerate(nothingToTurn);
    const session = await openSession();
    const page = await open(visit, '/list-view', session, { language });
    await page.getByRole('button', { name }).waitFor();
    await leave(session, 50);
    const warning = page.getByRole('alertdialog', { name: title });
    await warning.waitFor(patience);
    expect(await warning.getByRole('timer').textContent()).toMatch(/^0:[0-5]\d$/);
    const isOver = awaitEnd(page, ended);
    await leave(session, 2);
    await isOver;
    await expect.poll(() => page.getByText(name).count()).toBe(0);
    expect(await readSession(session)).toMatchObject({
      user: { id: session.userId },
      client: null,
      presentation: null,
    });
  });
}

test('a key press continues a presentation that was about to end', async ({ visit }) => {
  const session = await openSession();
  const page = await open(visit, '/list-view', session);
  await page.getByRole('button', { name: `Client ${name}` }).waitFor();
  await leave(session, 50);
  const warning = page.getByRole('alertdialog', { name: 'Are you still there?' });
  await warning.getByRole('button', { name: 'Continue' }).click(patience);
  await warning.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: `Client ${name}` }).waitFor();
  expect(await readSession(session)).toMatchObject({
    client: { id: expect.any(Number) },
    presentation: { id: session.presentationId },
  });
});

test('the warning covers an open confirmation, and returns the focus to it', async ({ visit }) => {
  const session = await openSession();
  const page = await open(visit, '/list-view', session);
  const account = page.getByRole('button', { name: `Client ${name}` });
  await page.getByRole('button', { name: 'End presentation', includeHidden: true }).waitFor({ state: 'attached' });
  await account.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'End presentation' }).focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog').filter({ hasNot: page.getByRole('timer') });
  await question.waitFor();
  const warning = page.getByRole('alertdialog', { name: 'Are you still there?' });
  // Again, if the keys above were reported only after it had been left.
  const isWarned = async () => {
    await leave(session, 50);
    return warning.isVisible();
  };
  await expect.poll(isWarned, { interval: 1_000, ...patience }).toBe(true);
  await expect.poll(() => warning.locator(':focus').count()).toBe(1);
  await page.keyboard.press('Escape');
  await warning.waitFor({ state: 'detached' });
  await expect.poll(() => question.locator(':focus').count()).toBe(1);
});

test('a presentation ended elsewhere ends on this screen too', async ({ visit, tolerate }) => {
  tolerate(nothingToTurn);
  const session = await openSession();
  const page = await open(visit, '/list-view', session);
  await page.goto('/favorites');
  await page.getByRole('button', { name: `Client ${name}` }).waitFor();
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('presentation_id')))
    .toBe(String(session.presentationId));
  const ended = awaitEnd(page);
  await page.request.post(`/api/presentations/terminate/${session.presentationId}`, {
    headers: { origin: fixture.address },
  });
  await ended;
  await page.getByRole('link', { name: 'Invite client' }).waitFor(patience);
});

/** Records in `globalThis` which events the stream has sent. Runs in the page. */
const noteEvents = () => {
  const Source = EventSource;
  globalThis.EventSource = class extends Source {
    constructor(address: string | URL) {
      super(address);
      this.addEventListener('hello', () => Object.assign(globalThis, { isConnected: true }));
      this.addEventListener('presentation', ({ data }) =>
        Object.assign(globalThis, data.includes('ended') ? { wasTold: true } : { isFollowed: true }),
      );
    }
  };
};

/** Opens the list with `noteEvents`, and loses the answer to ending the presentation, once `awaitNews` is done. */
async function openLosing(visit: Visit, awaitNews: (page: Page) => Promise<unknown>): Promise<Page> {
  const page = await open(visit, '/salesLogin', await openSession());
  await page.addInitScript(noteEvents);
  await page.route('**/api/presentations/terminate/*', async (route) => {
    await route.fetch();
    await awaitNews(page);
    await route.abort();
  });
  return page;
}

test('ending works even when the server’s answer is lost', async ({ visit, tolerate }) => {
  tolerate(nothingToTurn);
  tolerate(/ERR_FAILED.*presentations\/terminate/);
  const page = await openLosing(visit, (opened) => opened.waitForFunction(() => 'wasTold' in globalThis));
  await page.goto('/list-view');
  await page.waitForFunction(() => 'isFollowed' in globalThis);
  await endByMenu(page);
  await page.getByRole('link', { name: 'Invite client' }).waitFor(patience);
  await expect.poll(() => page.getByText(name).count()).toBe(0);
});

test('ending works even when the answer is lost and the stream opens only afterwards', async ({ visit, tolerate }) => {
  tolerate(nothingToTurn);
  tolerate(/ERR_FAILED.*presentations\/terminate/);
  const ended = Promise.withResolvers<void>();
  const page = await openLosing(visit, async (opened) => {
    ended.resolve();
    const checked = opened.waitForResponse('**/api/session');
    await opened.waitForFunction(() => 'isConnected' in globalThis);
    await checked;
  });
  await page.route('**/api/events', async (route) => {
    await ended.promise;
    await route.continue();
  });
  await page.goto('/list-view');
  await endByMenu(page);
  await page.getByRole('link', { name: 'Invite client' }).waitFor(patience);
  await expect.poll(() => page.getByText(name).count()).toBe(0);
});

test('a failed mail is reported in the current language and does not prevent the end', async ({ visit, tolerate }) => {
  tolerate(nothingToTurn);
  tolerate(/ERR_FAILED.*presentations\/sendMail/);
  const page = await open(visit, '/list-view', await openSession(), { language: 'tr' });
  await page.route('**/api/presentations/sendMail', (route) => route.abort());
  await page
    .getByRole('button', { name: new RegExp(`^Sunum yapılan müşteri Some One, başlangıç ${shownTime}$`, 'u') })
    .waitFor();
  await endByMenu(page, {
    menu: `Müşteri ${name}`,
    end: 'Sunumu sonlandır',
    mail: 'Evet',
    notice: 'Sunucuya ulaşılamıyor',
    yes: 'Evet',
    message: 'Sunum sonlandırıldı',
  });
});

test('the server ends a presentation whose browser is gone', async ({ visit }) => {
  const session = await openSession();
  const page = await open(visit, `/property-view/${unit.id}`, session);
  await page.getByRole('button', { name: `Client ${name}` }).waitFor();
  await page.context().close();
  expect(await readSession(session)).toMatchObject({ client: { id: session.clientId } });
  await leave(session, 0);
  await expect.poll(() => readSession(session), patience).toMatchObject({ client: null, presentation: null });
});

test('with selling enabled, a unit is sold after a confirmation, and released again', async ({ visit }) => {
  const page = await open(visit, `/property-view/${unit.id}`, await openSession());
  const sell = page.getByRole('button', { name: `Sell ${unit.code}` });
  await sell.click(patience);
  const question = page.getByRole('alertdialog');
  await question.getByText(`${unit.code} will be recorded as sold to ${name}.`).waitFor();
  await question.getByRole('button', { name: 'Not now' }).click();
  await page.locator('aside[data-status="available"]').waitFor();
  await sell.click();
  await question.getByRole('button', { name: `Sell ${unit.code}` }).click();
  await page.getByText('Successfully bought').waitFor();
  await page.locator('aside[data-status="sold"]').waitFor();
  await page.getByText(`Sold to ${name} on`, { exact: false }).waitFor(patience);
  await page.getByRole('button', { name: `Make ${unit.code} available` }).click();
  await question.getByRole('button', { name: `Make ${unit.code} available` }).click();
  await page.getByText('Successfully canceled').waitFor();
  await sell.waitFor(patience);
});

test('a client alone has no sales menu, dashboard or reservations, but can mark favourites', async ({
  visit,
  tolerate,
}) => {
  tolerate(/403|React/);
  const session = await openSession(true);
  const page = await open(visit, `/property-view/${unit.id}`, session);
  await page.getByRole('button', { name: `Client ${name}` }).waitFor();
  for (const gone of ['Sales login', 'Invite client', 'Dashboard'])
    expect(await page.getByText(gone, { exact: true }).count(), gone).toBe(0);
  expect(await page.getByRole('button', { name: /Reserve|Sell|available$/ }).count()).toBe(0);
  await page.getByRole('button', { name: 'Add to favourites' }).click();
  await page.getByText(`${unit.code} is in the favourites`).waitFor();
  const answer = await page.request.post(`/api/properties/${unit.id}`, {
    form: { _method: 'PUT', status: '2' },
    headers: { origin: fixture.address },
  });
  expect(answer.status()).toBe(403);
  await page.goto('/dashboard');
  await page.getByText('403').waitFor();
});

test('nothing of the client is left afterwards in storage, caches, history or the URL', async ({ visit, tolerate }) => {
  tolerate(nothingToTurn);
  const session = await openSession();
  const page = await open(visit, '/list-view?status=available', session);
  for (const { id, code } of [unit, another]) {
    await page.goto(`/property-view/${id}`);
    await page.getByRole('button', { name: 'Add to favourites' }).click(patience);
    await page.getByText(`${code} is in the favourites`).waitFor();
  }
  await page.goto('/favorites');
  await page.getByRole('checkbox', { name: 'Compare' }).nth(1).waitFor(patience);
  for (const box of await page.getByRole('checkbox', { name: 'Compare' }).all()) await box.check();
  await page.getByRole('link', { name: 'Compare 2' }).click();
  await page.getByRole('heading', { name: 'Compare', level: 1 }).waitFor();
  await endByMenu(page);
  await page.getByRole('link', { name: 'Invite client' }).waitFor(patience);

  const left = () =>
    page.evaluate(async () => ({
      address: location.pathname + location.search,
      stored: Object.keys(sessionStorage).filter((key) => key !== 'user' && key !== 'scroll-positions'),
      kept: Object.keys(localStorage),
      caches: await caches.keys(),
      state: JSON.stringify(history.state?.usr ?? null),
      pages: [
        ...new Set(
          (window as unknown as { navigation: { entries: () => { url: string }[] } }).navigation
            .entries()
            .map(({ url }) => new URL(url).pathname),
        ),
      ],
      shown: document.body.innerText,
    }));
  const nothing = {
    address: '/',
    stored: [],
    kept: [],
    caches: [],
    state: 'null',
    pages: ['/'],
    shown: expect.not.stringMatching(/Some|A-1\d\d/),
  };
  await expect.poll(left, patience).toEqual(nothing);
  for (const way of ['goBack', 'goForward', 'goBack'] as const) {
    await page[way]();
    await page.getByRole('link', { name: 'Invite client' }).waitFor(patience);
    await expect.poll(left, patience).toEqual(nothing);
  }
  for (const path of ['/', '/api/session'])
    expect((await page.request.get(path)).headers()['cache-control']).toBe('no-store');
});
