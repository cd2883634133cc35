import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { buildPackage } from '#tools/testing/build-package.ts';
import { addDarkBrand } from '#tools/testing/dark-brand.ts';
import { readFontFacts } from '#server/typeset/font-tables.ts';
import { prepareDevelopment } from '../prepare-development.ts';

const mediaFolder = await mkdtemp(join(tmpdir(), 'loggia-brand-'));
const built = await buildPackage();
afterAll(async () => {
  await built.remove();
  await rm(mediaFolder, { recursive: true });
});
const prepare = () => prepareDevelopment(built.folder, { mediaFolder });
const read = (address: string | null | undefined) =>
  readFile(join(mediaFolder, (address ?? 'nothing').replace(/^\/media\//, '')));

test('the files of a brand become media, and facts that it omits are read from its fonts', async () => {
  await addDarkBrand(built);
  const { mistakes, warnings, development } = await prepare();
  expect([mistakes, warnings]).toEqual([[], []]);
  const brand = development?.settings.brand;
  expect(String(await read(brand?.mark))).toContain('fill="#101418"');
  expect(String(await read(brand?.markOnDark))).toContain('fill="#f2efe9"');
  expect(brand?.textFace).toMatchObject({ family: 'IBM Plex Sans', files: [{ weight: '400' }, { weight: '600' }] });
  for (const { file, letters } of brand?.textFace?.files ?? []) {
    expect((await read(file)).toString('latin1', 0, 4)).toBe('wOF2');
    expect(String(await read(file.replace('face.woff2', 'licence.txt')))).toContain('SIL Open Font License');
    expect(letters).toMatch(/^U\+0000|^U\+000D|^U\+0020/);
  }
  expect((await read(brand?.textFace?.print[0])).readUInt32BE(0)).toBe(0x00010000);
  const icon = sharp(await read(`${brand?.icon}-mask-512.png`));
  expect(await icon.metadata()).toMatchObject({ width: 512, height: 512 });
  const corner = await icon.extract({ left: 0, top: 0, width: 1, height: 1 }).removeAlpha().raw().toBuffer();
  expect([...corner]).toEqual([0x10, 0x14, 0x18]);
});

test('logos and drawings whose viewBox is too large to be drawn are mistakes', async () => {
  await addDarkBrand(built);
  const huge = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1e308 1e308"><path d="M4 4h1e308v34z"/></svg>';
  await built.write('brand/wordmark.svg', huge);
  await built.write('pictures/huge.svg', huge);
  await built.change('galleries.csv', (text) => text.replace('garden,Garden,Bahçe,image,', '$&huge.svg|'));
  const { mistakes } = await prepare();
  expect(mistakes.map(({ code, file }) => `${code} ${file}`)).toEqual([
    'svg_too_complex brand/wordmark.svg',
    'svg_too_complex pictures/huge.svg',
  ]);
  await built.change('galleries.csv', (text) => text.replace('huge.svg|', ''));
  await rm(built.path('pictures/huge.svg'));
});

test.each(['0 0 100000 1', '0 0 1 100000', '0 0 1e-300 1e-300'])(
  'a logo with the viewBox %s shows nothing',
  async (box) => {
    await addDarkBrand(built, { icon: 'icon.svg' });
    const thin = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><path d="M0 0h9v9z"/></svg>`;
    await built.write('brand/mark.svg', thin);
    await built.write('brand/icon.svg', thin);
    const { mistakes } = await prepare();
    expect(mistakes.map(({ what }) => what)).toEqual(['brand/mark.svg shows nothing', 'brand/icon.svg shows nothing']);
    await rm(built.path('brand/icon.svg'));
  },
);

test('insufficient contrast is reported with the nearest colour that passes', async () => {
  await addDarkBrand(built, { colours: { ink: '#9aa0a6' } });
  const { mistakes } = await prepare();
  expect(mistakes.map(({ what, todo }) => `${what} ${todo}`)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(
        /^settings\.brand\.colours\.ink: #9aa0a6 has a contrast of 2\.\d\d with paper .* Use #\w{6}/,
      ),
    ]),
  );
  const nearest = /Use (#\w{6})/.exec(mistakes.find(({ what }) => what.includes('colours.ink:'))?.todo ?? '')?.[1];
  await addDarkBrand(built, { colours: { ink: nearest } });
  expect((await prepare()).mistakes.filter(({ what }) => what.includes('colours.ink:'))).toEqual([]);
});

test('statuses that differ only in hue give a warning, for readers who cannot see it', async () => {
  await addDarkBrand(built, { colours: { available: '#7d8a00', reserved: '#a67c00' } });
  expect((await prepare()).warnings.map(({ what }) => what)).toContain(
    'The statuses available (#7d8a00) and reserved (#a67c00) look alike in greyscale; only their shapes and words differ',
  );
});

test("a typeface in several files must cover the development's languages; documents use the file for the first one", async () => {
  const parts = ['latin-ext', 'latin', 'greek'].map((part) => `commissioner-${part}.woff2`);
  for (const file of parts) await built.write(`brand/${file}`, await readFile(`developments/asteria/brand/${file}`));
  const face = (files: string[]) => ({ files: files.map((file) => ({ file })), licence: 'licence.txt' });
  const lacking = async (languages: string[], files: string[]) => {
    await addDarkBrand(built, { textFace: face(files) });
    await built.change('development.json', (text) => {
      const development = JSON.parse(text) as { settings: object };
      return JSON.stringify({ ...development, settings: { ...development.settings, languages } });
    });
    const { warnings, development } = await prepare();
    const texts = warnings.filter(({ code }) => code === 'brand_letters_missing').map(({ what }) => what);
    return { texts, print: development?.settings.brand.textFace?.print[0] };
  };
  expect((await lacking(['en', 'tr'], parts.slice(1))).texts.join()).toMatch(/lacks Ğ İ Ş ğ ş;/);
  expect((await lacking(['en', 'ru'], parts)).texts.join()).toMatch(/lacks А Б В/);
  const { texts, print } = await lacking(['en', 'el', 'tr'], parts);
  expect(texts).toEqual([]);
  const { letters } = readFontFacts(await read(print));
  expect(['a', 'Z'].map((letter) => letters.has(letter.charCodeAt(0)))).toEqual([true, true]);
});

test('parts of a typeface give a warning about documents only if these would lack letters of the languages', async () => {
  const files = ['marcellus-latin.woff2', 'gfs-didot-greek.woff2'];
  for (const file of files) await built.write(`brand/${file}`, await readFile(`developments/asteria/brand/${file}`));
  const isWarned = async (languages: string[]) => {
    await addDarkBrand(built, { displayFace: { files: files.map((file) => ({ file })), licence: 'licence.txt' } });
    await built.change('development.json', (text) => {
      const development = JSON.parse(text) as { settings: object };
      return JSON.stringify({ ...development, settings: { ...development.settings, languages } });
    });
    const { warnings } = await prepare();
    return warnings.some(({ code, what }) => code === 'brand_print_part' && what.includes('displayFace'));
  };
  expect(await isWarned(['en', 'de'])).toBe(false);
  expect(await isWarned(['en', 'el'])).toBe(true);
});

test('files for documents may be of several families; letters missing in all of them give a warning', async () => {
  const files = ['commissioner-latin.woff2', 'commissioner-greek.woff2'];
  for (const file of files) await built.write(`brand/${file}`, await readFile(`developments/asteria/brand/${file}`));
  const faces = 'server/typeset/faces';
  await built.write('brand/latin.ttf', await readFile(`${faces}/plex-sans-arabic-regular.ttf`));
  await built.write('brand/greek.ttf', await readFile(`${faces}/plex-sans-regular.ttf`));
  await built.write('brand/broken.ttf', (await readFile(`${faces}/plex-sans-regular.ttf`)).subarray(0, 400));
  const prepared = async (print: string[]) => {
    await addDarkBrand(built, { textFace: { files: files.map((file) => ({ file })), print, licence: 'licence.txt' } });
    await built.change('development.json', (text) => {
      const development = JSON.parse(text) as { settings: object };
      return JSON.stringify({ ...development, settings: { ...development.settings, languages: ['en', 'el'] } });
    });
    return prepare();
  };
  const one = await prepared(['latin.ttf']);
  expect(one.warnings.filter(({ code }) => code === 'brand_print_letters').map(({ what }) => what)).toEqual([
    expect.stringMatching(/^settings\.brand\.textFace: the files in print lack Α Β Γ/),
  ]);
  const two = await prepared(['latin.ttf', 'greek.ttf']);
  expect(two.warnings.filter(({ code }) => code.startsWith('brand_print'))).toEqual([]);
  expect(two.development?.settings.brand.textFace).toMatchObject({
    family: 'IBM Plex Sans Arabic',
    otherFamilies: ['IBM Plex Sans'],
  });
  expect((await prepared(['broken.ttf'])).mistakes.map(({ what }) => what).join()).toContain('brand/broken.ttf');
});

test('names with letters that documents lack give one warning, until a file in print has them', async () => {
  const files = ['commissioner-latin.woff2', 'commissioner-regular.ttf'];
  for (const file of files) await built.write(`brand/${file}`, await readFile(`developments/asteria/brand/${file}`));
  const named = async (projectName: string, print: string[]) => {
    await addDarkBrand(built, { textFace: { files: [{ file: files[0] }], print, licence: 'licence.txt' } });
    await built.change('development.json', (text) => {
      const { settings, ...others } = JSON.parse(text) as { settings: object };
      return JSON.stringify({ ...others, settings: { ...settings, projectName } });
    });
    const { mistakes, warnings } = await prepare();
    expect(mistakes).toEqual([]);
    return warnings.filter(({ code }) => code === 'brand_letters_unprinted').map(({ what }) => what);
  };
  const lacks = (letters: string, name: string) => [
    `Documents have no letters for ${letters}, as in "${name}", and may show empty boxes instead`,
  ];
  expect(await named('Güneş Evleri', [])).toEqual([]);
  expect(await named('한빛 Terrace', [])).toEqual(lacks('한 빛', '한빛 Terrace'));
  expect(await named('Ǧazal Ḥouse', [])).toEqual(lacks('Ǧ Ḥ', 'Ǧazal Ḥouse'));
  expect(await named('Ǧazal Ḥouse', ['commissioner-regular.ttf'])).toEqual([]);
  await built.change('buildings.csv', (text) => text.replace('Building Δ', '가동'));
  expect(await named('Güneş Evleri', [])).toEqual(lacks('가 동', '가동'));
});
