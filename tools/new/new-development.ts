import { randomInt } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import {
  fillingOf,
  fillJson,
  fillTable,
  fillText,
  type Filling,
  type Measures,
  type NewDevelopment,
} from './fill-template.ts';

/** What is written if nothing else is asked for. */
export const usualMeasures: Measures = { currency: 'EUR', areaUnit: 'm2' };

/** The files of a new package before their names and texts are filled in. */
export const starter = join(import.meta.dirname, 'starter');
/**
 * Writes a small complete package into a folder that does not exist yet or is empty: a house with eight apartments and
 * a villa, with all texts in the given languages. It passes the check unchanged. Throws an Error with the remedy if the
 * folder is not empty.
 */
export async function writeNewDevelopment(
  folder: string,
  { measures = usualMeasures, ...others }: Omit<NewDevelopment, 'measures'> & Partial<NewDevelopment>,
): Promise<void> {
  const present = await readdir(folder).catch(ignoreMissing);
  if (present.length > 0) throw new Error(`${folder} is not empty. Name a new folder.`);
  // Random, because two developments of one agency must not share an id.
  const filling = fillingOf(folder, { ...others, measures }, randomInt(1_000, 1_000_000));
  for (const entry of await readdir(starter, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name).slice(starter.length + 1);
    const filled = fillFile(path, await readFile(join(starter, path)), filling);
    if (filled === null) continue;
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), filled);
  }
}

/**
 * Fills in a file of the starter package, of which pictures and drawings stay as they are; null for a legal page in a
 * language that the development does not have.
 */
function fillFile(path: string, bytes: Buffer, filling: Filling): string | Buffer | null {
  const [first] = filling.languages;
  if (path.endsWith('.csv')) return fillTable(bytes.toString(), filling);
  if (path.endsWith('.json')) return fillJson(bytes.toString(), filling);
  if (!path.endsWith('.md')) return bytes;
  if (!path.startsWith(`legal${sep}`)) return fillText(bytes.toString(), filling, first);
  const language = filling.languages.find((candidate) => path.endsWith(`.${candidate}.md`));
  return language === undefined ? null : fillText(bytes.toString(), filling, language);
}

function ignoreMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return [];
  throw error.code === 'ENOTDIR' ? new Error(`A file stands in the way: ${error.path}. Name a new folder.`) : error;
}
