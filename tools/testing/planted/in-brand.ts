import type { BuiltPackage } from '../build-package.ts';
import type { PlantedMistake } from './planted-mistake.ts';

/** Mistakes in the look of a development. */
export const plantedInBrand: PlantedMistake[] = [
  {
    name: 'an ink too pale for its paper',
    code: 'brand_contrast',
    file: 'development.json',
    line: 15,
    plant: (built) => stateBrand(built, { colours: { ink: '#9aa0a6' } }),
  },
  {
    name: 'an accent on which no text can be read',
    code: 'brand_contrast',
    file: 'development.json',
    line: 15,
    alone: true,
    plant: (built) => stateBrand(built, { colours: { paper: '#101418', ink: '#f2efe9', accent: '#6a5a2b' } }),
  },
  {
    name: 'a colour by its name',
    code: 'setting_invalid',
    file: 'development.json',
    line: 15,
    alone: true,
    plant: (built) => stateBrand(built, { colours: { ink: 'black' } }),
  },
  {
    name: 'a mark without a viewBox',
    code: 'svg_no_view_box',
    file: 'brand/logo.svg',
    line: 1,
    alone: true,
    plant: async (built) => {
      await built.write('brand/logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9v9z"/></svg>');
      await stateBrand(built, { mark: 'logo.svg' });
    },
  },
  {
    name: 'a mark that is missing',
    code: 'file_missing',
    file: 'development.json',
    line: 15,
    alone: true,
    plant: (built) => stateBrand(built, { mark: 'logo.svg' }),
  },
  {
    name: 'a mark that is missing beside a colour by its name',
    code: 'file_missing',
    file: 'development.json',
    line: 15,
    alone: true,
    plant: (built) => stateBrand(built, { colours: { ink: 'black' }, mark: 'logo.svg' }),
  },
  {
    name: 'a mark with a script',
    code: 'svg_script',
    file: 'brand/mark.svg',
    line: 1,
    alone: true,
    plant: async (built) => {
      await built.write('brand/mark.svg', `${svgStart}<script>alert(1)</script><path d="M0 0h9v9z"/></svg>`);
      await stateBrand(built, { mark: 'mark.svg' });
    },
  },
  {
    name: 'a mark that shows nothing',
    code: 'brand_drawing_empty',
    file: 'development.json',
    alone: true,
    plant: async (built) => {
      await built.write('brand/mark.svg', `${svgStart}<title>Mark</title></svg>`);
      await stateBrand(built, { mark: 'mark.svg' });
    },
  },
  {
    name: 'a typeface that is a picture',
    code: 'brand_font_unreadable',
    file: 'development.json',
    alone: true,
    plant: async (built) => {
      await built.write('brand/sans.woff2', 'wOF2 but nothing else');
      await built.write('brand/licence.txt', 'Free');
      await stateBrand(built, { textFace: { files: [{ file: 'sans.woff2' }], licence: 'licence.txt' } });
    },
  },
  {
    name: 'a typeface without its licence',
    code: 'file_missing',
    file: 'development.json',
    alone: true,
    plant: async (built) => {
      await built.write('brand/sans.woff2', 'wOF2');
      await stateBrand(built, { textFace: { files: [{ file: 'sans.woff2' }], licence: 'licence.txt' } });
    },
  },
];

const svgStart = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 42 42">';

function stateBrand(built: BuiltPackage, brand: object): Promise<void> {
  return built.change('development.json', (text) =>
    text.replace('"frames": 2', () => `"frames": 2,\n    "brand": ${JSON.stringify(brand)}`),
  );
}
