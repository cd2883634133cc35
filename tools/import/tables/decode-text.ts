import { inEveryLanguage, type Language, type Text } from '#domain/texts/language.ts';
import { detailText } from '../mistakes/detail-text.ts';
import type { Place, Report } from '../mistakes/report.ts';

/**
 * Decodes a file that should be UTF-8. Another encoding is reported, but the text is still decoded, so that the
 * mistakes in it are found in the same run. Letters that an earlier program damaged give a warning. The text is in
 * Unicode NFC, as the paths of files are: macOS and some programs write accents as letters of their own (NFD).
 */
export function decodeText(bytes: Buffer, report: Report, place: Place): string {
  return withoutConflicts(decode(bytes, report, place).normalize('NFC'), report, place);
}

const conflict = /^<{7} [^\n]*\n([^]*?)^={7}\r?\n([^]*?)^>{7} [^\n]*$/gm;

/** The text with the first of two versions that Git left of its lines, which was reported, and empty lines for the rest. */
function withoutConflicts(text: string, report: Report, { file }: Place): string {
  return text.replace(conflict, (found: string, own: string, other: string, offset: number) => {
    const line = text.slice(0, offset).split('\n').length;
    report.mistake('merge_conflict', { file, line }, { mark: found.split('\n', 1)[0]?.trim() ?? '' });
    return `\n${own}\n${other.replace(/[^\n]/g, '')}`;
  });
}

function decode(bytes: Buffer, report: Report, place: Place): string {
  const utf32 = textOfUtf32(bytes);
  if (utf32 !== null) {
    const details = { guess: 'UTF-32', remedy: remedyFor(place.file) };
    report.mistake('encoding_not_utf8', { file: place.file, line: 1 }, details);
    return utf32;
  }
  const utf16 = utf16Encoding(bytes);
  if (utf16 !== null) {
    report.mistake('encoding_utf16', place, { remedy: remedyFor(place.file) });
    return new TextDecoder(utf16).decode(bytes);
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    warnOfDamage(text, report, place);
    return text;
  } catch {
    const guess = guessCodePage(bytes);
    report.mistake(
      'encoding_not_utf8',
      { file: place.file, line: lineOfFirstBadByte(bytes) },
      { guess: codePageName(guess), remedy: remedyFor(place.file) },
    );
    return new TextDecoder(guess).decode(bytes);
  }
}

/** How a file is saved in UTF-8 by the programs that write it. */
function remedyFor(file: string) {
  if (/\.svg$/i.test(file)) return detailText('saveDrawing');
  return detailText(/\.csv$/i.test(file) ? 'saveTable' : 'saveText');
}

/**
 * The replacement character, which stands for a letter that was lost, and UTF-8 that was read as Windows-1252 and saved
 * again: two bytes of a letter that became `Ã¼`, `Ä±`, `ÅŸ`, `Î±`, `Ð¸` or `Ø§`. The second one is no letter, or one
 * that does not follow the first in any language.
 */
const damaged =
  /\ufffd|[ÃÄÅÎÏÐÑØÙ][\u0080-\u009f\u00a1-\u00a9\u00ab-\u00b4\u00b6-\u00b9\u00bb-\u00bf\u0160\u0161\u0178\u017d\u017e\u0192\u20ac\u2020\u2021\u2030\u2122]/;

function warnOfDamage(text: string, report: Report, { file }: Place): void {
  for (const [index, line] of text.split(/\r\n?|\n/).entries()) {
    const [found] = damaged.exec(line) ?? [];
    if (found !== undefined) return report.warning('text_damaged', { file, line: index + 1 }, { found });
  }
}

/** Encodings that programs write for lack of UTF-8, with the language that is written in them. */
const codePages = {
  'windows-1251': 'ru',
  'windows-1252': null,
  'windows-1253': 'el',
  'windows-1254': 'tr',
  'windows-1256': 'ar',
  macintosh: null,
} as const satisfies Record<string, Language | null>;

