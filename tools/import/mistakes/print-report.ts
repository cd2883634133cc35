import type { Mistake } from './report.ts';

/** Formats mistakes or warnings, which are in order, for a terminal, each with its code and remedy. */
export function printMistakes(list: readonly Mistake<string>[]): string[] {
  const lines: string[] = [];
  let file: string | null = null;
  for (const mistake of list) {
    if (mistake.file !== file) lines.push('', mistake.file);
    file = mistake.file;
    const line = mistake.line === null ? '' : `line ${mistake.line}: `;
    lines.push(`  ${line}${mistake.what}. ${mistake.todo}. [${mistake.code}]`);
  }
  return lines;
}
