import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { lightPage, test } from './testing/browser-test.ts';

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

/* Every browser test fails if the policy refuses something on a page of the app: that is an error in the console. */

test('the content security policy refuses nothing on the page of the API and in the mailbox', async ({ visit }) => {
  const page = await visit(lightPage);
  await page.addInitScript(noteRefusals);
  await page.goto('/api/docs');
  await page.locator('.opblock').first().click();
  expect(await refusedOf(page)).toEqual([]);
  await page.goto('/dev/mail');
  await page.frameLocator('iframe').first().getByRole('heading', { level: 1 }).waitFor();
  expect(await refusedOf(page)).toEqual([]);
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
