import type { Text } from '#domain/texts/language.ts';
import type { Brand } from '#contract/brand.ts';
import { contrast, nearestWithContrast } from '#domain/brand/colour.ts';
import { derivePalette, textContrast, type BrandColourName, type Palette } from '#domain/brand/palette.ts';
import { distanceSeen, visions, type Vision } from '#domain/brand/vision.ts';
import type { BrandFiles } from './brand-files.ts';
import { maxRepeats } from '../mistakes/report.ts';
import { detailText } from '../mistakes/detail-text.ts';

const statusNames = ['available', 'reserved', 'sold', 'blocked'] as const;

/** Two statuses that differ less than this (OKLab) are distinguished only by their shapes and words. */
const minDistance = 0.035;

const visionNames: Record<Vision, Text> = {
  grey: detailText('visionGrey'),
  protan: detailText('visionProtan'),
  deutan: detailText('visionDeutan'),
  tritan: detailText('visionTritan'),
};

const grounds = {
  paper: detailText('colourPaper'),
  raised: detailText('colourRaised'),
  label: detailText('colourLabel'),
} satisfies Record<string, Text>;

/**
 * Checks the contrast of all text, in given and derived colours: each insufficient colour is a mistake, with the
 * nearest colour of its hue that passes. Statuses that look alike are a warning, because they also differ in shape and
 * word.
 */
export function checkColours(brand: Brand, files: BrandFiles): void {
  const palette = derivePalette(brand.colours);
  const readOnPaper: BrandColourName[] = [
    'ink',
    'inkSoft',
    'inkFaint',
    'accent',
    'error',
    ...statusNames.map((name) => `${name}Text` as const),
  ];
  const isPaperWrong = reportPaper(brand, palette, readOnPaper, files);
  for (const name of isPaperWrong ? [] : readOnPaper) {
    const isShort =
      report(name, palette, { colour: palette.paper, name: grounds.paper }, files) ||
      report(name, palette, { colour: palette.raised, name: grounds.raised }, files);
    if (isShort) continue;
    if (name === 'accent') report(name, palette, { colour: palette.onAccent, name: grounds.label }, files);
  }
  for (const name of ['reserved', 'sold'] as const) {
    const label = name === 'sold' ? palette.onSold : palette.onReserved;
    report(name, palette, { colour: label, name: grounds.label }, files);
  }
  checkStatuses(palette, files);
}

/** Reports a paper on which many colours cannot be read, which is one mistake; returns whether it did. */
function reportPaper(
  { colours }: Brand,
  palette: Palette,
  names: readonly BrandColourName[],
  { report, place }: BrandFiles,
): boolean {
  const unreadable = (on: Palette) => names.filter((name) => contrast(on[name], on.paper) < textContrast);
  const found = unreadable(palette);
  // An ink that cannot be read is its own mistake, and that of the colours which follow from it.
  if (found.length <= maxRepeats || found.includes('ink')) return false;
  const { ink, paper } = palette;
  const isExchanged = unreadable(derivePalette({ ...colours, ink: paper, paper: ink })).length === 0;
  const hint = isExchanged ? detailText('inkAndPaper') : '';
  report.mistake('brand_paper', place('colours', 'paper'), {
    colour: paper,
    names: found.join(', '),
    least: textContrast,
    hint,
  });
  return true;
}

/** Reports a colour with insufficient contrast; returns whether it is insufficient. */
function report(
  name: BrandColourName,
  palette: Palette,
  ground: { colour: string; name: Text },
  { report, place }: BrandFiles,
): boolean {
  const ratio = contrast(palette[name], ground.colour);
  if (ratio >= textContrast) return false;
  const others = ground.name === grounds.label ? [ground.colour] : [palette.paper, palette.raised];
  const nearest = nearestWithContrast(palette[name], others, textContrast);
  report.mistake('brand_contrast', place('colours', name), {
    name,
    colour: palette[name],
    ground: ground.name,
    other: ground.colour,
    ratio: (Math.floor(ratio * 100) / 100).toFixed(2),
    least: textContrast,
    nearest: nearest ?? palette.ink,
  });
  return true;
}

function checkStatuses(palette: Palette, { report, place }: BrandFiles): void {
  for (const [index, one] of statusNames.entries()) {
    for (const other of statusNames.slice(index + 1)) {
      const vision = visions.find((seen) => distanceSeen(palette[one], palette[other], seen) < minDistance);
      if (vision !== undefined)
        report.warning('brand_statuses_alike', place('colours', one), {
          one,
          other,
          colour: palette[one],
          otherColour: palette[other],
          vision: visionNames[vision],
        });
    }
  }
}
