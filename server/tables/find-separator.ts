/**
 * The separator of the cells of a CSV: the first of `separators`, in their order, that its first row has; a comma if it
 * has none. Empty lines and a byte order mark before that row are passed over.
 */
export function findSeparator(text: string, separators: readonly string[]): string {
  const [firstRow = ''] = /^.*\S.*$/m.exec(text) ?? [];
  return separators.find((separator) => firstRow.includes(separator)) ?? ',';
}
