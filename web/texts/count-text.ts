import { useCallback } from 'react';
import { formatNumber } from '#domain/numbers/format-number.ts';
import { useLanguage } from './language.tsx';

/** Returns a function that formats a whole number in the current language: `1.234`. */
export function useCountText(): (count: number) => string {
  const { language } = useLanguage();
  return useCallback((count) => formatNumber(count, language, 0), [language]);
}
