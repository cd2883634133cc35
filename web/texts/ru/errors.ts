import { companyLoginTexts } from '#contract/texts/ru/company-login.ts';
import { consentTexts } from '#contract/texts/ru/consents.ts';
import { fieldTexts } from '#contract/texts/ru/fields.ts';
import { refusalTexts } from '#contract/texts/ru/refusals.ts';
import { secondFactorTexts } from '#contract/texts/ru/second-factors.ts';

/** The texts of form errors and of refusals, by code. */
export const errors = {
  ...fieldTexts,
  ...refusalTexts,
  ...companyLoginTexts,
  ...secondFactorTexts,
  ...consentTexts,
};
