import type { SvgElement } from '../drawings/svg-tree.ts';

/** The names that drawing tools generate for unnamed shapes. */
const generatedNames =
  /^(path|rect|polygon|polyline|circle|ellipse|use|shape|vector|rectangle|line|union|subtract|intersect|exclude|group|g|layer|frame|mask|clip|ebene|calque|katman|svgid|xmlid|_?compound_?path_?|_?path_?|_?group_?)[\s_-]*\d*([_-]\d+)*_?$/i;

/** Whether a drawing tool may have generated a name. It can still be the name of a unit or floor: `G1` is both. */
function isGeneratedName(name: string): boolean {
  return generatedNames.test(name);
}

/**
 * The name that the author gave to a shape, otherwise to the nearest group around it, skipping generated names;
 * undefined if there is none.
 */
export function authoredName(names: readonly string[][]): string | undefined {
  return names.flat().find((name) => !isGeneratedName(name));
}

/**
 * The names of an element. Illustrator keeps the layer name in `data-name`, Inkscape in `inkscape:label`, others in the
 * id. Illustrator's escapes (`_x31_01` is `101`) are decoded.
 */
export function namesOf(element: SvgElement): string[] {
  const { attributes } = element;
  const names = [attributes['data-name'], attributes['inkscape:label'], attributes.id].filter(
    (name) => name !== undefined,
  );
  return [...new Set(names.map(decodeName))].filter((name) => name !== '');
}

/**
 * The name as it was typed into the drawing tool: unescaped, in Unicode NFC, without characters that nobody can see,
 * such as marks of direction.
 */
export function decodeName(id: string): string {
  return id
    .replace(/_x([0-9A-F]{2,6})_/g, (_, hex: string) => String.fromCodePoint(Math.min(parseInt(hex, 16), 0x10ffff)))
    .replace(/\p{Cf}/gu, '')
    .trim()
    .normalize('NFC');
}

/** A name without a prefix such as `unit-`, and without what Figma adds to a copy. */
export function plainName(name: string): string {
  return withoutPrefix(name).replace(/[\s_-]copy(?:[\s_-]?\d+)?$/i, '');
}

function withoutPrefix(name: string): string {
  return name.replace(/^(unit|apartment|apt|flat|daire)s?[\s_-]+(?=.)/i, '');
}

/**
 * The forms in which a name is looked up, in this order: unchanged; without a prefix such as `unit-`; without the
 * suffix of a repeated name (`_1_` in Illustrator, `_2` or `-2` in Figma); with spaces or hyphens for underscores.
 */
export function nameVariants(name: string): string[] {
  const plain = withoutPrefix(name);
  const variants = [name, plain, plain.replace(/_\d+_$/, ''), plain.replace(/[_-]\d+$/, '')];
  return [
    ...new Set([
      ...variants,
      ...variants.map((variant) => variant.replaceAll('_', ' ')),
      ...variants.map((variant) => variant.replaceAll('_', '-')),
    ]),
  ];
}
