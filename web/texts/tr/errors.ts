import { companyLoginTexts } from '#contract/texts/tr/company-login.ts';
import { consentTexts } from '#contract/texts/tr/consents.ts';
import { fieldTexts } from '#contract/texts/tr/fields.ts';
import { refusalTexts } from '#contract/texts/tr/refusals.ts';
import { secondFactorTexts } from '#contract/texts/tr/second-factors.ts';

/** The texts of form errors and of refusals, by code. */
export const errors = {
  ...fieldTexts,
  ...refusalTexts,
  ...companyLoginTexts,
  ...secondFactorTexts,
  ...consentTexts,
};
