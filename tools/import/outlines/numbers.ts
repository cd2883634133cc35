/** The numbers of an SVG list, separated by whitespace, commas or signs; empty if there is anything else in it. */
export function readNumbers(list: string): number[] {
  const number = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi;
  return list.replace(number, '').replace(/[\s,]/g, '') === '' ? (list.match(number) ?? []).map(Number) : [];
}

/** The units of lengths in pixels, as CSS defines them. Others count as pixels, because they depend on a font. */
const unitPixels: Readonly<Record<string, number>> = {
  pt: 96 / 72,
  pc: 16,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  in: 96,
};

/** A length attribute in user units; 0 if it is absent or invalid, or a percentage. */
export function readLength(value: string | undefined): number {
  const [, unit = ''] = /(?<![a-z])([a-z]+|%)$/i.exec(value?.trim() ?? '') ?? [];
  const length = parseFloat(value ?? '0') * (unitPixels[unit.toLowerCase()] ?? 1);
  return Number.isFinite(length) && unit !== '%' ? length : 0;
}
