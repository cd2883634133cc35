import { useCallback } from 'react';
import { useLanguage } from '#web/texts/language.tsx';

/** Writes metres as kilometres with one decimal, as the language does. */
export function useKilometres(): (metres: number) => string {
  const { language } = useLanguage();
  return useCallback(
    (metres) => (metres / 1000).toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    [language],
  );
}

/** Whole minutes of a way; what takes less than one is one. */
export function minutesOf(seconds: number): number {
  return Math.max(1, Math.round(seconds / 60));
}
