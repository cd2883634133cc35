import { useLanguage } from '#web/texts/language.tsx';

/** Returns a function for a size in bytes, in whole megabytes. */
export function useSizeText(): (bytes: number) => string {
  const { language } = useLanguage();
  const format = new Intl.NumberFormat(language, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 0 });
  return (bytes) => format.format(Math.ceil(bytes / 1_000_000));
}
