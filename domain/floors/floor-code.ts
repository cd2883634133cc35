/**
 * The code of a floor plan: class name in lower case, `f`, level, and `d` for the upper level of that floor's duplex
 * units. `af3` is the third floor of class A, `af7d` the duplex plan of the seventh.
 */
export function floorCode(className: string, level: number, duplexEntry = false): string {
  return `${className.toLowerCase()}f${level}${duplexEntry ? 'd' : ''}`;
}
