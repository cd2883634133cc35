import { z } from 'zod';
import { isDay } from '#domain/dates/utc-day.ts';
import { maxAmount } from '#domain/money/minor-units.ts';
import { languages } from '#domain/texts/language.ts';
import { maxLengths } from '#domain/texts/max-lengths.ts';
import { withLatinDigits } from '#domain/texts/other-digits.ts';
import { isPrintable } from './printable.ts';
import { violates } from './rule.ts';

/**
 * Fields of form bodies and query strings, where every value is a string. JSON bodies may use the real types. An empty
 * string means that the field is missing.
 */

/** A whole number, `"42"` or 42. */
export const integer = z.preprocess(toNumber, z.int().min(-2147483648).max(2147483647));

/** An id: a whole number from 1. */
export const id = z.preprocess(toNumber, z.int().min(1).max(2147483647));

/** An id, or 0 for nobody. */
export const idOrNone = z.preprocess(toNumber, z.int().min(0).max(2147483647));

/** An amount of money in minor units. */
export const money = z.preprocess(toNumber, z.int().min(0).max(maxAmount));

/** A difference of two amounts of money in minor units, which may be negative. */
export const moneyChange = z.preprocess(toNumber, z.int().min(-maxAmount).max(maxAmount));

/** A list of ids, as a JSON array in a form field or as an array, without duplicates. */
export const idList = (max: number) =>
  z.preprocess(toParsed, z.array(id).max(max)).transform((ids) => [...new Set(ids)]);

/** A value as JSON in a form field, or the value itself. */
export const jsonOf = <S extends z.ZodType>(schema: S) => z.preprocess(toParsed, schema);

/** A boolean: `"1"`, `"0"`, `"true"`, `"false"`, 1, 0 or a real boolean. */
export const flag = z.preprocess(toBoolean, z.boolean());

/** A field that may be empty, which then means `fallback`. */
export const emptyAs = <S extends z.ZodType, V>(schema: S, fallback: V) =>
  z.union([z.literal('').transform(() => fallback), schema]);

/** A field that may be missing or empty. */
export const optional = <S extends z.ZodType>(schema: S) => emptyAs(schema, undefined).optional();

/** A whole number from 1 to `max`, such as the size of a page. A missing or empty field means `fallback`. */
export const upTo = (max: number, fallback: number) =>
  emptyAs(integer.pipe(z.int().min(1).max(max)), fallback).default(fallback);

/** The fields of a query for one page of a list: its number from 1, and its size, at most `max`. */
export const paging = (max: number, fallback: number) => ({ page: upTo(1_000_000, 1), per_page: upTo(max, fallback) });

/** A text of at most `max` characters, trimmed, without control characters other than tabs and line breaks. */
export const text = (max: number) => z.string().trim().max(max).refine(isPrintable, violates('printable'));

/** A text to search for, of at most `max` characters; control characters and lone surrogates are left out. */
export const searchText = (max: number) =>
  z
    .string()
    .overwrite((given) => given.replace(/[\p{Cc}\p{Cs}]/gu, ' ').trim())
    .max(max);

/** A telephone number, in the digits 0 to 9 even if it was typed in those of Arabic or Persian. */
export const phone = text(maxLengths.phone).overwrite(withLatinDigits);

/** A day, such as `2026-11-21`. */
export const day = z.string().refine(isDay, violates('day')).meta({ format: 'date' });

/** A password: never trimmed, at most 200 characters, without control characters. */
export const password = z.string().max(200).refine(isPrintable, violates('printable'));

/** The language of messages and mails. */
const language = z.enum(languages);

/** The requested language; if it is missing, the server chooses one (`mailLanguage`, `requestLanguage`). */
export const optionalLanguage = optional(language);

function toNumber(value: unknown): unknown {
  if (value === '') return undefined;
  return typeof value === 'string' && /^-?\d{1,16}$/.test(value) ? Number(value) : value;
}

function toParsed(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

function toBoolean(value: unknown): unknown {
  if (value === '') return undefined;
  if (value === 1 || value === '1' || value === 'true') return true;
  if (value === 0 || value === '0' || value === 'false') return false;
  return value;
}
