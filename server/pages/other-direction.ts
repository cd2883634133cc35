import { directionOf } from '#domain/texts/direction.ts';
import type { Language } from '#domain/texts/language.ts';

/** The attribute ` dir` of an element in a language; '' if the page is written in the same direction. */
export function otherDirection(language: Language, page: Language): string {
  const direction = directionOf(language);
  return direction === directionOf(page) ? '' : ` dir="${direction}"`;
}
