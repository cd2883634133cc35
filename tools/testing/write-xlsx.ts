import { writeZip, type ZipEntry } from './write-zip.ts';

type Cell = string | number;

/** A workbook with one sheet, as a spreadsheet program would save it: numbers as numbers, everything else as text. */
export function writeXlsx(rows: readonly (readonly Cell[])[]): Buffer {
  return writeZip(writeXlsxEntries(rows));
}

/** The files of such a workbook. */
export function writeXlsxEntries(rows: readonly (readonly Cell[])[]): ZipEntry[] {
  const sheet = rows
    .map(
      (row, index) =>
        `<row r="${index + 1}">${row.map((cell, column) => cellXml(cell, `${columnName(column)}${index + 1}`)).join('')}</row>`,
    )
    .join('');
  return workbookEntries(`<sheetData>${sheet}</sheetData>`, {});
}

/** A workbook whose sheet has the given XML. `entry` overrides how the sheet is packed. */
export function writeWorkbook(sheet: string | Buffer, entry: Partial<ZipEntry> = {}): Buffer {
  return writeZip(workbookEntries(sheet, entry));
}

function workbookEntries(sheet: string | Buffer, entry: Partial<ZipEntry>): ZipEntry[] {
  const parts: Record<string, string> = {
    '[Content_Types].xml':
      '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>',
    '_rels/.rels':
      '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>',
    'xl/workbook.xml':
      '<?xml version="1.0"?><workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="units" sheetId="1" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
  };
  const head = '<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">';
  const data = Buffer.concat([Buffer.from(head), Buffer.from(sheet), Buffer.from('</worksheet>')]);
  return [
    ...Object.entries(parts).map(([name, part]) => ({ name, data: part })),
    { name: 'xl/worksheets/sheet1.xml', data, ...entry },
  ];
}

function cellXml(cell: Cell, reference: string): string {
  if (cell === '') return '';
  if (typeof cell === 'number') return `<c r="${reference}"><v>${cell}</v></c>`;
  const text = cell.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<c r="${reference}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
}

function columnName(index: number): string {
  return index < 26 ? String.fromCharCode(65 + index) : columnName(Math.floor(index / 26) - 1) + columnName(index % 26);
}
