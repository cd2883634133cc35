/**
 * The facts that an import reads from a font: its family, its weights (`400`, `100 900`) and the code points of its
 * letters.
 */
export type FontFacts = { family: string; weight: string; letters: ReadonlySet<number> };

/** A file that is not a font, or a broken one. */
export class UnreadableFontError extends Error {}

const signatures = new Set([0x00010000, 0x4f54544f, 0x74727565]);

/** Whether bytes begin like a TTF or OTF file. */
function isSfnt(bytes: Buffer): boolean {
  return bytes.length > 12 && signatures.has(bytes.readUInt32BE(0));
}

/** Reads the facts of a TTF or OTF file. Throws `UnreadableFontError`. */
export function readFontFacts(bytes: Buffer): FontFacts {
  try {
    if (!isSfnt(bytes)) throw new UnreadableFontError('not a font');
    const tables = findTables(bytes);
    const letters = readLetters(requireTable(tables, 'cmap'));
    return { family: readFamily(requireTable(tables, 'name')), weight: readWeight(tables), letters };
  } catch (error) {
    if (error instanceof RangeError) throw new UnreadableFontError('a table is cut off');
    throw error;
  }
}

function findTables(bytes: Buffer): Map<string, Buffer> {
  const tables = new Map<string, Buffer>();
  for (let index = 0; index < bytes.readUInt16BE(4); index++) {
    const record = 12 + index * 16;
    const start = bytes.readUInt32BE(record + 8);
    const tag = bytes.toString('latin1', record, record + 4);
    tables.set(tag, bytes.subarray(start, start + bytes.readUInt32BE(record + 12)));
  }
  return tables;
}

function requireTable(tables: ReadonlyMap<string, Buffer>, tag: string): Buffer {
  const table = tables.get(tag);
  if (table === undefined) throw new UnreadableFontError(`no table ${tag}`);
  return table;
}

/** The typographic family (name 16), otherwise the family (name 1), from the records for Windows. */
function readFamily(name: Buffer): string {
  const found = new Map<number, string>();
  const texts = name.readUInt16BE(4);
  for (let index = 0; index < name.readUInt16BE(2); index++) {
    const record = 6 + index * 12;
    const isWindows = name.readUInt16BE(record) === 3;
    const id = name.readUInt16BE(record + 6);
    const start = texts + name.readUInt16BE(record + 10);
    const text = name.subarray(start, start + name.readUInt16BE(record + 8));
    if (isWindows && !found.has(id)) found.set(id, Buffer.from(text).swap16().toString('utf16le'));
  }
  return found.get(16) ?? found.get(1) ?? '';
}

/** The weights of a variable font, otherwise its only one. */
function readWeight(tables: ReadonlyMap<string, Buffer>): string {
  const axes = tables.get('fvar');
  if (axes !== undefined) {
    const start = axes.readUInt16BE(4);
    const count = axes.readUInt16BE(8);
    const size = axes.readUInt16BE(10);
    for (let index = 0; index < count; index++) {
      const at = start + index * size;
      if (axes.toString('latin1', at, at + 4) === 'wght')
        return `${Math.round(axes.readInt32BE(at + 4) / 65_536)} ${Math.round(axes.readInt32BE(at + 12) / 65_536)}`;
    }
  }
  return String(tables.get('OS/2')?.readUInt16BE(4) ?? 400);
}

function readLetters(cmap: Buffer): Set<number> {
  const letters = new Set<number>();
  for (let index = 0; index < cmap.readUInt16BE(2); index++) {
    const table = cmap.subarray(cmap.readUInt32BE(4 + index * 8 + 4));
    const format = table.readUInt16BE(0);
    if (format === 4) addSegments(table, letters);
    if (format === 12) addGroups(table, letters);
  }
  return letters;
}

/** Format 4: segments of the code points below U+FFFF. */
function addSegments(table: Buffer, letters: Set<number>): void {
  const doubled = table.readUInt16BE(6);
  for (let at = 0; at < doubled; at += 2) {
    const end = table.readUInt16BE(14 + at);
    const start = table.readUInt16BE(16 + doubled + at);
    for (let letter = start; letter <= end && letter < 0xffff; letter++) letters.add(letter);
  }
}

/** Format 12: groups of any code points. */
function addGroups(table: Buffer, letters: Set<number>): void {
  for (let index = 0; index < table.readUInt32BE(12); index++) {
    const at = 16 + index * 12;
    const end = Math.min(table.readUInt32BE(at + 4), 0x10ffff);
    for (let letter = table.readUInt32BE(at); letter <= end; letter++) letters.add(letter);
  }
}

/** The widest gap between letters that a range spans, unless another file of the face has letters in it. */
const maxGap = 48;

/** Letters as a CSS `unicode-range`. It spans small gaps, unless `others` are in them. */
export function writeRange(letters: ReadonlySet<number>, others: ReadonlySet<number>): string {
  const ranges: [number, number][] = [];
  for (const letter of [...letters].toSorted((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last !== undefined && letter - last[1] <= maxGap && isFree(last[1] + 1, letter, others)) last[1] = letter;
    else ranges.push([letter, letter]);
  }
  const digits = (letter: number) => letter.toString(16).toUpperCase().padStart(4, '0');
  return ranges.map(([from, to]) => (from === to ? `U+${digits(from)}` : `U+${digits(from)}-${digits(to)}`)).join(', ');
}

function isFree(from: number, to: number, others: ReadonlySet<number>): boolean {
  for (let letter = from; letter < to; letter++) if (others.has(letter)) return false;
  return true;
}
