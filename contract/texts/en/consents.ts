/** What clients agree to when they allow marketing mails. The wording is stored with the consent. */
export const consentTexts = {
  'consent.marketingWording': '{project} may send me news and offers by email. I can withdraw this at any time.',
} as const satisfies Record<string, string>;
