import { companyLoginTexts } from '#contract/texts/ar/company-login.ts';
import { consentTexts } from '#contract/texts/ar/consents.ts';
import { fieldTexts } from '#contract/texts/ar/fields.ts';
import { refusalTexts } from '#contract/texts/ar/refusals.ts';
import { secondFactorTexts } from '#contract/texts/ar/second-factors.ts';

/** The texts of form errors and of refusals, by code. */
export const errors = {
  ...fieldTexts,
  ...refusalTexts,
  ...companyLoginTexts,
  ...secondFactorTexts,
  ...consentTexts,
};
