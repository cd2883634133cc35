import { companyLoginTexts } from '#contract/texts/el/company-login.ts';
import { consentTexts } from '#contract/texts/el/consents.ts';
import { fieldTexts } from '#contract/texts/el/fields.ts';
import { refusalTexts } from '#contract/texts/el/refusals.ts';
import { secondFactorTexts } from '#contract/texts/el/second-factors.ts';

/** The texts of form errors and of refusals, by code. */
export const errors = {
  ...fieldTexts,
  ...refusalTexts,
  ...companyLoginTexts,
  ...secondFactorTexts,
  ...consentTexts,
};
