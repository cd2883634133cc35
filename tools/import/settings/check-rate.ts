import type { Settings } from '#contract/settings.ts';
import type { Place, Report } from '../mistakes/report.ts';

/** The age in days above which a rate is old: currencies have moved by more than the three digits that pages show. */
const maxRateAge = 180;

/**
 * What a US dollar is roughly worth in the currencies in which homes are sold, in November 2026. It only has to tell a
 * rate from its reciprocal and from one of the minor unit, so it may age.
 */
const perDollar: Readonly<Record<string, number>> = {
  USD: 1,
  EUR: 0.9,
  GBP: 0.77,
  CHF: 0.85,
  AUD: 1.5,
  CAD: 1.4,
  NZD: 1.7,
  SGD: 1.3,
  HKD: 7.8,
  JPY: 150,
  CNY: 7.2,
  KRW: 1400,
  INR: 85,
  THB: 34,
  MYR: 4.4,
  IDR: 16_000,
  VND: 25_500,
  PHP: 57,
  AED: 3.67,
  SAR: 3.75,
  QAR: 3.64,
  KWD: 0.31,
  BHD: 0.376,
  OMR: 0.385,
  JOD: 0.71,
  EGP: 50,
  ILS: 3.5,
  TRY: 42,
  RUB: 85,
  UAH: 42,
  GEL: 2.7,
  AMD: 385,
  AZN: 1.7,
  KZT: 520,
  UZS: 12_500,
  MAD: 9.5,
  TND: 3,
  PLN: 3.8,
  CZK: 22,
  HUF: 350,
  RON: 4.5,
  SEK: 10,
  NOK: 10.5,
  DKK: 6.7,
  MXN: 19,
  BRL: 5.5,
  ZAR: 18,
};
/** How many times a rate differs from the usual one if it cannot be meant. */
const unusual = 5;

/** Warns of a rate of the second currency that is of a day long ago, or far from what it usually is. */
export function warnOfRate(
  { currency, secondCurrency: second }: Pick<Settings, 'currency' | 'secondCurrency'>,
  report: Report,
  placeOf: (path: string[]) => Place,
): void {
  if (second.currency === null || second.asOf === null || second.rate === 0) return;
  const days = Math.floor((Date.now() - Date.parse(second.asOf)) / 86_400_000);
  const place = (name: string) => placeOf(['settings', 'secondCurrency', name]);
  if (days > maxRateAge)
    report.warning('rate_old', place('asOf'), { currency: second.currency, asOf: second.asOf, days });
  const from = currency === null ? undefined : perDollar[currency];
  const to = perDollar[second.currency];
  if (from === undefined || to === undefined) return;
  const usual = to / from;
  if (second.rate > unusual * usual || second.rate * unusual < usual)
    report.warning('rate_unusual', place('rate'), {
      first: currency ?? '',
      second: second.currency,
      rate: second.rate,
      usual: String(Number(usual.toPrecision(2))),
    });
}
