import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';
import { expect, test as plain } from 'vitest';
import type { Settings } from '#contract/settings.ts';
import type { Language } from '#domain/texts/language.ts';
import { reachProduct, type ReachedProduct } from '#tools/testing/reach-product.ts';
import { findChromium } from '#tools/testing/find-chromium.ts';
import { closeContext } from './close-context.ts';
import { logIn } from './log-in.ts';
import { ownProduct } from './own-product.ts';
import { unexpected, watchPage, type PageErrors } from './watch-page.ts';

export const sizes = {
  tablet: { width: 1024, height: 768 },
  laptop: { width: 1366, height: 1024 },
  desktop: { width: 1920, height: 1080 },
  phone: { width: 390, height: 844 },
  wall: { width: 3840, height: 2160 },
} as const;

/**
 * A path on the product’s origin that is not a page of the app, for tests that call the API, or prepare their browser,
 * before they open a page. Loading the app there would cost half a second of processor time.
 */
export const lightPage = '/robots.txt';

/** How long a busy machine may take for something that does happen in the end, in milliseconds. */
const patience = 60_000;

export type VisitOptions = {
  size?: keyof typeof sizes;
  language?: Language;
  /** The address of a demo account that is logged in before the page opens. */
  user?: string;
  /** The address of another product than the one that all tests share. */
  at?: string;
  /** The id of a session for this browser. */
  session?: string;
  /** Whether transitions run and pictures behind panels are blurred. By default, neither is. */
  hasEffects?: boolean;
  /** Whether maps and panoramas are drawn. By default, WebGL accepts calls and draws nothing. */
  hasWebGl?: boolean;
  context?: BrowserContextOptions;
};

/** Opens a path of the product in a separate browser, without cookies except those of the options. */
export type Visit = (path: string, options?: VisitOptions) => Promise<Page>;

type Fixtures = {
  pageErrors: PageErrors;
  visit: Visit;
  /** Expects an error that is part of the test. */
  tolerate: (error: RegExp) => void;
  product: ReachedProduct;
  /** Changes settings of the project until the test ends. */
  settings: (change: Partial<Settings>) => Promise<void>;
};

/**
 * A test in a browser. It fails on every console error, uncaught error and 5xx response, unless the test has tolerated
 * it beforehand.
 */
export const test = plain.extend<Fixtures>({
  pageErrors: async ({ task }, run) => {
    const pageErrors: PageErrors = { found: [], tolerated: [] };
    await run(pageErrors);
    const found = unexpected(pageErrors);
    // The report of results contains only the message, without the difference.
    expect(found, [task.name, ...found].join('\n')).toEqual([]);
  },
  tolerate: async ({ pageErrors }, run) => run((error) => void pageErrors.tolerated.push(error)),
  product: async ({ onTestFinished }, run) => {
    const { dataDir, address } = ownProduct();
    const product = await reachProduct(dataDir, address);
    onTestFinished(product.close);
    await run(product);
  },
  settings: async ({ product }, run) => {
    const ways: (() => Promise<void>)[] = [];
    await run(async (change) => void ways.push(await product.changeSettings(change)));
    for (const back of ways.toReversed()) await back();
  },
  visit: async ({ pageErrors, product }, run) => {
    // All tests come from one network and share the demo's people: the limits that one test has reached must not apply
    // to others.
    await product.forgetTries();
    const opened: BrowserContext[] = [];
    await run(async (path, options = {}) => {
      const context = await openContext(options);
      opened.push(context);
      const page = await context.newPage();
      watchPage(page, pageErrors);
      await page.goto(path);
      return page;
    });
    for (const context of opened) await closeContext(context);
  },
});

async function openContext({
  size = 'tablet',
  language = 'en',
  user,
  at,
  session,
  hasEffects = false,
  hasWebGl = false,
  context: more = {},
}: VisitOptions): Promise<BrowserContext> {
  const baseURL = at ?? more.baseURL ?? ownProduct().address;
  const context = await (
    await browser()
  ).newContext({
    baseURL,
    viewport: sizes[size],
    hasTouch: size === 'phone',
    locale: language,
    // Few tests need a service worker, and `page.route` does not see its requests.
    serviceWorkers: 'block',
    ...more,
  });
  context.setDefaultTimeout(patience);
  if (!hasEffects) await context.addInitScript(leaveOutEffects);
  if (!hasWebGl) await context.addInitScript(leaveOutWebGl);
  await context.addCookies([{ name: 'language', value: language, url: baseURL }]);
  if (session) await context.addCookies([{ name: 'session', value: session, url: baseURL, httpOnly: true }]);
  if (user) await logIn(context, baseURL, user);
  return context;
}

/**
 * Ends every transition and animation of a style after a millisecond, with its events, and removes blurs: without a
 * graphics card these took a quarter of the browser's processor time. No filter of ours is the containing block of a
 * fixed element, so nothing moves. Runs in the page.
 */
function leaveOutEffects(): void {
  const sheet = new CSSStyleSheet();
  const atOnce = ['transition-duration: 1ms', 'transition-delay: 0s', 'animation-duration: 1ms', 'animation-delay: 0s'];
  const rules = [...atOnce, 'animation-iteration-count: 1', 'backdrop-filter: none', 'filter: none']
    .map((rule) => `${rule} !important`)
    .join(';');
  const every = '*, *::before, *::after';
  // The initial value of `transition-property` is `all`: with a duration alone, any change of any element would be a
  // transition. In a layer, `none` gives way to what the app declares.
  sheet.replaceSync(`@layer { ${every} { transition-property: none } } ${every} { ${rules} }`);
  document.adoptedStyleSheets.push(sheet);
}

/** Discards what WebGL would draw: without a graphics card, that is half the cost of a map. Runs in the page. */
function leaveOutWebGl(): void {
  const { prototype } = WebGL2RenderingContext;
  for (const name of ['clear', 'drawArrays', 'drawElements', 'drawArraysInstanced', 'drawElementsInstanced'] as const)
    prototype[name] = () => {};
}

let launched: Promise<Browser> | undefined;

/** The browser of this worker, started by the first visit and again if it has crashed; it ends with the worker. */
function browser(): Promise<Browser> {
  launched ??= launch();
  return launched;
}

async function launch(): Promise<Browser> {
  // `SLOW_MO=300` waits so many milliseconds before each step, as if the machine were busy.
  const running = await chromium.launch({ ...(await findChromium()), slowMo: Number(process.env.SLOW_MO ?? 0) });
  running.once('disconnected', () => (launched = undefined));
  return running;
}
