import { directionOf, type Direction } from '#domain/texts/direction.ts';
import { useLanguage } from './language.tsx';

/** The direction of lines in the language in use. */
export function useDirection(): Direction {
  return directionOf(useLanguage().language);
}
