import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { describe, expect, test } from 'vitest';

/** Every folder here is a language, named by its code. */
const languages = readdirSync(fileURLToPath(new URL('.', import.meta.url)), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && /^[a-z]{2}$/.test(entry.name))
  .map((folder) => folder.name);

type Token = string | [name: string, type?: string, choices?: Record<string, unknown>];

/** The cases of each plural of a message, at any depth: `=2` is `2`, the others are categories. */
function pluralsOf(message: string): string[][] {
  const visit = (tokens: unknown): string[][] =>
    Array.isArray(tokens)
      ? (tokens as Token[]).flatMap((token) => {
          if (typeof token === 'string') return [];
          const [, type, choices = {}] = token;
          const within = Object.values(choices).flatMap(visit);
          return type === 'plural' ? [Object.keys(choices).filter((name) => name !== 'offset'), ...within] : within;
        })
      : [];
  return visit(compileMessage(message));
}

/**
 * What is wrong with a plural in a language: cases that its rules never choose, and numbers that fall back to `other`
 * although the rules have a category for them. A plural with no category but `other` reads the same for every number.
 */
function flawsOf(cases: readonly string[], language: string): string[] {
  const rules = new Intl.PluralRules(language);
  const categories: readonly string[] = rules.resolvedOptions().pluralCategories;
  const named = cases.filter((name) => !/^\d+$/.test(name));
  const never = named.filter((name) => !categories.includes(name));
  if (named.every((name) => name === 'other')) return never;
  const numbers = Array.from({ length: 201 }, (_, number) => number).filter((number) => !cases.includes(`${number}`));
  const lacking = new Set(numbers.map((number) => rules.select(number)).filter((name) => !named.includes(name)));
  return [...never, ...lacking];
}

describe.each(languages)('in %s', async (language) => {
  const parts = await Promise.all([
    import(`./${language}/index.ts`),
    import(`./${language}/index.further.ts`),
    import(`./${language}/index.dashboard.ts`),
  ]);
  const messages = Object.assign({}, ...parts.map((part) => (part as { messages: object }).messages)) as object;

  test('plurals have a case for every category of the language, and no other', () => {
    const flaws = Object.entries(messages as Record<string, string>).flatMap(([key, message]) =>
      pluralsOf(message).flatMap((cases) => flawsOf(cases, language).map((flaw) => `${key}: ${flaw}`)),
    );
    expect(flaws).toEqual([]);
  });
});
