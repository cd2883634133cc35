import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { client, rep } from './testing/accounts.ts';
import { markUnits, presentToSomebody, unitsWith } from './testing/begin-presentation.ts';
import { brokenWords } from './testing/broken-words.ts';
import { lightPage, sizes, test } from './testing/browser-test.ts';
import { coveredMarkers } from './testing/covered-markers.ts';
import { layoutDefects } from './testing/layout-defects.ts';
import { awaitLink, readMails } from './testing/mailbox.ts';
import { isQuiet } from './testing/is-quiet.ts';
import { isMessageClear } from './testing/message-clear.ts';
import { resize } from './testing/resize.ts';
import { scrubber, waitForFrames } from './testing/rotator.ts';
import { maxShift, shiftsOf, watchShifts } from './testing/watch-shifts.ts';
import { windows } from './testing/windows.ts';

const colleague = 'rep2@asteria.example';

const visitorRoutes = [
  '/',
  '/?search=open',
  '/building/1',
  '/building/2',
  '/building/1/floor/5',
  '/building/1/floor/8',
  '/list-view',
];
const materialRoutes = [
  '/gallery/all',
  '/gallery/exterior',
  '/location/all/0',
  '/location/museums/0',
  '/location/museums/1',
  '/brochure',
  '/facility',
  '/offline',
];
const formRoutes = [
  '/register',
  '/salesLogin',
  '/login',
  '/userForgotPassword',
  '/checkMail',
  '/inviteClient',
  '/verify/999999',
  '/verify/999999/123456',
  '/clientLoginWait/999999',
  '/clientResetPassword/1/nothing',
  '/formResult/invalidCode',
  '/legal/imprint',
  '/legal/storage',
  '/nowhere',
];
const dashboardRoutes = [
  '/dashboard/leads',
  '/dashboard/leads?view=table',
  '/dashboard/leads/1',
  '/dashboard/units',
  '/dashboard/units?view=deals',
  '/dashboard/figures',
  '/dashboard/people',
  '/dashboard/account',
];
const projectRoutes = ['settings', 'texts', 'galleries', 'places', 'package', 'audit'].map(
  (part) => `/dashboard/project/${part}`,
);

test.for([
  ['en', visitorRoutes, 'rep@asteria.example'],
  ['en', materialRoutes, 'rep@asteria.example'],
  ['tr', visitorRoutes, 'rep@asteria.example'],
  ['el', ['/location/museums/1', '/realshot'], 'rep@asteria.example'],
  ['tr', formRoutes, undefined],
  ['tr', dashboardRoutes, 'admin@asteria.example'],
  ['en', ['/dashboard/leads?view=table'], 'admin@asteria.example'],
  ['tr', projectRoutes, 'admin@asteria.example'],
] as const)('pages in %s fit every window: %s', async ([language, routes, user], { visit, tolerate }) => {
  tolerate(/404/);
  // With effects, as shifts while a page fades in are those that a user sees.
  const page = await visit(lightPage, { language, hasEffects: true, ...(user ? { user } : {}) });
  await watchShifts(page);
  for (const route of routes) await fits(page, route);
});

test('pages that a mail leads to, and those that wait for it, fit every window', async ({ visit, settings }) => {
  await settings({ acceptMode: 'confirm' });
  const buyer = await visit(lightPage, { language: 'tr', hasEffects: true });
  const seller = await visit(lightPage, { language: 'tr', hasEffects: true, user: rep });
  const mailed = async (page: Page, call: string, to: string, name: string) => {
    const before = (await readMails(page, to)).length;
    const { id } = await ask(page, call, to);
    return { id, path: (await awaitLink(page, to, name, before)).path };
  };
  const login = await mailed(buyer, '/clientLogins', client, 'clientLoginAccept');
  const invitation = await mailed(seller, '/clientInvitations', client, 'clientInvitationAccept');
  const ofClient = await mailed(buyer, '/clients/forgotPassword', client, 'clientResetPassword');
  const ofUser = await mailed(buyer, '/users/forgotPassword', colleague, 'userResetPassword');
  for (const [page, routes] of [
    [buyer, [`/clientLoginWait/${login.id}`, login.path, invitation.path, ofClient.path, ofUser.path]],
    [seller, [`/clientInvitationWait/${invitation.id}`]],
  ] as const) {
    await watchShifts(page);
    for (const route of routes) await fits(page, route);
  }
});

/** Requests a mail. Resolves to the answer. */
async function ask(page: Page, call: string, email: string): Promise<{ id: number }> {
  const { origin } = new URL(page.url());
  const answer = await page.request.post(`/api${call}`, {
    form: { email, project_id: '1', lang: 'tr' },
    headers: { origin },
  });
  return (await answer.json()) as { id: number };
}

test('a unit, the favourites and their comparison fit every window, with every action in it', async ({ visit }) => {
  const page = await visit(lightPage, { user: 'rep@asteria.example', hasEffects: true });
  await presentToSomebody(page);
  const units = (await unitsWith(page, 1)).slice(0, 3);
  await markUnits(page, units);
  await watchShifts(page);
  const ids = units.map(({ id }) => id);
  for (const route of [
    '/yours',
    '/favorites',
    `/favorites?compare=${ids.join('~')}`,
    `/property-view/${ids[0]}?view=plan`,
  ])
    await fits(page, route);
  await fits(page, `/property-view/${ids[0]}`, async () => {
    const height = await page.evaluate(() => innerHeight);
    const places = await page.getByRole('complementary').getByRole('button').and(page.locator(actions)).all();
    expect(places).toHaveLength(3);
    for (const action of places) {
      const box = (await action.boundingBox())!;
      expect(box.y + box.height).toBeLessThanOrEqual(height);
    }
    const heading = (await page.getByRole('heading', { level: 1 }).boundingBox())!;
    expect(heading.y).toBeGreaterThanOrEqual(0);
  });
  for (const size of [windows[1]!, windows[6]!]) {
    await page.setViewportSize(size);
    await page.getByRole('button', { name: /favourites$/ }).click();
    await page.waitForFunction(isMessageClear, '[data-keep-clear]');
  }
});

