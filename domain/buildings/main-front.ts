/** The file of the picture of the first front, which all buildings of a class share. */
export function mainFrontOf(className: string): string {
  return `buildings/${className.toLowerCase()}`;
}
