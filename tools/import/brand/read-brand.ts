import type { Brand } from '#contract/brand.ts';
import { derivePalette } from '#domain/brand/palette.ts';
import { checkColours } from './check-colours.ts';
import type { BrandFiles } from './brand-files.ts';
import { readFace } from './read-face.ts';
import { readMarks } from './read-marks.ts';

/**
 * Reads the files of a brand below `brand/` and checks its colours. Its paths become addresses; the files for browsers
 * are added to `files.items`.
 */
export async function readBrand(brand: Brand, files: BrandFiles): Promise<Brand> {
  checkColours(brand, files);
  return {
    ...brand,
    ...(await readMarks(brand, derivePalette(brand.colours), files)),
    displayFace: await readFace(brand.displayFace, 'displayFace', files, brand.titleFigures === 'display'),
    textFace: await readFace(brand.textFace, 'textFace', files),
  };
}
