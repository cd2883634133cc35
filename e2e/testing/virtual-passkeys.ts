import type { Page } from 'playwright-core';

/** A device with passkeys in a browser under test. It only answers while somebody is there. */
export type VirtualPasskeys = { setPresent(isPresent: boolean): Promise<void> };

/** Gives a page a device that keeps passkeys and verifies its user; nobody is there at first. */
export async function addVirtualPasskeys(page: Page): Promise<VirtualPasskeys> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: false,
    },
  });
  return {
    setPresent: async (enabled) => {
      await browser.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
    },
  };
}
