/** What is wrong and what to do about it; `{name}` stands for a detail of the one case. */
export type MistakeText = { what: string; todo: string };

/** Every kind of mistake that stops an import, by its stable code. */
export const mistakeTexts = {
  // The archive
  archive_unreadable: { what: 'The archive cannot be read: {reason}', todo: 'Pack the folder as a plain ZIP again' },
  archive_outside: { what: '{path} leads out of the archive', todo: 'Pack the folder again; names must lie inside it' },
  archive_link: { what: '{path} is a link or a device, not a file', todo: 'Put the file itself into the archive' },
  archive_encrypted: { what: '{path} is encrypted', todo: 'Pack the folder without a password' },
  archive_too_many: {
    what: 'The archive has {count} files; {most} is the most',
    todo: 'Leave out what the package does not name',
  },
  archive_too_large: {
    what: 'The archive unpacks to {size} MB; {most} MB is the most',
    todo: 'Leave out what the package does not name, or make its pictures smaller',
  },
  archive_trap: {
    what: '{path} unpacks to far more than it has',
    todo: 'Pack the folder again with an ordinary program',
  },
  package_too_long: {
    what: 'Reading the package took too long',
    todo: 'Look for a drawing or picture that is far larger than the others, and simplify it',
  },
  package_too_large: {
    what: 'Reading the package took too much memory',
    todo: 'Look for a file that is far larger than the others, and make it smaller',
  },
  package_reader_crashed: {
    what: 'The package could not be read: its reader stopped',
    todo: 'Try once more; if it happens again, export drawings and pictures anew',
  },
  project_other: {
    what: 'The package is of project {value}; this is project {expected}',
    todo: 'Set settings.projectId to {expected}, or load it into an installation of its own',
  },
  // The folder and its files
  folder_missing: { what: 'There is no folder {path}', todo: 'Give the path of a development package' },
  file_missing: { what: '{path} is missing', todo: 'Add the file' },
  file_outside: {
    what: '{path} leads out of the package',
    todo: 'Put the file into the package and name it by its path there',
  },
  file_too_large: { what: '{path} has {size} MB; {most} MB is the most', todo: 'Make the file smaller' },
  file_twice: { what: '{path} and {other} both stand for the same thing', todo: 'Keep one of them' },
  encoding_utf16: { what: 'The file is UTF-16, not UTF-8', todo: 'Save it as "CSV UTF-8"' },
  encoding_not_utf8: {
    what: 'The file is not UTF-8; it looks like {guess}',
    todo: 'Save it as "CSV UTF-8" (or "UTF-8" in the editor)',
  },
  control_character: { what: 'Column {column} holds an invisible control character', todo: 'Type the value again' },
  // Tables
  csv_semicolons: {
    what: 'Columns are separated by {separator}, not by commas',
    todo: 'Export the table with commas as separator',
  },
  csv_unreadable: {
    what: 'The table cannot be read: {reason}',
    todo: 'Look at the quotation marks on that line and export the table again',
  },
  xlsx_unreadable: {
    what: 'The workbook cannot be read: {reason}',
    todo: 'Save it as .xlsx again, the table on the first sheet',
  },
  table_too_long: {
    what: 'The table has more than {most} rows',
    todo: 'Leave out what no unit, building or place needs',
  },
  table_too_wide: {
    what: 'The row has a cell beyond column {most}',
    todo: 'Delete what stands far to the right of the table',
  },
  table_too_large: {
    what: 'The table holds far more than a table of a package needs',
    todo: 'Copy its rows and columns into a new file',
  },
  cell_too_long: { what: 'A cell has more than {most} characters', todo: 'Shorten it' },
  table_empty: { what: 'The table has no header row', todo: 'Begin with the row of column names: {columns}' },
  column_missing: {
    what: 'Column {column} is missing',
    todo: 'Add the column; leave its cells empty where nothing is known',
  },
  column_unknown: { what: 'Column {column} is not known', todo: 'Remove it, or correct its name{hint}' },
  column_twice: { what: 'Column {column} appears twice in the header', todo: 'Keep one of them' },
  row_short: { what: 'The row has {count} cells, the header {expected}', todo: 'Add the missing commas' },
  row_long: {
    what: 'The row has {count} cells, the header {expected}',
    todo: 'Remove the surplus commas, or quote a value that holds a comma',
  },
  // Cells
  value_missing: { what: 'Column {column} is empty', todo: 'Fill it in' },
  value_too_long: { what: 'Column {column} has {count} characters; {most} is the most', todo: 'Shorten it' },
  price_format: {
    what: 'Column {column} is "{value}", which is not whole minor units',
    todo: 'Write digits alone: € 284.500 is 28450000',
  },
  price_negative: { what: 'Column {column} is negative: {value}', todo: 'Write a price of 0 or more' },
  price_too_large: {
    what: 'Column {column} is {value}, which is more than a price can be',
    todo: 'Write minor units (cents), at most 2000000000',
  },
  number_format: {
    what: 'Column {column} is "{value}", which is not a number',
    todo: 'Write digits with a point for decimals: 84.5',
  },
  number_negative: { what: 'Column {column} is negative: {value}', todo: 'Write 0 or more' },
  number_out_of_range: {
    what: 'Column {column} is {value}; it must lie between {least} and {most}',
    todo: 'Correct the value',
  },
  integer_format: { what: 'Column {column} is "{value}", which is not a whole number', todo: 'Write a whole number' },
  flag_format: { what: 'Column {column} is "{value}"', todo: 'Write 1 for yes or 0 for no' },
  link_format: {
    what: 'Column {column} is "{value}", which is not a web address',
    todo: 'Begin it with https:// or http://, or with one / for a page of this site',
  },
  choice_unknown: { what: 'Column {column} is "{value}"', todo: 'Write one of {choices}' },
  code_format: {
    what: 'Column {column} is "{value}"',
    todo: 'Use letters, digits, spaces, points, hyphens and underscores alone',
  },
  status_unknown: { what: 'Status "{value}" is not known', todo: 'Write one of {choices}' },
  building_unknown: {
    what: 'There is no building "{value}"',
    todo: 'Add it to buildings.csv or correct the code{hint}',
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
  duplicate_key: {
    what: '{column} "{value}" stands on line {other} already',
    todo: 'Give each row its own, or remove one of the rows',
  },
  duplicate_number: {
    what: 'Building {building} has a unit {value} on line {other} already',
    todo: 'Give each unit of a building its own number',
  },
  area_disorder: { what: 'The net area {net} is more than the gross area {gross}', todo: 'Correct one of them' },
  gallery_empty: {
    what: 'The gallery "{slug}" shows nothing',
    todo: 'Name its pictures in images, or its address in link',
  },
  // development.json
  json_unreadable: {
    what: 'The file is not JSON: {reason}',
    todo: 'Correct the place named; a comma too many or too few is the usual cause',
  },
  json_duplicate: { what: '{path} is given twice', todo: 'Keep one of them' },
  setting_invalid: { what: '{path}: {reason}', todo: 'Correct the value; docs/authoring.md lists every setting' },
  setting_unknown: { what: '{path} is not known', todo: 'Remove it or correct its name{hint}' },
  setting_needs_film: {
    what: '{path} is on, but settings.introVideo names no film',
    todo: 'Name one, or switch it off',
  },
  setting_needs_address: { what: '{path} is missing', todo: 'Add the address, or switch off what shows it' },
  setting_needs_key: { what: '{path} is missing', todo: 'Add the key for browsers, or choose another map' },
  setting_not_web: {
    what: '{path} is "{value}", which is not a web address',
    todo: 'Begin it with https:// or http://, or with one / for a page of this site',
  },
  setting_not_address: {
    what: '{path} is "{value}", which is not a web address',
    todo: 'Begin it with https:// or http://',
  },
  setting_not_framed: {
    what: '{path} is "{value}", which cannot be shown in a frame',
    todo: 'Name a page of a public site: https, a name, no port',
  },
  setting_frame_host: {
    what: '{path} is "{value}", of a host that settings.frameHosts does not list',
    todo: 'Add its host to settings.frameHosts, or correct the link',
  },
  setting_not_email: { what: '{path} is "{value}", which is not an e-mail address', todo: 'Correct the address' },
  setting_zoom_order: {
    what: '{path} is {value}, above the zoom the map begins with',
    todo: 'Make it no more than settings.map.zoom',
  },
  text_missing: { what: 'The text {key} is there in {has} but not in {lacks}', todo: 'Add it under texts.{lacks}' },
  // Pictures and documents
  picture_missing: { what: 'There is no picture {path}', todo: 'Add the picture or correct the path{hint}' },
  picture_not_a_picture: {
    what: '{path} is not a picture: its content is {content}',
    todo: 'Export it as WebP, PNG, JPEG or AVIF',
  },
  picture_broken: { what: '{path} cannot be decoded: {reason}', todo: 'Export the picture again' },
  picture_too_many_pixels: {
    what: '{path} has {megapixels} megapixels; {most} is the most',
    todo: 'Make the picture smaller',
  },
  picture_animated: { what: '{path} is a film of {count} pictures', todo: 'Export one of them as a still picture' },
  picture_side_too_long: {
    what: '{path} is {width}×{height}; no side may be longer than {most}',
    todo: 'Make the picture smaller',
  },
  picture_folder_empty: { what: 'The folder {path} holds no picture', todo: 'Add pictures or correct the path{hint}' },
  panorama_shape: {
    what: '{path} is {width}×{height}; a panorama is equirectangular, twice as wide as high',
    todo: 'Export all 360 by 180 degrees, 6000×3000 at best',
  },
  document_not_pdf: { what: '{path} is not a PDF: its content is {content}', todo: 'Export it as PDF' },
  video_not_video: {
    what: '{path} is not an MP4 or WebM video: its content is {content}',
    todo: 'Export it as MP4 or WebM',
  },
  // SVG
  svg_unreadable: { what: 'The SVG cannot be read: {reason}', todo: 'Export the drawing again' },
  svg_script: { what: 'The SVG holds a script ({detail})', todo: 'Remove it: drawings are shown without scripts' },
  svg_external: {
    what: 'The SVG refers to something outside ({detail})',
    todo: 'Remove the reference or embed what it names',
  },
  svg_entity: {
    what: 'The SVG declares entities ({detail}), which are not expanded',
    todo: 'Export the drawing without entities',
  },
  svg_too_complex: { what: 'The SVG is too large: {detail}', todo: 'Simplify the drawing' },
  svg_no_view_box: { what: 'The SVG has neither a viewBox nor a width and height', todo: 'Set viewBox="{expected}"' },
  svg_transform: { what: 'The transform "{value}" cannot be read', todo: 'Export the drawing again' },
  shape_unreadable: { what: 'The shape {id} cannot be read: {reason}', todo: 'Draw it again' },
  shape_without_id: {
    what: 'A {element} among the outlines has no id, nor has a group around it',
    todo: 'Name the layer after what it outlines',
  },
  shape_id_twice: {
    what: 'The id {id} is given twice',
    todo: 'Give each shape its own id; group shapes that belong to one unit',
  },
  units_group_missing: {
    what: 'There is no group named "units"',
    todo: 'Put the outlines of the units into one group (layer) named units',
  },
  front_missing: {
    what: 'Building class {class} has no outlines of its floors: {path} is missing',
    todo: 'Draw the floors over the front',
  },
  plan_missing: {
    what: 'Floor {level} of class {class} has units but no plan: {path} is missing',
    todo: 'Draw the plan with the polygons of its units',
  },
  plan_unknown: {
    what: '{path} belongs to no class of buildings.csv',
    todo: 'Name it after class and level (af3.svg), in lower case, or remove it',
  },
  front_unknown: {
    what: '{path} belongs to no class of buildings.csv',
    todo: 'Name it after a class, in lower case, or remove it',
  },
  unit_without_polygon: {
    what: 'Unit {number} of building {building} has no polygon in {plan}',
    todo: 'Draw it in the group units with the id {number}{hint}',
  },
  polygon_without_unit: {
    what: 'The polygon {id} belongs to no unit of this floor',
    todo: 'Add the unit to the table, correct the id, or remove the shape{hint}',
  },
  polygon_not_duplex: {
    what: 'The polygon {id} stands in a duplex plan, but unit {id} is not duplex',
    todo: 'Set is_dublex to 1 or remove the polygon',
  },
  floor_without_outline: {
    what: 'Floor {level} of building {building} has units but no outline in {front}',
    todo: 'Draw it with the id floor-{level}',
  },
  outline_unknown_floor: { what: 'The outline {id} names no floor', todo: 'Name it floor-0, floor-1 …' },
  outline_floor_twice: {
    what: 'Floor {level} is outlined twice',
    todo: 'Keep one outline, or join the two into one shape',
  },
  polygon_outside: { what: 'The polygon {id} leaves the view box at {x}, {y}', todo: 'Draw it inside {viewBox}' },
  polygon_empty: { what: 'The polygon {id} has no area', todo: 'Draw a closed shape' },
  polygon_crossing: {
    what: 'The polygon {id} crosses itself near {x}, {y}',
    todo: 'Draw its corners in order around the shape',
  },
  polygon_repeated: {
    what: 'The polygon {id} lies on another polygon of the same unit',
    todo: 'Remove one of the two',
  },
  // Map
  map_invalid: {
    what: 'The map, {path}: {reason}',
    todo: 'Correct the feature; docs/authoring.md lists the kinds of features',
  },
  map_unreadable: { what: '{path} cannot be read: {reason}', todo: 'Make it again with npm run map' },
  map_no_table: {
    what: '{path} has no plain table {table}',
    todo: 'Make it again with npm run map; an archive with a view of that name is to be written out as a table, docs/authoring.md says how',
  },
  map_no_index: {
    what: '{path} has no index over zoom_level, tile_column and tile_row of its tiles',
    todo: 'Make it again with npm run map, or add the index: CREATE UNIQUE INDEX tile_index ON tiles (zoom_level, tile_column, tile_row)',
  },
  map_street_far: {
    what: 'The street {path} lies {away} km from the development; {most} km is the most',
    todo: 'Leave it out, or correct its corners or settings.map.centre: longitude comes before latitude',
  },
  map_streets_many: {
    what: 'The drawn streets are too many, too long or too dense to be joined',
    todo: 'Leave out small streets, or install real ones with npm run map',
  },
  // Rotator
  rotator_missing: {
    what: 'settings.frames asks for frames, but {path} is missing',
    todo: 'Add the file, or set frames to 0',
  },
  rotator_invalid: { what: '{path}: {reason}', todo: 'Correct the value; docs/authoring.md describes rotator.json' },
  rotator_length: {
    what: '{path} has {count} entries; it needs {expected}, one a frame',
    todo: 'Write one entry a frame (settings.frames + 1)',
  },
  rotator_sequences: {
    what: 'There are {count} sequences, but settings.isMultiCanvas is off',
    todo: 'Keep one sequence or switch isMultiCanvas on',
  },
  rotator_size: {
    what: '{path} is {width}×{height}; rotator.json says {expected}',
    todo: 'Render the frame at that size or correct rotator.json',
  },
} as const satisfies Record<string, MistakeText>;

export type MistakeCode = keyof typeof mistakeTexts;

/** What is worth a look but stops nothing, by its stable code. */
export const warningTexts = {
  polygons_overlap: {
    what: 'The polygons of {id} and {other} overlap by about {area} square pixels',
    todo: 'Check their edges',
  },
  hole_ignored: { what: 'The shape {id} has a hole; the whole shape is taken', todo: 'Draw it as one outline' },
  view_box_shape: {
    what: 'The viewBox {viewBox} has not the shape of {expected}; it is fitted into the middle',
    todo: 'Draw in {expected}',
  },
  drawing_part_dropped: {
    what: 'The drawing holds {element}, which is not shown',
    todo: 'Convert it to paths, or remove it',
  },
  plan_shows_nothing: {
    what: 'The plan has neither a drawing nor a picture {path}',
    todo: 'Draw the walls outside the group units, or add the picture',
  },
  outline_without_units: {
    what: 'Floor {level} is outlined but has no units in class {class}',
    todo: 'Remove the outline or add the units',
  },
  price_outside_filter: {
    what: 'The price {value} lies outside the price filter ({least} to {most})',
    todo: 'Check that it is in minor units, or widen settings.priceFilter',
  },
  picture_misnamed: { what: '{path} is {content} by its content', todo: 'Rename it' },
  unit_kept: {
    what: 'Unit {number} of building {building} is no longer in the package but has sales data; it is kept',
    todo: 'Settle its sales data first, then import again',
  },
  building_kept: {
    what: 'Building {building} is no longer in the package but has units with sales data; it is kept',
    todo: 'Settle the sales data of its units first, then import again',
  },
} as const satisfies Record<string, MistakeText>;

export type WarningCode = keyof typeof warningTexts;
