import { readFile } from 'node:fs/promises';
import type { BrandFace } from '#contract/brand.ts';
import { readFontFacts, UnreadableFontError, writeRange, type FontFacts } from '#server/typeset/font-tables.ts';
import { readWithinSizeLimit } from '../folder/size-limit.ts';
import { mediaId, type MediaItem } from '../pictures/media-item.ts';
import { lettersFor } from './alphabets.ts';
import { findBrandFile, type BrandFiles } from './brand-files.ts';

type FaceName = 'displayFace' | 'textFace';
type ReadFile = { webFont: Buffer; font: Buffer; facts: FontFacts; weight: string | null; letters: string | null };

const maxMegabytes = 2;
/** Files with the letters of Chinese, Japanese or Korean are this large. */
const maxPrintMegabytes = 20;
/** The figures and signs that titles take from the text face with `titleFigures`: `%+0123456789€`. */
const figures = [0x25, 0x2b, ...Array.from({ length: 10 }, (_, digit) => 0x30 + digit), 0x20ac];

/**
 * Reads a typeface: its files become media, and facts that the package omits (weights, letters, family, files for
 * documents) are read from them. Without `hasOwnFigures`, browsers take figures from another face. Returns null if it
 * cannot be read.
 */
export async function readFace(
  face: BrandFace | null,
  name: FaceName,
  files: BrandFiles,
  hasOwnFigures = true,
): Promise<BrandFace | null> {
  if (face === null) return null;
  const { report, place } = files;
  const licence = await readLicence(face, name, files);
  const read = (await Promise.all(face.files.map((one) => readWebFont(one, name, files)))).flatMap((one) => one ?? []);
  if (licence === null || read.length < face.files.length) return null;
  const missing = lettersFor(files.languages).filter((letter) => !read.some(({ facts }) => hasLetter(facts, letter)));
  if (missing.length > 0)
    report.warning('brand_letters_missing', place(name), { face: name, letters: missing.join(' ') });
  const shown = read.map((one, index) => {
    const { own, others } = divideLetters(one, index, read);
    if (!hasOwnFigures)
      for (const figure of figures) {
        own.delete(figure);
        others.add(figure);
      }
    return {
      file: addMedia(files, 'face.woff2', one.webFont, licence),
      weight: one.weight ?? one.facts.weight,
      letters: one.letters ?? writeRange(own, others),
    };
  });
  return { ...face, ...(await readPrint(face, name, read, licence, files)), files: shown };
}

/**
 * The letters for which browsers load a file, and those of the other files of its weight. A letter in several files is
 * taken from the first, so that words are not set in two files.
 */
function divideLetters(file: ReadFile, index: number, all: readonly ReadFile[]) {
  const same = all.filter(({ facts }) => facts.weight === file.facts.weight);
  const earlier = new Set(same.filter((one) => all.indexOf(one) < index).flatMap(({ facts }) => [...facts.letters]));
  const own = new Set([...file.facts.letters].filter((letter) => !earlier.has(letter)));
  const others = new Set(same.flatMap((one) => (one === file ? [] : [...one.facts.letters])));
  for (const letter of own) others.delete(letter);
  return { own, others };
}

async function readWebFont(
  { file, weight, letters }: BrandFace['files'][number],
  name: FaceName,
  files: BrandFiles,
): Promise<ReadFile | null> {
  const webFont = await readBytes(file, name, files);
  if (webFont === null) return null;
  try {
    const font = webFont.toString('latin1', 0, 4) === 'wOF2' ? await unpack(webFont) : Buffer.alloc(0);
    return { webFont, font, facts: readFontFacts(font), weight, letters };
  } catch {
    // The decoder's own message is left out, because it is in English only.
    reportUnreadable(file, webFont, 'WOFF2', { name, files });
    return null;
  }
}

/** The formats of typefaces by their first four bytes, in Latin-1. */
const fontFormats: Readonly<Record<string, string>> = {
  '\0\x01\0\0': 'TTF',
  true: 'TTF',
  OTTO: 'OTF',
  ttcf: 'TTC',
  wOFF: 'WOFF',
  wOF2: 'WOFF2',
};

