import type { DevelopmentTexts } from '#contract/settings.ts';
import { textKeys, type TextSubjects } from '#domain/projects/development-texts.ts';
import { languages } from '#domain/texts/language.ts';
import type { Place, Report } from '../mistakes/report.ts';
import { suggest } from '../mistakes/suggest.ts';

/** The maximum length of a text in characters: some ten pages. */
const maxLength = 20_000;

/** Reports texts that are in one language only, or too long. */
export function checkTexts(texts: DevelopmentTexts, report: Report, placeOf: (path: string[]) => Place): void {
  for (const has of languages) {
    for (const [key, text] of Object.entries(texts[has])) {
      const place = placeOf(['texts', has, key]);
      if (text.length > maxLength) report.mistake('text_too_long', place, { key, count: text.length, max: maxLength });
      for (const lacks of languages)
        if (!Object.hasOwn(texts[lacks], key)) report.mistake('text_missing', place, { key, has, lacks });
    }
  }
}

/** Reports keys that no screen shows and that are close to one that would be shown: typing errors. */
export function checkTextKeys(
  texts: DevelopmentTexts,
  subjects: TextSubjects,
  report: Report,
  placeOf: (path: string[]) => Place,
): void {
  const shown = new Set(textKeys(subjects));
  for (const language of languages) {
    for (const key of Object.keys(texts[language])) {
      const isShown = shown.has(key) || key.startsWith('picture.') || isOther(key, subjects);
      const hint = isShown ? '' : suggest(key, shown);
      if (hint !== '') report.mistake('text_unknown', placeOf(['texts', language, key]), { key, hint });
    }
  }
}

/** Whether a key is of a kind that names a part of the development, though not one that the package has at present. */
function isOther(key: string, { sequences }: TextSubjects): boolean {
  return /^level_-?\d+$/.test(key) || (sequences.length === 0 && key.startsWith('tour.'));
}
