import type { Mistake } from './report.ts';

/**
 * The lines that a person reads for a list of mistakes or warnings: grouped by file, each with its line, its code and
 * what to do.
 */
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
