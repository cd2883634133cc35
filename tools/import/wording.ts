import type { Language } from '#domain/texts/language.ts';
import { findSample } from '../new/texts/samples.ts';
import type { Details } from './mistakes/report.ts';
import type { WarningCode } from './mistakes/texts.ts';

/** HTML and Markdown, which screens would show as they are written. */
const markup =
  /<\/?[a-z][^<>]*>|&(?:[a-z]{2,8}|#\d{1,6});|\*\*[^*\n]+\*\*|(?<=^|[\s("])\*[^\s*][^*\n]{0,200}\*(?![\p{L}\p{N}])|^#{1,6} \S.*|\[[^[\]\n]{1,200}\]\((?:https?:|mailto:|\/)/imu;
/** What stands in for a whole text until somebody writes it, or for a value that a program did not have. */
const wholePlaceholder = /^(?:n\/?a|tb[acd]|x{3,}|null|undefined|nan|#+|[?]{2,}|-{1,3}|[.…]{1,3})$/i;
/**
 * What does within a text: between words, in brackets or on a line to fill in, and in the words of each language that
 * no sentence about a form needs.
 */
const placeholders = [
  /(?<![\p{L}\p{N}])(?:TODO|TBD|FIXME|X{3,})(?![\p{L}\p{N}])/iu,
  /\[\s?(?!sic\b)\p{L}[^[\]\n]{1,60}\](?!\()|\{\s?\p{L}[^{}\n]{1,60}\}|_{3,}|\.{5,}|…{2,}/u,
  /lorem ipsum|(?:dummy|placeholder|sample) text\b|\binsert [\p{L} ]{3,40} here\b/iu,
  /\b(?:blindtext|platzhaltertext|muster(?:mann|frau|firma|stra(?:ß|ss)e|stadt)|bitte (?:ergänzen|eintragen))/iu,
  /örnek metin|doldurulacak[.)]?$|buraya (?:metin|yazı|adres|isim|ad) /iu,
  /λ[οό]ρεμ [ιί]ψουμ|δοκιμαστικό κείμενο|(?<=^|: )να συμπληρωθεί/iu,
  /лорем ипсум|текст-(?:рыба|заглушка)|(?:вставить|вписать|указать|заполнить|дополнить) (?:позже|сюда)/iu,
  /لوريم [إا]يبسوم|نص تجريبي|نص مؤقت|هذا النص هو مثال|ي[\u064f]?ضاف لاحق/u,
];
// Repetitions are bounded: texts of strangers may be as long as the file.
/** A letter that was lost when the text was saved in an encoding without it, or one that only a single font has. */
const lost = /(?:^|(?<=[\s"'(]))\?\p{L}{1,30}|\p{L}{1,30}\?\p{L}{1,30}|\p{Co}/u;
/** A character without width within a word, which a text gets from web pages and messengers. */
const invisible = /[\p{L}\p{N}]{1,20}[\u200b\u2060\ufeff][\p{L}\p{N}]{1,20}/u;
const address = /(?:https?:\/\/|www\.|\/)\S*/gi;

/** The letters of which the texts of a language have some. Names may be in Latin ones in every language. */
const letters: Readonly<Record<Language, RegExp>> = {
  en: /\p{Script=Latin}/u,
  tr: /\p{Script=Latin}/u,
  de: /\p{Script=Latin}/u,
  el: /[\p{Script=Greek}\p{Script=Latin}]/u,
  ru: /[\p{Script=Cyrillic}\p{Script=Latin}]/u,
  ar: /[\p{Script=Arabic}\p{Script=Latin}]/u,
};
/** The letters of languages that a page of text, or a sentence, cannot do without. */
const ownLetters: { readonly [One in Language]?: RegExp } = {
  el: /\p{Script=Greek}/u,
  ru: /\p{Script=Cyrillic}/u,
  ar: /\p{Script=Arabic}/u,
};
/** Words with small first letters in Latin script: names have few, sentences many. */
const latinWords = /(?<![\p{L}\p{N}.@/-])\p{Ll}+(?![\p{L}\p{N}.@/-])/gu;
const minWords = 3;
/** A code or a symbol of fewer letters may be in any script: `Ω`. */
const minLetters = 3;

/** A warning of what readers would see by mistake. */
type WordingWarning = { code: WarningCode; details: Details };

/**
 * What is probably unintended in a text that readers see, of the language: HTML or Markdown, a placeholder, a sample of
 * the package to begin with, letters that were lost, and words in the letters of another language, besides `names`,
 * which have their own. `key` is the name of the text for the warnings.
 */
export function warningsOfWording(
  text: string,
  language: Language,
  key: string,
  names: readonly string[] = [],
): WordingWarning[] {
  const besides = names.reduce((rest, name) => rest.replaceAll(name, ' '), text);
  return warnings(key, [
    ['text_markup', markup.exec(text)?.[0]],
    ['text_invisible', invisible.exec(text)?.[0]],
    ...leftOver(text, [wholePlaceholder, ...placeholders]),
    ['text_other_script', isInOtherScript(besides, language) ? text : undefined],
  ]);
}

/**
 * What is probably unintended in a piece of a line of a legal page, whose Markdown is read apart. It may be only a
 * point.
 */
export function warningsOfLegalWording(text: string, page: string): WordingWarning[] {
  return warnings(page, leftOver(text, placeholders));
}

/** Whether a page of text has no letter of its language. */
export function isPageInOtherScript(text: string, language: Language): boolean {
  return !(ownLetters[language] ?? letters[language]).test(text);
}

type Found = [code: WarningCode, found: string | undefined];

/** What is left in a text of how it was written: placeholders, samples, and letters that were lost. */
function leftOver(text: string, patterns: readonly RegExp[]): Found[] {
  const found = patterns.flatMap((pattern) => pattern.exec(text.trim())?.[0] ?? []);
  return [
    ['text_placeholder', found[0]],
    ['text_sample', findSample(text)],
    ['text_damaged', lost.exec(text.replace(address, ' '))?.[0]],
  ];
}

function warnings(key: string, found: readonly Found[]): WordingWarning[] {
  return found.flatMap(([code, part]) => (part === undefined ? [] : [{ code, details: { key, found: part } }]));
}

function isInOtherScript(text: string, language: Language): boolean {
  const own = ownLetters[language];
  if (own !== undefined && !own.test(text) && (text.match(latinWords)?.length ?? 0) >= minWords) return true;
  return !letters[language].test(text) && (text.match(/\p{L}/gu)?.length ?? 0) >= minLetters;
}
