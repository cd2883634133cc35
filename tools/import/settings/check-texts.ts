import type { DevelopmentTexts } from '#contract/settings.ts';
import { textKeysOf } from '#domain/projects/development-text.ts';
import { textKeys, type TextParts } from '#domain/projects/development-texts.ts';
import { languages, type Language } from '#domain/texts/language.ts';
import type { Place, Report } from '../mistakes/report.ts';
import { closestName, suggest } from '../mistakes/suggest.ts';
import { findExchanged, type TextPair } from '../exchanged-languages.ts';
import { warningsOfWording } from '../wording.ts';

/** The maximum length of a text in characters: some ten pages. */
const maxLength = 20_000;

/**
 * Reports texts that are too long, and warns of wording that is probably unintended and of texts in languages that are
 * not offered. `names` are those of the development, which may have letters of any language.
 */
export function checkTexts(
  texts: DevelopmentTexts,
  { offered, names }: { offered: readonly Language[]; names: readonly string[] },
  report: Report,
  placeOf: (path: string[]) => Place,
): void {
  const exchanged = warnOfExchanged(texts, offered, report, placeOf);
  for (const language of languages)
    for (const [key, text] of Object.entries(texts[language] ?? {})) {
      const place = placeOf(['texts', language, key]);
      const { length } = text;
      if (length > maxLength) report.mistake('text_too_long', place, { key, count: length, max: maxLength });
      for (const { code, details } of warningsOfWording(text, language, key, names))
        if (!(code === 'text_other_script' && exchanged.has(`${language} ${key}`)))
          report.warning(code, place, details);
    }
  warnOfSame(texts, offered, report, placeOf);
  for (const language of languages)
    if (!offered.includes(language) && Object.keys(texts[language] ?? {}).length > 0)
      report.warning('texts_not_offered', placeOf(['texts', language]), { language });
}

/** Warns of two languages whose texts are exchanged, once; returns these, after their languages: `en intro_text`. */
function warnOfExchanged(
  texts: DevelopmentTexts,
  offered: readonly Language[],
  report: Report,
  placeOf: (path: string[]) => Place,
): ReadonlySet<string> {
  const exchanged = new Set<string>();
  for (const [index, language] of offered.entries())
    for (const other of offered.slice(index + 1)) {
      const keys = Object.keys(texts[language] ?? {});
      const pairs = keys.map((key): TextPair => {
        const one = texts[language]?.[key];
        const another = texts[other]?.[key];
        return { one: one || null, other: another || null };
      });
      const found = findExchanged(pairs, [language, other]).flatMap((at) => keys[at] ?? []);
      const [key] = found;
      if (key === undefined) continue;
      const details = { one: `texts.${language}`, other: `texts.${other}`, found: texts[language]?.[key] ?? '' };
      report.warning('texts_exchanged', placeOf(['texts', language, key]), { ...details, also: '' });
      for (const one of found) exchanged.add(`${language} ${one}`).add(`${other} ${one}`);
    }
  return exchanged;
}

/** The fewest words of a text that has no reason to be the same in two languages, unless it is an address. */
const wordsOfSentence = 8;

/** Warns of sentences that were copied from one language into another and not translated. */
function warnOfSame(
  texts: DevelopmentTexts,
  offered: readonly Language[],
  report: Report,
  placeOf: (path: string[]) => Place,
): void {
  for (const [index, lacks] of offered.entries())
    for (const [key, text] of Object.entries(texts[lacks] ?? {})) {
      const has = offered.slice(0, index).find((language) => texts[language]?.[key]?.trim() === text.trim());
      if (has !== undefined && key !== 'address' && text.trim().split(/\s+/).length >= wordsOfSentence)
        report.warning('text_same', placeOf(['texts', lacks, key]), { key, has, lacks });
    }
}

/** Keys that no screen shows, and those that misspelt ones are meant as, after their language: `en intro_text`. */
type UnknownKeys = { unknown: ReadonlySet<string>; meant: ReadonlySet<string> };

/**
 * Warns of missing texts in offered languages, for which the first language is used, except for unknown keys. A
 * language without any texts is one warning.
 */
function warnOfMissing(
  texts: DevelopmentTexts,
  { offered, unknown, meant }: { offered: readonly Language[] } & UnknownKeys,
  report: Report,
  placeOf: (path: string[]) => Place,
): void {
  const written = offered.filter((language) => Object.keys(texts[language] ?? {}).length > 0);
  const [first] = written;
  for (const language of offered)
    if (first !== undefined && !written.includes(language))
      report.warning('texts_missing', placeOf(['texts']), { language, has: first });
  for (const key of textKeysOf(texts).filter((key) => !unknown.has(key))) {
    const isIn = (language: Language) => Object.hasOwn(texts[language] ?? {}, key);
    const has = offered.find(isIn);
    const lacking = written.filter(
      (lacks) => !isIn(lacks) && !meant.has(`${lacks} ${key}`) && !hasName(key, lacks, offered),
    );
    if (has !== undefined && lacking.length > 0)
      report.warning('text_missing', placeOf(['texts', has, key]), { key, has, ...lackingParts('texts', lacking) });
  }
}

/** The languages that lack a text as a list, and the parts of `path` into which it belongs. */
export const lackingParts = (path: string, lacking: readonly Language[]) => ({
  lacks: lacking.join(', '),
  parts: lacking.map((language) => `${path}.${language}`).join(', '),
});

/** Whether a missing text needs no warning: lead sources have a name in the first language already. */
function hasName(key: string, language: Language, offered: readonly Language[]): boolean {
  return key.startsWith('lead_source.') && language === offered[0];
}

/**
 * Reports unused keys that resemble a used one: probably typing errors. Warns of texts about levels and pictures that
 * the package does not have, and of missing texts in offered languages, for which the first language is used.
 * `pictures` are the keys of the pictures; null if these are not all known.
 */
export function checkTextKeys(
  { texts, languages: offered }: { texts: DevelopmentTexts; languages: readonly Language[] },
  { subjects, pictures }: { subjects: TextParts; pictures: ReadonlySet<string> | null },
  report: Report,
  placeOf: (path: string[]) => Place,
): void {
  const shown = new Set(textKeys(subjects));
  const unknown = new Set<string>();
  const meant = new Set<string>();
  const warnOfUnused = (language: Language, key: string, known: ReadonlySet<string>) => {
    // The same key in another language has the same cause.
    if (!unknown.has(key))
      report.warning('text_unused', placeOf(['texts', language, key]), { key, hint: suggest(key, known) });
  };
  for (const language of languages) {
    for (const key of Object.keys(texts[language] ?? {})) {
      const isOfLevel = /^level_-?\d+$/.test(key);
      const isOfPicture = key.startsWith('picture.');
      if (pictures !== null && ((isOfLevel && !shown.has(key)) || (isOfPicture && !pictures.has(key)))) {
        warnOfUnused(language, key, isOfPicture ? pictures : shown);
        unknown.add(key);
        continue;
      }
      const isShown = shown.has(key) || isOfPicture || isOfLevel || isOfSequence(key, subjects);
      const hint = isShown ? '' : suggest(key, shown);
      if (hint === '') continue;
      unknown.add(key);
      meant.add([language, closestName(key, shown)].join(' '));
      report.mistake('text_unknown', placeOf(['texts', language, key]), { key, hint });
    }
  }
  warnOfMissing(texts, { offered, unknown, meant }, report, placeOf);
}

/** Whether a key may name a sequence: any may while the package has no sequences. */
function isOfSequence(key: string, { sequences }: TextParts): boolean {
  return sequences.length === 0 && key.startsWith('tour.');
}
