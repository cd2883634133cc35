/** A table as CSV: a header row, fields quoted if necessary, lines ended by a line feed. */
export function csv(header: readonly string[], rows: readonly (readonly (string | number | null)[])[]): string {
  return [header, ...rows].map((row) => row.map(field).join(',')).join('\n') + '\n';
}

function field(value: string | number | null): string {
  const text = value === null ? '' : String(value);
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
