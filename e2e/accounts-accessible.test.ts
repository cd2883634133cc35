import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { rep } from './testing/accounts.ts';
import { sizes, test, type Visit, lightPage } from './testing/browser-test.ts';
import { expectAccessible } from './testing/expect-accessible.ts';
import { goTo } from './testing/go-to.ts';
import { holds } from './testing/holds.ts';
import { awaitLink, readMails } from './testing/mailbox.ts';

/** Opens a screen in English. */
type Open = (visit: Visit) => Promise<Page>;

const client = 'other@asteria.example';

async function post(
  page: Page,
  path: string,
  form: Record<string, string>,
): Promise<{ id: number; client: { id: number } }> {
  const origin = new URL(page.url()).origin;
  return (
    await page.request.post(`/api${path}`, { form: { project_id: '1', ...form }, headers: { origin } })
  ).json() as Promise<{ id: number; client: { id: number } }>;
}

/** Opens a page in the background, so that its link is not confirmed automatically. */
async function unseen(visit: Visit, path: string): Promise<Page> {
  const page = await visit(lightPage);
  await page.addInitScript(() => Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' }));
  await page.goto(path);
  return page;
}

const waitsForLogin: Open = async (visit) => {
  const page = await visit(lightPage);
  const { id } = await post(page, '/clientLogins', { email: client, lang: 'en' });
  await page.goto(`/clientLoginWait/${id}`);
  return page;
};

const waitsForClient: Open = async (visit) => {
  const page = await visit(lightPage, { user: rep });
  const { id } = await post(page, '/clientInvitations', { email: 'client@asteria.example', lang: 'en' });
  await page.goto(`/clientInvitationWait/${id}`);
  return page;
};

/** Opens the page of the link that `ask` had mailed. */
const opensLink =
  (to: string, name: string, ask: (page: Page) => Promise<unknown>, user?: string): Open =>
  async (visit) => {
    const page = await visit(lightPage, user ? { user } : {});
    const before = (await readMails(page, to)).length;
    await ask(page);
    return unseen(visit, (await awaitLink(page, to, name, before)).path);
  };

const screens: [name: string, open: Open][] = [
  ['waiting for the login', waitsForLogin],
  ['waiting for the client', waitsForClient],
  [
    'a login to confirm',
    opensLink(client, 'clientLoginAccept', (page) => post(page, '/clientLogins', { email: client, lang: 'en' })),
  ],
  [
    'an invitation to accept',
    opensLink(
      'client@asteria.example',
      'clientInvitationAccept',
      (page) => post(page, '/clientInvitations', { email: 'client@asteria.example', lang: 'en' }),
      rep,
    ),
  ],
  ['the code by its link', (visit) => unseen(visit, '/verify/999999/123456')],
  [
    'new password of a client',
    opensLink(client, 'clientResetPassword', (page) =>
      post(page, '/clients/forgotPassword', { email: client, lang: 'en' }),
    ),
  ],
  [
    'new password of a sales user',
    opensLink('rep2@asteria.example', 'userResetPassword', (page) =>
      post(page, '/users/forgotPassword', { email: 'rep2@asteria.example', lang: 'en' }),
    ),
  ],
];

describe('at three sizes and in two languages', () => {
  test.for([
    [
      'a visitor',
      undefined,
      [
        '/register?next=%2Flist-view',
        '/login',
        '/userForgotPassword',
        '/login?forgotten=1',
        '/salesLogin',
        '/inviteClient',
        '/verify/999999',
      ],
    ],
    ['a sales user', rep, ['/register?email=a@b.co', '/inviteClient']],
  ] as const)(
    'the forms of %s have no axe violations, fit the window and have large enough touch targets',
    async ([, user, paths], { visit }) => {
      const page = await visit(lightPage, user ? { user } : {});
      for (const path of paths) {
        await (path === paths[0] ? page.goto(path) : goTo(page, path));
        await isGoodEverywhere(page);
      }
    },
  );

  test.for(screens)(
    '%s has no axe violations, fits the window and has large enough touch targets',
    async ([, open], { visit }) => isGoodEverywhere(await open(visit)),
  );
});

/** Checks a screen at three sizes, first in the language that it has, then in the other one. */
async function isGoodEverywhere(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  const first = await page.evaluate(() => document.documentElement.lang);
  for (const language of first === 'en' ? ['en', 'tr'] : ['tr', 'en']) {
    if (language !== first) await page.getByRole('navigation').locator('select').selectOption(language);
    await page.locator(`html[lang=${language}]`).waitFor({ state: 'attached' });
    for (const size of ['phone', 'tablet', 'desktop'] as const) {
      await page.setViewportSize(sizes[size]);
      await expectAccessible(page);
      await holds(async () => {
        const { wide, small } = await page.evaluate(measure);
        const where = { path: new URL(page.url()).pathname, size, language };
        expect({ ...where, wide, small }).toEqual({ ...where, wide: false, small: [] });
      });
    }
  }
}

/**
 * Whether the page scrolls horizontally, and its fields and buttons smaller than a touch target (44 px).
 */
function measure(): { wide: boolean; small: string[] } {
  const controls = [...document.querySelectorAll<HTMLElement>('main button, main a, main input')].filter((control) =>
    control.checkVisibility(),
  );
  const small = controls.filter(
    (control) => (control.tagName === 'INPUT' ? control.parentElement! : control).getBoundingClientRect().height < 43.5,
  );
  return {
    wide: document.documentElement.scrollWidth > innerWidth,
    small: small.map(
      (control) => control.textContent || control.getAttribute('aria-label') || control.getAttribute('name') || '',
    ),
  };
}