test('pictures are large enough on a wall', async ({ visit }) => {
  const page = await visit(lightPage, { user: rep });
  await presentToSomebody(page);
  const units = (await unitsWith(page, 1)).slice(0, 3);
  await markUnits(page, units);
  for (const route of ['/list-view', '/favorites', `/favorites?compare=${units.map(({ id }) => id).join('~')}`]) {
    await page.goto(route);
    await page.locator('main picture:visible').first().waitFor();
    await resize(page, sizes.wall, async () => expect(await page.evaluate(blurredPictures), route).toEqual([]));
  }
});

/** The pictures in the window that are shown wider than their `sizes` say. Runs in the page. */
function blurredPictures(): string[] {
  const probe = document.body.appendChild(document.createElement('div'));
  const blurred = [...document.querySelectorAll('main picture:has(source)')].flatMap((picture) => {
    const image = picture.querySelector('img')!;
    const said = picture.querySelector('source')!.sizes;
    // The last one is without a condition. In `sizes`, rem is the browser's font, here 16 px.
    const width = /(?:max\(.*\)|[\d.]+\w+)$/.exec(said)![0];
    probe.style.width = width.replaceAll(/([\d.]+)rem/g, (_, rem: string) => `${Number(rem) * 16}px`);
    const shown = image.getBoundingClientRect().width;
    // A backdrop, wider than the window, is blurred.
    const isBlurred = shown < innerWidth && shown > probe.getBoundingClientRect().width * 1.05;
    return isBlurred ? [`${shown} px in ${said}`] : [];
  });
  probe.remove();
  return [...new Set(blurred)];
}

test('the actions of the unit with the most tags are whole on a phone', async ({ visit }) => {
  const page = await visit(lightPage, { user: rep });
  await presentToSomebody(page);
  const [unit] = (await unitsWith(page, 1)).toSorted((a, b) => b.tags.length - a.tags.length);
  await page.goto(`/property-view/${unit!.id}`);
  const places = page.getByRole('complementary').getByRole('button').and(page.locator(actions));
  await expect.poll(() => places.count()).toBe(3);
  for (const size of windows.slice(0, 2)) {
    await page.setViewportSize(size);
    for (const place of await places.all()) await expect.poll(() => place.evaluate(isWhole)).toBe(true);
  }
});

/** Whether no edge of an element is cut or covered. Runs in the page. */
function isWhole(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const middle = (left + right) / 2;
  return [top + 2, bottom - 2].every((y) => element.contains(document.elementFromPoint(middle, y)));
}

/** Everything that a seller can do on a unit's page: reserve, mark as a favourite, mail. */
const actions = ':has-text("Reserve"), :has-text("favourites"), :has-text("Send by email")';

test.for(['en', 'tr'] as const)('registering in %s needs no scrolling on a tablet', async (language, { visit }) => {
  const page = await visit('/register', { size: 'tablet', language });
  const register = page.getByRole('main').locator('button[type="submit"]');
  await register.waitFor();
  await expect
    .poll(() => register.evaluate((button) => innerHeight - button.getBoundingClientRect().bottom > 0))
    .toBe(true);
});

test('the list is whole between a tablet in portrait and one in landscape, with long titles', async ({ visit }) => {
  const page = await visit('/list-view', { user: rep, language: 'el' });
  await page.getByRole('row').nth(1).waitFor();
  for (const width of [900, 960, 1000, 1024])
    await resize(page, { width, height: 600 }, async () => {
      expect(await layoutDefects(page), `${width}`).toEqual([]);
    });
});

test.for([windows[6]!, windows[0]!])('no panel covers a marker in any frame: %o', async (size, { visit }) => {
  const page = await visit(lightPage);
  await page.setViewportSize(size);
  await page.goto('/');
  await waitForFrames(page);
  const frames = Number(await scrubber(page).getAttribute('max')) + 1;
  for (let frame = 0; frame < frames; frame++) {
    await scrubber(page).fill(String(frame));
    await expect.poll(() => scrubber(page).inputValue()).toBe(String(frame));
    await expect.poll(() => page.evaluate(coveredMarkers), { message: `view ${frame}` }).toEqual([]);
  }
});

/** Opens a route and checks its layout in every window. */
async function fits(page: Page, route: string, alsoHolds: () => Promise<void> = async () => {}): Promise<void> {
  await page.goto(route);
  await page.waitForFunction(isQuiet);
  expect(await shiftsOf(page), `shifts on ${route}`).toBeLessThan(maxShift);
  await expect.poll(() => page.locator('h1').count(), { message: `headings of ${route}` }).toBe(1);
  for (const size of windows) {
    await resize(page, size, async () => {
      const defects = [...(await layoutDefects(page)), ...(await brokenWords(page))];
      expect(defects, `${route} at ${size.width}×${size.height}`).toEqual([]);
      await alsoHolds();
    });
  }
}
