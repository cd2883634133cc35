/** Words at the end of a family's name that Typst takes for a style, with the word that belongs to them. */
const style =
  /[ _-](?:(?:extra|ext|ex|x|semi|sem|sm|demi|dem|ultra)[ _-]?)?(?:normal|italic|oblique|slanted|thin|th|hairline|light|lt|regular|medium|med|md|bold|bd|demi|extb|black|blk|bk|heavy|narrow|condensed|cond|cn|cd|compressed|expanded|exp)+$/i;

/**
 * The name under which Typst lists a family: without the styles at its end, `Sofia Sans` for Sofia Sans Extra
 * Condensed.
 */
export function typstFamily(family: string): string {
  const shorter = family.replace(style, '');
  return shorter === family || shorter === '' ? family : typstFamily(shorter);
}

/** The widths of letters by their names, in per cent of the normal one (OpenType's width classes). */
const widths: readonly [name: RegExp, width: number][] = [
  [/ultra[ _-]?(condensed|cond)/i, 50],
  [/extra[ _-]?(condensed|cond)|compressed/i, 62.5],
  [/semi[ _-]?(condensed|cond)/i, 87.5],
  [/condensed|cond|narrow/i, 75],
  [/semi[ _-]?expanded/i, 112.5],
  [/extra[ _-]?expanded/i, 150],
  [/ultra[ _-]?expanded/i, 200],
  [/expanded/i, 125],
];

/** The width of a family's letters as its name says, by which Typst tells families of the same name apart. */
export function widthOf(family: string): number {
  const words = family.slice(typstFamily(family).length);
  return widths.find(([name]) => name.test(words))?.[1] ?? 100;
}
