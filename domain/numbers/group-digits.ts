/** Parts the digits of a whole number, which may have a sign before them, by thousands. */
export function groupDigits(whole: string, separator: '.' | ','): string {
  return whole.replace(/\B(?=(\d{3})+$)/g, separator);
}
