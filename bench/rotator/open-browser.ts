import { findChromium } from '#tools/testing/find-chromium.ts';
import { BrowserTab } from './browser-tab.ts';

/** A device to measure. The speed of the processor is divided by `cpuSlowdown`. */
export type Device = {
  name: 'desktop' | 'phone';
  width: number;
  height: number;
  pixelRatio: number;
  touch: boolean;
  cpuSlowdown: number;
};

export const devices: readonly Device[] = [
  { name: 'desktop', width: 1920, height: 1080, pixelRatio: 1, touch: false, cpuSlowdown: 1 },
  { name: 'phone', width: 390, height: 844, pixelRatio: 3, touch: true, cpuSlowdown: 4 },
];

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-extensions',
  // Spare renderer processes come and go, and would be counted as memory of the page.
  '--disable-features=SpareRendererForSitePerProcess',
  '--hide-scrollbars',
  '--mute-audio',
];

/** Opens a new browser, the one that tests use, which emulates a device and trusts one certificate. */
export async function openBrowser(device: Device, fingerprint: string): Promise<BrowserTab> {
  const { executablePath } = await findChromium();
  const tab = await BrowserTab.open(executablePath, [...flags, `--ignore-certificate-errors-spki-list=${fingerprint}`]);
  await tab.send('Emulation.setDeviceMetricsOverride', {
    width: device.width,
    height: device.height,
    deviceScaleFactor: device.pixelRatio,
    mobile: device.touch,
  });
  await tab.send('Emulation.setTouchEmulationEnabled', { enabled: device.touch });
  await tab.send('Emulation.setFocusEmulationEnabled', { enabled: true });
  await tab.send('Emulation.setCPUThrottlingRate', { rate: device.cpuSlowdown });
  return tab;
}
