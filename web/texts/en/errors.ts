import { companyLoginTexts } from '#contract/texts/en/company-login.ts';
import { consentTexts } from '#contract/texts/en/consents.ts';
import { fieldTexts } from '#contract/texts/en/fields.ts';
import { refusalTexts } from '#contract/texts/en/refusals.ts';
import { secondFactorTexts } from '#contract/texts/en/second-factors.ts';

/** The texts of form errors and of refusals, by code. */
export const errors = {
  ...fieldTexts,
  ...refusalTexts,
  ...companyLoginTexts,
  ...secondFactorTexts,
  ...consentTexts,
};
