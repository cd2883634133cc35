import { isolateIfReordered } from '#domain/texts/direction.ts';
import { inEveryLanguage, type Language, type Text } from '#domain/texts/language.ts';
import { detailText } from './detail-text.ts';
import { importTexts, type DetailCode, type MistakeCode, type WarningCode } from './texts.ts';

/** The details that fill the placeholders of a text: plain values, or texts in every language. */
export type Details = Record<string, string | number | Text>;

/** Where a mistake is: a path below the package, and the line (in a workbook, the row) if there is one. */
export type Place = { file: string; line?: number | undefined };

export type Mistake<Code extends string = MistakeCode> = {
  code: Code;
  file: string;
  line: number | null;
  what: string;
  todo: string;
};
export type Warning = Mistake<WarningCode>;

/** Collects the mistakes and warnings of a package while it is read, with texts in one language. */
export class Report {
  readonly mistakes: Mistake[] = [];
  readonly warnings: Warning[] = [];
  readonly language: Language;
  /** What mistakes that are often repeated are about: a column, or a list of a JSON file. */
  readonly #subjects = new WeakMap<Mistake, string>();

  constructor(language: Language = 'en') {
    this.language = language;
  }

  /** Adds a mistake, which stops the import. */
  mistake(code: MistakeCode, place: Place, details: Details = {}): void {
    const mistake = { code, ...writeTexts(this.language, code, place, details) };
    this.mistakes.push(mistake);
    const subject = subjectOf(code, details);
    if (subject !== undefined) this.#subjects.set(mistake, subject);
  }

  /** Adds a warning, which does not stop the import. */
  warning(code: WarningCode, place: Place, details: Details = {}): void {
    this.warnings.push({ code, ...writeTexts(this.language, code, place, details) });
  }

  /**
   * The mistakes by file and line. One that occurs on many lines is listed once, with its lines, and so are cells of a
   * column and entries of a list that were all written in the same wrong way, such as with a decimal comma.
   */
  sorted(): Mistake[] {
    const groups = Map.groupBy(this.mistakes, (mistake) => {
      const { file, code, what } = mistake;
      return [sharedCodes.has(code) ? '' : file, code, this.#subjects.get(mistake) ?? what].join('\n');
    });
    return [...groups.values()].flatMap((alike) => this.#listed(alike)).sort(byPlace);
  }

  #listed(alike: Mistake[]): Mistake[] {
    const files = Map.groupBy(alike, ({ file }) => file);
    if (files.size > 1) return this.#listedForFiles(files);
    const values = [...Map.groupBy(alike, ({ what }) => what).values()];
    const isOfCells = alike.every(({ code }) => cellCodes.has(code));
    const areMany = values.length > maxRepeats || (isOfCells && values.length > 1 && alike.length > maxRepeats);
    if (areMany) return joined(alike, this.language, likewiseOn);
    return values.flatMap((same) => joined(same, this.language, alsoOn));
  }

  /** A mistake that several files share, at the one that has it most often. */
  #listedForFiles(files: ReadonlyMap<string, Mistake[]>): Mistake[] {
    const byCount = [...files.values()].toSorted((one, other) => other.length - one.length);
    const [first, ...others] = byCount.flatMap((own) => own.toSorted(byPlace).slice(0, 1));
    if (first === undefined) return [];
    const names = others.map(({ file, line }) => (line === null ? file : `${file}:${line}`)).join(', ');
    const also = detailText('alsoInFiles', { names })[this.language];
    return [{ ...first, todo: `${first.todo} (${also})` }];
  }

  /** The warnings by file and line. */
  sortedWarnings(): Warning[] {
    return inOrder(this.warnings);
  }
}

/** Mistakes of cells that are not written as their column asks, or contradict another of their row. */
const cellCodes: ReadonlySet<MistakeCode> = new Set<MistakeCode>([
  'area_disorder',
  'cell_formula',
  'code_date',
  'duplicate_key',
  'digits_arabic',
  'integer_format',
  'number_format',
  'number_out_of_range',
  'price_format',
]);

/** Mistakes of one file or language that several files may name. */
const sharedCodes: ReadonlySet<MistakeCode> = new Set<MistakeCode>([
  'file_outside',
  'language_unsupported',
  'picture_missing',
]);

