import type { Text } from '#domain/texts/language.ts';
import { detailText } from './detail-text.ts';
import type { DetailCode } from './texts.ts';

/**
 * Why files could not be parsed. The messages of parsers are in English only, and are replaced by the product's own
 * texts. A message that is not listed has the last text of its list.
 */
type Reasons = readonly (readonly [RegExp, DetailCode])[];

/** A text for a parser's message; its named groups fill the placeholders. */
function reasonFor(message: string, reasons: Reasons, otherwise: DetailCode): Text {
  for (const [pattern, code] of reasons) {
    const found = pattern.exec(message);
    if (found) return detailText(code, found.groups);
  }
  return detailText(otherwise);
}

const jsonReasons: Reasons = [
  [/^Unexpected end/, 'fileCut'],
  [/^Unterminated string/, 'quoteOpen'],
  [/property name or|double-quoted property name/, 'jsonName'],
  [/^Expected ','/, 'jsonComma'],
  [/^Expected ':'/, 'jsonColon'],
  [/^Bad control character/, 'jsonControl'],
  [/^Bad (escaped|Unicode)/, 'jsonEscape'],
  [/number/i, 'jsonNumber'],
  [/after JSON/, 'jsonAfter'],
  [/^Unexpected token '(?<found>.)'/su, 'jsonUnexpected'],
];

/** Why `JSON.parse` rejected a text. */
export function jsonReason(message: string, text: string): Text {
  const position = / at position (\d+)/.exec(message)?.[1];
  const isAtEnd = position !== undefined && Number(position) >= text.trimEnd().length;
  if (isAtEnd && !message.startsWith('Unterminated')) return detailText('fileCut');
  const found = /^Unexpected token '(.)'/su.exec(message)?.[1] ?? text.slice(Number(position ?? text.length));
  if (position !== undefined && isAfterDecimalComma(text, Number(position))) return detailText('jsonDecimal');
  if (position !== undefined && isInQuotation(text, Number(position))) return detailText('jsonQuotation');
  if (/^[/#]/.test(found)) return detailText('jsonComment');
  if (/^['‘’‚“”„«»`]/.test(found)) return detailText('jsonQuotes');
  return reasonFor(message, jsonReasons, 'jsonOther');
}

/** Whether the parser gave up behind a number with a decimal comma: `53,54`. */
function isAfterDecimalComma(text: string, position: number): boolean {
  return /:\s*-?\d+,$/.test(text.slice(Math.max(0, position - 40), position)) && /^\d/.test(text.slice(position));
}

/** Whether the parser gave up behind a text that is followed by a letter: quotation marks within it ended it. */
function isInQuotation(text: string, position: number): boolean {
  return text[position - 1] === '"' && /^\p{L}/u.test(text.slice(position));
}

const xmlReasons: Reasons = [
  [/unclosed tag: (?<name>\S+)/, 'xmlUnclosed'],
  [/unmatched closing tag|unexpected close tag/, 'xmlCrossed'],
  [/duplicate attribute: (?<name>\S+?)\.?$/, 'xmlAttributeTwice'],
  [/attribute without value|unquoted attribute|between attributes/, 'xmlAttribute'],
  [/unbound namespace prefix: "(?<name>[^"]+)"/, 'xmlPrefix'],
  [/outside of root|only one root/, 'xmlOutside'],
  [/disallowed/, 'xmlCharacter'],
  [/unexpected end|must contain a root/, 'fileCut'],
];

/** Why saxes rejected an XML document. */
export function xmlReason(message: string): Text {
  return reasonFor(message, xmlReasons, 'xmlOther');
}

/** How much of a path is quoted. */
const quotedLength = 12;

/** Why svg-path-commander rejected path data. */
export function pathReason(message: string, data: string): Text {
  const index = / at index (\d+)/.exec(message)?.[1];
  const found = data.slice(Number(index ?? data.length)).trim();
  if (found === '') return detailText('pathOther');
  return detailText('pathFrom', { found: found.slice(0, quotedLength) });
}

/** Why sharp could not decode a picture. */
export function pictureReason(message: string): Text {
  return reasonFor(message, [[/premature end|end of file|too small|bad seek|read error/i, 'fileCut']], 'fileDamaged');
}

const archiveReasons: Reasons = [
  [/end of central directory record signature not found/i, 'fileNotZip'],
  [/multi-disk/, 'archiveSplit'],
  [/unexpected EOF|overflows file bounds/, 'fileCut'],
];

/** Why an archive could not be unpacked. */
export function archiveReason(message: string): Text {
  return reasonFor(message, archiveReasons, 'fileDamaged');
}

/** Why a workbook could not be read: it is a ZIP of XML documents. */
export function workbookReason(message: string): Text {
  return reasonFor(message, [[/sheet/, 'workbookNoTable'], ...archiveReasons], 'fileDamaged');
}

/** Why SQLite could not read the tiles of a map. */
export function tilesReason(message: string): Text {
  return reasonFor(message, [[/not a database/, 'tilesOther']], 'fileDamaged');
}
