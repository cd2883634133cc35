import type { Page } from 'playwright-core';

/** A virtual authenticator in a browser under test. It answers only while its user is present. */
type VirtualPasskeys = { setPresent(isPresent: boolean): Promise<void> };

/** Adds a virtual authenticator that stores passkeys and verifies its user, who is absent at first. */
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
