import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languages } from '#domain/texts/language.ts';
import { writeFinishedDevelopment } from '#tools/testing/finished-development.ts';
import { nodeArguments } from '#tools/testing/node-arguments.ts';
import { checkHere } from '#tools/testing/import-here.ts';
import { writeNewDevelopment } from './new-development.ts';
import { starterTexts } from './texts/texts.ts';

let parent!: string;
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'loggia-new-'));
});
afterAll(() => rm(parent, { recursive: true }));

/** Runs `npm run new` with the given arguments; returns its exit code and output. */
function run(...args: string[]): Promise<{ code: number | null; text: string }> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [...nodeArguments, join(import.meta.dirname, 'main.ts'), ...args],
      (_, stdout, stderr) => resolve({ code: child.exitCode, text: stdout + stderr }),
    );
  });
}

/** The codes of all mistakes and warnings of a package, each once. */
async function codesOf(folder: string): Promise<string[]> {
  const { mistakes, warnings } = await checkHere(folder);
  return [...new Set([...mistakes, ...warnings].map(({ code }) => code))].toSorted();
}

describe('npm run new', () => {
  it('writes a package without mistakes, whose samples are named, with the given name and place', async () => {
    const folder = join(parent, 'Haus am Park');
    const { code, text } = await run(folder, '--name', 'Haus „Linde“ & "Park"', '--at', '53.5511,9.9937');
    expect({ code, text }).toMatchObject({ code: 0, text: expect.stringContaining(`--check "${folder}"`) });
    expect(await codesOf(folder)).toEqual(['file_sample', 'place_sample', 'text_sample']);
    const { settings } = JSON.parse(await readFile(join(folder, 'development.json'), 'utf8')) as {
      settings: { languages: string[]; projectName: string; map: { centre: object } };
    };
    expect(settings).toMatchObject({
      languages: ['en', 'tr'],
      projectName: 'Haus „Linde“ & "Park"',
      map: { centre: { lat: 53.5511, lng: 9.9937 } },
    });
    expect(await readFile(join(folder, 'README.md'), 'utf8')).toContain(`DEVELOPMENT="${folder}"`);
  });

  it.each([
    ['aed', 'both', 'AED', 28_000_000, 20_000_000],
    ['KWD', 'm2', 'KWD', 280_000_000, 200_000_000],
    ['JPY', 'sqft', 'JPY', 280_000, 200_000],
  ])('writes prices in the minor units of %s and areas in %s', async (given, areaUnit, currency, price, minimum) => {
    const folder = join(parent, given);
    expect(await run(folder, '--at', '25.2,55.27', '--currency', given, '--area-unit', areaUnit)).toMatchObject({
      code: 0,
      text: expect.not.stringContaining('No --currency'),
    });
    expect(await codesOf(folder)).toEqual(['file_sample', 'place_sample', 'text_sample']);
    const { settings } = JSON.parse(await readFile(join(folder, 'development.json'), 'utf8')) as { settings: object };
    expect(settings).toMatchObject({ currency, currencyUnit: currency, areaUnit, priceFilter: { minimum } });
    expect(await readFile(join(folder, 'units.csv'), 'utf8')).toContain(`,${price},`);
  });

  it('says that nothing tells the currency and the unit of areas and, without a place, the time zone', async () => {
    const { text } = await run(join(parent, 'unmeasured'), '--languages', 'ar');
    expect(text).toContain('prices are in EUR and areas in m2');
    expect(text).toContain(`guess by its language: ${starterTexts.ar.timeZone}`);
    expect((await run(join(parent, 'x'), '--currency', 'gold')).text).toContain('--currency AED');
    expect((await run(join(parent, 'x'), '--area-unit', 'acres')).text).toContain('--area-unit both');
  });

  it.each([
    ['Riyadh', '24.7136,46.6753', 'Asia/Riyadh'],
    ['Cairo', '30.0444,31.2357', 'Africa/Cairo'],
    ['Almaty', '43.2389,76.8897', 'Asia/Almaty'],
  ])('has the time zone of %s, whatever its language', async (town, at, timeZone) => {
    const folder = join(parent, town);
    const { text } = await run(folder, '--at', at, '--languages', 'en,ar');
    expect(text).toContain(`time zone is that of the place: ${timeZone}`);
    expect(await readFile(join(folder, 'development.json'), 'utf8')).toContain(`"timeZone": "${timeZone}"`);
    expect(await codesOf(folder)).toEqual(['file_sample', 'place_sample', 'text_sample']);
  });

  it.each(languages)(
    'writes a complete package in %s alone, without mistakes, whose samples are named',
    async (language) => {
      const folder = join(parent, language);
      await writeNewDevelopment(folder, { name: 'One', lat: 1, lng: 1, languages: [language] });
      expect(await codesOf(folder)).toEqual(['file_sample', 'place_sample', 'text_sample']);
      const { settings, texts } = JSON.parse(await readFile(join(folder, 'development.json'), 'utf8')) as {
        settings: object;
        texts: object;
      };
      const { timeZone } = starterTexts[language];
      const currencyUnitPosition = language === 'en' || language === 'tr' ? 'before' : 'after';
      expect([settings, Object.keys(texts)]).toMatchObject([
        { languages: [language], timeZone, currencyUnitPosition },
        [language],
      ]);
      expect((await readdir(join(folder, 'legal'))).toSorted()).toEqual([
        `imprint.${language}.md`,
        `privacy.${language}.md`,
      ]);
      const [header, first] = (await readFile(join(folder, 'buildings.csv'), 'utf8')).split('\n');
      expect(header).toContain(`class_name,name_${language},number`);
      expect(first).toBe(`A,A,${starterTexts[language].houseA},1,1,0,${starterTexts[language].apartments},`);
    },
  );

  it.each([
    ['Αθήνα', []],
    ['Солнечный', []],
    ['واحة', []],
    // The product's own faces for documents have no such letters.
    ['太陽', ['brand_letters_unprinted']],
  ])('may have a name in any letters: %s', async (name, others) => {
    const folder = join(parent, name);
    await writeNewDevelopment(folder, { name, lat: 1, lng: 1, languages: ['de', 'el'] });
    expect(await codesOf(folder)).toEqual([...others, 'file_sample', 'place_sample', 'text_sample']);
  });

  it('uses languages in their order, the first one also for the names of lists', async () => {
    const folder = join(parent, 'gate');
    const { code } = await run(folder, '--languages', 'de,ar');
    expect(code).toBe(0);
    expect(await readFile(join(folder, 'development.json'), 'utf8')).toContain('"projectName": "Neues Projekt"');
    expect(await readFile(join(folder, 'apartment-types.csv'), 'utf8')).toContain(
      'name,title_de,title_ar,images,plans,link_360\nZwei Schlafzimmer,Zwei Schlafzimmer,غرفتا نوم,',
    );
    const { texts } = JSON.parse(await readFile(join(folder, 'development.json'), 'utf8')) as { texts: object };
    expect(Object.keys(texts)).toEqual(['de', 'ar']);
    expect(texts).toMatchObject({ ar: { 'lead_source.Verkaufsbüro': 'مكتب المبيعات' } });
    expect(await codesOf(folder)).toEqual(['file_sample', 'place_sample', 'text_sample']);
  });

  it('has its pictures, plans and outlines named until each is replaced, under whatever name', async () => {
    const folder = join(parent, 'pictures');
    await writeNewDevelopment(folder, { name: 'One', lat: 1, lng: 1, languages: ['en'] });
    const samplesIn = async () => {
      const { warnings } = await checkHere(folder);
      return warnings.flatMap(({ code, file }) => (code === 'file_sample' ? [file] : [])).toSorted();
    };
    const all = await samplesIn();
    expect(all).toEqual([
      'fronts/a.svg',
      'fronts/a.webp',
      'fronts/v.webp',
      'pictures/exterior.webp',
      'pictures/living.webp',
      'pictures/types/two-bedrooms.svg',
      'plans/af0.svg',
      'plans/af1.svg',
      'plans/af2.svg',
      'plans/af3.svg',
      'plans/vf0.svg',
    ]);
    await writeFile(join(folder, 'fronts/a.webp'), await sharp(join(folder, 'source/living.svg')).webp().toBuffer());
    await rename(join(folder, 'pictures/living.webp'), join(folder, 'pictures/salon.webp'));
    const galleries = join(folder, 'galleries.csv');
    await writeFile(galleries, (await readFile(galleries, 'utf8')).replace('living.webp', 'salon.webp'));
    const left = all.filter((file) => file !== 'fronts/a.webp' && file !== 'pictures/living.webp');
    expect(await samplesIn()).toEqual([...left, 'pictures/salon.webp'].toSorted());
  });

  it('has pictures that are drawn as their sources', async () => {
    const folder = join(parent, 'drawn');
    await writeNewDevelopment(folder, { name: 'One', lat: 1, lng: 1, languages: ['en'] });
    const pixelsOf = (file: string) => sharp(join(folder, file)).removeAlpha().raw().toBuffer();
    for (const [picture, drawing] of [
      ['fronts/a.webp', 'source/front-a.svg'],
      ['fronts/v.webp', 'source/front-v.svg'],
      ['pictures/exterior.webp', 'source/front-a.svg'],
      ['pictures/living.webp', 'source/living.svg'],
    ] as const) {
      const drawn = await pixelsOf(drawing);
      const shown = await pixelsOf(picture);
      // The picture is compressed; where something is drawn elsewhere, it differs by some hundred.
      expect([shown.length, shown.findIndex((value, at) => Math.abs(value - drawn[at]!) > 24)]).toEqual([
        drawn.length,
        -1,
      ]);
    }
  });

  it('has no warnings once everything that is a sample has been replaced', async () => {
    const folder = join(parent, 'replaced');
    await writeFinishedDevelopment(folder, { name: 'One', lat: 1, lng: 1, languages: ['tr', 'el'] });
    const { mistakes, warnings } = await checkHere(folder);
    expect([mistakes, warnings]).toEqual([[], []]);
  });

  it('lists the available languages if another is given, and names one that is given twice', async () => {
    const folder = join(parent, 'wrong');
    expect(await run(folder, '--languages', 'de,xx')).toEqual({
      code: 2,
      text: expect.stringMatching(/"xx" is no language of Loggia\. .*en,tr,el,de,ru,ar/),
    });
    expect(await run(folder, '--languages', 'de,de')).toEqual({ code: 2, text: expect.stringContaining('twice') });
  });

  it('refuses a folder that is not empty, and explains the form of a place', async () => {
    await writeFile(join(parent, 'mine.txt'), 'mine');
    expect(await run(parent)).toEqual({ code: 2, text: `${parent} is not empty. Name a new folder.\n` });
    expect(await readFile(join(parent, 'mine.txt'), 'utf8')).toBe('mine');
    const { code, text } = await run(join(parent, 'elsewhere'), '--at', 'Hamburg');
    expect([code, text]).toEqual([2, expect.stringContaining('--at 53.55,10.00')]);
  });
});
