/**
 * The width of `rem` rem, for `sizes` of a picture. There, `rem` means the font size of the browser, but the page has a
 * larger one on screens above 1920 px (base.css). Without that, too small a picture would be chosen on such screens.
 */
export function widthInRem(rem: number): string {
  return `max(${rem.toFixed(2)}rem, min(${(rem / 1.2).toFixed(2)}vw, ${(rem / 0.675).toFixed(2)}vh))`;
}
