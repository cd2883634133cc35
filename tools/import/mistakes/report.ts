import { mistakeTexts, warningTexts, type MistakeCode, type WarningCode } from './texts.ts';

type Details = Record<string, string | number>;

/** Where a mistake stands: a path below the package, and a line (of a workbook: a row) where there is one. */
export type Place = { file: string; line?: number | undefined };

export type Mistake<Code extends string = MistakeCode> = { code: Code; file: string; line: number | null; what: string; todo: string };
export type Warning = Mistake<WarningCode>;

/** Gathers all mistakes and warnings of one package while it is read. */
export class Report {
  readonly mistakes: Mistake[] = [];
  readonly warnings: Warning[] = [];

  mistake(code: MistakeCode, place: Place, details: Details = {}): void {
    this.mistakes.push({ code, ...written(mistakeTexts[code], place, details) });
  }

  warning(code: WarningCode, place: Place, details: Details = {}): void {
    this.warnings.push({ code, ...written(warningTexts[code], place, details) });
  }

  /** Mistakes by file and line, as a person works through them. One that stands on many lines comes once and names the lines. */
  sorted(): Mistake[] {
    const groups = Map.groupBy(this.mistakes, ({ file, code, what }) => `${file}\n${code}\n${what}`);
    return [...groups.values()].flatMap(joined).sort((a, b) => a.file.localeCompare(b.file, 'en') || (a.line ?? 0) - (b.line ?? 0));
  }
}

const mostRepeats = 3;
const mostLines = 8;

function joined(same: Mistake[]): Mistake[] {
  const lines = [...new Set(same.map((mistake) => mistake.line))].filter((line) => line !== null).sort((a, b) => a - b);
  if (lines.length === 0) return [same[0]!];
  if (lines.length <= mostRepeats) return lines.map((line) => ({ ...same[0]!, line }));
  const [first, ...others] = lines;
  const named = others.slice(0, mostLines).join(', ');
  const rest = others.length > mostLines ? ` and ${others.length - mostLines} more` : '';
  return [{ ...same[0]!, line: first!, what: `${same[0]!.what} (also on lines ${named}${rest})` }];
}

function written(text: { what: string; todo: string }, place: Place, details: Details) {
  return { file: place.file, line: place.line ?? null, what: fill(text.what, details), todo: fill(text.todo, details) };
}

function fill(template: string, details: Details): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => shorten(String(details[name] ?? '')));
}

function shorten(value: string): string {
  const visible = value.replace(/\p{Cc}/gu, '·');
  return visible.length > 160 ? `${visible.slice(0, 157)}…` : visible;
}
