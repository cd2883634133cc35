import { detailText } from '../mistakes/detail-text.ts';
import type { Report } from '../mistakes/report.ts';

/** What a ZIP is, by the names of files in it. Shorter ones would be found by chance in what is compressed. */
const zipped = [
  ['xl/workbook', 'XLSX'],
  ['word/document', 'DOCX'],
  ['ppt/presentation', 'PPTX'],
  ['vnd.oasis.opendocument.text', 'ODT'],
  ['vnd.oasis.opendocument.spreadsheet', 'ODS'],
  ['Index/Tables/', 'Numbers'],
  ['Index/Document.iwa', 'Pages'],
] as const;

/** What begins with these letters, in any case. */
const beginnings = [
  [/^\{\\rtf/, 'RTF'],
  [/^%pdf-/, 'PDF'],
  [/^bplist/, 'Webarchive'],
  [/^(?:<\?xml[^>]*>\s*)?<\?mso-application|^(?:<\?xml[^>]*>\s*)?<workbook/, 'XML (Excel 2003)'],
  [/^(?:<\?xml[^>]*>\s*)?(?:<!doctype html|<html|<head|<body|<meta|<table)/, 'HTML'],
] as const;

/** The format of a document of a word processor, a spreadsheet program or a browser; undefined if it is none. */
export function documentKind(bytes: Buffer): string | undefined {
  if (bytes.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004')))
    return zipped.find(([name]) => bytes.includes(name))?.[1] ?? 'ZIP';
  // Workbooks and documents with a password are these as well.
  if (bytes.subarray(0, 4).equals(Buffer.from([0xd0, 0xcf, 0x11, 0xe0])))
    return bytes.includes(Buffer.from('WordDocument', 'utf16le')) ? 'DOC' : 'XLS';
  const start = bytes
    .toString('latin1', 0, 500)
    .replace(/^(?:\xef\xbb\xbf)?\s*/, '')
    .toLowerCase();
  return beginnings.find(([beginning]) => beginning.test(start))?.[1];
}

/** Whether a file that should be text is such a document, which is then one mistake, and none of what is in it. */
export function isOtherDocument(bytes: Buffer, report: Report, file: string): boolean {
  const content = documentKind(bytes);
  if (content === undefined) return false;
  const format =
    [...textFormats].find(([ending]) => file.toLowerCase().endsWith(ending))?.[1] ?? detailText('plainText');
  report.mistake('content_renamed', { file }, { path: file, content, format });
  return true;
}

const textFormats = new Map([
  ['.csv', 'CSV'],
  ['.svg', 'SVG'],
  ['.xlsx', 'XLSX'],
]);