type CodePage = keyof typeof codePages;

/** The name of an encoding with that of its language: `Windows-1253 (Greek)`. */
function codePageName(codePage: CodePage): Text {
  const written = codePages[codePage];
  const name = codePage === 'macintosh' ? 'Mac Roman' : codePage.replace('w', 'W');
  return inEveryLanguage((reader) =>
    written === null ? name : `${name} (${new Intl.DisplayNames(reader, { type: 'language' }).of(written) ?? written})`,
  );
}

/** The text of a file in UTF-32, of whose four bytes for a character at least one is 0; null of any other. */
function textOfUtf32(bytes: Buffer): string | null {
  const isLittle = bytes.length > 0 && bytes.length % 4 === 0 && isEveryFourth(bytes, 3);
  const isBig = bytes.length > 0 && bytes.length % 4 === 0 && isEveryFourth(bytes, 0);
  if (isLittle === isBig) return null;
  const codes = Array.from({ length: bytes.length / 4 }, (_, index) =>
    isLittle ? bytes.readUInt32LE(index * 4) : bytes.readUInt32BE(index * 4),
  );
  if (codes.some((code) => code > 0x10ffff)) return null;
  return codes
    .map((code) => String.fromCodePoint(code))
    .join('')
    .replace(/^\ufeff/, '');
}

/** Whether every fourth byte is 0, and those beside it hardly are anything else, as in UTF-32, but not in UTF-16. */
function isEveryFourth(bytes: Buffer, from: number): boolean {
  const sample = bytes.subarray(0, 400);
  const beside = from === 0 ? 1 : from - 1;
  return sample.every((byte, index) => (index % 4 === from ? byte === 0 : index % 4 !== beside || byte <= 0x10));
}

function utf16Encoding(bytes: Buffer): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, 400);
  const zeros = (odd: number) => sample.filter((byte, index) => index % 2 === odd && byte === 0).length;
  if (zeros(1) > sample.length / 4) return 'utf-16le';
  return zeros(0) > sample.length / 4 ? 'utf-16be' : null;
}

/** Bytes of frequent letters that are rare or none in the other encodings: о, а, и; α, ο, ι, ή; ا, ب, ة, ت, ر, ل. */
const frequent = [
  ['windows-1251', /[\xe0\xe8\xee]/g],
  ['windows-1253', /[\xdc-\xdf\xe1\xe9\xef\xf4]/g],
  ['windows-1256', /[\xc7-\xca\xd1\xe1]/g],
] as const;

/**
 * Whole words beyond ASCII are Russian, Greek or Arabic, as their frequent letters say. In other languages such bytes
 * are single letters among ASCII; those of Mac Roman below 0xA0 are hardly any in Windows-1252: Š, š, Ž, Ÿ.
 */
function guessCodePage(bytes: Buffer): CodePage {
  const binary = bytes.toString('latin1');
  if (/[\xb8-\xfe]{3}/.test(binary)) {
    const found = frequent.map(([codePage, letters]) => ({ codePage, count: binary.match(letters)?.length ?? 0 }));
    return found.reduce((best, one) => (one.count > best.count ? one : best)).codePage;
  }
  if (/[a-z][\x8a\x8e\x9a\x9f]|[\x8a\x8e\x9a\x9f][a-z]/i.test(binary) && !/[\xc0-\xff]/.test(binary))
    return 'macintosh';
  return /[\xd0\xdd\xde\xf0\xfd\xfe]/.test(binary) ? 'windows-1254' : 'windows-1252';
}

function lineOfFirstBadByte(bytes: Buffer): number {
  const strict = new TextDecoder('utf-8', { fatal: true });
  let line = 1;
  let start = 0;
  for (let end = bytes.indexOf(10); end !== -1; end = bytes.indexOf(10, start)) {
    try {
      strict.decode(bytes.subarray(start, end));
    } catch {
      return line;
    }
    line++;
    start = end + 1;
  }
  return line;
}
