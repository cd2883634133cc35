import sharp, { type Sharp } from 'sharp';
import type { Brand } from '#contract/brand.ts';
import { drawDefaultMark } from '#domain/brand/default-mark.ts';
import { parseColour } from '#domain/brand/colour.ts';
import { isDarkGround } from '#domain/brand/dark-look.ts';
import type { Palette } from '#domain/brand/palette.ts';
import { sanitiseDrawing } from '../drawings/sanitise-drawing.ts';
import { isOfUsableSize, readViewBox, viewBoxText } from '../drawings/view-box.ts';
import { loadSvg } from '../outlines/load-svg.ts';
import { drawingFile } from '../pictures/drawing-file.ts';
import { mediaId } from '../pictures/media-item.ts';
import { findBrandFile, type BrandFiles } from './brand-files.ts';

type Marks = Pick<Brand, 'mark' | 'markOnDark' | 'wordmark' | 'wordmarkOnDark' | 'icon'>;

/** The sizes of icons in pixels: for tabs, for iOS, and two for installed apps. */
const iconSizes = [96, 180, 192, 512];
/** The part of a maskable icon that is never cut off. */
const safeShare = 0.8;
/** By how much the sides of an icon may differ. */
const squareTolerance = 0.02;
/** The part of an icon that a mark fills. */
const markShare = 0.72;

/**
 * Reads the logos and creates the icons. A drawing in `currentColor` gets the text colour of each ground; a logo
 * without a version for dark grounds is used on both.
 */
export async function readMarks(brand: Brand, palette: Palette, files: BrandFiles): Promise<Marks> {
  const grounds = inksOf(palette);
  const [mark, markOnDark, wordmark, wordmarkOnDark, icon] = await Promise.all(
    (['mark', 'markOnDark', 'wordmark', 'wordmarkOnDark', 'icon'] as const).map((name) =>
      readDrawing(brand, name, palette, files),
    ),
  );
  const keep = (svg: string | null | undefined, ink: string) => (svg ? addDrawing(svg, ink, files) : null);
  const shown = (palette.isDark ? (markOnDark ?? mark) : mark) ?? null;
  return {
    mark: keep(mark, grounds.onLight),
    markOnDark: keep(markOnDark ?? mark, grounds.onDark),
    wordmark: keep(wordmark, grounds.onLight),
    wordmarkOnDark: keep(wordmarkOnDark ?? wordmark, grounds.onDark),
    icon: addIcons(icon ?? null, coloured(shown, palette.ink) ?? drawDefaultMark(palette.ink), palette, files),
  };
}

/** The colours of text on light and on dark grounds. */
function inksOf({ ink, paper }: Palette): { onLight: string; onDark: string } {
  return isDarkGround(ink) ? { onLight: ink, onDark: paper } : { onLight: paper, onDark: ink };
}

async function readDrawing(
  brand: Brand,
  name: keyof Marks,
  palette: Palette,
  files: BrandFiles,
): Promise<string | null> {
  const given = brand[name];
  if (given === null) return null;
  const { report, place } = files;
  const found = findBrandFile(given, name, files);
  const tree = found && (await loadSvg(found.path, report, found.name));
  if (!found || !tree || !isOfUsableSize(tree.root, report, found.name)) return null;
  const box = readViewBox(tree.root);
  const drawing = { file: found.name, line: tree.root.line };
  if (box === null) report.mistake('svg_no_view_box', drawing, { expected: '0 0 100 100' });
  else if (name === 'icon' && Math.abs(box.width / box.height - 1) > squareTolerance)
    report.warning('brand_icon_shape', drawing, { path: found.name, viewBox: viewBoxText(tree.root) });
  const svg = sanitiseDrawing(tree.root, viewBoxText(tree.root), report, found.name);
  if (svg === null || !(await isDrawable(svg))) {
    report.mistake('brand_drawing_empty', place(name), { path: found.name });
    return null;
  }
  if (box !== null) await warnOfLook(svg, isOnPaper(brand, name, palette) ? palette : null, found.name, report);
  return svg;
}

