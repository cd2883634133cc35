import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import { findChromium } from '#tools/testing/find-chromium.ts';

/** One request of a visit. `kind` groups requests by who can answer them: a cache can answer all but streams. */
export type RecordedRequest = { kind: string; path: string; headers: Record<string, string>; isStream: boolean };

/** A page is at rest when it has requested nothing for this long, in milliseconds. Its stream stays open. */
const quietTime = 4_000;

/** The pages of a visit: the buildings, the map, the list, and one unit. */
export const wholeVisit = ['/', '/map-view', '/list-view', '/property-view/{}'];

/** Records what a browser with an empty cache requests from the product in one visit. `{}` stands for a unit. */
export async function recordVisit(address: string, pages: readonly string[]): Promise<RecordedRequest[]> {
  const { executablePath } = await findChromium();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-quic'] });
  const unit = /"id":(\d+)/.exec(await (await fetch(`${address}/api/properties`)).text())?.[1] ?? '1';
  try {
    const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    const requests = new Map<string, RecordedRequest>();
    let lastRequest = 0;
    page.on('request', (sent) => {
      lastRequest = performance.now();
      const { origin, pathname, search } = new URL(sent.url());
      if (origin !== address || sent.method() !== 'GET') return;
      const path = `${pathname}${search}`;
      const headers = { 'accept-encoding': 'gzip, deflate, br, zstd', accept: sent.headers()['accept'] ?? '*/*' };
      const isStream = pathname === '/api/events';
      // A browser keeps a single stream while it navigates between pages.
      requests.set(isStream ? pathname : path, { kind: kindOf(pathname), path, headers, isStream });
    });
    for (const path of pages.map((page) => page.replace('{}', unit))) {
      await page.goto(`${address}${path}`);
      await page.waitForLoadState('load');
      for (let rest = quietTime; rest > 0; rest = lastRequest + quietTime - performance.now()) await wait(rest);
    }
    return [...requests.values()];
  } finally {
    await browser.close();
  }
}

function kindOf(path: string): string {
  if (path === '/api/events') return 'streams';
  if (path.startsWith('/api/')) return 'calls';
  if (/^\/(media|img|uploads)\//.test(path)) return 'pictures';
  if (path.startsWith('/assets/')) return 'scripts';
  return path.includes('.') ? 'others' : 'pages';
}
