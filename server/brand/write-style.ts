import type { Brand, BrandFace } from '#contract/brand.ts';
import { lightVariables, lookVariables } from '#domain/brand/look-variables.ts';

/** The `font-family` names of a brand's faces. */
const families = { display: 'Brand Display', text: 'Brand Text', figures: 'Brand Figures' };
const fallback = "'Arabic Fallback', 'Text Fallback', 'Wide Fallback', system-ui, sans-serif";

/**
 * The look of a development as CSS to be inlined in the page, so that the plain look never flashes up. It overrides the
 * variables of web/ui/tokens.css in either order. Elements that have to stay light have `data-ground="light"`.
 */
export function writeBrandStyle(brand: Brand): string {
  const light = lightVariables(brand);
  return [
    ...writeFaces(families.display, brand.displayFace),
    ...writeFaces(families.text, brand.textFace),
    ...writeFigures(brand),
    writeRule('html:root', { ...lookVariables(brand), ...familyVariables(brand) }),
    light === undefined
      ? ''
      : writeRule("[data-ground='light']", { ...light, background: 'var(--marble)', color: 'var(--ink)' }),
  ].join('');
}

/** The addresses of the fonts that the first page needs: the first file of each face. */
export function firstFonts({ displayFace, textFace }: Brand): string[] {
  return [displayFace, textFace].flatMap((face) => face?.files.slice(0, 1).map(({ file }) => `/media/${file}`) ?? []);
}

function writeFaces(family: string, face: BrandFace | null): string[] {
  return (face?.files ?? []).map(({ file, weight, letters }) => writeFace(family, file, weight, letters));
}

function writeFace(family: string, file: string, weight: string | null, letters: string | null): string {
  const range = letters === null ? '' : `unicode-range:${letters};`;
  return `@font-face{font-family:'${family}';font-weight:${weight ?? '400'};font-display:swap;src:url('/media/${plainPath(file)}') format('woff2');${range}}`;
}

/**
 * The digits of the display face as a family by themselves, for counters, if titles use the digits of the text face.
 */
function writeFigures({ displayFace, titleFigures }: Brand): string[] {
  const [first] = displayFace?.files ?? [];
  if (first === undefined || titleFigures === 'display') return [];
  return [writeFace(families.figures, first.file, first.weight, 'U+002F-0039')];
}

function familyVariables({ displayFace, textFace, titleFigures }: Brand): Record<string, string> {
  const text = textFace === null ? fallback : `'${families.text}', ${fallback}`;
  const display = displayFace === null ? text : `'${families.display}', ${text}`;
  const figures = displayFace !== null && titleFigures === 'text' ? `'${families.figures}', ${display}` : display;
  return { '--text': text, '--display': display, '--figures': figures };
}

/** A path without characters that could end the URL or the style element. */
function plainPath(file: string): string {
  return file.replace(/[^\w./-]/g, '');
}

function writeRule(selector: string, properties: Record<string, string>): string {
  return `${selector}{${Object.entries(properties)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;
}
