import { z } from 'zod';
import { violates } from './rule.ts';

/**
 * Fields of form bodies and query strings, where everything arrives as a string. JSON bodies may send the real type.
 * An empty string stands for "not given".
 */

/** A whole number, `"42"` or 42. */
export const integer = z.preprocess(toNumber, z.int().min(-2147483648).max(2147483647));

/** An id: a whole number from 1. */
export const id = z.preprocess(toNumber, z.int().min(1).max(2147483647));

/** An id, or 0 for nobody. */
export const idOrNone = z.preprocess(toNumber, z.int().min(0).max(2147483647));

/** An amount of money in minor units. */
export const money = z.preprocess(toNumber, z.int().min(0).max(900_000_000_000_000));

/** A list of ids, as a JSON list in a form field or a real list; each once. */
export const idList = (most: number) =>
  z.preprocess(toParsed, z.array(id).max(most)).transform((ids) => [...new Set(ids)]);

/** What a JSON text in a form field says, or the real thing. */
export const jsonOf = <S extends z.ZodType>(schema: S) => z.preprocess(toParsed, schema);

/** A yes or no: `"1"`, `"0"`, `"true"`, `"false"`, or a real boolean. */
export const flag = z.preprocess(toBoolean, z.boolean());

/** A field that may be sent empty, which then counts as `standard`. */
export const emptyAs = <S extends z.ZodType, V>(schema: S, standard: V) =>
  z.union([z.literal('').transform(() => standard), schema]);

/** Text as it was typed, trimmed, without control characters but tabs and line ends; at most `most` characters. */
export const text = (most: number) => z.string().trim().max(most).refine(isPrintable, violates('printable'));

/** A password: never trimmed, at most 200 characters, without control characters. */
export const password = z.string().max(200).refine(isPrintable, violates('printable'));

/** The language of messages and mails. */
export const languages = ['en', 'tr'] as const;
export const language = z.enum(languages);
export type Language = z.infer<typeof language>;

function toNumber(value: unknown): unknown {
  return typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : value === '' ? undefined : value;
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
  const known: Record<string, boolean> = { '1': true, '0': false, true: true, false: false };
  if (value === '') return undefined;
  if (value === 1 || value === 0) return value === 1;
  return typeof value === 'string' && Object.hasOwn(known, value) ? known[value] : value;
}

function isPrintable(value: string): boolean {
  return !/\p{Cc}/u.test(value.replace(/[\t\n\r]/g, ''));
}
