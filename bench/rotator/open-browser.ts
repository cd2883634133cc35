import { existsSync } from 'node:fs';
import { chromium, type Browser, type BrowserContext } from 'playwright-core';

/** The two devices that are measured. `slower` divides the processor's speed. */
export type Device = { name: 'desktop' | 'phone'; width: number; height: number; pixelRatio: number; touch: boolean; slower: number };

export const devices: readonly Device[] = [
  { name: 'desktop', width: 1920, height: 1080, pixelRatio: 1, touch: false, slower: 1 },
  { name: 'phone', width: 390, height: 844, pixelRatio: 3, touch: true, slower: 4 },
];

// A renderer held in reserve comes and goes, and would be taken for the page's memory.
const quiet = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--disable-features=SpareRendererForSitePerProcess'];
const usual = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** A fresh browser with an empty cache, as the device, that trusts one certificate. `pid` is its main process. */
export async function openBrowser(device: Device, fingerprint: string): Promise<{ browser: Browser; context: BrowserContext; pid: number }> {
  const executablePath = process.env['CHROMIUM_PATH'] ?? usual.find((path) => existsSync(path));
  const server = await chromium.launchServer({ ...(executablePath ? { executablePath } : {}), args: [...quiet, `--ignore-certificate-errors-spki-list=${fingerprint}`] });
  const browser = await chromium.connect(server.wsEndpoint());
  browser.on('disconnected', () => void server.close());
  const context = await browser.newContext({
    viewport: { width: device.width, height: device.height },
    deviceScaleFactor: device.pixelRatio,
    hasTouch: device.touch,
    isMobile: device.touch,
  });
  return { browser, context, pid: server.process().pid ?? 0 };
}
