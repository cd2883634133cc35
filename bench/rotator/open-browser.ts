import { existsSync } from 'node:fs';
import { BrowserTab } from './browser-tab.ts';

/** The two devices that are measured. `slower` divides the processor's speed. */
export type Device = {
  name: 'desktop' | 'phone';
  width: number;
  height: number;
  pixelRatio: number;
  touch: boolean;
  slower: number;
};

export const devices: readonly Device[] = [
  { name: 'desktop', width: 1920, height: 1080, pixelRatio: 1, touch: false, slower: 1 },
  { name: 'phone', width: 390, height: 844, pixelRatio: 3, touch: true, slower: 4 },
];

// A renderer held in reserve comes and goes, and would be taken for the page's memory.
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-extensions',
  '--disable-features=SpareRendererForSitePerProcess',
  '--hide-scrollbars',
  '--mute-audio',
];
const usual = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** A fresh browser with an empty cache, as the device, that trusts one certificate. Throws where there is none. */
export async function openBrowser(device: Device, fingerprint: string): Promise<BrowserTab> {
  const executablePath = process.env['CHROMIUM_PATH'] ?? usual.find((path) => existsSync(path));
  if (executablePath === undefined)
    throw new Error(`No Chromium at ${usual.join(', ')}: install one, or name it in CHROMIUM_PATH.`);
  const tab = await BrowserTab.open(executablePath, [...quiet, `--ignore-certificate-errors-spki-list=${fingerprint}`]);
  await tab.send('Emulation.setDeviceMetricsOverride', {
    width: device.width,
    height: device.height,
    deviceScaleFactor: device.pixelRatio,
    mobile: device.touch,
  });
  await tab.send('Emulation.setTouchEmulationEnabled', { enabled: device.touch });
  await tab.send('Emulation.setFocusEmulationEnabled', { enabled: true });
  await tab.send('Emulation.setCPUThrottlingRate', { rate: device.slower });
  return tab;
}