/** Reports a typeface that cannot be read: it is damaged, or was renamed from another format. */
function reportUnreadable(
  file: string,
  bytes: Buffer,
  format: string,
  { name, files: { report, place } }: { name: FaceName; files: BrandFiles },
): void {
  const path = `brand/${file}`;
  const content = fontFormats[bytes.toString('latin1', 0, 4)];
  if (content === undefined || format.includes(content))
    report.mistake('brand_font_unreadable', place(name), { path, format });
  else report.mistake('content_renamed', place(name), { path, content, format });
}

/**
 * The files for documents. The typesetter takes all letters of a weight from one file: by default, for each weight, the
 * file with the most letters of the development's first language.
 */
async function readPrint(
  face: BrandFace,
  name: FaceName,
  read: readonly ReadFile[],
  licence: Buffer,
  files: BrandFiles,
): Promise<Pick<BrandFace, 'print' | 'family' | 'otherFamilies'>> {
  const fonts: Buffer[] = [];
  for (const file of face.print) {
    const font = await readBytes(file, name, files, maxPrintMegabytes);
    if (font === null) continue;
    if (isReadable(font)) fonts.push(font);
    else reportUnreadable(file, font, 'TTF, OTF', { name, files });
  }
  if (face.print.length === 0) {
    const wanted = lettersFor(files.languages);
    const ofFirst = lettersFor(files.languages.slice(0, 1));
    for (const same of Map.groupBy(read, ({ facts }) => facts.weight).values()) {
      const countOf = ({ facts }: ReadFile) => ofFirst.filter((letter) => hasLetter(facts, letter)).length;
      const [most, ...others] = same.toSorted((a, b) => countOf(b) - countOf(a));
      if (most === undefined) continue;
      fonts.push(most.font);
      const isLost = (letter: string) =>
        !hasLetter(most.facts, letter) && others.some(({ facts }) => hasLetter(facts, letter));
      if (wanted.some(isLost) || most.facts.weight.includes(' '))
        files.report.warning('brand_print_part', files.place(name), { face: name });
    }
  }
  const facts = fonts.map(readFontFacts);
  if (name === 'textFace') addLetters(files.printed, facts);
  if (face.print.length > 0 && fonts.length === face.print.length) {
    const isLost = (letter: string) =>
      read.some((one) => hasLetter(one.facts, letter)) && !facts.some((one) => hasLetter(one, letter));
    const letters = lettersFor(files.languages).filter(isLost).join(' ');
    if (letters !== '') files.report.warning('brand_print_letters', files.place(name), { face: name, letters });
  }
  const [family = null, ...otherFamilies] = new Set(facts.flatMap((one) => one.family ?? []));
  return {
    family: face.family ?? family,
    otherFamilies,
    print: fonts.map((font) => addMedia(files, 'face.ttf', font, licence)),
  };
}

function addLetters(printed: Set<number>, facts: readonly FontFacts[]): void {
  for (const { letters } of facts) for (const letter of letters) printed.add(letter);
}

function isReadable(font: Buffer): boolean {
  try {
    readFontFacts(font);
    return true;
  } catch (error) {
    if (error instanceof UnreadableFontError) return false;
    throw error;
  }
}

async function readLicence(face: BrandFace, name: FaceName, files: BrandFiles): Promise<Buffer | null> {
  const found = findBrandFile(face.licence, name, files);
  return found === null ? null : readFile(found.path);
}

async function readBytes(
  file: string,
  name: FaceName,
  files: BrandFiles,
  megabytes = maxMegabytes,
): Promise<Buffer | null> {
  const found = findBrandFile(file, name, files);
  return found && readWithinSizeLimit({ ...found, place: files.place(name) }, megabytes, files.report);
}

async function unpack(webFont: Buffer): Promise<Buffer> {
  const { default: decompress } = await import('woff2-encoder/decompress');
  return Buffer.from(await decompress(webFont));
}

/** Adds a file with its licence to the media, and returns its path below `media/`. */
function addMedia({ items }: BrandFiles, name: string, bytes: Buffer, licence: Buffer): string {
  const id = mediaId('face 1', Buffer.concat([bytes, licence]));
  const make: MediaItem['make'] = async (wanted, write) => {
    for (const file of wanted) await write(file.name, file.name === name ? bytes : licence);
  };
  const files = [name, 'licence.txt'].map((file) => ({ name: file, format: 'other' as const }));
  if (!items.some((item) => item.id === id)) items.push({ id, label: `brand/${name}`, files, make });
  return `${id}/${name}`;
}

function hasLetter({ letters }: FontFacts, letter: string): boolean {
  return letters.has(letter.codePointAt(0) ?? 0);
}
