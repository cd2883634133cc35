import { parseArgs } from 'node:util';
import { isCurrency } from '#domain/money/currencies.ts';
import { isLanguage, languages as spoken } from '#domain/texts/language.ts';
import { print, runCommand } from '../run-command.ts';
import { timeZoneAt } from '../time-zone-at.ts';
import type { Filling, Measures } from './fill-template.ts';
import { usualMeasures, writeNewDevelopment } from './new-development.ts';
import { starterTexts } from './texts/texts.ts';

const usage = `npm run new -- FOLDER [--name NAME] [--at LATITUDE,LONGITUDE] [--languages en,tr]
                         [--currency EUR] [--area-unit m2|sqft|both]
writes a small complete development package, to be replaced file by file, in the languages
of its buyers, the most important one first: ${spoken.join(', ')}`;

/** Runs the command line and returns the exit code: 0 done, 2 wrong usage or a folder that is not empty. */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      name: { type: 'string' },
      at: { type: 'string' },
      languages: { type: 'string' },
      currency: { type: 'string' },
      'area-unit': { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  const [folder] = positionals;
  if (values.help === true || folder === undefined || positionals.length > 1) {
    print(usage);
    return values.help === true ? 0 : 2;
  }
  const languages = readLanguages(values.languages ?? 'en,tr');
  const name = (values.name ?? starterTexts[languages[0]].newDevelopment).trim();
  if (name.length === 0 || name.length > 80) throw new Error('A name has 1 to 80 characters.');
  const measures = readMeasures(values.currency, values['area-unit']);
  const place = readPlace(values.at ?? '0,0');
  const timeZone = values.at === undefined ? undefined : timeZoneAt(place.lat, place.lng);
  await writeNewDevelopment(folder, { name, languages, measures, timeZone, ...place });
  if (values.at === undefined) print('No --at: it stands at 0,0 until development.json and places.csv say where.\n');
  if (values.currency === undefined || values['area-unit'] === undefined)
    print(
      `No --currency or no --area-unit: prices are in ${measures.currency} and areas in ${measures.areaUnit}, wherever it stands.\n`,
    );
  print(
    timeZone === undefined
      ? `Its time zone is a guess by its language: ${starterTexts[languages[0]].timeZone} (timeZone in development.json).\n`
      : `Its time zone is that of the place: ${timeZone} (timeZone in development.json).\n`,
  );
  print(`Written to ${folder}. Its README.md explains each file. Next:

npm run import -- --check ${JSON.stringify(folder)}`);
  return 0;
}

function readPlace(written: string): { lat: number; lng: number } {
  const [lat = Number.NaN, lng = Number.NaN, ...more] = written.split(',').map(Number);
  if (more.length > 0 || !(Math.abs(lat) <= 85 && Math.abs(lng) <= 180))
    throw new Error(`"${written}" is no place. Write latitude and longitude in degrees: --at 53.55,10.00`);
  return { lat, lng };
}

function readMeasures(code = usualMeasures.currency, areaUnit: string = usualMeasures.areaUnit): Measures {
  const currency = code.trim().toUpperCase();
  if (!isCurrency(currency)) throw new Error(`"${code}" is no currency. Write its ISO 4217 code: --currency AED`);
  if (areaUnit !== 'm2' && areaUnit !== 'sqft' && areaUnit !== 'both')
    throw new Error(`"${areaUnit}" is no unit of areas. Write m2, sqft or both: --area-unit both`);
  return { currency, areaUnit };
}

function readLanguages(written: string): Filling['languages'] {
  const [first, ...others] = written.split(',').map((code) => {
    const language = code.trim().toLowerCase();
    if (isLanguage(language)) return language;
    throw new Error(
      `"${code}" is no language of Loggia. Write one or several of ${spoken.join(',')}: --languages de,ar`,
    );
  });
  if (first === undefined || new Set([first, ...others]).size <= others.length)
    throw new Error(`"${written}" names a language twice. Write each once, the most important one first.`);
  return [first, ...others];
}

await runCommand(main);
