/** The elements that a drawing may contain. Nothing that is not listed here gets past the import. */
export const allowedElements = new Set([
  'svg',
  'g',
  'defs',
  'symbol',
  'use',
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'text',
  'tspan',
  'linearGradient',
  'radialGradient',
  'stop',
  'pattern',
  'clipPath',
  'mask',
  'title',
]);

const geometry = [
  'x',
  'y',
  'width',
  'height',
  'rx',
  'ry',
  'cx',
  'cy',
  'r',
  'x1',
  'y1',
  'x2',
  'y2',
  'fx',
  'fy',
  'dx',
  'dy',
  'd',
  'points',
  'transform',
  'viewBox',
  'preserveAspectRatio',
  'gradientUnits',
  'gradientTransform',
  'spreadMethod',
  'offset',
  'patternUnits',
  'patternContentUnits',
  'patternTransform',
  'clipPathUnits',
  'maskUnits',
  'maskContentUnits',
  'pathLength',
];

/** The properties that a style may set; each is written as a presentation attribute. */
export const styleProperties = new Set([
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-miterlimit',
  'stroke-dasharray',
  'stroke-dashoffset',
  'vector-effect',
  'opacity',
  'color',
  'stop-color',
  'stop-opacity',
  'clip-path',
  'clip-rule',
  'mask',
  'display',
  'visibility',
  'paint-order',
  'overflow',
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'text-anchor',
  'letter-spacing',
  'word-spacing',
  'dominant-baseline',
  'alignment-baseline',
  'text-rendering',
  'shape-rendering',
]);

const attributes = new Set([...geometry, ...styleProperties]);
const localUrl = /^url\(\s*["']?#([\p{L}\p{M}\p{N}_.:-]+)["']?\s*\)(?:\s+(?:none|#?\w+))?$/u;

/** The safe form of an attribute's value, or null if it must be dropped. References may only point into the drawing. */
export function allowedValue(name: string, value: string): string | null {
  if (!attributes.has(name) || value.length > 2_000_000) return null;
  const url = localUrl.exec(value.trim());
  if (url) return `url(#${url[1]})`;
  const plain = name === 'font-family' ? value.replace(/["']/g, '') : value;
  return /^[\p{L}\p{N}\s#.,()%+\-/_*]*$/u.test(plain) && !/url\s*\(|image\s*\(|expression|\bvar\s*\(/i.test(plain)
    ? plain.replace(/\s+/g, ' ').trim()
    : null;
}

/** The id that a `url(#id)` or a `#id` names, or null. */
export function referencedId(value: string): string | null {
  return localUrl.exec(value.trim())?.[1] ?? /^#([\p{L}\p{M}\p{N}_.:-]+)$/u.exec(value.trim())?.[1] ?? null;
}
