import type { MistakeText } from '../mistake-text.ts';

/** Mistakes in what spreadsheets, drawing programs and renderers export. */
export const exportTexts = {
  header_again: { what: 'The names of the columns stand here again', todo: 'Delete the row' },
  row_copied: {
    what: 'The row is the same as line {other}',
    todo: 'Remove one of the two, or correct what should differ',
  },
  row_fragment: {
    what: 'The row has almost only empty cells, which others fill in; it has: {cells}',
    todo: 'Delete it if it is a total, a title or a note; otherwise fill it in',
  },
  document_cut_off: { what: '{path} breaks off: the end of the PDF is missing', todo: 'Copy or export it again' },
  rotator_fractions: {
    what: '{path} has fractions of the frame instead of pixels',
    todo: 'Write pixels of the frame, which is {size}',
  },
  svg_style_geometry: {
    what: 'The style {value} moves or resizes shapes, which the import does not apply',
    todo: 'Export the drawing with attributes instead of styles',
  },
  csv_no_separator: {
    what: 'Nothing separates the columns',
    todo: 'Export the table with commas or semicolons between its columns',
  },
  columns_other_names: {
    what: 'The first row has other names for the columns than expected: {names}',
    todo: 'Use these names: {choices}',
  },
  front_row_single: {
    what: 'The class {class} has one front, {path}, but fronts.csv names a front {front} of it',
    todo: 'Remove the row: it is for classes with several fronts, whose files are in {folder}',
  },
  front_other_name: {
    what: '{path} belongs to no class of buildings.csv, while the front of class {class} is missing',
    todo: 'Rename it to {meant} if it is that front',
  },
  fronts_exchanged: {
    what: 'The fronts {path} and {found} seem to be exchanged: each outlines the floors of the other class, {class} and {other}',
    todo: 'Exchange the names of the two drawings, and of their pictures if these are exchanged, too',
  },
  svg_circular: {
    what: 'The {element} {id} contains itself, directly or through elements that it refers to',
    todo: 'Remove the reference that leads back to it, or draw what it should show',
  },
} as const satisfies Record<string, MistakeText>;

/** What such exports contain that was probably unintended. */
export const exportWarningTexts = {
  text_placeholder: {
    what: 'The text {key} still has "{found}" in place of its words{also}',
    todo: 'Write the text, or leave it empty',
  },
  text_other_script: {
    what: 'The text {key} has no letter of its language: {found}',
    todo: 'Check whether two languages are exchanged',
  },
  code_letter_for_digit: {
    what: 'The code "{value}" has a letter where the others have a digit',
    todo: 'Check it: {meant}',
  },
  codes_alike: {
    what: 'The codes "{value}" and "{other}" (line {line}) differ only in their punctuation',
    todo: 'Write both in the same way, or remove one of the rows',
  },
  areas_large: {
    what: 'The gross areas of apartments are usually about {usual} m²',
    todo: 'Check that they are in m²: one is 10.764 square feet',
  },
  outline_thin: {
    what: 'The outline {id} is so thin or small that it can hardly be hit: {width} by {height} pixels on a large screen',
    todo: 'Draw it around the whole of what it stands for',
  },
  north_still: {
    what: '{path} hardly turns from frame to frame',
    todo: 'Write degrees, clockwise from straight up, for each frame',
  },
  markers_hidden: {
    what: 'No frame shows the marker of any building',
    todo: 'Mark anchors as visible: the third number is 1',
  },
  currency_sign_unprinted: {
    what: 'Documents have no sign {sign}, and settings.currency does not say which code to print instead',
    todo: 'Write settings.currency, such as GEL',
  },
  currency_sign_new: {
    what: 'Many devices have no letter for the sign {sign} yet, and show a box',
    todo: 'Write the code as settings.currencyUnit: {code}',
  },
  frame_refused: {
    what: 'Column {column} is {value}, a page that its site does not let others show in a frame',
    todo: 'Write the address for embedding: {embed}',
  },
  picture_small: {
    what: '{path} is {width}×{height}, which looks blurred on large screens',
    todo: 'Export it at {good}; enlarging it afterwards does not help',
  },
  pictures_small: {
    what: '{count} pictures are {width}×{height}, which looks blurred on large screens: {path} … {last}',
    todo: 'Export them at {good}; enlarging them afterwards does not help',
  },
  picture_blank: {
    what: '{path} shows nothing: every pixel is {colour}',
    todo: 'Export it again, with its layers switched on',
  },
  texts_exchanged: {
    what: '{one} and {other} seem to be exchanged: each has the letters of the other language, as in "{found}"{also}',
    todo: 'Exchange the two texts or, if all are, the two names',
  },
  polygon_covers: {
    what: 'The polygon of {id} covers those of {names}',
    todo: 'Draw it around its own unit only',
  },
  outline_open: {
    what: 'The outline {id} is not closed, and a straight line from its end to its beginning cuts through what it should enclose',
    todo: 'Draw it all the way around, and close it',
  },
  codes_shuffled: {
    what: 'The code of unit {number} is "{value}", which ends with the number of another unit; such units: {count}',
    todo: 'Check whether one column was sorted without the others',
  },
} as const satisfies Record<string, MistakeText>;
