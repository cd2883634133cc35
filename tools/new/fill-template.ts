import { basename, resolve } from 'node:path';
import type { Settings } from '#contract/settings.ts';
import { minorPerUnit } from '#domain/money/minor-units.ts';
import type { Language } from '#domain/texts/language.ts';
import { samplePlaces } from './sample-places.ts';
import { starterTexts } from './texts/texts.ts';

/**
 * The values of a template's placeholders, besides the texts of each language: words, and JSON values, which replace
 * the quotes around their placeholder too (the quotes keep the template valid JSON).
 */
export type Filling = {
  languages: readonly [Language, ...Language[]];
  words: Values;
  values: Values;
  /** What multiplies the prices of the template, which are in hundredths. */
  priceScale: number;
};
/** What nobody can know from a place: the currency, by its ISO 4217 code, and how areas are shown. */
export type Measures = { currency: string; areaUnit: Settings['areaUnit'] };
type Values = Readonly<Record<string, string>>;

/**
 * The parameters of a new development: its name, its position in degrees, its languages, the most important first, and
 * its measures. Without a time zone, it has the one where most people speak its first language.
 */
export type NewDevelopment = {
  name: string;
  lat: number;
  lng: number;
  languages: Filling['languages'];
  measures: Measures;
  timeZone?: string | undefined;
};

/** The values of `{name}`, `{lat}` and the other placeholders. `number` is the id of the project. */
export function fillingOf(
  folder: string,
  { name, lat, lng, languages, measures, timeZone = starterTexts[languages[0]].timeZone }: NewDevelopment,
  projectId: number,
): Filling {
  const near = { '': [0, 0], ...samplePlaces };
  const degrees = Object.entries(near).flatMap(([place, [north, east]]) => [
    [place === '' ? 'lat' : `${place}Lat`, (lat + north).toFixed(6)],
    [place === '' ? 'lng' : `${place}Lng`, (lng + east).toFixed(6)],
  ]);
  const { currency, areaUnit } = measures;
  const perUnit = minorPerUnit(currency);
  return {
    languages,
    priceScale: perUnit / 100,
    words: {
      name,
      folder: resolve(folder),
      slug: basename(resolve(folder)),
      timeZone,
      currency,
      areaUnit,
      minorUnits: String(perUnit),
      // The code of a currency can be written on every device and in every document.
      currencyUnit: currency === 'EUR' ? '€' : currency,
    },
    values: {
      ...(Object.fromEntries(degrees) as Values),
      projectId: String(projectId),
      currencyUnitPosition: JSON.stringify(signPosition(languages[0], currency)),
      priceStep: String(5_000 * perUnit),
      priceMinimum: String(200_000 * perUnit),
      priceMaximum: String(900_000 * perUnit),
      languages: `[${languages.map((language) => JSON.stringify(language)).join(', ')}]`,
    },
  };
}

/** Where a language writes the sign of a currency: before the amount, or after it. */
function signPosition(language: Language, currency: string): 'before' | 'after' {
  const parts = new Intl.NumberFormat(language, { style: 'currency', currency }).formatToParts(1);
  const positionOf = (type: string) => parts.findIndex((part) => part.type === type);
  return positionOf('currency') < positionOf('integer') ? 'before' : 'after';
}

/** Fills in a text in one language. `{first.villa}` is always in the first language. */
export function fillText(text: string, filling: Filling, language: Language): string {
  return text.replace(/\{([\w.]+)\}/g, (whole, key: string) => wordOf(key, filling, language) ?? whole);
}

const priceColumns: readonly string[] = ['price', 'furniture_price'];

/**
 * Fills in a table: a column `title_*` becomes one column for each language; all others are in the first language.
 * Prices become minor units of the currency.
 */
export function fillTable(table: string, filling: Filling): string {
  const [header = [], ...rows] = table
    .trimEnd()
    .split('\n')
    .map((line) => line.split(','));
  const isLocal = header.map((column) => column.endsWith('_*'));
  const [first] = filling.languages;
  const write = (cells: readonly string[], ofLanguage: (cell: string, language: Language) => string) =>
    cells
      .flatMap((cell, index) =>
        (isLocal[index] ? filling.languages : [first]).map((language) => ofLanguage(cell, language)),
      )
      .map((cell) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
      .join(',');
  const lines = [
    write(header, (column, language) => column.replace(/_\*$/, `_${language}`)),
    ...rows.map((row) =>
      write(
        row.map((cell, index) =>
          cell !== '' && priceColumns.includes(header[index] ?? '') ? String(Number(cell) * filling.priceScale) : cell,
        ),
        (cell, language) => fillText(cell, filling, language),
      ),
    ),
  ];
  return `${lines.join('\n')}\n`;
}

/** Fills in a JSON file: the object `"*"` is written once for each language. */
export function fillJson(json: string, filling: Filling): string {
  return fillIn(
    json.replace(/^( *)"\*": (\{.*?^\1\})/ms, (_, indent: string, body: string) =>
      filling.languages.map((language) => `${indent}"${language}": ${fillIn(body, filling, language)}`).join(',\n'),
    ),
    filling,
    filling.languages[0],
  );
}

function fillIn(json: string, filling: Filling, language: Language): string {
  return json
    .replace(/"\{(\w+)\}"/g, (whole, key: string) => filling.values[key] ?? whole)
    .replace(/\{([\w.]+)\}/g, (whole, key: string) => {
      const word = wordOf(key, filling, language);
      return word === undefined ? whole : JSON.stringify(word).slice(1, -1);
    });
}

function wordOf(key: string, { words, values, languages }: Filling, language: Language): string | undefined {
  const [, ofFirst] = /^first\.(\w+)$/.exec(key) ?? [];
  const texts: Partial<Record<string, string>> = starterTexts[ofFirst === undefined ? language : languages[0]];
  return words[key] ?? values[key] ?? texts[ofFirst ?? key];
}
