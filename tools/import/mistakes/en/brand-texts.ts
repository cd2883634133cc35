import type { MistakeText } from '../mistake-text.ts';

/** Mistakes in the look of a development. */
export const brandTexts = {
  brand_contrast: {
    what: 'settings.brand.colours.{name}: {colour} has a contrast of {ratio} with {ground} ({other}); text needs {least}',
    todo: 'Use {nearest}, the nearest colour that passes, or change the other one',
  },
  brand_paper: {
    what: 'settings.brand.colours.paper: {names} can hardly be read on {colour}; text needs a contrast of {least}',
    todo: 'Correct paper{hint}, or all of these colours',
  },
  brand_drawing_empty: { what: '{path} shows nothing', todo: 'Export the drawing again, with its shapes as paths' },
  brand_font_unreadable: {
    what: '{path} is not a font that can be read ({format})',
    todo: 'Export it again as {format}',
  },
} as const satisfies Record<string, MistakeText>;

/** Warnings about the look of a development. */
export const brandWarningTexts = {
  brand_statuses_alike: {
    what: 'The statuses {one} ({colour}) and {other} ({otherColour}) look alike {vision}; only their shapes and words differ',
    todo: 'Make one of them clearly lighter than the other',
  },
  brand_letters_missing: {
    what: 'settings.brand.{face} lacks {letters}; these letters are shown in another typeface',
    todo: 'Add a file of the typeface with these letters',
  },
  brand_icon_shape: {
    what: '{path} is not square: its viewBox is {viewBox}',
    todo: 'Draw it in a square, such as viewBox="0 0 512 512"',
  },
  brand_print_part: {
    what: 'settings.brand.{face}: documents take all letters of a weight from one file, and one weight only from a variable one',
    todo: 'Name TTF or OTF files with all letters in print',
  },
  brand_print_letters: {
    what: 'settings.brand.{face}: the files in print lack {letters}; documents show these letters in another typeface',
    todo: 'Add a TTF or OTF file with these letters to print; it may be of another family',
  },
  brand_letters_unprinted: {
    what: 'Documents have no letters for {letters}, as in "{found}", and may show empty boxes instead',
    todo: 'Name a TTF or OTF file with these letters in settings.brand.textFace.print',
  },
  brand_drawing_unseen: {
    what: '{path} can hardly be seen on its ground, {ground}',
    todo: 'Draw it in currentColor, which takes the colour of text, or in another colour, and within its viewBox',
  },
  brand_drawing_text: {
    what: '{path} contains text, which each device shows in a typeface of its own',
    todo: 'Convert it to paths',
  },
} as const satisfies Record<string, MistakeText>;