/** Mistakes of values in JSON files, which their path names: `sequences.0.markers.0.anchors.7`. */
const pathCodes: ReadonlySet<MistakeCode> = new Set<MistakeCode>(['map_feature_far', 'map_invalid', 'rotator_invalid']);

function subjectOf(code: MistakeCode, details: Details): string | undefined {
  if (code === 'row_copied') return '';
  if (code === 'language_unsupported') return String(details['language']);
  if (cellCodes.has(code)) return String(details['column']);
  return pathCodes.has(code) ? String(details['path']).replace(/\.\d+/g, '.#') : undefined;
}

/** Findings of several parts of an import in the order in which they are listed everywhere: by file and line. */
export function inOrder<Finding extends Pick<Mistake, 'file' | 'line'>>(
  ...parts: readonly (readonly Finding[])[]
): Finding[] {
  return parts.flat().toSorted(byPlace);
}

function byPlace(a: Pick<Mistake, 'file' | 'line'>, b: Pick<Mistake, 'file' | 'line'>): number {
  return a.file.localeCompare(b.file, 'en') || (a.line ?? 0) - (b.line ?? 0);
}

/** A mistake on more lines than this has one cause, and is listed once; on fewer, it is listed for each line. */
export const maxRepeats = 3;
/** The most further lines that such an entry names. */
const maxLines = 8;

function joined(same: Mistake[], language: Language, nameLines: typeof alsoOn): Mistake[] {
  const [mistake] = same;
  if (mistake === undefined) return [];
  const lines = [...new Set(same.map(({ line }) => line))].filter((line) => line !== null).sort((a, b) => a - b);
  const [first, ...others] = lines;
  if (first === undefined) return [mistake];
  if (lines.length <= maxRepeats) return lines.map((line) => ({ ...mistake, line }));
  return [{ ...mistake, line: first, what: `${mistake.what}${nameLines(others)[language]}` }];
}

/** The other lines with the same mistake, in brackets after a space. */
export function alsoOn(lines: readonly number[]): Text {
  return inBrackets(lines, lines.length === 1 ? 'alsoOnLine' : 'alsoOnLines', 'alsoOnMore');
}

/** Names further lines on which other values are wrong in the same way, in brackets after a space. */
function likewiseOn(lines: readonly number[]): Text {
  return inBrackets(lines, 'likewiseOnLines', 'likewiseOnMore');
}

function inBrackets(lines: readonly number[], all: DetailCode, some: DetailCode): Text {
  const named = lines.slice(0, maxLines).join(', ');
  const further = lines.length - maxLines;
  const text = further > 0 ? detailText(some, { lines: named, count: further }) : detailText(all, { lines: named });
  return inEveryLanguage((language) => ` (${text[language]})`);
}

function writeTexts(language: Language, code: MistakeCode | WarningCode, place: Place, details: Details) {
  const detail = (name: string) =>
    typeof details[name] === 'object' ? details[name][language] : String(details[name] ?? '');
  const fill = (template: string) =>
    template.replace(/\{(\w+)\}/g, (_, name: string) =>
      isolateIfReordered(shorten(detail(name), name === 'choices' ? maxChoices : maxDetail), language),
    );
  const { mistakes, warnings } = importTexts[language];
  const { what, todo } = { ...mistakes, ...warnings }[code];
  return { file: storable(place.file), line: place.line ?? null, what: fill(what), todo: fill(todo) };
}

/** A name in an archive may have signs that cannot be stored, such as NUL. */
function storable(name: string): string {
  return name.replace(/\p{Cc}/gu, '·').toWellFormed();
}

/**
 * The longest detail in a text, in characters. A list of choices may be longer, because a part of it is of no use.
 */
const maxDetail = 160;
const maxChoices = 1000;

/** Makes invisible characters visible, and cuts what is too long. */
function shorten(value: string, maxLength: number): string {
  const visible = value.replace(/[\p{Cc}\u200b-\u200d\u2060\ufeff\u00ad]/gu, '·').toWellFormed();
  // A cut through a character that takes two UTF-16 units would leave half of it, which cannot be stored.
  return visible.length > maxLength ? `${visible.slice(0, maxLength - 3).replace(/\p{Cs}$/u, '')}…` : visible;
}
