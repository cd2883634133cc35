import { readFile, rm } from 'node:fs/promises';
import type { z } from 'zod';
import { starterTexts } from '#tools/new/texts/texts.ts';
import type { rotatorSchema } from '#tools/import/rotator/rotator-schema.ts';
import type { WarningCode } from '#tools/import/mistakes/texts.ts';
import { picture } from '../build-package.ts';
import type { BuiltPackage } from '../build-package.ts';
import { changeCells } from './change-cells.ts';
import type { Oversight } from './planted-mistake.ts';

const imprint = 'legal/imprint.en.md';
const allUnits = Array.from({ length: 18 }, (_, index) => index + 2);

/** What is left of a package to begin with, of a first draft or of last year, and what only phones show. */
export const leftOver: Oversight[] = [
  ofTexts('sample sentence of a new package', 21, 'Hoş geldiniz', starterTexts.tr.introText),
  ofTexts('sample of a new package in another language', 21, 'Hoş geldiniz', starterTexts.de.address),
  ofTexts('sample name of a new package', 9, 'Güneş Evleri', starterTexts.tr.newDevelopment),
  ofTexts('address of the sales office of a new package', 12, 'bot@gunes.example', 'sales@example.com'),
  ofTexts('text with a name to fill in', 18, 'Welcome', 'Welcome to [villa]', 'text_placeholder'),
  ofImprint(
    'sample line of a new package',
    starterTexts.de.legalDirector,
    'text_sample',
    starterTexts.de.legalDirector,
  ),
  ...(
    [
      ['brackets', 'by [company name], Athens', '[company name]'],
      ['brackets in Turkish', '[şirket adı]', '[şirket adı]'],
      ['brackets in Arabic', '[اسم الشركة]', '[اسم الشركة]'],
      ['braces', 'by {{company name}}', '{company name}'],
      ['a line to fill in', 'Telephone: ________', '___'],
      ['dots to fill in', 'Register: ..........', '.....'],
      ['filler text', 'Lorem ipsum dolor sit amet', '"Lorem ipsum"'],
      ['filler text in Russian', 'Лорем ипсум долор', '"Лорем ипсум"'],
      ['filler text in Greek', 'Λόρεμ ίψουμ', '"Λόρεμ ίψουμ"'],
      ['filler text in Arabic', 'لوريم إيبسوم دولور', '"لوريم إيبسوم"'],
      ['a note to write it', 'Our register: TODO', '"TODO"'],
      ['letters in place of a number', 'VAT number XXX', '"XXX"'],
      ['the usual name of nobody in German', 'Vertreten durch Erika Mustermann', '"Mustermann"'],
      ['a note in German', 'Registergericht: bitte ergänzen', '"bitte ergänzen"'],
      ['a note in Turkish', 'Vergi numarası: doldurulacak', '"doldurulacak"'],
      ['a note in Greek', 'ΑΦΜ: να συμπληρωθεί', '"να συμπληρωθεί"'],
      ['a note in Russian', 'ИНН: указать позже', '"указать позже"'],
      ['a note in Arabic', 'الرقم الضريبي: يُضاف لاحقًا', 'ضاف لاحق'],
    ] as const
  ).map(([name, text, says]) => ofImprint(name, text, 'text_placeholder', says)),
  {
    name: 'placeholders on several lines of a legal page',
    code: 'text_placeholder',
    file: imprint,
    line: 5,
    says: '"[name]" in place of its words (also on lines 6, 8)',
    plant: (built) => built.change(imprint, (text) => `${text}\n[name]\\\n[street]\n\nTODO\n`),
  },
  {
    name: 'legal page with nothing but its title',
    code: 'legal_empty',
    file: imprint,
    says: 'a title, but no text',
    plant: (built) => built.write(imprint, '# Imprint\n'),
  },
  {
    name: 'second front without outlines',
    code: 'front_without_outlines',
    file: 'fronts/δ/street.svg',
    line: 1,
    says: 'The front street outlines no floor',
    plant: async (built) => {
      const drawing = await readFile(built.path('fronts/δ.svg'), 'utf8');
      for (const front of ['sea', 'street'])
        await built.write(`fronts/δ/${front}.webp`, await picture(960, 540, front.length, 'webp'));
      await built.write('fronts/δ/sea.svg', drawing);
      await built.write('fronts/δ/street.svg', drawing.replace(/<rect[^>]*>/g, ''));
      for (const ending of ['webp', 'svg']) await rm(built.path(`fronts/δ.${ending}`));
      await built.write('fronts.csv', 'class_name,front,name_en,name_tr\nΔ,sea,Sea,Deniz\nΔ,street,Street,Sokak\n');
    },
  },
  {
    name: 'legal page in another language',
    code: 'text_other_script',
    file: 'legal/imprint.tr.md',
    line: 1,
    says: 'Выходные данные',
    plant: (built) => built.write('legal/imprint.tr.md', '# Выходные данные\n\nУлица Садовая, 4\n'),
  },
  {
    name: 'place that a new package invents',
    code: 'place_sample',
    file: 'places.csv',
    line: 4,
    says: '"Park" is one that npm run new invented',
    plant: (built) => built.change('places.csv', (text) => `${text}3,places,Park,Park,38.423,27.126,\n`),
  },
  {
    name: 'rate of years ago',
    code: 'rate_old',
    file: 'development.json',
    line: 15,
    says: 'The rate of USD is of 2020-01-02',
    plant: (built) =>
      built.change('development.json', (text) =>
        text.replace(
          '"frames": 2',
          '"frames": 2,\n    "secondCurrency": { "currency": "USD", "rate": 1.11, "asOf": "2020-01-02" }',
        ),
      ),
  },
  {
    name: 'rate the wrong way round',
    code: 'rate_unusual',
    file: 'development.json',
    line: 15,
    says: '1 AED is said to be 3.67 USD; it is usually about 0.27',
    plant: (built) =>
      built.change('development.json', (text) =>
        text.replace(
          '"frames": 2',
          `"frames": 2,
    "secondCurrency": { "currency": "USD", "rate": 3.67, "asOf": "${today()}" },
    "currency": "AED", "currencyUnit": "AED"`,
        ),
      ),
  },
  ofUnits('terrace of an upper floor as its garden', 'areas_exchanged', [6], { terrace_area: '', garden_area: '8' }, [
    'On floor 1, terrace_area is 0 and garden_area 8',
  ]),
  ofUnits('terrace and garden exchanged', 'areas_exchanged', [3], { terrace_area: '20.5', garden_area: '8' }, [
    'On floor 0, terrace_area is 20.5 and garden_area 8',
  ]),
  ofUnits('terrace without its decimal point', 'fact_unusual', [3], { terrace_area: '85' }, [
    'Column terrace_area is 85; in similar units it is about 8',
  ]),
  ofUnits('garden without its decimal point', 'fact_unusual', [3], { garden_area: '205' }, [
    'Column garden_area is 205; in similar units it is about 20.5',
  ]),
  ofUnits('terraces in square centimetres', 'area_beyond_gross', allUnits, { terrace_area: '800' }, [
    'Column terrace_area is 800, many times the gross area 84.5 (also on lines 3, 4',
  ]),
  {
    name: 'buildings too far apart for phones',
    code: 'phones_hide',
    file: 'rotator/rotator.json',
    line: 13,
    says: 'no frame shows the marker of Δ: they show 162 to 320 of 320 pixels',
    plant: async (built) => {
      const json = await readFile(built.path('rotator/rotator.json'), 'utf8');
      const { sequences } = JSON.parse(json) as z.input<typeof rotatorSchema>;
      const apart = sequences.map((sequence) => ({
        ...sequence,
        markers: sequence.markers.map((marker, index) => ({
          ...marker,
          anchors: marker.anchors.map(([, y, isVisible]) => [index === 0 ? 20 : 310, y, isVisible]),
        })),
      }));
      await built.write('rotator/rotator.json', JSON.stringify({ sequences: apart }, null, 1));
    },
  },
];

/** The day that it is in UTC, which is no day to come anywhere. */
const today = () => new Date().toISOString().slice(0, 10);

function ofTexts(name: string, line: number, from: string, to: string, code: WarningCode = 'text_sample'): Oversight {
  const plant = (built: BuiltPackage) => built.change('development.json', (text) => text.replace(from, to));
  return { name, code, file: 'development.json', line, says: code === 'text_sample' ? to : '[villa]', plant };
}

function ofImprint(name: string, text: string, code: WarningCode, says: string): Oversight {
  const plant = (built: BuiltPackage) => built.change(imprint, (page) => `${page}\n${text}\n`);
  return { name: `imprint with ${name}`, code, file: imprint, line: 5, says, plant };
}

function ofUnits(
  name: string,
  code: WarningCode,
  lines: readonly [number, ...number[]] | readonly number[],
  values: Record<string, string>,
  [says = '']: readonly string[],
): Oversight {
  const plant = (built: BuiltPackage) => changeCells(built, lines, values);
  return { name, code, file: 'units.csv', line: lines[0] ?? 2, says, plant };
}
