import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { findChromium } from '#tools/testing/find-chromium.ts';
import { required } from '#tools/required.ts';
import { quantile } from '#tools/testing/quantile.ts';
import { buildInChildProcess } from '#tools/web/build-in-child-process.ts';
import { webFolder } from '#tools/web/build-web.ts';
import { startSampleServer, type SampleServer } from '../start-server.ts';
import { readTrace } from './read-trace.ts';

const units = 5_000;
const visits = 7;
/** How many times slower a phone's processor is. */
const cpuSlowdown = 4;
/** In milliseconds of a phone's processor. */
const limits = { firstRow: 300, filter: 50, dashboard: 50 };

/**
 * `npm run bench:list`: the cost of the list of 5,000 units for a browser, in processor time of its main thread, times
 * 4 for a phone: its first row, from the arrival of its script or of the units, whichever is first, until the row is
 * painted; the longest task after a filter is removed; and the longest task until the dashboard's table of all units is
 * shown.
 */
async function main(): Promise<boolean> {
  await buildInChildProcess(console.log);
  const server = await startSampleServer({ units, webFolder });
  const browser = await chromium.launch(await findChromium());
  try {
    const context = await openContext(browser, server);
    const times: Record<keyof typeof limits, number[]> = { firstRow: [], filter: [], dashboard: [] };
    for (let visit = 0; visit < visits; visit += 1) {
      const { firstRow, filter } = await measureVisit(browser, context, server.address);
      times.firstRow.push(firstRow * cpuSlowdown);
      times.filter.push(filter * cpuSlowdown);
      times.dashboard.push((await measureDashboard(browser, context, server.address)) * cpuSlowdown);
    }
    const firstRow = report('the first row', times.firstRow, limits.firstRow);
    const filter = report('a filter', times.filter, limits.filter);
    const dashboard = report('the dashboard', times.dashboard, limits.dashboard);
    return firstRow && filter && dashboard;
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** A tablet on which the administrator is logged in. */
async function openContext(browser: Browser, { address, cookie }: SampleServer): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1024, height: 768 }, serviceWorkers: 'block' });
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url: address }]);
  await context.addInitScript(markFirstRow);
  return context;
}

/** Marks in the trace when the first row has been painted. Runs in the page. */
function markFirstRow(): void {
  new MutationObserver((_, observer) => {
    if (document.querySelector('tr[data-unit]') === null) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => console.timeStamp('first row')));
  }).observe(document, { childList: true, subtree: true });
}

/** Measures one visit, in milliseconds of this machine's processor. */
async function measureVisit(browser: Browser, context: BrowserContext, address: string) {
  const page = await context.newPage();
  const first = await trace(browser, page, async () => {
    await page.goto(`${address}/list-view?status=available`);
    await page.locator('tr[data-unit]').first().waitFor();
    await page.waitForLoadState('networkidle');
  });
  // Found before the trace, and clicked by its place: finding an element by its role takes as long as the filter.
  const chip = required(
    await page.getByRole('button', { name: 'Remove filter: Available' }).boundingBox(),
    'the place of the filter',
  );
  const filtered = await trace(browser, page, async () => {
    await page.mouse.click(chip.x + chip.width / 2, chip.y + chip.height / 2);
    await page.locator('h1', { hasText: '5.000 residences' }).waitFor();
    await page.waitForLoadState('networkidle');
  });
  await page.close();
  return { firstRow: first.untilRow(), filter: filtered.longestTask() };
}

/** The longest task until the dashboard's table of units is shown, in milliseconds of this machine's processor. */
async function measureDashboard(browser: Browser, context: BrowserContext, address: string): Promise<number> {
  const page = await context.newPage();
  const shown = await trace(browser, page, async () => {
    await page.goto(`${address}/dashboard/units`);
    await page.locator('tr[data-index]').first().waitFor();
    await page.waitForLoadState('networkidle');
  });
  await page.close();
  return shown.longestTask();
}

/** Records a trace of the page while `run` runs. */
async function trace(browser: Browser, page: Page, run: () => Promise<void>) {
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'],
  });
  await run();
  return readTrace(await browser.stopTracing());
}

/** Prints the median of times, and returns whether it is within the limit; in milliseconds. */
function report(what: string, times: readonly number[], limit: number): boolean {
  const median = quantile(times, 0.5);
  const range = `${Math.min(...times).toFixed(0)} to ${Math.max(...times).toFixed(0)}`;
  console.log(
    `${what.padEnd(14)} ${median.toFixed(0)} ms of a processor ${cpuSlowdown}× slower (${range}), at most ${limit}`,
  );
  return median <= limit;
}

process.exitCode = (await main()) ? 0 : 1;
