/** The numbers of an SVG list, separated by whitespace, commas or signs; empty if there is anything else in it. */
export function readNumbers(list: string): number[] {
  const number = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi;
  return list.replace(number, '').replace(/[\s,]/g, '') === '' ? (list.match(number) ?? []).map(Number) : [];
}

/** A length attribute in user units; 0 if it is absent or invalid. All units count as px. */
export function readLength(value: string | undefined): number {
  const length = parseFloat(value ?? '0');
  return Number.isFinite(length) ? length : 0;
}
