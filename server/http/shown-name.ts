import type { Language } from '#domain/texts/language.ts';
import { serverTexts, type ServerTexts } from '#server/texts/texts.ts';

/** Marks that turn the direction of a text around: `gpj.exe` could be shown as `exe.jpg`. */
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/**
 * The `Content-Disposition` of a file that is shown inline and saved as `name` with an extension: in ASCII, which every
 * program accepts, and as it is (RFC 6266 and 8187).
 */
export function inlineAs(name: string, extension: string): string {
  const shown = name.replace(directionMarks, '').trim();
  return `inline; ${savedAs(shown, toAscii(shown) || 'document', extension)}`;
}

/**
 * The `Content-Disposition` of a file that is saved under a name in the reader's language, such as `kunde-12.json`. In
 * ASCII, names in other scripts are English.
 */
export function attachedAs(kind: NamedFile, language: Language, detail: string | number, extension: string): string {
  const name = fileName(kind, language, detail);
  const ascii = toAscii(name);
  const plain = /[a-z]/i.test(ascii) ? ascii : fileName(kind, 'en', detail);
  return `attachment; ${savedAs(name, plain, extension)}`;
}

type NamedFile = keyof ServerTexts['files'];

/** The name of a file in a language, without its ending; `detail` tells it from others, and may be empty. */
export function fileName(kind: NamedFile, language: Language, detail: string | number = ''): string {
  const name = serverTexts[language].files[kind];
  return detail === '' ? name : `${name}-${detail}`;
}

function savedAs(name: string, plain: string, extension: string): string {
  return `filename="${plain}.${extension}"; filename*=UTF-8''${encodeValue(name)}.${extension}`;
}

function toAscii(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll('ı', 'i')
    .replace(/[^\w .-]/g, '')
    .trim();
}

/** Encodes also what `encodeURIComponent` leaves and RFC 8187 does not allow: an apostrophe would end the language. */
function encodeValue(text: string): string {
  return encodeURIComponent(text).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);
}
