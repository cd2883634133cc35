import { parseArgs } from 'node:util';
import { chromium, type Browser } from 'playwright-core';
import { findChromium } from '#tools/testing/find-chromium.ts';
import { quantile } from '#tools/testing/quantile.ts';

const rounds = 3;
const forms = ['/register', '/login', '/salesLogin'];
/** A slow line of a phone, in bytes per second and milliseconds. */
const line = { downloadThroughput: 50_000, uploadThroughput: 50_000, latency: 150, offline: false };

/**
 * `npm run bench:forms -- ADDRESS [OTHER]`: how long the forms of a running product take at 400 kbit/s until they are
 * there, on a first visit, and the bytes that were loaded by then. With a second address, such as that of another
 * version, both are asked by turns and compared. Has no goal.
 */
async function main(addresses: readonly string[]): Promise<void> {
  if (addresses.length === 0) throw new Error('Name the address of a running product: npm run bench:forms -- ADDRESS');
  const browser = await chromium.launch(await findChromium());
  try {
    for (const form of forms) {
      const visits = addresses.map((): Visit[] => []);
      for (let round = 0; round < rounds; round += 1)
        for (const [i, address] of addresses.entries()) visits[i]?.push(await visitForm(browser, `${address}${form}`));
      const medians = visits.map((of) =>
        quantile(
          of.map(({ seconds }) => seconds),
          0.5,
        ),
      );
      const [first = 0, other] = medians;
      const texts = visits.map((of, i) => `${medians[i]?.toFixed(2)} s, ${Math.round((of[0]?.bytes ?? 0) / 1000)} kB`);
      const ratio = other === undefined ? '' : `, ${(first / other).toFixed(2)} of the other`;
      console.log(`${form.padEnd(12)} ${texts.join(' · ')}${ratio}`);
    }
  } finally {
    await browser.close();
  }
}

type Visit = { seconds: number; bytes: number };

/** A first visit, until the field for the address is there; the bytes as they came over the line. */
async function visitForm(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', line);
    let bytes = 0;
    session.on('Network.loadingFinished', ({ encodedDataLength }) => void (bytes += encodedDataLength));
    const begun = performance.now();
    await page.goto(url, { waitUntil: 'commit' });
    await page.locator('input[type=email]').first().waitFor();
    return { seconds: (performance.now() - begun) / 1000, bytes };
  } finally {
    await context.close();
  }
}

await main(parseArgs({ allowPositionals: true }).positionals);
