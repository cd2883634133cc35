import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { presentToSomebody, unitsWith } from './testing/begin-presentation.ts';
import { lightPage, sizes, test } from './testing/browser-test.ts';

const admin = 'admin@asteria.example';
const rep = 'rep@asteria.example';

/** What the content security policy of the page has refused since the page was loaded. */
type Refused = { directive: string; what: string };
const refusedOf = (page: Page) => page.evaluate(() => (globalThis as unknown as { refused: Refused[] }).refused);

/** Notes what is refused, from before the first element of a page. Runs in the page. */
function noteRefusals(): void {
  const refused: Refused[] = [];
  Object.assign(globalThis, { refused });
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
    refused.push({ directive: effectiveDirective, what: `${blockedURI} ${sample}` }),
  );
}

/** What is drawn last on a page, so that nothing can be refused after it. */
const drawn: Record<string, string> = {
  '/location/museums/1': '[data-map="ready"]',
  '/facility': '[data-panorama][data-state="ready"]',
};

const publicPages = ['/', '/login', '/salesLogin', '/register', '/userForgotPassword', '/checkMail', '/offline'];
const linkedPages = [
  '/verify/1',
  '/clientLoginAccept/1/nothing',
  '/userResetPassword/1/nothing',
  '/formResult/invalidCode',
];
const otherPages = ['/legal/privacy', '/legal/storage', '/brochure', '/nowhere'];
const dashboardPages = [
  'leads',
  'leads?view=table',
  'leads/1',
  'units',
  'units?view=deals',
  'figures',
  'people',
  'account',
];
const projectPages = ['settings', 'texts', 'galleries', 'places', 'package', 'audit'].map((part) => `project/${part}`);

describe('the content security policy refuses nothing', () => {
  /** Opens pages one after another and returns what was refused on each. */
  async function openAll(page: Page, paths: readonly string[]): Promise<[path: string, refused: Refused[]][]> {
    const found: [string, Refused[]][] = [];
    await page.addInitScript(noteRefusals);
    for (const path of paths) {
      await page.goto(path);
      await page.locator('main *').first().waitFor({ state: 'attached' });
      await page
        .locator(drawn[path] ?? 'body')
        .first()
        .waitFor();
      found.push([path, await refusedOf(page)]);
    }
    return found.filter(([, refused]) => refused.length > 0);
  }

  test('on pages for everybody, in a language of either direction', async ({ visit, tolerate }) => {
    tolerate(/status of 40[134]/);
    for (const language of ['en', 'ar'] as const) {
      const page = await visit(lightPage, { language });
      expect(await openAll(page, [...publicPages, ...linkedPages, ...otherPages])).toEqual([]);
    }
  });

  test('in a presentation, with its map, its panoramas and its galleries', async ({ visit }) => {
    const page = await visit(lightPage, { user: rep, hasWebGl: true, hasEffects: true });
    await presentToSomebody(page);
    const [unit] = await unitsWith(page, 1);
    const views = [
      `/property-view/${unit!.id}`,
      '/building/1',
      '/building/1/floor/5',
      '/list-view',
      '/favorites',
      '/map-view',
    ];
    const materials = ['/gallery/all', '/location/museums/1', '/facility', '/?search=open', '/yours', '/inviteClient'];
    expect(await openAll(page, [...views, ...materials])).toEqual([]);
  });

  test('in the dashboard, on a laptop and on a phone', async ({ visit, tolerate }) => {
    tolerate(/status of 404/);
    const page = await visit(lightPage, { user: admin });
    const pages = [...dashboardPages, ...projectPages].map((path) => `/dashboard/${path}`);
    expect(await openAll(page, pages)).toEqual([]);
    await page.setViewportSize(sizes.phone);
    expect(await openAll(page, pages)).toEqual([]);
  });

  test('on the page of the API and in the mailbox', async ({ visit }) => {
    const page = await visit(lightPage);
    await page.addInitScript(noteRefusals);
    await page.goto('/api/docs');
    await page.locator('.opblock').first().click();
    expect(await refusedOf(page)).toEqual([]);
    await page.goto('/dev/mail');
    await page.frameLocator('iframe').first().getByRole('heading', { level: 1 }).waitFor();
    expect(await refusedOf(page)).toEqual([]);
  });
});

describe('the content security policy refuses', () => {
  const planted = 'body { opacity: 0.25 }';

  test('style elements and style attributes that somebody planted', async ({ visit, tolerate }) => {
    tolerate(/Content Security Policy/);
    const page = await visit(lightPage);
    await page.addInitScript(noteRefusals);
    await page.goto('/login');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.evaluate((css) => {
      const element = document.createElement('style');
      element.textContent = css;
      document.head.append(element);
      document.body.insertAdjacentHTML('beforeend', '<p id="planted" style="position: fixed">Pay here</p>');
    }, planted);
    const styles = () =>
      page.evaluate(() => [
        getComputedStyle(document.body).opacity,
        getComputedStyle(document.querySelector('#planted')!).position,
      ]);
    expect(await styles()).toEqual(['1', 'static']);
    await expect
      .poll(async () => (await refusedOf(page)).map(({ directive }) => directive))
      .toEqual(['style-src-elem', 'style-src-attr']);
    // Styles that a script sets by itself need no permission: this is what the app does.
    await page.evaluate(() => document.body.style.setProperty('opacity', '0.5'));
    await expect.poll(async () => (await styles())[0]).toBe('0.5');
  });

  test('a style element in place of the look', async ({ visit, tolerate }) => {
    tolerate(/Content Security Policy/);
    const page = await visit(lightPage);
    await page.addInitScript(noteRefusals);
    await page.route('**/login', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace('<style id="look">', `<style>${planted}</style><style id="look">`);
      await route.fulfill({ response: answer, body });
    });
    await page.goto('/login');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.evaluate(() => getComputedStyle(document.body).opacity)).toBe('1');
    expect((await refusedOf(page)).map(({ directive }) => directive)).toEqual(['style-src-elem']);
    const ink = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--ink'));
    expect(ink).not.toBe('');
  });
});
