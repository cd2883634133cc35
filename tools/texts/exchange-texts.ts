import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readCatalogues, rooms, root, textsOf, type CatalogueText } from './catalogue-files.ts';
import { findMistake } from './check-translation.ts';
import { readPo, writePo, type PoEntry } from './po-file.ts';

/** A note about a text for the translator. `line` is its line in the PO file. */
export type Note = { line: number | null; key: string; what: string };

/**
 * The language whose folders are the template for a new one. Not English, whose catalogues define the types that
 * translations use.
 */
const template = 'de';

/** The English texts that can be translated, and those of a language by key. */
async function readPair(
  language: string,
  base: string,
): Promise<{ english: CatalogueText[]; translations: Map<string, CatalogueText> }> {
  const english = (await readCatalogues('en', base)).filter(({ text }) => text !== '');
  return { english, translations: new Map((await readCatalogues(language, base)).map((text) => [text.key, text])) };
}

/**
 * Exports the texts of a language as a PO file. `earlier` is the file that was written before: if the English text has
 * changed since and the translation has not, the entry becomes `fuzzy`. Translations in `earlier` that the catalogues
 * do not have would be lost: they are returned as `unread`, and the file should not be written.
 */
export async function exportTexts(
  language: string,
  earlier: string | null,
  base = root,
): Promise<{ po: string; missing: number; changed: number; unread: Note[] }> {
  const { english, translations } = await readPair(language, base);
  const before = new Map(readPo(earlier ?? '').entries.map((entry) => [entry.key, entry]));
  const unread: Note[] = [];
  const entries = english.map((text): Omit<PoEntry, 'line'> => {
    const translation = translations.get(text.key)?.text ?? '';
    const last = before.get(text.key);
    if (last && last.translation !== '' && last.translation !== translation && !last.isFuzzy)
      unread.push({ line: last.line, key: text.key, what: 'The translation is not in the catalogue' });
    const previous = outdatedSource(last, text.text, translation);
    return {
      key: text.key,
      english: text.text,
      translation,
      notes: [...text.notes, ...(text.isList ? ['One paragraph a line; there may be more or fewer.'] : [])],
      reference: `${text.file}:${text.line}`,
      isFuzzy: previous !== undefined,
      previous,
    };
  });
  const missing = entries.filter(({ translation }) => translation === '').length;
  return { po: writePo(language, entries), missing, changed: entries.filter(({ isFuzzy }) => isFuzzy).length, unread };
}

/** The English text that a translation was made from, if it has changed since this entry was written. */
function outdatedSource(last: PoEntry | undefined, english: string, translation: string): string | undefined {
  if (last === undefined || translation === '' || last.translation !== translation) return undefined;
  const followed = last.isFuzzy ? (last.previous ?? last.english) : last.english;
  return followed === english ? undefined : followed;
}

/**
 * Writes the translations of a PO file into the catalogues of a language, whose folders are created if it is new. If
 * there is a mistake, nothing is written. `open` lists what was not imported: missing or `fuzzy` translations, those
 * whose English text has changed since the export, and those of texts that no longer exist.
 */
export async function importTexts(
  language: string,
  po: string,
  base = root,
): Promise<{ mistakes: Note[]; open: Note[]; written: number; files: string[] }> {
  const { english, translations } = await readPair(language, base);
  const { entries, mistakes: unreadable } = readPo(po);
  const mistakes: Note[] = unreadable.map(({ line, what }) => ({ line, key: '', what }));
  const open: Note[] = [];
  const taken = new Map<string, string>();
  const texts = new Map(english.map((text) => [text.key, text]));
  const seen = new Set<string>();
  for (const { key, english: source, translation, isFuzzy, line } of entries) {
    const text = texts.get(key);
    if (seen.has(key)) mistakes.push({ line, key, what: 'The text is here twice' });
    seen.add(key);
    if (text === undefined) open.push({ line, key, what: 'The product has no such text any more' });
    else if (text.text !== source) open.push({ line, key, what: `The English text is another one now: ${text.text}` });
    else if (translation === '') open.push({ line, key, what: 'The translation is missing' });
    else if (isFuzzy) open.push({ line, key, what: 'The translation is marked as fuzzy' });
    else {
      const what = findMistake(text, translation, language);
      if (what === null) taken.set(key, translation);
      else mistakes.push({ line, key, what });
    }
  }
  for (const key of texts.keys())
    if (!seen.has(key)) open.push({ line: null, key, what: 'The file does not have this text' });
  if (mistakes.length > 0) return { mistakes, open, written: 0, files: [] };
  const target = translations.size === 0 ? await makeCatalogues(language, base) : [...translations.values()];
  const changed = target.filter(({ key, text }) => taken.has(key) && taken.get(key) !== text);
  const files = await replaceTexts(base, changed, (text) => taken.get(text.key) ?? text.text);
  return { mistakes, open, written: changed.length, files };
}

/** Creates the folders of a new language, with blank texts. */
async function makeCatalogues(language: string, base: string): Promise<CatalogueText[]> {
  const nameOf = new Intl.DisplayNames('en', { type: 'language' });
  for (const room of rooms) {
    const folder = join(base, room, template);
    for (const name of await readdir(folder)) {
      const code = await readFile(join(folder, name), 'utf8');
      const texts = textsOf(code, { room, name, file: `${room}/${template}/${name}` });
      const blank = replaceIn(code, texts, () => '').replaceAll(
        nameOf.of(template) ?? template,
        nameOf.of(language) ?? language,
      );
      const path = join(base, room, language, name);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, blank);
    }
  }
  return readCatalogues(language, base);
}

/** Replaces texts in their files, and returns the paths of changed files. */
async function replaceTexts(
  base: string,
  texts: readonly CatalogueText[],
  textOf: (text: CatalogueText) => string,
): Promise<string[]> {
  const files = Map.groupBy(texts, ({ file }) => file);
  for (const [file, ofFile] of files) {
    const path = join(base, file);
    await writeFile(path, replaceIn(await readFile(path, 'utf8'), ofFile, textOf));
  }
  return [...files.keys()];
}

/** The code of a file with replaced texts; everything else stays as it is. */
function replaceIn(code: string, texts: readonly CatalogueText[], textOf: (text: CatalogueText) => string): string {
  return texts
    .toSorted((a, b) => b.start - a.start)
    .reduce((rest, text) => {
      const value = textOf(text);
      const literal = text.isList
        ? `[${(value === '' ? [] : value.split('\n')).map(literalOf).join(', ')}]`
        : literalOf(value);
      return rest.slice(0, text.start) + literal + rest.slice(text.end);
    }, code);
}

/** A text as a literal, with invisible characters as escapes. */
function literalOf(text: string): string {
  const escaped = JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(String.raw`\"`, '"')
    .replaceAll("'", String.raw`\'`);
  return `'${escaped.replaceAll(/[\u00a0\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)}'`;
}
