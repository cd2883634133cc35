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

/** Adds a number of floors to the level of each unit in `units.csv`. */
export function shiftLevels(built: BuiltPackage, difference: number): Promise<void> {
  return built.change('units.csv', (table) =>
    table.replace(/^([^,]+,[^,]+,[^,]+,)(\d+)/gm, (_, before: string, level: string) => {
      return `${before}${Number(level) + difference}`;
    }),
  );
}
