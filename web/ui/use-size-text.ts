import { formatNumber } from '#domain/numbers/format-number.ts';
import { useLanguage } from '#web/texts/language.tsx';

/** Returns a function for a size in bytes, in whole megabytes: `1.250 MB`. */
export function useSizeText(): (bytes: number) => string {
  const { language } = useLanguage();
  const format = new Intl.NumberFormat(language, { style: 'unit', unit: 'megabyte' });
  // The unit and its side are the language's, the number has the marks of prices.
  return (bytes) => {
    const megabytes = Math.ceil(bytes / 1_000_000);
    const parts = format.formatToParts(0);
    return parts.map(({ type, value }) => (type === 'integer' ? formatNumber(megabytes, language, 0) : value)).join('');
  };
}
