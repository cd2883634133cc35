import { useCallback } from 'react';
import { formatNumber } from '#domain/numbers/format-number.ts';
import { useLanguage } from './language.tsx';

/** Returns a function that formats a whole number in the current language: `1.234`. */
export function useCountText(): (count: number) => string {
  const { language } = useLanguage();
  return useCallback((count) => formatNumber(count, language, 0), [language]);
}

/** Returns a function that formats a size in bytes as megabytes (10⁶ bytes), rounded up: `1.250 MB`. */
export function useSizeText(): (bytes: number) => string {
  const { language } = useLanguage();
  const format = new Intl.NumberFormat(language, { style: 'unit', unit: 'megabyte' });
  // The unit and its position follow the language; the digits are grouped as in prices.
  return (bytes) => {
    const megabytes = Math.ceil(bytes / 1_000_000);
    const parts = format.formatToParts(0);
    return parts.map(({ type, value }) => (type === 'integer' ? formatNumber(megabytes, language, 0) : value)).join('');
  };
}
