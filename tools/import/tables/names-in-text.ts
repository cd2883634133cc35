import { readFile } from 'node:fs/promises';
import type { References } from '../folder/references.ts';

/** The names in a table that breaks off: every text in it may be one of the part that could not be read. */
class NamesInText extends Set<string> {
  readonly #text: string;

  constructor(names: Iterable<string>, text: string) {
    super(names);
    this.#text = text;
  }

  override has(name: string): boolean {
    return this.#text.includes(name);
  }
}

/** The names that a CSV table which breaks off may have, so that only those it cannot have are called unknown. */
export async function namesInText(
  { folder }: References,
  table: string,
  read: readonly string[] = [],
): Promise<Set<string>> {
  return new NamesInText(read, await readFile(folder.files.get(`${table}.csv`) ?? '', 'utf8'));
}
