import { readFile } from 'node:fs/promises';
import type { PackageFolder } from '../folder/read-folder.ts';
import { Report } from '../mistakes/report.ts';
import type { Mismatches } from './mismatches.ts';

const fileOf = (code: string) => `plans/${code}.svg`;

/** The plans of a class, by their codes, that are the same file as one before them, and the code of that one. */
export async function copiesAmong(
  codes: readonly string[],
  { files }: PackageFolder,
): Promise<ReadonlyMap<string, string>> {
  const first = new Map<string, string>();
  const copies = new Map<string, string>();
  for (const code of codes) {
    const path = files.get(fileOf(code));
    if (path === undefined) continue;
    const content = await readFile(path, 'latin1');
    const other = first.get(content);
    if (other === undefined) first.set(content, code);
    else copies.set(code, other);
  }
  return copies;
}

/** Whether a plan has any mistake, of which none is reported. */
export async function hasMistakes(
  read: (report: Report, mismatches: Mismatches) => Promise<unknown>,
): Promise<boolean> {
  const report = new Report();
  const mismatches: Mismatches = { strays: [], missing: [] };
  await read(report, mismatches);
  return report.mistakes.length + mismatches.strays.length + mismatches.missing.length > 0;
}

/** Reports a plan that is a copy of another: as a mistake if the outlines are not those of its units. */
export function reportCopy(
  code: 'plan_overwritten' | 'plan_copied',
  copy: string,
  original: string,
  report: Report,
): void {
  const path = fileOf(copy);
  const other = fileOf(original);
  if (code === 'plan_overwritten') report.mistake(code, { file: path }, { path, other });
  else if (report.mistakes.every(({ file }) => file !== path)) report.warning(code, { file: path }, { path, other });
}
