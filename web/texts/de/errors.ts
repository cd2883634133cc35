import { companyLoginTexts } from '#contract/texts/de/company-login.ts';
import { consentTexts } from '#contract/texts/de/consents.ts';
import { fieldTexts } from '#contract/texts/de/fields.ts';
import { refusalTexts } from '#contract/texts/de/refusals.ts';
import { secondFactorTexts } from '#contract/texts/de/second-factors.ts';

/** The texts of form errors and of refusals, by code. */
export const errors = {
  ...fieldTexts,
  ...refusalTexts,
  ...companyLoginTexts,
  ...secondFactorTexts,
  ...consentTexts,
};
