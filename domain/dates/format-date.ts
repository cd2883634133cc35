import { languageFacts, type Language } from '#domain/texts/language.ts';

/** The ways in which a date or time is shown, with what each looks like in English. */
const styles = {
  /** 12 Nov */
  day: { day: 'numeric', month: 'short' },
  /** 12 Nov 2026 */
  date: { dateStyle: 'medium' },
  /** 12 November 2026 */
  longDate: { dateStyle: 'long' },
  /** Thursday 12 November 2026 */
  fullDate: { dateStyle: 'full' },
  /** 12 Nov 2026, 21:40 */
  dateTime: { dateStyle: 'medium', timeStyle: 'short' },
  /** 12 November 2026 at 21:40 */
  longDateTime: { dateStyle: 'long', timeStyle: 'short' },
  /** Thursday, 12 November 2026 at 21:40 */
  fullDateTime: { dateStyle: 'full', timeStyle: 'short' },
  /** 12 November 2026 at 21:40 EET: for readers who may be anywhere */
  zonedDateTime: {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  },
  /** 21:40 */
  time: { timeStyle: 'short' },
  /** Thursday */
  weekday: { weekday: 'long' },
  /** Nov */
  month: { month: 'short' },
  /** November 2026 */
  monthAndYear: { month: 'long', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DateStyle = keyof typeof styles;

const formats = new Map<string, Intl.DateTimeFormat>();

/** The space between a day and its month, a time and what follows it (“9:40 π.μ.”), and before the Russian “г.”. */
const bound = /(\b\d\d?\.?) (?=\p{L})| (?=г\.)/gu;

/**
 * Formats a moment (a `Date`, an ISO string or milliseconds since the epoch) in a language. The time zone is the
 * device's unless one is given (`settings.timeZone`, by its IANA name): pass `UTC` for dates without a time. A line
 * never breaks between a day and its month.
 */
export function formatDate(
  at: Date | string | number,
  style: DateStyle,
  language: Language,
  timeZone?: string,
): string {
  const key = `${style} ${language} ${timeZone ?? ''}`;
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(languageFacts[language].locale, { ...styles[style], timeZone });
  formats.set(key, format);
  return format.format(new Date(at)).replace(bound, '$1\u00a0');
}
