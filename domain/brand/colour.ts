/** Red, green and blue, each from 0 to 1 if sRGB has the colour. Gamma-encoded unless called linear. */
export type Rgb = readonly [red: number, green: number, blue: number];
/** A colour in OKLab: lightness from 0 to 1, and two axes of colour. */
type Lab = readonly [lightness: number, a: number, b: number];

/** The channels of a colour such as `#17211d`. */
export function parseColour(hex: string): Rgb {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return [channel(1), channel(3), channel(5)];
}

/** A colour as `#rrggbb`; channels beyond 0 and 1 are cut off. */
function writeColour(rgb: Rgb): string {
  const digits = (value: number) =>
    Math.round(Math.min(1, Math.max(0, value)) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${rgb.map(digits).join('')}`;
}

/** A colour as red, green and blue from 0 to 255, separated by spaces: `23 33 29`. */
export function channelsOf(hex: string): string {
  return parseColour(hex)
    .map((value) => Math.round(value * 255))
    .join(' ');
}

const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const fromLinear = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

/** The channels as linear light, without sRGB's gamma; each from 0 to 1. */
export function linearRgb(hex: string): Rgb {
  const [red, green, blue] = parseColour(hex);
  return [toLinear(red), toLinear(green), toLinear(blue)];
}

/** The relative luminance of linear RGB, from 0 to 1 (WCAG 2.2). */
export function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of two colours, from 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(linearRgb(one)), luminance(linearRgb(other))].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Two colours mixed in sRGB, as CSS does: `share` of the second, from 0 to 1. */
export function mix(one: string, other: string, share: number): string {
  const [r1, g1, b1] = parseColour(one);
  const [r2, g2, b2] = parseColour(other);
  const at = (from: number, to: number) => from + (to - from) * share;
  return writeColour([at(r1, r2), at(g1, g2), at(b1, b2)]);
}

/** Converts linear RGB to OKLab (Björn Ottosson, 2020). */
export function toLab([red, green, blue]: Rgb): Lab {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** Converts OKLab to linear RGB. */
function fromLab([lightness, a, b]: Lab): Rgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** The lightness of a colour in OKLCH, from 0 to 1. */
export function lightnessOf(hex: string): number {
  return toLab(linearRgb(hex))[0];
}

/** The same hue at another OKLCH lightness, with as much of its chroma as sRGB can show. */
export function withLightness(hex: string, lightness: number): string {
  const [, a, b] = toLab(linearRgb(hex));
  // The tolerance is for rounding.
  const isInGamut = (rgb: Rgb) => rgb.every((value) => value >= -0.0005 && value <= 1.0005);
  let share = 1;
  let rgb = fromLab([lightness, a, b]);
  while (!isInGamut(rgb) && share > 0) {
    share -= 0.02;
    rgb = fromLab([lightness, a * share, b * share]);
  }
  const clipped = rgb.map((value) => fromLinear(Math.min(1, Math.max(0, value))));
  return writeColour([clipped[0] ?? 0, clipped[1] ?? 0, clipped[2] ?? 0]);
}

/** How finely `nearestWithContrast` searches, in OKLCH lightness. */
const lightnessStep = 0.0025;

/**
 * The nearest colour of the same hue, by OKLCH lightness, whose contrast on each of the grounds is at least `minimum`;
 * the colour itself if its contrast is enough. Undefined if there is no such colour.
 */
export function nearestWithContrast(hex: string, grounds: readonly string[], minimum: number): string | undefined {
  const passes = (colour: string) => grounds.every((ground) => contrast(colour, ground) >= minimum);
  if (passes(hex)) return hex;
  const own = lightnessOf(hex);
  for (let distance = lightnessStep; distance <= 1; distance += lightnessStep) {
    for (const lightness of [own - distance, own + distance]) {
      if (lightness < 0 || lightness > 1) continue;
      const tried = withLightness(hex, lightness);
      if (passes(tried)) return tried;
    }
  }
  return undefined;
}
