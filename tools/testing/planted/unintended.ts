import { readFile } from 'node:fs/promises';
import type { WarningCode } from '#tools/import/mistakes/texts.ts';
import type { BuiltPackage } from '../build-package.ts';
import type { Oversight } from './planted-mistake.ts';

const front = 'fronts/δ.svg';
const plan = 'plans/δf0.svg';
const rotator = 'rotator/rotator.json';

/** What an export contains and its author probably did not intend. */
export const unintended: Oversight[] = [
  ...(
    [
      ['HTML', 'text_markup', '<b>Sun</b>', '<b>'],
      ['an escaped sign', 'text_markup', 'Sun &amp; Sea', '&amp;'],
      ['Markdown', 'text_markup', 'The **Sun**', '**Sun**'],
      ['filler text', 'text_placeholder', 'Lorem ipsum dolor', '"Lorem ipsum"'],
      ['a note to write it', 'text_placeholder', 'TODO name', '"TODO"'],
      ['the value of a program without one', 'text_placeholder', 'null', '"null"'],
      ['nothing known', 'text_placeholder', 'n/a', '"n/a"'],
      ['question marks', 'text_placeholder', '???', '"???"'],
      ['a letter lost at its start', 'text_damaged', '?stanbul House', '"?stanbul"'],
      ['a letter lost within', 'text_damaged', 'G?ne? House', '"G?ne"'],
      ['a letter that only one font has', 'text_damaged', 'House \ue000', '"\ue000"'],
      ['another language', 'text_other_script', 'Дом у моря', 'name_en has no letter of its language: Дом у моря'],
      ['a language from right to left', 'text_other_script', 'برج البحر', 'name_en has no letter of its language'],
    ] as const
  ).map(([whose, code, text, says]): Oversight => ({
    name: `name of a building: ${whose}`,
    code,
    file: 'buildings.csv',
    line: 2,
    says,
    plant: (built) => built.change('buildings.csv', (table) => table.replace('Building Δ', text)),
  })),
  ofTexts('letters read in another encoding, in a text', 'text_damaged', 21, 'Hoş', 'HoÅŸ', '"ÅŸ"'),
  ofTexts('text in the letters of another language', 'text_other_script', 18, 'Welcome', 'مرحبًا', 'مرحبًا'),
  ofTexts('text that is still to be written', 'text_placeholder', 18, 'Welcome', 'TBD', '"TBD"'),
  ofTexts('name of the project with an escaped sign', 'text_markup', 9, 'Güneş Evleri', 'Güneş &amp; Su', '&amp;'),
  ofUnits('code with the letter O', 'code_letter_for_digit', 3, 'Δ-002', 'Δ-0O2', 'Check it: Δ-002'),
  ofUnits('code with a small L', 'code_letter_for_digit', 6, 'Δ-101', 'Δ-l01', 'Check it: Δ-101'),
  ofUnits('codes with a point and with a hyphen', 'codes_alike', 3, 'Δ-002', 'Δ.001', '"Δ-001" (line 2)'),
  ofUnits('codes with a space and with a hyphen', 'codes_alike', 3, 'Δ-002', 'Δ 001', '"Δ-001" (line 2)'),
  {
    name: 'areas in square feet',
    code: 'areas_large',
    file: 'units.csv',
    line: 2,
    says: 'usually about 910 m²',
    plant: (built) =>
      built.change('units.csv', (table) =>
        table.replaceAll(',84.5,', ',910,').replaceAll(',71.25,', ',767,').replaceAll(',20.5,', ',221,'),
      ),
  },
  ofDrawing('outline of a floor thinner than a pixel', front, /(id="floor-1".*?height=")[^"]*/, '$10.4', 'floor-1'),
  ofDrawing('outline of a unit like a line', plan, /(id="unit-002".*?width=")[^"]*/, '$11', '1 by 368 pixels'),
  ofWalls('walls on a hidden layer', 'visibility="hidden"'),
  ofWalls('walls without opacity', 'opacity="0"'),
  ofWalls('white walls', 'style="stroke: #fff"'),
  ...(
    [
      ['sign that documents lack, of no named currency', 'currency_sign_unprinted', '"currencyUnit": "৳"', 'sign ৳'],
      ['sign that few devices have', 'currency_sign_new', '"currency": "SAR", "currencyUnit": "\u20c1"', ': SAR'],
    ] as const
  ).map(([name, code, setting, says]): Oversight => ({
    name,
    code,
    file: 'development.json',
    line: 3,
    says,
    plant: (built) =>
      built.change('development.json', (text) => text.replace('"settings": {', `"settings": {\n    ${setting},`)),
  })),
  ofRotator('north in radians', 'north_still', 8, /"north": \[[^\]]*\]/, '"north": [0, 2.09, 4.18]', 'north'),
  ofRotator('north that stands still', 'north_still', 8, /"north": \[[^\]]*\]/, '"north": [90, 90, 90]', 'north'),
  ofRotator('markers that no frame shows', 'markers_hidden', 13, /,\s*1\s*\]/g, ',0]', 'third number is 1'),
];

function ofTexts(name: string, code: WarningCode, line: number, from: string, to: string, says: string): Oversight {
  const plant = (built: BuiltPackage) => built.change('development.json', (text) => text.replace(from, to));
  return { name, code, file: 'development.json', line, says, plant };
}

function ofUnits(name: string, code: WarningCode, line: number, from: string, to: string, says: string): Oversight {
  const plant = (built: BuiltPackage) => built.change('units.csv', (text) => text.replace(from, to));
  return { name, code, file: 'units.csv', line, says, plant };
}

function ofDrawing(name: string, file: string, from: RegExp, to: string, says: string): Oversight {
  const plant = (built: BuiltPackage) => built.change(file, (svg) => svg.replace(from, to));
  return { name, code: 'outline_thin', file, line: 1, says, plant };
}

function ofWalls(name: string, attribute: string): Oversight {
  const plant = (built: BuiltPackage) =>
    built.change(plan, (svg) => svg.replace('<g id="walls"', `<g id="walls" ${attribute}`));
  return { name, code: 'plan_shows_nothing', file: plan, says: 'shows nothing', plant };
}

function ofRotator(name: string, code: WarningCode, line: number, from: RegExp, to: string, says: string): Oversight {
  const plant = async (built: BuiltPackage) =>
    built.write(rotator, (await readFile(built.path(rotator), 'utf8')).replace(from, to));
  return { name, code, file: rotator, line, says, plant };
}
