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
  floors_other_names: {
    what: 'Outlines that are named after no floor: {names}. Floors of building {building} without an outline: {levels}',
    todo: 'Name each outline after its floor: floor-{level} and so on',
  },
  floors_shifted: {
    what: 'The fronts of class {class} outline the floors {drawn}, but its units are on the floors {levels}',
    todo: 'Count floors in the same way, 0 being the ground floor: correct the names of the outlines, or the column level',
  },
  outlines_flattened: {
    what: 'The shape {id} joins {count} separate outlines, while these have none: {names}',
    todo: 'Take it apart, and name each part (Illustrator: Object, Compound Path, Release; Inkscape: Path, Break Apart; Figma: undo Flatten)',
  },
  polygons_outside: {
    what: 'These outlines extend beyond the viewBox {viewBox}: {names}',
    todo: 'Make the artboard as large as the whole drawing, corner to corner with the picture, and export it again',
  },
  cells_apostrophe: {
    what: 'Cells of {columns} begin with an apostrophe ({count}), such as {value}',
    todo: 'Delete the apostrophes, and format the columns as text instead',
  },
  map_other_system: {
    what: '{path} has coordinates that are no longitude and latitude: {x}, {y}',
    todo: 'Export it in degrees (WGS 84, EPSG:4326)',
  },
  folder_misnamed: {
    what: 'The folder {path} is not called {name}',
    todo: 'Rename it to {name}: small letters and spaces count',
  },
  folder_absent: {
    what: 'The folder {path} is missing',
    todo: 'Add it with its files, next to development.json',
  },
  folder_nested: {
    what: 'The files of the folder {name} are in a second one within it: {path}',
    todo: 'Move them up into {name}',
  },
  folder_packed: {
    what: 'The folder {name} is missing; there is only the archive {path}',
    todo: 'Unpack it into the folder {name}',
  },
  file_pointer: {
    what: '{path} only stands for the file, which is not here ({kind})',
    todo: 'Put the file itself in its place (Git: git lfs pull; cloud: keep it on this device; shortcut: copy what it leads to)',
  },
  merge_conflict: {
    what: 'Git has left two versions here: the line begins with {mark}',
    todo: 'Keep the version that is right, and delete the other and the lines of <<<<<<<, ======= and >>>>>>>',
  },
  plans_other_names: {
    what: 'Plans that belong to no class of buildings.csv: {names}. Plans that are missing: {missing}',
    todo: 'Rename them after class and level, in lower case',
  },
  numbers_respelt: {
    what: 'The table writes numbers of units otherwise than the plans ({count}): "{number}" of building {building} is "{name}" in {plan}',
    todo: 'Write them alike; for zeros in front, format the column as text',
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
    what: '{one} and {other} seem to be exchanged: each is in the other language, as in "{found}"{also}',
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
  prices_series: {
    what: 'Prices count up from {value} to {to} in {count} rows, as spreadsheets continue a series',
    todo: 'Write the price of each unit',
  },
  prices_sorted: {
    what: 'Prices go from {from} in the first row to {to} in the last, but do not follow the areas of the units',
    todo: 'Check whether the column price was sorted without the others',
  },
  codes_shuffled: {
    what: 'The code of unit {number} is "{value}", which ends with the number of another unit; such units: {count}',
    todo: 'Check whether one column was sorted without the others',
  },
  text_line_break: {
    what: 'The text {key} has a line break, written here as a point: "{found}"',
    todo: 'Write it in one line',
  },
  picture_copied: {
    what: '{path} has the same content as {other}',
    todo: 'Export the picture that was meant; if both mean the same one, name only one of the two files',
  },
  plan_copied: {
    what: '{path} is the same drawing as {other}',
    todo: 'Export the drawing of that floor',
  },
  legal_exchanged: {
    what: '{path} has the title "{title}", which is that of another page: {page}',
    todo: 'Exchange the two files if they are exchanged, or correct the title',
  },
} as const satisfies Record<string, MistakeText>;
