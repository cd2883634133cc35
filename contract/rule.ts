import type { RuleCode } from './errors/rule-texts.ts';

/** Names the rule that a refused value breaks; who reads the schema tells it in the reader's language. */
export const violates = (rule: RuleCode) => ({ params: { rule } });
