/** Groups the digits of a whole number, with or without a sign, by thousands. */
export function groupDigits(whole: string, separator: string): string {
  return whole.replace(/\B(?=(\d{3})+$)/g, separator);
}
