import { readdirSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { placeholdersOf } from '../texts/check-message.ts';

type Entry = string | readonly string[] | { readonly [key: string]: Entry };

/** The folders with catalogues of plain texts; `web/texts` has its own test, as its texts are ICU messages. */
const rooms = ['contract/texts', 'server/texts', 'tools/import/mistakes', 'tools/new/texts'].map((name) => ({
  name,
  folder: new URL(`../../${name}/`, import.meta.url),
}));

/**
 * The texts of a catalogue by their path. A list of texts, which may have another length in other languages, counts as
 * one text.
 */
function textsOf(entry: Entry, path: string): [path: string, text: string][] {
  if (typeof entry === 'string') return [[path, entry]];
  if (Array.isArray(entry)) return [[path, entry.join('\n')]];
  return Object.entries(entry).flatMap(([key, inner]) => textsOf(inner, `${path} ${key}`));
}

async function readTexts(folder: URL, language: string): Promise<Map<string, string>> {
  const { texts } = (await import(/* @vite-ignore */ new URL(`${language}/index.ts`, folder).href)) as { texts: Entry };
  return new Map(textsOf(texts, language).map(([path, text]) => [path.slice(3), text]));
}

/** Texts that a language may share with English, such as “HTML”. */
const shared: Record<string, readonly string[]> = {
  de: ['Code', 'Hotels', 'Online', 'Panorama', 'Park', 'Restaurants', 'Villa', 'Website', '{km} km'],
  el: ['Online'],
  tr: ['Panorama', 'Park', 'Villa', 'plan', '{km} km'],
};

describe.each(rooms)('$name', async ({ name, folder }) => {
  const english = await readTexts(folder, 'en');
  const languages = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[a-z]{2}$/.test(entry.name) && entry.name !== 'en')
    .map((entry) => entry.name);

  it.each(languages)('has the texts and placeholders of English in %s', async (language) => {
    const texts = await readTexts(folder, language);
    expect([...texts.keys()].toSorted()).toEqual([...english.keys()].toSorted());
    const isWhole = ([path, text]: [string, string]) =>
      (text.trim() !== '' || english.get(path) === '') &&
      isDeepStrictEqual(placeholdersOf(text), placeholdersOf(english.get(path) ?? ''));
    expect([...texts].filter((entry) => !isWhole(entry))).toEqual([]);
  });

  it.each(languages)('has no English text in %s', async (language) => {
    const known = ['HTML', ...(shared[language] ?? [])];
    const isLeft = ([path, text]: [string, string]) =>
      text === english.get(path) && /\p{L}{2}/u.test(text.replaceAll(/\{\w+\}/g, '')) && !known.includes(text);
    expect([...(await readTexts(folder, language))].filter(isLeft)).toEqual([]);
  });

  it.each(['en', ...languages])('begins no line with a dash in %s', async (language) => {
    expect([...(await readTexts(folder, language))].filter(([, text]) => /[ \n][–—]/.test(text))).toEqual([]);
  });

  // The texts of other rooms are shown in terminals and plain mails too.
  it.runIf(name === 'contract/texts').each(['en', ...languages])('quotes as in print in %s', async (language) => {
    expect([...(await readTexts(folder, language))].filter(([, text]) => text.includes('"'))).toEqual([]);
  });
});
