import { directionOf, type Direction } from '#domain/texts/direction.ts';
import { useLanguage } from './language.tsx';

/** The text direction of the current language. */
export function useDirection(): Direction {
  return directionOf(useLanguage().language);
}
