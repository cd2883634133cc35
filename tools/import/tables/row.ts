import { isPrintable } from '#contract/printable.ts';
import { formatPrice, type CurrencyFormat } from '#domain/money/format-price.ts';
import { maxAmount, minorPerUnit } from '#domain/money/minor-units.ts';
import { isAddressOrPage } from '#domain/navigation/links.ts';
import { hasOtherDigits, withLatinDigits } from '#domain/texts/other-digits.ts';
import type { Details, Place, Report } from '../mistakes/report.ts';
import { detailText } from '../mistakes/detail-text.ts';
import type { MistakeCode, WarningCode } from '../mistakes/texts.ts';
import { lookalikeHint, suggest } from '../mistakes/suggest.ts';
import { isSpreadsheetDate, isSpreadsheetDateOrMonth } from './spreadsheet-dates.ts';
import { isSpreadsheetError } from './spreadsheet-errors.ts';

/**
 * One row of a table. If a cell is invalid, its reader reports a mistake and returns null. A column missing from the
 * header, or a cell missing from a short row, was already reported and is not reported again.
 */
export class Row {
  readonly #report: Report;
  readonly place: Place & { line: number };
  readonly #cells: Map<string, string>;
  /** Whether it lacks cells, which was reported. */
  readonly isShort: boolean;
  /** Whether its cells may be those of other columns, because it has too few or too many: little else is reported. */
  readonly isShifted: boolean;

  constructor(
    report: Report,
    place: Place & { line: number },
    cells: Map<string, string>,
    { isShort, isShifted }: { isShort: boolean; isShifted: boolean },
  ) {
    this.#report = report;
    this.place = place;
    this.#cells = cells;
    this.isShort = isShort;
    this.isShifted = isShifted;
  }

