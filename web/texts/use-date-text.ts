import { useCallback } from 'react';
import { formatDate, type DateStyle } from '#domain/dates/format-date.ts';
import { useLanguage } from './language.tsx';

/** `formatDate` in the language in use. */
export function useDateText(): (at: Date | string | number, style: DateStyle, timeZone?: 'UTC') => string {
  const { language } = useLanguage();
  return useCallback((at, style, timeZone) => formatDate(at, style, language, timeZone), [language]);
}
