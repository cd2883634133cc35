const names = [
  'land',
  'far',
  'sea',
  'coast',
  'park',
  'hill',
  'site',
  'square',
  'building',
  'street',
  'edge',
  'rail',
  'label',
  'quarter',
  'water-label',
  'halo',
  'route',
  'casing',
] as const;

/** The colours of the map, by what they are used for. */
export type Palette = Record<(typeof names)[number], string>;

/** Reads the current colours from an element: `map.module.css` defines them, once for each light. */
export function readPalette(element: HTMLElement): Palette {
  const style = getComputedStyle(element);
  return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(`--map-${name}`).trim()])) as Palette;
}
