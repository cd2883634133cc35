import type { ContractTexts } from '../texts.ts';
import { categories } from './categories.ts';
import { commonRefusalTexts } from './common-refusals.ts';
import { companyLoginTexts } from './company-login.ts';
import { consentTexts } from './consents.ts';
import { editTexts, settingTexts } from './edits.ts';
import { fieldTexts } from './fields.ts';
import { heldTexts } from './held.ts';
import { issueTexts } from './issues.ts';
import { priceListFileTexts } from './price-list-files.ts';
import { priceListPriceTexts } from './price-list-prices.ts';
import { priceListRowTexts, priceListWords } from './price-list-rows.ts';
import { furnitureTexts, quoteTexts } from './prices.ts';
import { problemDetails, problemTexts } from './problems.ts';
import { refusalTexts } from './refusals.ts';
import { releaserTexts } from './releasers.ts';
import { ruleTexts } from './rules.ts';
import { secondFactorTexts } from './second-factors.ts';
import { statusTitles } from './statuses.ts';
import { unitFactTitles } from './unit-facts.ts';

/** All texts of the contract in this language. Browsers load the files one by one instead. */
export const texts: ContractTexts = {
  categories,
  consents: consentTexts,
  edits: editTexts,
  facts: unitFactTitles,
  fields: fieldTexts,
  held: heldTexts,
  issues: issueTexts,
  priceList: { ...priceListFileTexts, ...priceListRowTexts, ...priceListPriceTexts },
  priceListWords,
  prices: { ...quoteTexts, ...furnitureTexts },
  problemDetails,
  problems: problemTexts,
  refusals: { ...commonRefusalTexts, ...refusalTexts, ...companyLoginTexts, ...secondFactorTexts },
  releasers: releaserTexts,
  rules: ruleTexts,
  settings: settingTexts,
  statuses: statusTitles,
};
