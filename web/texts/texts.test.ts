import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { describe, expect, test } from 'vitest';
import { languages } from '#domain/texts/language.ts';
import type { TextKey } from './en/index.ts';
import { commonErrors } from './en/common-errors.ts';
import { errors } from './en/errors.ts';
import { dashboardTexts, loadLaterTexts, loadTexts } from './language.tsx';
import { say } from './say.ts';

type Messages = Record<TextKey, string>;

const folder = fileURLToPath(new URL('.', import.meta.url));

/** The languages that have catalogues: each is a folder here, named by its code. */
const translated = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && /^[a-z]{2}$/.test(entry.name))
  .map((entry) => entry.name);

/** Every message of a language, as its catalogues have it. */
async function readMessages(language: string): Promise<Messages> {
  const parts = await Promise.all([
    import(`./${language}/index.ts`),
    import(`./${language}/index.further.ts`),
    import(`./${language}/index.dashboard.ts`),
  ]);
  return Object.assign({}, ...parts.map((part: { messages: Partial<Messages> }) => part.messages)) as Messages;
}

const english = await readMessages('en');
const keys = Object.keys(english) as TextKey[];
const others = translated.filter((language) => language !== 'en');

/** Names, which are the same in every language. */
const names: readonly string[] = [
  'CSV',
  'Google',
  'OSRM',
  'sq ft',
  'Valhalla',
  'WhatsApp',
  'device.',
  'language.',
  'login_step, companyLogin.',
  'session.',
  'waiting.',
];

/** Texts that a language shares with English. */
const shared: Record<string, readonly string[]> = {
  de: [
    'Administrator',
    'Board',
    'Code',
    'Cookies',
    'Dashboard',
    'Hotels',
    'Link',
    'Links',
    'Name',
    'Name ({language})',
    'Panorama',
    'Passkey',
    'Passkeys',
    'Person',
    'Position',
    'Restaurants',
    'Status',
    'Website',
    '{distance} km',
  ],
  el: ['Cookies', 'Email'],
  tr: ['Net', 'Panorama', '{distance} km'],
};

type Token = [name: string, type?: string, choices?: Record<string, unknown>];

/** The cases of each plural of a message, at any depth: `=2` is `2`, the others are categories. */
function pluralsOf(message: string): string[][] {
  const visit = (tokens: unknown): string[][] => {
    if (!Array.isArray(tokens)) return [];
    return tokens
      .filter((token) => Array.isArray(token))
      .flatMap((token) => {
        const [, type, choices = {}] = token as Token;
        const within = Object.values(choices).flatMap(visit);
        return type === 'plural' ? [Object.keys(choices).filter((name) => name !== 'offset'), ...within] : within;
      });
  };
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

/** The distinct placeholders of a message at any depth; `shown` leaves out those that only select a plural. */
function valuesOf(message: string, shown: boolean): string[] {
  const visit = (tokens: unknown): string[] => {
    if (!Array.isArray(tokens)) return [];
    return tokens
      .filter((token) => Array.isArray(token))
      .flatMap((token) => {
        const [name, , choices = {}] = token as Token;
        const within = Object.values(choices).flatMap(visit);
        const counts = Object.keys(choices).length === 0 || JSON.stringify(choices).includes('"#"');
        return shown && !counts ? within : [name, ...within];
      });
  };
  return [...new Set(visit(compileMessage(message)))].toSorted();
}

describe.each(others)('in %s', async (language) => {
  const messages = await readMessages(language);

  test('are the same texts', () => {
    expect(Object.keys(messages).toSorted()).toEqual(keys.toSorted());
  });

  test('all have words and the placeholders of the English ones', () => {
    const isWhole = (key: TextKey) => {
      const known = valuesOf(english[key], false);
      return (
        messages[key].trim() !== '' &&
        isDeepStrictEqual(valuesOf(messages[key], true), valuesOf(english[key], true)) &&
        valuesOf(messages[key], false).every((name) => known.includes(name))
      );
    };
    expect(keys.filter((key) => !isWhole(key))).toEqual([]);
  });

  test('none was left in English', () => {
    const known = [...names, ...(shared[language] ?? [])];
    const isLeft = (key: TextKey) =>
      messages[key] === english[key] &&
      /\p{L}{2}/u.test(english[key].replace(/\{[^{}]*\}/g, '')) &&
      !known.includes(english[key]);
    expect(keys.filter(isLeft)).toEqual([]);
  });
});

test.each(translated)('plurals in %s have the cases of its grammar', async (language) => {
  const flaws = Object.entries(await readMessages(language)).flatMap(([key, message]) =>
    pluralsOf(message).flatMap((cases) => flawsOf(cases, language).map((flaw) => `${key}: ${flaw}`)),
  );
  expect(flaws).toEqual([]);
});

test('every text is used', () => {
  const code = sources(fileURLToPath(new URL('..', import.meta.url))).join('\n');
  const families = [...code.matchAll(/`([\w.]+\.)\$\{/g)].map(([, family]) => family!);
  /** Errors are shown by the codes that the server answers. */
  const codes = new Set(Object.keys({ ...commonErrors, ...errors }));
  const isUsed = (key: string) =>
    codes.has(key) || code.includes(`'${key}'`) || families.some((family) => key.startsWith(family));
  expect(keys.filter((key) => !isUsed(key))).toEqual([]);
});

test('every message can be formatted in its language', async () => {
  for (const language of languages) {
    const { messages, further } = await loadTexts(language);
    await further;
    await loadLaterTexts(dashboardTexts);
    for (const key of keys) {
      const values = Object.fromEntries(valuesOf(english[key], false).map((name) => [name, 3]));
      expect(say(messages.get(key)!, values, language)).not.toMatch(/[{}]|^$/);
    }
  }
});

/** The source of the web application without texts and tests. */
function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((file) => {
    const path = join(folder, file.name);
    if (file.isDirectory()) return /texts[/\\][a-z]{2}$/.test(path) ? [] : sources(path);
    return /(?<!\.test)\.tsx?$/.test(file.name) ? [readFileSync(path, 'utf8')] : [];
  });
}
