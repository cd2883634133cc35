import { commonRefusalTexts } from '#contract/texts/en/common-refusals.ts';

/** The texts of refusals that the first page may show. */
export const commonErrors = { ...commonRefusalTexts };
