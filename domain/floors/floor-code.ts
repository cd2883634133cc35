/**
 * The code of a floor plan: class name in lower case, `f`, level, and `d` for the upper level of that floor's duplex
 * units. `af3` is the third floor of class A, `af7d` the duplex plan of the seventh.
 */
export function floorCode(className: string, level: number, duplexEntry = false): string {
  return `${className.toLowerCase()}f${level}${duplexEntry ? 'd' : ''}`;
}

/** The levels shown in the building view (specification, section 2). */
export const shownLevels = [0, 1, 2, 3, 4, 5, 6, 7] as const;

/** Whether a level is above those of the building view, such as a garden level: the development has a name for it. */
export function isLevelApart(level: number): boolean {
  return level > Math.max(...shownLevels);
}
