import { useCallback } from 'react';
import { formatNumber } from '#domain/numbers/format-number.ts';
import type { Language } from '#domain/texts/language.ts';
import { useLanguage } from './language.tsx';

/** Returns a function that formats a whole number in the current language: `1.234`. */
export function useCountText(): (count: number) => string {
  const { language } = useLanguage();
  return useCallback((count) => formatNumber(count, language, 0), [language]);
}

/** Returns `formatSize` for the current language. */
export function useSizeText(): (bytes: number) => string {
  const { language } = useLanguage();
  return (bytes) => formatSize(bytes, language);
}

/** A size in bytes as megabytes (10⁶ bytes), or below one as kilobytes (10³ bytes), rounded up: `1.250 MB`, `3 kB`. */
export function formatSize(bytes: number, language: Language): string {
  const kilobytes = Math.ceil(bytes / 1000);
  const [unit, count] = kilobytes < 1000 ? ['kilobyte', kilobytes] : ['megabyte', Math.ceil(bytes / 1_000_000)];
  // The unit and its position follow the language; the digits are grouped as in prices.
  return new Intl.NumberFormat(language, { style: 'unit', unit })
    .formatToParts(0)
    .map(({ type, value }) => (type === 'integer' ? formatNumber(count, language, 0) : value))
    .join('');
}
