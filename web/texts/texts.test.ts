import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { describe, expect, test } from 'vitest';
import { languages, type Language } from '#domain/texts/language.ts';
import type { TextKey } from './en/index.ts';
import { commonErrors } from './en/common-errors.ts';
import { errors } from './en/errors.ts';
import { dashboardTexts, loadLaterTexts, loadTexts } from './language.tsx';
import { say } from './say.ts';

type Messages = Record<TextKey, string>;

/** Every message of a language, as its catalogues have it. */
async function readMessages(language: Language): Promise<Messages> {
  const parts = await Promise.all([
    import(`./${language}/index.ts`),
    import(`./${language}/index.further.ts`),
    import(`./${language}/index.dashboard.ts`),
  ]);
  return Object.assign({}, ...parts.map((part: { messages: Partial<Messages> }) => part.messages)) as Messages;
}

const english = await readMessages('en');
const keys = Object.keys(english) as TextKey[];
const others = languages.filter((language) => language !== 'en');

/** Texts that may be the same as in English: names, words that languages share. */
const same: Partial<Record<Language, readonly string[]>> = {
  tr: [
    'page.facility',
    'legal.item.session',
    'legal.item.language',
    'legal.item.waiting',
    'legal.item.device',
    'legal.item.loginStep',
    'floorPlan.net',
    'location.kilometres',
    'project.choice.map.provider.google',
    'project.choice.directions.provider.osrm',
    'project.choice.directions.provider.valhalla',
    'project.choice.directions.provider.google',
  ],
};

type Token = [name: string, type?: string, choices?: Record<string, unknown>];

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

  test.each(keys)('%s has text and the placeholders of the English one', (key) => {
    expect(messages[key].trim()).not.toBe('');
    expect(valuesOf(messages[key], true)).toEqual(valuesOf(english[key], true));
    expect(valuesOf(english[key], false)).toEqual(expect.arrayContaining(valuesOf(messages[key], false)));
  });

  test('no text was left in English', () => {
    // Languages share words, and many names: a text of three words is a sentence.
    const wordsIn = (key: TextKey) => english[key].replace(/\{[^{}]*\}/g, '').match(/\p{L}{2,}/gu)?.length ?? 0;
    const fewest = language === 'tr' ? 1 : 3;
    const known = same[language] ?? [];
    expect(
      keys.filter((key) => english[key] === messages[key] && wordsIn(key) >= fewest && !known.includes(key)),
    ).toEqual([]);
  });
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
