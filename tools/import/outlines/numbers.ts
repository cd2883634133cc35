/** The numbers of an SVG list, separated by blanks, commas or signs; empty where something else stands between them. */
export function readNumbers(list: string): number[] {
  const number = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi;
  return list.replace(number, '').replace(/[\s,]/g, '') === '' ? (list.match(number) ?? []).map(Number) : [];
}

/** A length attribute in user units; 0 where it is absent or cannot be read. Units other than px count as px. */
export function readLength(value: string | undefined): number {
  const length = parseFloat(value ?? '0');
  return Number.isFinite(length) ? length : 0;
}
