import { isDeepStrictEqual } from 'node:util';
import { compileMessage } from '@lingui/message-utils/compileMessage';

type Token = [name: string, type?: string, choices?: Record<string, unknown>];

const tokensIn = (tokens: unknown): Token[] =>
  Array.isArray(tokens) ? tokens.filter((token): token is Token => Array.isArray(token)) : [];

/** The distinct placeholders of a text that is not an ICU message. */
export const placeholdersOf = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g))].toSorted();

/** The distinct placeholders of an ICU message at any depth. */
export const valuesOf = (message: string): string[] => findValues(message, () => true);

/** The placeholders of an ICU message without those that only select a plural. */
const shownValuesOf = (message: string): string[] =>
  findValues(message, (choices) => Object.keys(choices).length === 0 || JSON.stringify(choices).includes('"#"'));

function findValues(message: string, isWanted: (choices: Record<string, unknown>) => boolean): string[] {
  const visit = (tokens: unknown): string[] =>
    tokensIn(tokens).flatMap(([name, , choices = {}]) => {
      const within = Object.values(choices).flatMap(visit);
      return isWanted(choices) ? [name, ...within] : within;
    });
  return [...new Set(visit(compileMessage(message)))].toSorted();
}

/** Whether a message has the placeholders of the English one; numbers that only select a plural may be left out. */
export function hasSameValues(message: string, english: string): boolean {
  const known = valuesOf(english);
  return (
    isDeepStrictEqual(shownValuesOf(message), shownValuesOf(english)) &&
    valuesOf(message).every((name) => known.includes(name))
  );
}

/** The cases of each plural of a message, at any depth: `=2` is `2`, the others are categories. */
export function pluralsOf(message: string): string[][] {
  const visit = (tokens: unknown): string[][] =>
    tokensIn(tokens).flatMap(([, type, choices = {}]) => {
      const within = Object.values(choices).flatMap(visit);
      return type === 'plural' ? [Object.keys(choices).filter((name) => name !== 'offset'), ...within] : within;
    });
  return visit(compileMessage(message));
}

/**
 * The mistakes of a plural in a language: `unused` cases that the language's rules never choose, and `lacking` ones,
 * whose numbers fall back to `other` although the rules have a category for them. A plural with only `other` is valid:
 * it reads the same for every number.
 */
export function pluralMistakes(cases: readonly string[], language: string): { unused: string[]; lacking: string[] } {
  const rules = new Intl.PluralRules(language);
  const categories: readonly string[] = rules.resolvedOptions().pluralCategories;
  const named = cases.filter((name) => !/^\d+$/.test(name));
  const unused = named.filter((name) => !categories.includes(name));
  if (named.every((name) => name === 'other')) return { unused, lacking: [] };
  const numbers = Array.from({ length: 201 }, (_, number) => number).filter((number) => !cases.includes(`${number}`));
  const lacking = new Set(numbers.map((number) => rules.select(number)).filter((name) => !named.includes(name)));
  return { unused, lacking: [...lacking] };
}
