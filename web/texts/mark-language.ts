import { directionOf } from '#domain/texts/direction.ts';

/** Tells the browser the language of the page, which upper-casing follows, and the direction of its lines. */
export function markLanguage(language: string): void {
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
}
