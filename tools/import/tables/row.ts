import type { Details, Place, Report } from '../mistakes/report.ts';
import type { MistakeCode } from '../mistakes/texts.ts';
import { suggest } from '../mistakes/suggest.ts';

const maxPrice = 2_000_000_000;

/**
 * One row of a table. Every reader reports what is wrong with its cell and answers null then; a column that the
 * header lacks, or a cell that a short row lacks, was reported already and is silent here.
 */
export class Row {
  private readonly report: Report;
  readonly place: Place & { line: number };
  private readonly cells: Map<string, string>;
  private readonly isShort: boolean;

  constructor(report: Report, place: Place & { line: number }, cells: Map<string, string>, isShort: boolean) {
    this.report = report;
    this.place = place;
    this.cells = cells;
    this.isShort = isShort;
  }

  /** The trimmed text of a cell, in Unicode NFC; null where it is empty. */
  optional(column: string, most = 300): string | null {
    const text = (this.cells.get(column) ?? '').trim().normalize('NFC');
    if (/\p{Cc}/u.test(text.replace(/[\t\n\r]/g, ''))) return this.wrong('control_character', column, text);
    if (text.length > most) return this.wrong('value_too_long', column, text, { count: text.length, most });
    return text === '' ? null : text;
  }

  /** The same, required. */
  text(column: string, most = 300): string | null {
    const text = this.optional(column, most);
    const wasReported = !this.cells.has(column) || this.isShort || (this.cells.get(column) ?? '').trim() !== '';
    if (text === null && !wasReported) this.wrong('value_missing', column, '');
    return text;
  }

  /** A name that file names, ids and addresses are made of. */
  code(column: string, most = 60): string | null {
    const text = this.text(column, most);
    return text === null || /^[\p{L}\p{M}\p{N} ._-]+$/u.test(text) ? text : this.wrong('code_format', column, text);
  }

  integer(column: string, least: number, most: number, emptyIsZero = false): number | null {
    const text = emptyIsZero ? (this.optional(column) ?? '0') : this.text(column);
    if (text === null) return null;
    if (!/^[+-]?\d{1,9}$/.test(text)) return this.wrong('integer_format', column, text);
    return this.within(column, Number(text), least, most);
  }

  /** Minor units. An empty cell is 0 where `emptyIsZero` says so, else a mistake. */
  price(column: string, emptyIsZero = false): number | null {
    const text = emptyIsZero ? (this.optional(column) ?? '0') : this.text(column);
    if (text === null) return null;
    if (/^-\d+$/.test(text)) return this.wrong('price_negative', column, text);
    if (!/^\d{1,15}$/.test(text)) return this.wrong('price_format', column, text);
    return Number(text) > maxPrice ? this.wrong('price_too_large', column, text) : Number(text);
  }

  /** An area in m², 0 or more; an empty cell is 0 where `emptyIsZero` says so. */
  area(column: string, most: number, emptyIsZero = false): number | null {
    const value = this.decimal(column, emptyIsZero);
    if (value !== null && value < 0) return this.wrong('number_negative', column, String(value));
    return value === null ? null : this.within(column, value, 0, most);
  }

  decimal(column: string, emptyIsZero = false): number | null {
    const text = emptyIsZero ? (this.optional(column) ?? '0') : this.text(column);
    if (text === null) return null;
    return /^[+-]?\d{1,9}(\.\d{1,15})?$/.test(text) ? Number(text) : this.wrong('number_format', column, text);
  }

  within(column: string, value: number, least: number, most: number): number | null {
    return value >= least && value <= most
      ? value
      : this.wrong('number_out_of_range', column, String(value), { least, most });
  }

  /** 1 or 0; an empty cell is 0. */
  flag(column: string): boolean | null {
    const text = this.optional(column) ?? '0';
    return text === '1' || text === '0' ? text === '1' : this.wrong('flag_format', column, text);
  }

  /** A web address, or a page of this site that begins with one slash; null where empty. */
  link(column: string): string | null {
    const text = this.optional(column, 2000);
    if (text === null || /^\/(?![/\\])\S*$/.test(text)) return text;
    const isWeb = /^https?:\/\/\S+$/i.test(text) && URL.canParse(text);
    return isWeb ? text : this.wrong('link_format', column, text);
  }

  choice<T extends string>(column: string, choices: readonly T[], code: MistakeCode = 'choice_unknown'): T | null {
    const text = this.text(column);
    if (text === null) return null;
    return choices.find((choice) => choice === text) ?? this.wrong(code, column, text, { choices: choices.join(', ') });
  }

  /** The values of a `|` list, without empty ones. */
  list(column: string): string[] {
    const text = this.optional(column, 20_000) ?? '';
    return text
      .split('|')
      .map((part) => part.trim())
      .filter((part) => part !== '');
  }

  /** A name that another table must hold. `known` null means that table could not be read: nothing is concluded. */
  reference(column: string, known: ReadonlySet<string> | null, code: MistakeCode): string | null {
    const text = this.text(column);
    if (text === null || known === null || known.has(text)) return text;
    return this.wrong(code, column, text, { hint: suggest(text, known) });
  }

  wrong(code: MistakeCode, column: string, value: string, details: Details = {}): null {
    this.report.mistake(code, this.place, { column, value, ...details });
    return null;
  }
}
