import type { RuleCode } from './texts/texts.ts';

/** Names the rule that an invalid value breaks, so that its text can be looked up in the reader's language. */
export const violates = (rule: RuleCode) => ({ params: { rule } });
