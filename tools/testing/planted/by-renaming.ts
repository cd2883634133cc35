import { rename, rm } from 'node:fs/promises';
import type { BuiltPackage } from '../build-package.ts';
import type { PlantedMistake } from './planted-mistake.ts';

const rtf = '{\\rtf1\\ansi\\ansicpg1252\n\\f0\\fs24 # Imprint\\\nGüneş}';
const html = '<!DOCTYPE html>\n<html lang="en"><body><h1>Imprint</h1></body></html>';
const htmlTable = '<table border="1"><tr><td>code</td><td>outcome</td></tr></table>';
const oldWorkbook = '<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?>\n<Workbook></Workbook>';
const zip = (name: string) => Buffer.from(`PK\u0003\u0004\u0014\0\u0006\0${name}document.xml`);
const oldWord = Buffer.concat([
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
  Buffer.from('WordDocument', 'utf16le'),
]);

/** Files of other programs that were only renamed, and pictures and drawings that were never exported. */
export const plantedByRenaming: PlantedMistake[] = [
  renamed('legal/imprint.en.md', rtf, 'is in fact RTF', 'plain text (UTF-8)'),
  renamed('legal/privacy.tr.md', html, 'is in fact HTML', 'plain text (UTF-8)'),
  renamed('legal/privacy.en.md', zip('word/'), 'is in fact DOCX', 'plain text (UTF-8)'),
  renamed('legal/imprint.tr.md', zip('Index/Document.iwa'), 'is in fact Pages', 'plain text (UTF-8)'),
  renamed('legal/terms.en.md', oldWord, 'is in fact DOC', 'plain text (UTF-8)'),
  renamed('tags.csv', rtf, 'is in fact RTF', 'as CSV'),
  renamed('held-units.csv', htmlTable, 'is in fact HTML', 'as CSV'),
  renamed('lead-sources.csv', oldWorkbook, 'is in fact XML (Excel 2003)', 'as CSV'),
  renamed('development.json', rtf, 'is in fact RTF', 'plain text (UTF-8)'),
  {
    name: 'workbook that is a document',
    code: 'content_renamed',
    file: 'units.xlsx',
    says: 'is in fact DOCX; renaming a file does not convert it. Open it in its program and export it from there as XLSX',
    alone: true,
    plant: async (built) => {
      await rm(built.path('units.csv'));
      await built.write('units.xlsx', zip('word/'));
    },
  },
  ...['heic', 'tiff', 'psd', 'pdf', 'CR2'].map((ending): PlantedMistake => ({
    name: `picture that is there only as ${ending}`,
    code: 'picture_format',
    file: 'galleries.csv',
    line: 2,
    says: `pictures/κήπος/σαλόνι.${ending} is in a format that browsers do not show: ${ending.toUpperCase()}. Export it as WebP`,
    alone: true,
    plant: ({ path }) => rename(path('pictures/κήπος/σαλόνι.webp'), path(`pictures/κήπος/σαλόνι.${ending}`)),
  })),
  {
    name: 'outlines that are there only as a drawing of Illustrator',
    code: 'front_missing',
    file: 'buildings.csv',
    line: 2,
    says: 'there is fronts/δ.ai: save it as SVG',
    alone: true,
    plant: ({ path }) => rename(path('fronts/δ.svg'), path('fronts/δ.ai')),
  },
  {
    name: 'information sheet that is there only as a document of Word',
    code: 'file_missing',
    file: 'units.csv',
    line: 2,
    says: 'there is documents/101.docx: save it as PDF',
    alone: true,
    plant: async (built) => {
      await built.write('documents/101.docx', zip('word/'));
      await changeSheet(built, '101.pdf');
    },
  },
];

function renamed(file: string, content: string | Buffer, says: string, format: string): PlantedMistake {
  return {
    name: `${file} that ${says}`,
    code: 'content_renamed',
    file,
    says: `${says}; renaming a file does not convert it. Open it in its program and export it from there as ${format.replace('as ', '')}`,
    alone: true,
    plant: (built) => built.write(file, content),
  };
}

function changeSheet(built: BuiltPackage, sheet: string): Promise<void> {
  return built.change('units.csv', (text) => {
    const [header = '', first = '', ...rows] = text.split('\n');
    const at = header.split(',').indexOf('info_sheet');
    return [header, first.split(',').with(at, sheet).join(','), ...rows].join('\n');
  });
}