/** Whether a logo is shown on the paper of the look: in a dark one, its version for dark grounds if there is one. */
function isOnPaper(brand: Brand, name: keyof Marks, { isDark }: Palette): boolean {
  if (name === 'icon') return false;
  if (name === 'mark' || name === 'wordmark') return !isDark || brand[`${name}OnDark`] === null;
  return isDark;
}

/** The side of the square, in pixels, in which it is measured how much of a logo is seen. */
const measured = 256;
/** By how much a channel of a pixel differs from the paper, of 255, if the pixel can be seen. */
const seenDifference = 32;
/** The part of the square that has to be seen. */
const seenShare = 0.001;

/** Whether a drawing can be drawn as an icon: not if its viewBox is tiny, or so thin that nothing of it is left. */
async function isDrawable(svg: string): Promise<boolean> {
  try {
    const drawing = await drawWithin(svg, measured);
    await drawing.raw().toBuffer();
    return true;
  } catch {
    return false;
  }
}

/** Warns of a logo with text, and of one that can hardly be seen on its paper; null if it has another ground. */
async function warnOfLook(svg: string, palette: Palette | null, path: string, report: BrandFiles['report']) {
  if (/<text[\s>]/.test(svg)) report.warning('brand_drawing_text', { file: path }, { path });
  if (palette === null) return;
  const drawn = await drawWithin(coloured(svg, palette.ink), measured);
  const pixels = await drawn.flatten({ background: palette.paper }).removeAlpha().raw().toBuffer();
  const paper = parseColour(palette.paper).map((channel) => channel * 255);
  let seen = 0;
  for (let at = 0; at < pixels.length; at += 3)
    if (paper.some((channel, index) => Math.abs((pixels[at + index] ?? channel) - channel) > seenDifference)) seen++;
  if (seen < seenShare * measured ** 2)
    report.warning('brand_drawing_unseen', { file: path }, { path, ground: palette.paper });
}

/** The longest side, in pixels, at which a drawing is rendered before it is made smaller. */
const maxSide = 4096;

/** A drawing in the middle of a transparent square with a side in pixels. */
async function drawWithin(svg: string, side: number): Promise<Sharp> {
  const source = Buffer.from(svg);
  const { width, height } = await sharp(source, { limitInputPixels: false }).metadata();
  // At 72 dots per inch, a unit of the drawing is a pixel.
  const density = Math.min(300, Math.max(1, Math.floor((72 * maxSide) / Math.max(width, height))));
  return sharp(source, { density }).resize({ width: side, height: side, fit: 'contain', background: '#00000000' });
}

function coloured<T extends string | null>(svg: T, ink: string): T {
  return svg?.replaceAll(/currentColor/gi, ink) as T;
}

function addDrawing(svg: string, ink: string, { items }: BrandFiles): string {
  const { address, item } = drawingFile(coloured(svg, ink), 'brand');
  if (!items.some(({ id }) => id === item.id)) items.push(item);
  return `/media/${address}`;
}

/**
 * Adds the icons, and returns the common start of their addresses, which continue with `-192.png` or `-mask-512.png`.
 */
function addIcons(icon: string | null, mark: string, { paper }: Palette, { items }: BrandFiles): string {
  const id = mediaId('brand icons 1', `${icon ?? mark} ${icon === null} ${paper}`);
  const names = [...iconSizes.map((size) => `icon-${size}.png`), 'icon-mask-512.png'];
  items.push({
    id,
    label: 'brand icons',
    files: names.map((name) => ({ name, format: 'other' })),
    make: async (wanted, write) => {
      for (const { name } of wanted) {
        const size = Number(/(\d+)\.png$/.exec(name)?.[1]);
        const share = (icon === null ? markShare : 1) * (name.includes('mask') ? safeShare : 1);
        await write(name, await drawIcon(icon ?? mark, size, share, paper));
      }
    },
  });
  return `/media/${id}/icon`;
}

/** A drawing centred on a square of paper, of which it fills `share`. */
async function drawIcon(svg: string, size: number, share: number, paper: string): Promise<Buffer> {
  const inside = Math.round(size * share);
  const drawing = await (await drawWithin(svg, inside)).png().toBuffer();
  return sharp({ create: { width: size, height: size, channels: 4, background: paper } })
    .composite([{ input: drawing }])
    .png()
    .toBuffer();
}
