/*
 * The window sizes of the layouts, as media queries for scripts; the style sheets write out the same ones (decision
 * 0041). They are in `em`, the font size that is set in the browser: a larger one gets the layout of a smaller window,
 * as zooming does.
 */

/** The layout with bars at the top and at the bottom. */
export const phoneWindows = '(width < 48em)';

/** The layout with the rail. */
export const railWindows = '(width >= 48em)';

/** A tablet held upright, with the rail. */
export const uprightTablets = '(48em <= width < 60em) and (orientation: portrait)';

/** The layout with the rail in all windows that are higher than a phone in landscape. */
export const roomyWindows = '(width >= 48em) and (height > 30em)';

/** A laptop or a larger screen. */
export const laptopWindows = '(width >= 75em)';
