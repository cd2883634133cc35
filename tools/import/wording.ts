import type { Language } from '#domain/texts/language.ts';
import type { Details } from './mistakes/report.ts';
import type { WarningCode } from './mistakes/texts.ts';

/** HTML and Markdown, which screens would show as they are written. */
const markup =
  /<\/?[a-z][^<>]*>|&(?:[a-z]{2,8}|#\d{1,6});|\*\*[^*\n]+\*\*|\[[^[\]\n]{1,200}\]\((?:https?:|mailto:|\/)/i;
/** What stands in for a text until somebody writes it, or for a value that a program did not have. */
const placeholder =
  /^(?:n\/?a|tb[acd]|x{3,}|null|undefined|nan|#+|[?]{2,}|-{1,3}|[.…]{1,3})$|\blorem ipsum\b|(?:^|[^\p{L}])TODO(?=$|[^\p{L}])/iu;
// Repetitions are bounded: texts of strangers may be as long as the file.
/** A letter that was lost when the text was saved in an encoding without it, or one that only a single font has. */
const lost = /(?:^|(?<=[\s"'(]))\?\p{L}{1,30}|\p{L}{1,30}\?\p{L}{1,30}|\p{Co}/u;
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
/** A code or a symbol of fewer letters may be in any script: `Ω`. */
const fewestLetters = 3;

/** A warning of what readers would see by mistake. */
type WordingWarning = { code: WarningCode; details: Details };

/**
 * What is hardly meant in a text that readers see, of the language: HTML or Markdown, a placeholder, letters that were
 * lost, and words in the letters of another language. `key` is the name of the text for the warnings.
 */
export function warningsOfWording(text: string, language: Language, key: string): WordingWarning[] {
  const words = text.replace(address, ' ');
  const found: [WarningCode, string | undefined][] = [
    ['text_markup', markup.exec(text)?.[0]],
    ['text_placeholder', placeholder.exec(text)?.[0].trim()],
    ['text_damaged', lost.exec(words)?.[0]],
    ['text_other_script', isInOtherScript(text, language) ? text : undefined],
  ];
  return found.flatMap(([code, part]) => (part === undefined ? [] : [{ code, details: { key, found: part } }]));
}

function isInOtherScript(text: string, language: Language): boolean {
  return !letters[language].test(text) && (text.match(/\p{L}/gu)?.length ?? 0) >= fewestLetters;
}
