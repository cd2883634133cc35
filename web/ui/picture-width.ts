/**
 * A width of so many rem for `sizes` of a picture, where `rem` is the browser's own font: the page's is larger on
 * screens above 1920 px (base.css), and a picture that is chosen for the smaller one is blurred there.
 */
export function widthInRem(rem: number): string {
  return `max(${rem.toFixed(2)}rem, min(${(rem / 1.2).toFixed(2)}vw, ${(rem / 0.675).toFixed(2)}vh))`;
}
