import type { SvgElement } from '../drawings/svg-tree.ts';

/** What tools call a shape that nobody named. */
const generatedNames =
  /^(path|rect|polygon|polyline|circle|ellipse|use|shape|vector|rectangle|line|union|subtract|intersect|exclude|group|g|layer|frame|mask|clip|ebene|calque|katman|svgid|xmlid|_?compound_?path_?|_?path_?|_?group_?)[\s_-]*\d*([_-]\d+)*_?$/i;

/**
 * Whether a name is one that tools give by themselves. What is called so outlines something all the same where its name
 * is one of a unit or floor: `G1` is both.
 */
function isGeneratedName(name: string): boolean {
  return generatedNames.test(name);
}

/**
 * What the author calls a shape: the nearest name of it and the groups around it that no tool gave; undefined where
 * nobody named it.
 */
export function authoredName(names: readonly string[][]): string | undefined {
  return names.flat().find((name) => !isGeneratedName(name));
}

/**
 * The names of an element: Illustrator keeps the layer's name in `data-name`, Inkscape in
 * `inkscape:label`; else it is the id. Illustrator's escapes (`_x31_01` is `101`) are undone.
 */
export function namesOf(element: SvgElement): string[] {
  const { attributes } = element;
  const given = [attributes['data-name'], attributes['inkscape:label'], attributes.id].filter(
    (name) => name !== undefined,
  );
  return [...new Set(given.map(decodeName))].filter((name) => name !== '');
}

/** An id as it was typed into the tool: escapes undone, in Unicode NFC. */
export function decodeName(id: string): string {
  return id
    .replace(/_x([0-9A-F]{2,6})_/g, (_, hex: string) => String.fromCodePoint(Math.min(parseInt(hex, 16), 0x10ffff)))
    .trim()
    .normalize('NFC');
}

/**
 * The forms under which a name is looked up, the plainest first: as it is; without `unit-` before it; with
 * Illustrator's `_1_` or Figma's `_2` or `-2` for a repeated name taken off; blanks for underscores.
 */
export function nameVariants(name: string): string[] {
  const plain = name.replace(/^(unit|apartment|apt|flat|daire)s?[\s_-]+(?=.)/i, '');
  const forms = [name, plain, plain.replace(/_\d+_$/, ''), plain.replace(/[_-]\d+$/, '')];
  return [
    ...new Set([
      ...forms,
      ...forms.map((form) => form.replaceAll('_', ' ')),
      ...forms.map((form) => form.replaceAll('_', '-')),
    ]),
  ];
}
