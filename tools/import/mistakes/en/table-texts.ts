import type { MistakeText } from '../mistake-text.ts';

/** Mistakes in tables and in their cells. */
export const tableTexts = {
  // Tables
  csv_bars: {
    what: 'Columns are separated by vertical bars',
    todo: 'Export the table with commas or semicolons between its columns',
  },
  csv_separator: {
    what: 'Columns are separated by "{found}"',
    todo: 'Export the table with commas or semicolons between its columns',
  },
  csv_unreadable: {
    what: 'The table cannot be read: {reason}',
    todo: 'Look at the quotation marks on that line and export the table again',
  },
  csv_quotation: {
    what: 'The value {value} has quotation marks within it',
    todo: 'Write {example}: in quotation marks, and those within it twice',
  },
  csv_cut: {
    what: 'The table ends in the middle of this row; the rest is missing',
    todo: 'Export the table again, and copy the whole file',
  },
  xlsx_unreadable: {
    what: 'The workbook cannot be read: {reason}',
    todo: 'Save it as .xlsx again, with the table on the first sheet',
  },
  table_too_long: {
    what: 'The table has more than {max} rows',
    todo: 'Leave out what no unit, building or place needs',
  },
  table_too_wide: {
    what: 'The row has a cell beyond column {max}',
    todo: 'Delete the cells far to the right of the table',
  },
  table_too_large: {
    what: 'The table is far larger than a table of a package needs to be',
    todo: 'Copy its rows and columns into a new file',
  },
  cell_too_long: { what: 'A cell has more than {max} characters', todo: 'Shorten it' },
  table_empty: { what: 'The table has no header row', todo: 'Begin with a row of column names: {columns}' },
  column_missing: {
    what: 'Column {column} is missing',
    todo: 'Add the column; leave cells empty if nothing is known',
  },
  column_unknown: { what: 'Column {column} is not known', todo: 'Remove it, or correct its name{hint}' },
  column_twice: { what: 'Column {column} appears twice in the header', todo: 'Keep one of them' },
  row_separator: {
    what: 'The cells of the row are separated by "{found}", those of the header by "{expected}"',
    todo: 'Separate the cells of all rows by the same sign',
  },
  row_short: { what: 'Cells in the row: {count}, in the header: {expected}', todo: 'Add the missing commas{hint}' },
  row_long: {
    what: 'Cells in the row: {count}, in the header: {expected}',
    todo: 'Remove the surplus commas, or quote a value that contains a comma',
  },
  // Cells
  value_missing: { what: 'Column {column} is empty', todo: 'Fill it in' },
  value_too_long: { what: 'Column {column} has {count} characters; the maximum is {max}', todo: 'Shorten it' },
  digits_arabic: {
    what: 'Column {column} is "{value}", whose digits are not those from 0 to 9',
    todo: 'Write digits from 0 to 9: {latin}',
  },
  price_format: {
    what: 'Column {column} is "{value}", which is not a whole number of minor units',
    todo: 'Write only digits: {shown} is {minor}{hint}',
  },
  price_negative: { what: 'Column {column} is negative: {value}', todo: 'Write a price of 0 or more' },
  price_too_large: {
    what: 'Column {column} is {value}, which is more than a price can be',
    todo: 'Write minor units (cents), at most 1000000000000000',
  },
  cell_error: {
    what: 'Column {column} is {value}, an error of the spreadsheet',
    todo: 'Correct the formula, or write its value',
  },
  cell_formula: {
    what: 'Column {column} is a formula without a saved value: {value}',
    todo: 'Open the file in a spreadsheet program and save it again, or write the value',
  },
  lookalike: {
    what: 'Column {column} is "{value}" with the letter {letter}, which looks like {looksLike} on line {other}',
    todo: 'Type it again with the same keyboard layout as the others',
  },
  lookalike_elsewhere: {
    what: 'Column {column} is "{value}" with the letter {letter}, which looks like {looksLike} in {other}',
    todo: 'Write "{meant}"',
  },
  building_row_missing: {
    what: 'buildings.csv has no row for building "{value}", although there are units and other things of it',
    todo: 'Add its row: probably it was deleted',
  },
  building_other_code: {
    what: 'Nothing else names the code "{value}": units, markers or texts are of a building "{meant}", which has no row',
    todo: 'Write "{meant}" as the code, or correct the others',
  },
  class_undrawn: {
    what: 'No front or plan is of class "{value}"',
    todo: 'Correct class_name{hint}, or add its front (fronts/{name}.webp, fronts/{name}.svg) and its plans',
  },
  levels_sorted: {
    what: 'The levels of {count} units are not those of their plans, first {level} of unit {number} of building {building}, which {found} shows: the column level was sorted without the others',
    todo: 'Restore the column, and sort whole rows',
  },
  class_without_files: {
    what: 'No front or plan is of class "{value}"; {file} and others are of "{meant}", which no building has',
    todo: 'Write "{meant}", or rename the files',
  },
  area_zero: { what: 'Column {column} is 0', todo: 'Write the area in m²' },
  number_format: {
    what: 'Column {column} is "{value}", which is not a number',
    todo: 'Write digits with a point for decimals: 84.5',
  },
  position_format: {
    what: 'The coordinates {value} are not written in degrees with a decimal point',
    todo: 'Write {lat} as lat and {lng} as lng',
  },
  position_other_system: {
    what: 'The coordinates {value} are no latitude and longitude',
    todo: 'Write degrees (WGS 84) with a decimal point: 53.5425 as lat, 9.9875 as lng',
  },
  number_negative: { what: 'Column {column} is negative: {value}', todo: 'Write 0 or more' },
  number_out_of_range: {
    what: 'Column {column} is {value}; it must be between {min} and {max}',
    todo: 'Correct the value',
  },
  integer_format: {
    what: 'Column {column} is "{value}", which is not a whole number',
    todo: 'Write a whole number{hint}',
  },
  flag_format: { what: 'Column {column} is "{value}"', todo: 'Write 1 for yes or 0 for no' },
  link_format: {
    what: 'Column {column} is "{value}", which is not a web address',
    todo: 'Begin it with https:// or http://, or with one / for a page of this site',
  },
  choice_unknown: { what: 'Column {column} is "{value}"', todo: 'Write one of {choices}{hint}' },
  code_format: {
    what: 'Column {column} is "{value}"',
    todo: 'Use only letters, digits, spaces, points, hyphens and underscores',
  },
  status_unknown: { what: 'Status "{value}" is not known', todo: 'Write one of {choices}{hint}' },
  building_unknown: {
    what: 'There is no building "{value}"',
    todo: 'Add it to buildings.csv or correct the code{hint}',
  },
  category_format: {
    what: 'Column category is "{value}"',
    todo: 'Use lower-case letters a to z, digits and hyphens: golf-courses; "all" stands for all categories',
  },
  class_unknown: {
    what: 'No building is of class "{value}"',
    todo: 'Write a class_name of buildings.csv{hint}',
  },
  room_type_unknown: {
    what: 'There is no room type "{value}"',
    todo: 'Add it to room-types.csv or correct the name{hint}',
  },
  apartment_type_unknown: {
    what: 'There is no apartment type "{value}"',
    todo: 'Add it to apartment-types.csv or correct the name{hint}',
  },
  building_type_unknown: {
    what: 'There is no building type "{value}"',
    todo: 'Add it to building-types.csv or correct the name{hint}',
  },
  panorama_unknown: {
    what: 'There is no panorama "{value}"',
    todo: 'Add it to panoramas.csv or correct the slug{hint}',
  },
  hotspot_two_ways: { what: 'The hotspot leads to a panorama and to an address', todo: 'Keep one of to and link' },
  frame_address: {
    what: 'Column {column} is "{value}", which is {reason} and cannot be shown in a frame',
    todo: 'Name a page of a public site: https://tour.example.com/…',
  },
  frame_host: {
    what: 'Column {column} is "{value}", a page {reason}',
    todo: 'Add its host to settings.frameHosts in development.json, or correct the link',
  },
  tag_unknown: { what: 'There is no tag "{value}"', todo: 'Add it to tags.csv or correct the name{hint}' },
  plural_forms: {
    what: 'Column {column} has {count} of the word’s plural forms; the language needs {expected}',
    todo: 'Write the forms of the word beside numbers, separated by |: {example}',
  },
  lead_source_none: {
    what: 'The table has no row',
    todo: 'Add one, such as Website: clients who register alone are given the first',
  },
  duplicate_key: {
    what: '{column} "{value}" is already on line {other}{case}',
    todo: 'Give each row its own, or remove one of the rows',
  },
  duplicate_number: {
    what: 'Building {building} already has a unit {value}, on line {other}',
    todo: 'Give each unit of a building its own number',
  },
  formerly_twice: {
    what: '"{value}" is already the former code of the row on line {other}',
    todo: 'Name it once: only one of them can be the former {value}',
  },
  held_unit_listed: {
    what: 'Unit "{value}" is withdrawn here, but also in the table of units',
    todo: 'Remove it from one of the two tables',
  },
  held_unit_missing: {
    what: 'Unit "{value}" is made available here, but is not in the table of units',
    todo: 'Add it there, or remove this row{hint}',
  },
  area_disorder: { what: 'The net area {net} is more than the gross area {gross}', todo: 'Correct one of them' },
  slug_reserved: {
    what: 'The slug "{slug}" is the address of the list of all galleries',
    todo: 'Give the gallery another slug',
  },
  gallery_empty: {
    what: 'The gallery "{slug}" shows nothing',
    todo: 'Name its pictures in images, or its address in link',
  },
  columns_respelt: {
    what: 'The header spells columns differently: {found}',
    todo: 'Write {choices}: in lower case and Latin letters, with underscores',
  },
  units_none: {
    what: 'The table has no unit, but plans outline units',
    todo: 'Add a row for each unit, or remove the outlines from the plans',
  },
  buildings_none: {
    what: 'The table has no building, but there are units',
    todo: 'Add a row for each building',
  },
  place_swapped: {
    what: 'Latitude {lat} and longitude {lng} are {away} km from the centre of the map; exchanged, they would be near',
    todo: 'Exchange lat and lng',
  },
} as const satisfies Record<string, MistakeText>;
