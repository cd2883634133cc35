import { expect, test } from 'vitest';
import { settingsSchema } from '#contract/settings.ts';
import { describeBrand } from './describe-brand.ts';
import { typstFamily, widthOf } from './typst-family.ts';

test.each([
  ['Sofia Sans Extra Condensed', 'Sofia Sans', 62.5],
  ['Roboto Condensed', 'Roboto', 75],
  ['Archivo SemiCondensed', 'Archivo', 87.5],
  ['PT Sans Narrow', 'PT Sans', 75],
  ['Noto Sans Light', 'Noto Sans', 100],
  ['IBM Plex Sans Arabic', 'IBM Plex Sans Arabic', 100],
  ['Black', 'Black', 100],
  ['Smith', 'Smith', 100],
])('%s is %s to Typst, %d per cent wide', (family, name, width) => {
  expect(typstFamily(family)).toBe(name);
  expect(widthOf(family)).toBe(width);
});

test('documents ask for the faces of a brand under these names, and in their width', () => {
  const { brand } = settingsSchema.parse({
    projectName: 'Rheinterrassen',
    projectId: 7,
    botSalesRep: { email: 'sales@example.com' },
    brand: { textFace: { files: [{ file: 'face.woff2' }], family: 'Roboto Condensed', licence: 'OFL.txt' } },
  });
  const { textFaces, textWidth, displayWidth } = describeBrand(brand);
  expect([textFaces[0], textWidth, displayWidth]).toEqual(['Roboto', 75, 75]);
});
