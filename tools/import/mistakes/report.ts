import { isolateIfReordered } from '#domain/texts/direction.ts';
import { inEveryLanguage, type Language, type Text } from '#domain/texts/language.ts';
import { detailText } from './detail-text.ts';
import { cellCodes, repeatedCodes, onceCodes, sharedCodes, subjectOf, valueOf, warningSubjectOf } from './one-cause.ts';
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
  /** What mistakes that are often repeated are about: a column, a list of a JSON file, a folder; and their values. */
  readonly #subjects = new WeakMap<Mistake, { subject: string; value: string | undefined }>();
  /** What warnings that several parts of a package share are about. */
  readonly #warned = new WeakMap<Warning, string>();
  readonly #unread = new Set<string>();
  readonly #absent = new Set<string>();

  constructor(language: Language = 'en') {
    this.language = language;
  }

  /** Adds a mistake, which stops the import. */
  mistake(code: MistakeCode, place: Place, details: Details = {}): void {
    if (this.#isUnread(place, details)) return;
    const absent = [...this.#absent].find((folder) => String(details['path']).startsWith(folder));
    if (absent !== undefined) {
      this.#absent.delete(absent);
      this.mistake('folder_absent', { file: absent }, { path: absent });
      this.leaveOut(absent);
      return;
    }
    const mistake = { code, ...writeTexts(this.language, code, place, details) };
    this.mistakes.push(mistake);
    const subject = subjectOf(code, details);
    const value = namedValue(code, details, this.language);
    if (subject !== undefined) this.#subjects.set(mistake, { subject, value });
  }

  /**
   * Leaves out all that follows about a file, or a folder by its path with `/`, of which something was reported that
   * explains everything else.
   */
  leaveOut(file: string): void {
    this.#unread.add(file);
  }

  /** Says that a folder, by its path with `/`, is missing: that of any of its files is then that of the folder. */
  lacks(folder: string): void {
    this.#absent.add(folder);
  }

  #isUnread({ file }: Place, { path }: Details): boolean {
    const isLeftOut = (name: unknown) =>
      typeof name === 'string' &&
      [...this.#unread].some((one) => name === one || (one.endsWith('/') && name.startsWith(one)));
    return this.#unread.size > 0 && (isLeftOut(file) || isLeftOut(path));
  }

  /** Adds a warning, which does not stop the import. */
  warning(code: WarningCode, place: Place, details: Details = {}): void {
    if (this.#isUnread(place, details)) return;
    const warning = { code, ...writeTexts(this.language, code, place, details) };
    this.warnings.push(warning);
    const subject = warningSubjectOf(code, details);
    if (subject !== undefined) this.#warned.set(warning, subject);
  }

  /**
   * The mistakes by file and line. One that occurs on many lines is listed once, with its lines, and so are cells of a
   * column, entries of a list and files of a folder that are all wrong in the same way, with their values.
   */
  sorted(): Mistake[] {
    const groups = Map.groupBy(this.mistakes, (mistake) => {
      const { file, code, what } = mistake;
      return [sharedCodes.has(code) ? '' : file, code, this.#subjects.get(mistake)?.subject ?? what].join('\n');
    });
    return [...groups.values()].flatMap((alike) => this.#listed(alike)).sort(byPlace);
  }

  #listed(alike: Mistake[]): Mistake[] {
    const values = [...Map.groupBy(alike, ({ what }) => what).values()];
    const isOneCause = alike.every(({ code }) => cellCodes.has(code) || code in valueOf || code === 'row_copied');
    const isOnce = alike.every(({ code }) => onceCodes.has(code));
    const areMany =
      values.length > maxRepeats || (values.length > 1 && (isOnce || (isOneCause && alike.length > maxRepeats)));
    if (!areMany) return values.flatMap((same) => this.#listedOnce(same));
    const areNamed = alike.every((mistake) => this.#subjects.get(mistake)?.value !== undefined);
    if (!areNamed) return this.#listedOnce(alike, likewiseOn);
    return this.#listedWithValues(values);
  }

  /** The same mistake, or cells that are wrong in the same way. */
  #listedOnce(alike: Mistake[], nameLines = alsoOn): Mistake[] {
    const files = Map.groupBy(alike, ({ file }) => file);
    return files.size > 1 ? this.#listedForFiles(files) : joined(alike, this.language, nameLines);
  }

  /** Mistakes that differ only in what they are about, as the first of them, with the others' values and lines. */
  #listedWithValues(values: readonly Mistake[][]): Mistake[] {
    const firsts = values.flatMap((same) => same.toSorted(byPlace).slice(0, 1)).toSorted(byPlace);
    const [first, ...others] = firsts;
    if (first === undefined) return [];
    const named = others.slice(0, maxLines).map((mistake) => {
      const value = this.#subjects.get(mistake)?.value ?? '';
      if (mistake.file === value) return value;
      return mistake.file === first.file ? withLine(value, mistake.line) : `${value} (${placeText(mistake)})`;
    });
    const count = others.length - named.length;
    const code = count > 0 ? 'likewiseMore' : 'likewise';
    const also = detailText(code, { values: named.join(', '), count })[this.language];
    return [{ ...first, what: `${first.what} (${also})` }];
  }

  /** A mistake that several files share, at the one that has it most often. */
  #listedForFiles(files: ReadonlyMap<string, Mistake[]>): Mistake[] {
    const byCount = [...files.values()].toSorted((one, other) => other.length - one.length);
    const [first, ...others] = byCount.flatMap((own) => own.toSorted(byPlace).slice(0, 1));
    if (first === undefined) return [];
    const names = others.map(placeText).join(', ');
    const also = detailText('alsoInFiles', { names })[this.language];
    return [{ ...first, todo: `${first.todo} (${also})` }];
  }

  /** The warnings by file and line. One that several parts of the package have in common is listed once. */
  sortedWarnings(): Warning[] {
    const groups = Map.groupBy(this.warnings, (warning) => this.#warned.get(warning) ?? warning);
    return inOrder([...groups.values()].flatMap((alike) => this.#warnedOnce(inOrder(alike))));
  }

  #warnedOnce(alike: readonly Warning[]): Warning[] {
    // Texts of a language say more than its other parts.
    const first = alike.find(({ code }) => code === 'texts_not_offered') ?? alike[0];
    if (first === undefined) return [];
    const others = alike.filter((one) => one !== first);
    if (others.length === 0) return [first];
    const also = detailText('alsoInFiles', { names: others.map(placeText).join(', ') })[this.language];
    return [{ ...first, todo: `${first.todo} (${also})` }];
  }
}

/** The value that tells a mistake from others of its kind, as it is shown. */
function namedValue(code: MistakeCode, details: Details, language: Language): string | undefined {
  const detail = details[valueOf[code]?.value ?? ''];
  if (detail === undefined) return undefined;
  return isolateIfReordered(
    shorten(typeof detail === 'object' ? detail[language] : String(detail), maxDetail),
    language,
  );
}

const withLine = (value: string, line: number | null) => (line === null ? value : `${value} (${line})`);
const placeText = ({ file, line }: Pick<Mistake, 'file' | 'line'>) => (line === null ? file : `${file}:${line}`);

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
  const isOne = lines.length > maxRepeats || onceCodes.has(mistake.code) || repeatedCodes.has(mistake.code);
  if (!isOne) return lines.map((line) => ({ ...mistake, line }));
  if (others.length === 0) return [{ ...mistake, line: first }];
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
