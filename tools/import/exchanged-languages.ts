import type { Language } from '#domain/texts/language.ts';

/** A thing's text in two languages; null where it has none. */
export type TextPair = { one: string | null; other: string | null };

const latin = /\p{Script=Latin}/u;
/** The letters of each language's script. */
const scripts: Readonly<Record<Language, RegExp>> = {
  en: latin,
  tr: latin,
  de: latin,
  el: /\p{Script=Greek}/u,
  ru: /\p{Script=Cyrillic}/u,
  ar: /\p{Script=Arabic}/u,
};
/** Words that, among the languages in Latin script, only one has: frequent ones, and all with certain letters. */
const ownWords: { readonly [One in Language]?: RegExp } = {
  en: /^(?:the|and|of|with|for|are|this|your|our|from)$/i,
  tr: /[ğışĞİŞ]|^(?:ve|bir|bu|ile)$/i,
  de: /[äßÄ]|^(?:und|der|das|ist|mit|nicht|eine|auf)$/i,
};

/**
 * Whether a text in two languages of different scripts has the letters of the other language in each, and none of its
 * own. A single letter may be a symbol.
 */
export function isExchanged({ one, other }: TextPair, [first, second]: readonly [Language, Language]): boolean {
  if (one === null || other === null || scripts[first] === scripts[second]) return false;
  const isOnly = (text: string, language: Language, not: Language) =>
    scripts[language].test(text) && !scripts[not].test(text);
  const isLong = [one, other].every((text) => (text.match(/\p{L}/gu)?.length ?? 0) >= 2);
  return isLong && isOnly(one, second, first) && isOnly(other, first, second);
}

/** The fewest texts that show by single words that two languages are exchanged: one may be a name. */
const minTexts = 2;

/**
 * The indexes of the texts that are exchanged between two languages, beyond doubt: by their scripts or, in languages
 * with the same one, because several have words that only the other language has, and none has such words where they
 * belong. Names that both texts of a pair contain say nothing.
 */
export function findExchanged(pairs: readonly TextPair[], languages: readonly [Language, Language]): number[] {
  const [first, second] = languages;
  if (scripts[first] !== scripts[second])
    return pairs.flatMap((pair, index) => (isExchanged(pair, languages) ? [index] : []));
  const foreign: number[] = [];
  let texts = 0;
  for (const [index, { one, other }] of pairs.entries()) {
    const words = { one: wordsOf(one), other: wordsOf(other) };
    const only = {
      one: [...words.one].filter((word) => !words.other.has(word)),
      other: [...words.other].filter((word) => !words.one.has(word)),
    };
    const has = (part: readonly string[], language: Language) =>
      part.some((word) => ownWords[language]?.test(word) === true);
    if (has(only.one, first) || has(only.other, second)) return [];
    const count = Number(has(only.one, second)) + Number(has(only.other, first));
    if (one === null || other === null || count === 0) continue;
    foreign.push(index);
    texts += count;
  }
  return texts < minTexts ? [] : foreign;
}

const wordsOf = (text: string | null) => new Set(text?.match(/[\p{L}\p{M}]+/gu));
