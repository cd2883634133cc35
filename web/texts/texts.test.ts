import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { csvForms } from '#domain/tables/write-csv.ts';
import { languages } from '#domain/texts/language.ts';
import { sortColumns } from '#domain/units/sort-units.ts';
import { pluralMistakes, hasSameValues, pluralsOf, valuesOf } from '#tools/texts/check-message.ts';
import { commonErrors } from './en/common-errors.ts';
import { errors } from './en/errors.ts';
import type { TextKey } from './en/index.ts';
import { loadLaterTexts, loadTexts, textsReady } from './language.tsx';
import { formatMessage } from './format-message.ts';

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

/** Names that are the same in every language. */
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

describe.each(others)('texts in %s', async (language) => {
  const messages = await readMessages(language);

  test('have the same keys', () => {
    expect(Object.keys(messages).toSorted()).toEqual(keys.toSorted());
  });

  test('all have words and the placeholders of the English ones', () => {
    const isWhole = (key: TextKey) => messages[key].trim() !== '' && hasSameValues(messages[key], english[key]);
    expect(keys.filter((key) => !isWhole(key))).toEqual([]);
  });

  test('are all translated', () => {
    const known = [...names, ...(shared[language] ?? [])];
    const isLeft = (key: TextKey) =>
      messages[key] === english[key] &&
      /\p{L}{2}/u.test(english[key].replace(/\{[^{}]*\}/g, '')) &&
      !known.includes(english[key]);
    expect(keys.filter(isLeft)).toEqual([]);
  });
});

test.each(translated)('no line in %s begins with a dash', async (language) => {
  const breaks = Object.entries(await readMessages(language)).filter(([, message]) => /[ \n][–—]/.test(message));
  expect(breaks).toEqual([]);
});

test.each(translated)('plurals in %s have the cases of its grammar', async (language) => {
  const mistakes = Object.entries(await readMessages(language)).flatMap(([key, message]) =>
    pluralsOf(message).flatMap((cases) => {
      const { lacking, unused } = pluralMistakes(cases, language);
      return [...lacking, ...unused].map((mistake) => `${key}: ${mistake}`);
    }),
  );
  expect(mistakes).toEqual([]);
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

test('a text says which marks an exported table has', async () => {
  const semicolon = /noktalı virgül|ερωτηματικά \(;\)|Semikolon|точки с запятой/;
  for (const language of languages) {
    const text = (await readMessages(language))['units.exportCsvText'];
    expect([language, semicolon.test(text)]).toEqual([language, csvForms[language].separator === ';']);
  }
});

test('every message can be formatted in its language', async () => {
  for (const language of languages) {
    const { messages } = await loadTexts(language);
    await textsReady();
    await loadLaterTexts('dashboard');
    for (const key of keys) {
      const values = Object.fromEntries(valuesOf(english[key]).map((name) => [name, 3]));
      expect(formatMessage(messages.get(key)!, values, language)).not.toMatch(/[{}]|^$/);
    }
  }
});

test('the order of a list is named within its sentence: in German, nouns keep their capitals', async () => {
  const ordersIn = async (language: 'en' | 'de') => {
    const { messages } = await loadTexts(language);
    await textsReady();
    const message = messages.get('search.sortedBy')!;
    return sortColumns.map((column) => formatMessage(message, { column, descending: 'false' }, language));
  };
  expect(await ordersIn('en')).toContain('sorted by total area, ascending');
  expect(await ordersIn('de')).toContain('sortiert nach Gesamtfläche, aufsteigend');
  for (const language of ['en', 'de'] as const) {
    const orders = await ordersIn(language);
    expect(new Set(orders).size).toBe(orders.length);
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
