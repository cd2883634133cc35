import { detailText } from '../mistakes/detail-text.ts';
import type { Place, Report } from '../mistakes/report.ts';

/**
 * Decodes a file that should be UTF-8. Another encoding is reported, but the text is still decoded, so that the
 * mistakes in it are found in the same run. Letters that an earlier program damaged give a warning. The text is in
 * Unicode NFC, as the paths of files are: macOS and some programs write accents as letters of their own (NFD).
 */
export function decodeText(bytes: Buffer, report: Report, place: Place): string {
  return decode(bytes, report, place).normalize('NFC');
}

function decode(bytes: Buffer, report: Report, place: Place): string {
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
      { guess: codePageNames[guess], remedy: remedyFor(place.file) },
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

const codePageNames = {
  'windows-1254': 'Windows-1254 (Turkish)',
  'windows-1253': 'Windows-1253 (Greek)',
  'windows-1252': 'Windows-1252 (Western)',
};

function utf16Encoding(bytes: Buffer): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, 400);
  const zeros = (odd: number) => sample.filter((byte, index) => index % 2 === odd && byte === 0).length;
  if (zeros(1) > sample.length / 4) return 'utf-16le';
  return zeros(0) > sample.length / 4 ? 'utf-16be' : null;
}

/** In Greek text all letters are bytes from 0xB8 on; in Turkish text such bytes are single letters among ASCII. */
function guessCodePage(bytes: Buffer): keyof typeof codePageNames {
  const binary = bytes.toString('latin1');
  if (/[\u00b8-\u00fe]{3}/.test(binary)) return 'windows-1253';
  return /[\u00d0\u00dd\u00de\u00f0\u00fd\u00fe]/.test(binary) ? 'windows-1254' : 'windows-1252';
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