  /** The row with the cells of two columns exchanged. */
  withExchanged(column: string, other: string): Row {
    const cells = new Map(this.#cells);
    cells.set(column, this.#cells.get(other) ?? '').set(other, this.#cells.get(column) ?? '');
    return new Row(this.#report, this.place, cells, this);
  }

  /** The trimmed text of a cell, in Unicode NFC; null if it is empty. `max` is in characters. */
  optional(column: string, max = 300): string | null {
    const text = trimmed(this.#cells.get(column)).normalize('NFC');
    // Bidirectional overrides (U+202A to U+202E) make a text look different from what is stored.
    if (!isPrintable(text) || /[\u202a-\u202e]/u.test(text)) return this.mistake('control_character', column, text);
    if (isSpreadsheetError(text)) return this.mistake('cell_error', column, text);
    if (text.startsWith('=')) return this.mistake('cell_formula', column, text);
    if (text.length > max) return this.mistake('value_too_long', column, text, { count: text.length, max });
    return text === '' ? null : text;
  }

  /** The trimmed text of a cell, whatever it is. */
  cell(column: string): string {
    return trimmed(this.#cells.get(column));
  }

  /** Whether a cell is empty. A cell with a mistake is not. */
  isEmpty(column: string): boolean {
    return trimmed(this.#cells.get(column)) === '';
  }

  /** The text of a cell that must not be empty. */
  text(column: string, max = 300): string | null {
    const text = this.optional(column, max);
    const wasReported = !this.#cells.has(column) || this.isShort || !this.isEmpty(column);
    if (text === null && !wasReported) this.mistake('value_missing', column, '');
    return text;
  }

  /**
   * A name by which other tables refer to the row. Spaces that do not break, which word processors write and nobody can
   * see, are spaces.
   */
  name(column: string, max = 300): string | null {
    const text = this.text(column, max);
    return text === null ? null : this.inOneLine(column, text).replace(noBreakSpaces, ' ');
  }

  /** A text without its line breaks, of which it warns: they are not seen in a cell, and not meant in a name. */
  inOneLine(column: string, text: string): string {
    if (!/[\r\n]/.test(text)) return text;
    this.warn('text_line_break', { key: column, found: text });
    return text.replace(/\s*[\r\n]+\s*/g, ' ');
  }

  /**
   * A name that may become part of file names, ids and URLs. Digits other than 0 to 9 are a mistake; the name is still
   * returned, with Latin digits, because other tables and outlines refer to it.
   */
  code(column: string, max = 60): string | null {
    const text = this.#asCode(column, this.text(column, max)?.replace(noBreakSpaces, ' ') ?? null);
    return text === null || this.#hasLatinDigits(column, text) ? text : withLatinDigits(text);
  }

  /** A former code of the package, which may contain any digits; null if the cell is empty. */
  optionalCode(column: string, max = 60): string | null {
    return this.#asCode(column, this.optional(column, max));
  }

  #asCode(column: string, text: string | null): string | null {
    if (text === null) return null;
    if (isSpreadsheetDate(text)) return this.#date(column, text, '1-2');
    // Only with a plus sign: `2E12` and `2E-01` may be codes.
    if (/^\d(?:[.,]\d+)?E\+\d+$/i.test(text)) return this.mistake('code_shortened', column, text);
    return /^[\p{L}\p{M}\p{N} ._-]+$/u.test(text) ? text : this.mistake('code_format', column, text);
  }

  /** A whole number. `wordsHint` follows the mistake of a cell with words. */
  integer(
    column: string,
    min: number,
    max: number,
    { emptyIsZero = false, wordsHint = '' }: { emptyIsZero?: boolean; wordsHint?: Details[string] } = {},
  ): number | null {
    const text = emptyIsZero ? (this.optional(column) ?? '0') : this.text(column);
    if (text === null || !this.#hasLatinDigits(column, text)) return null;
    if (isSpreadsheetDateOrMonth(text)) return this.#date(column, text, '1-2');
    if (!/^[+-]?\d{1,300}$/.test(text)) {
      const hint = /\p{L}/u.test(text) ? wordsHint : '';
      return this.mistake('integer_format', column, text, { hint });
    }
    return this.within(column, Number(text), min, max);
  }

  /**
   * A price in minor units. An empty cell is 0 if `emptyIsZero`, otherwise a mistake. `format` is for the example in
   * the text of a mistake; null if it is unknown.
   */
  price(column: string, format: CurrencyFormat | null, { emptyIsZero = false } = {}): number | null {
    const text = emptyIsZero ? (this.optional(column) ?? '0') : this.text(column);
    if (text === null || !this.#hasLatinDigits(column, text)) return null;
    if (isSpreadsheetDateOrMonth(text)) return this.#date(column, text, '1.2');
    const inWords = /\d/.test(text) ? '' : detailText('priceInWords');
    if (/^-\d+$/.test(text)) return this.mistake('price_negative', column, text);
    if (!/^\d{1,30}$/.test(text))
      return this.mistake('price_format', column, text, { ...priceExample(format), hint: inWords });
    return Number(text) > maxAmount ? this.mistake('price_too_large', column, text) : Number(text);
  }

  /** An area in m², above 0. With `emptyIsZero` it may be 0, and an empty cell is 0; otherwise both are mistakes. */
  area(column: string, max: number, { emptyIsZero = false } = {}): number | null {
    const value = this.decimal(column, { emptyIsZero });
    if (value === 0 && !emptyIsZero) return this.mistake('area_zero', column, '0');
    if (value !== null && value < 0) return this.mistake('number_negative', column, String(value));
    return value === null ? null : this.within(column, value, 0, max);
  }

  decimal(column: string, { emptyIsZero = false } = {}): number | null {
    const text = emptyIsZero ? (this.optional(column) ?? '0') : this.text(column);
    if (text === null || !this.#hasLatinDigits(column, text)) return null;
    if (isSpreadsheetDateOrMonth(text)) return this.#date(column, text, '4.5');
    return /^[+-]?\d{1,9}(\.\d{1,15})?$/.test(text) ? Number(text) : this.mistake('number_format', column, text);
  }

  /** Reports a date that a spreadsheet made of something like `example`. */
  #date(column: string, text: string, example: string): null {
    return this.mistake('code_date', column, text.replace(/[T ]\d\d:.*$/, ''), { example });
  }

  /**
   * Reports digits other than 0 to 9, which are a mistake in codes and numbers of whatever column, also in a row with
   * too few cells or too many, and then returns false.
   */
  #hasLatinDigits(column: string, text: string): boolean {
    if (!hasOtherDigits(text)) return true;
    this.#report.mistake('digits_arabic', this.place, { column, value: text, latin: withLatinDigits(text) });
    return false;
  }

  /** The value if it is in range, limits included; otherwise null, with the mistake reported. */
  within(column: string, value: number, min: number, max: number): number | null {
    return value >= min && value <= max
      ? value
      : this.mistake('number_out_of_range', column, String(value), { min, max });
  }

  /** A cell with 1 or 0; an empty cell is 0. */
  flag(column: string): boolean | null {
    const text = this.optional(column) ?? '0';
    return text === '1' || text === '0' ? text === '1' : this.mistake('flag_format', column, text);
  }

  /** A web address or a page of this site; null if empty. */
  link(column: string): string | null {
    const text = this.optional(column, 2000);
    return text === null || isAddressOrPage(text) ? text : this.mistake('link_format', column, text);
  }

  choice<T extends string>(column: string, choices: readonly T[], code: MistakeCode = 'choice_unknown'): T | null {
    const text = this.name(column);
    if (text === null) return null;
    const hint = lookalikeHint(text, choices);
    return (
      choices.find((choice) => choice === text) ??
      this.mistake(code, column, text, { choices: choices.join(', '), hint })
    );
  }

  /** The values of a list separated by `|`, without empty ones. */
  list(column: string): string[] {
    const text = this.optional(column, 20_000) ?? '';
    return text
      .replace(noBreakSpaces, ' ')
      .split('|')
      .map((part) => part.trim())
      .filter((part) => part !== '');
  }

  /** Like `list`, for values of which each has an effect once: one that is repeated gives a warning. */
  distinct(column: string): string[] {
    const values = this.list(column);
    const value = values.find((candidate, index) => values.indexOf(candidate) !== index);
    if (value !== undefined) this.warn('value_repeated', { column, value });
    return values;
  }

  /** A name from another table. It is not checked if `known` is null, because that table could not be read. */
  reference(column: string, known: ReadonlySet<string> | null, code: MistakeCode): string | null {
    const text = this.name(column);
    if (text === null || known === null || known.has(text)) return text;
    return this.mistake(code, column, text, { hint: suggest(text, known) });
  }

  /** Warns of something in this row. */
  warn(code: WarningCode, details: Details): void {
    if (!this.isShifted) this.#report.warning(code, this.place, details);
  }

  /** Reports a mistake in this row and returns null. */
  mistake(code: MistakeCode, column: string, value: string, details: Details = {}): null {
    if (!this.isShifted) this.#report.mistake(code, this.place, { column, value, ...details });
    return null;
  }
}

const noBreakSpaces = /[\u00a0\u202f]/g;
/** Marks of direction, which may belong to the last sign of a text: `د.إ.` ends with one. */
const marks = /[\u200e\u200f]/u;
const blank = /[\s\u200b\u200e\u200f\u2060\ufeff]/u;

/** Trims a cell, also of characters without width, which tables get from web pages and messengers. */
function trimmed(cell = ''): string {
  let start = 0;
  let end = cell.length;
  while (start < end && blank.test(cell.charAt(start))) start++;
  while (end > start && blank.test(cell.charAt(end - 1)) && !marks.test(cell.charAt(end - 1))) end--;
  return cell.slice(start, end);
}

/** An example of a price as it is shown, and as a table contains it. */
function priceExample(format: CurrencyFormat | null): { shown: string; minor: number } {
  const minor = 284_500 * minorPerUnit(format?.currency);
  const shown = formatPrice(minor, format ?? { currencyUnit: '', currencyUnitPosition: 'before' });
  return { shown: shown.replace(/\s/, ' ').trim(), minor };
}
