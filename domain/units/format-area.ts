const noBreakSpace = '\u00a0';

/** An area with its unit: `84 m²`, at most one decimal in the language's own way (`84,5 m²`); a dash for none. `unit` is the project's (`m2`), `language` a tag such as `tr`. */
export function formatArea(area: number, unit: string, language: string): string {
  if (!(area > 0)) return '–';
  const written = area.toLocaleString(language, { maximumFractionDigits: 1 });
  return `${written}${noBreakSpace}${unit.replace(/2$/, '²')}`;
}
