import type { Point } from '../model/types.ts';
import { round } from './canvas.ts';

/**
 * Digits and signs as strokes, so that plans look the same regardless of the installed fonts. Each glyph is on a grid 6
 * units high; `width` is its advance width.
 */
const SIGNS: Readonly<Record<string, { width: number; d: string }>> = {
  0: { width: 4, d: 'M2 0C.6 0 0 1.4 0 3S.6 6 2 6S4 4.6 4 3S3.4 0 2 0' },
  1: { width: 2.6, d: 'M.6 1.2L2 0V6' },
  2: { width: 4, d: 'M.2 1.4C.4 .5 1.1 0 2 0C3.1 0 3.8 .7 3.8 1.7C3.8 3 2.5 3.8 .1 6H4' },
  3: { width: 4, d: 'M.2 0H3.7L1.8 2.3C3.2 2.2 4 3 4 4.1C4 5.3 3.2 6 2 6C1 6 .3 5.5 0 4.7' },
  4: { width: 4, d: 'M3 6V0L0 4.2H4' },
  5: { width: 4, d: 'M3.6 0H.7L.4 2.7C.8 2.3 1.4 2.1 2 2.1C3.2 2.1 4 2.9 4 4C4 5.2 3.1 6 1.9 6C1 6 .3 5.6 0 4.8' },
  6: {
    width: 4,
    d: 'M3.3 0C1.6 .9 .1 2.4 .1 4.1C.1 5.3 .9 6 2 6C3.2 6 3.9 5.2 3.9 4.1C3.9 3 3.1 2.3 2.1 2.3C1.1 2.3 .3 3 .1 4.1',
  },
  7: { width: 4, d: 'M0 0H4C2.6 1.8 1.7 3.8 1.4 6' },
  8: {
    width: 4,
    d: 'M2 2.7C1 2.7 .4 2.1 .4 1.35S1 0 2 0S3.6 .6 3.6 1.35S3 2.7 2 2.7C.8 2.7 0 3.4 0 4.35S.8 6 2 6S4 5.3 4 4.35S3.2 2.7 2 2.7',
  },
  9: {
    width: 4,
    d: 'M.7 6C2.4 5.1 3.9 3.6 3.9 1.9C3.9 .7 3.1 0 2 0C.8 0 .1 .8 .1 1.9C.1 3 .9 3.7 1.9 3.7C2.9 3.7 3.7 3 3.9 1.9',
  },
  ',': { width: 0.6, d: 'M.4 5.7L.1 6.9' },
  m: {
    width: 5.2,
    d: 'M0 2V6M0 3.2C.4 2.4 1 2 1.6 2C2.4 2 2.6 2.5 2.6 3.2V6M2.6 3.2C3 2.4 3.6 2 4.2 2C5 2 5.2 2.5 5.2 3.2V6',
  },
  '²': { width: 1.8, d: 'M.1 .3C.3 0 .6 -.1 .9 -.1C1.4 -.1 1.7 .2 1.7 .6C1.7 1.2 1 1.5 .1 2.4H1.8' },
  '×': { width: 2.6, d: 'M0 2.8L2.6 5.4M2.6 2.8L0 5.4' },
  '/': { width: 2.4, d: 'M.2 6.6L2.2 -.6' },
  ' ': { width: 1.4, d: '' },
};
const GAP = 1.3;

/** A length or an area with a decimal comma, as the product writes numbers. */
export function measure(value: number, decimals: number): string {
  return value.toFixed(decimals).replace('.', ',');
}

/** The width of a text in drawing units, at a given height of its digits. */
export function widthOf(text: string, height: number): number {
  const units = [...text].reduce((total, sign) => total + (SIGNS[sign]?.width ?? 0) + GAP, -GAP);
  return (units * height) / 6;
}

/** `height` is that of the digits, `turn` in degrees. */
type Lettering = { height: number; colour: string; turn?: number };

/** A line of text centred at `x` on the baseline `y`. Only the glyphs above are supported. */
export function lettering(text: string, [x, y]: Point, { height, colour, turn = 0 }: Lettering): string {
  const k = height / 6;
  let at = -widthOf(text, height) / 2;
  const strokes = [...text]
    .map((sign) => {
      const glyph = SIGNS[sign];
      if (!glyph) throw new Error(`no drawn sign for "${sign}"`);
      const placed = `<path transform="translate(${round(at / k, 2)} -6)" d="${glyph.d}"/>`;
      at += (glyph.width + GAP) * k;
      return glyph.d ? placed : '';
    })
    .join('');
  return `<g transform="translate(${round(x)} ${round(y)})${turn ? ` rotate(${round(turn)})` : ''} scale(${round(k, 3)})" stroke="${colour}" stroke-width="${height > 10 ? 0.62 : 0.7}">${strokes}</g>`;
}
