import type { BuiltPackage } from '../build-package.ts';

/** Writes values into columns of lines of the table of units. */
export function changeCells(
  built: BuiltPackage,
  lines: readonly number[],
  values: Record<string, string>,
): Promise<void> {
  return built.change('units.csv', (text) => {
    const [header = '', ...rows] = text.split('\n');
    const columns = header.split(',');
    const written = rows.map((row, index) =>
      lines.includes(index + 2)
        ? row
            .split(',')
            .map((cell, at) => values[columns[at] ?? ''] ?? cell)
            .join(',')
        : row,
    );
    return [header, ...written].join('\n');
  });
}
