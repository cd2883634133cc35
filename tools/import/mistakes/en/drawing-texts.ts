import type { MistakeText } from '../mistake-text.ts';

/** Mistakes in pictures, documents, drawings, the map and the rotator. */
export const drawingTexts = {
  // Pictures and documents
  picture_missing: { what: 'There is no picture {path}', todo: 'Add the picture or correct the path{hint}' },
  picture_format: {
    what: '{path} is in a format that browsers do not show: {content}',
    todo: 'Export it as WebP, PNG, JPEG or AVIF',
  },
  picture_not_a_picture: {
    what: '{path} is not a picture: its content is {content}',
    todo: 'Export it as WebP, PNG, JPEG or AVIF',
  },
  picture_broken: { what: '{path} cannot be decoded: {reason}', todo: 'Export the picture again' },
  picture_too_many_pixels: {
    what: '{path} has {megapixels} megapixels; the maximum is {max}',
    todo: 'Make the picture smaller',
  },
  picture_too_small: {
    what: '{path} is {width}×{height}; no side may be shorter than {min}',
    todo: 'Export the picture at its real size',
  },
  picture_animated: {
    what: '{path} is an animation of {count} pictures',
    todo: 'Export one of them as a still picture',
  },
  picture_side_too_long: {
    what: '{path} is {width}×{height}; no side may be longer than {max}',
    todo: 'Make the picture smaller',
  },
  picture_folder_empty: {
    what: 'The folder {path} contains no picture',
    todo: 'Add pictures or correct the path{hint}',
  },
  panorama_shape: {
    what: '{path} is {width}×{height}; a panorama is equirectangular, twice as wide as high',
    todo: 'Export all 360 by 180 degrees, ideally as 6000×3000',
  },
  document_not_pdf: { what: '{path} is not a PDF: its content is {content}', todo: 'Export it as PDF' },
  video_not_video: {
    what: '{path} is not an MP4 or WebM video: its content is {content}',
    todo: 'Export it as MP4 or WebM',
  },
  // SVG
  svg_unreadable: { what: 'The SVG cannot be read: {reason}', todo: 'Export the drawing again{hint}' },
  svg_script: { what: 'The SVG contains a script ({detail})', todo: 'Remove it: drawings are shown without scripts' },
  svg_external: {
    what: 'The SVG refers to an external resource ({detail})',
    todo: 'Remove the reference, and draw what it shows as paths{hint}',
  },
  svg_entity: {
    what: 'The SVG declares entities ({detail}), which are not expanded',
    todo: 'Export the drawing without entities',
  },
  svg_too_complex: { what: 'The SVG is too large: {detail}', todo: 'Simplify the drawing' },
  svg_too_long: {
    what: 'One side of the viewBox {viewBox} is more than {max} times as long as the other',
    todo: 'Crop the drawing, or draw it on a page of another shape',
  },
  svg_no_view_box: { what: 'The SVG has neither a viewBox nor a width and height', todo: 'Set viewBox="{expected}"' },
  svg_transform: { what: 'The transform "{value}" cannot be read', todo: 'Export the drawing again' },
  shape_unreadable: { what: 'The shape {id} cannot be read: {reason}', todo: 'Draw it again' },
  shape_without_id: {
    what: 'A {element} among the outlines has no name of its own',
    todo: 'Name the layer after what it outlines{hint}',
  },
  shape_id_twice: {
    what: 'The id {id} is used twice',
    todo: 'Give each shape its own id; group shapes that belong to one unit',
  },
  units_group_missing: {
    what: 'There is no group named "units"',
    todo: 'Put the outlines of the units into one group (layer) named units{hint}',
  },
  units_group_twice: {
    what: 'There is a second group named "units", whose outlines are not read',
    todo: 'Put all outlines of units into one group',
  },
  front_absent: {
    what: 'Building class {class} has no front: {drawing} and {path} are missing',
    todo: 'Add a picture of the building, and a drawing with the outlines of its floors',
  },
  front_missing: {
    what: 'Building class {class} has no outlines of its floors: {path} is missing',
    todo: 'Draw the floors over the front{hint}',
  },
  plan_missing: {
    what: 'Floor {level} of class {class} has units but no plan: {path} is missing',
    todo: 'Draw the plan with the polygons of its units{hint}',
  },
  duplex_plan_missing: {
    what: 'Floor {level} of class {class} has duplexes, but no plan of their upper floor: {path} is missing',
    todo: 'Draw it with their polygons, or set is_dublex to 0',
  },
  plan_unknown: {
    what: '{path} belongs to no class of buildings.csv{hint}',
    todo: 'Name it after class and level (af3.svg), in lower case, or remove it',
  },
  front_unknown: {
    what: '{path} belongs to no class of buildings.csv{hint}',
    todo: 'Name it after a class, in lower case (fronts/a.svg), or after a front of fronts.csv (fronts/a/sea.svg), or remove it',
  },
  outlines_other_names: {
    what: 'Polygons that are named after no unit of this floor ({count}): {names}. Units without a polygon: {numbers}',
    todo: 'Name the polygons after the numbers or codes in the table of units, or correct the table',
  },
  unit_without_polygon: {
    what: 'Unit {number} of building {building} has no polygon in {plan}',
    todo: 'Draw it in the group units with the id {number}{hint}',
  },
  unit_on_other_plan: {
    what: 'Unit {number} of building {building} is on floor {level}, but its polygon is in {found}',
    todo: 'Correct its level, or move the polygon to {plan}',
  },
  plan_overwritten: {
    what: '{path} is the same file as {other}, so its outlines are those of the other floor',
    todo: 'Put the plan of this floor there',
  },
  plan_without_units: {
    what: '{path} has outlines, but the table has no unit on floor {level} of class {class}',
    todo: 'Add the units of this floor to the table, or remove the plan',
  },
  units_of_other_building: {
    what: 'Units that are probably of another building than the table says: {count}, such as unit {number} of building {building}. Buildings that have plans, but no unit: {names}',
    todo: 'Check the column building: it may have been filled down by mistake',
  },
  plans_exchanged: {
    what: 'The plans {plan} and {found} seem to be exchanged: each has the polygons of the other floor, such as that of unit {number} of building {building}, on floor {level}',
    todo: 'Exchange their names, or the levels of the units',
  },
  units_on_other_plans: {
    what: 'Units that are on another floor in the table than in the plans, all by {difference}: {count}. Unit {number} of building {building} is on floor {level}, for example, but its polygon is in {found}',
    todo: 'Count floors in the same way: 0 is the ground floor. Correct the column level, or rename the plans',
  },
  class_shares_plan: {
    what: 'Building {building} has several units, but the other buildings of its class share the outline "unit" in {plan}',
    todo: 'Give the building a class of its own, or name the outlines after unit numbers',
  },
  polygon_without_unit: {
    what: 'The polygon {id} belongs to no unit of this floor',
    todo: 'Add the unit to the table, correct the id, or remove the shape{hint}',
  },
  polygon_not_duplex: {
    what: 'The polygon {id} is in a duplex plan, but unit {id} is not a duplex',
    todo: 'Set is_dublex to 1 or remove the polygon',
  },
  floors_without_outline: {
    what: 'Floors of building {building} that have units but no outline in {front}: {levels}',
    todo: 'Draw each with its id, such as floor-{level}{hint}, or state in levels.csv that no front shows it: on_front is 0',
  },
  floor_without_outline: {
    what: 'Floor {level} of building {building} has units but no outline in {front}',
    todo: 'Draw it with the id floor-{level}{hint}, or state in levels.csv that no front shows it: on_front is 0',
  },
  front_file_missing: {
    what: 'The front {front} of class {class} is incomplete: {path} is missing',
    todo: 'Add the file, or remove the front from fronts.csv{hint}',
  },
  outlines_unknown_floors: {
    what: 'Outlines that are not named after a floor: {names}',
    todo: 'Name them floor-0, floor-1 …',
  },
  outline_unknown_floor: { what: 'The outline {id} is not named after a floor', todo: 'Name it floor-0, floor-1 …' },
  outline_floor_twice: {
    what: 'Floor {level} is outlined twice',
    todo: 'Name one of them after its own floor, remove it, or join the two into one shape',
  },
  outlines_off_picture: {
    what: 'Outlines would miss the picture by up to {off} pixels: the drawing is {drawn}, the picture {picture}, which is another shape',
    todo: 'Give the drawing the size of the picture, or crop the picture to the drawing',
  },
  polygon_outside: {
    what: 'The polygon {id} extends beyond the viewBox at {x}, {y}',
    todo: 'Draw it inside {viewBox}',
  },
  polygon_empty: { what: 'The polygon {id} has no area', todo: 'Draw a closed shape' },
  polygon_crossing: {
    what: 'The polygon {id} crosses itself near {x}, {y}',
    todo: 'Draw its corners in order around the shape',
  },
  polygon_repeated: {
    what: 'The polygon {id} lies on another polygon of the same unit',
    todo: 'Remove one of the two',
  },
  polygons_too_many: {
    what: 'The outline {id} consists of more than {max} polygons',
    todo: 'Join them into one closed shape',
  },
  // Map
  map_invalid: {
    what: 'The map, {path}: {reason}',
    todo: 'Correct the feature; docs/authoring.md lists the kinds of features',
  },
  map_nameless: { what: 'The label has no name', todo: 'Add {property}, or remove the label' },
  map_unreadable: { what: '{path} cannot be read: {reason}', todo: 'Make it again with npm run map' },
  map_no_table: {
    what: '{path} has no plain table {table}',
    todo: 'Make it again with npm run map; a view of that name must be converted to a table, see docs/authoring.md',
  },
  map_no_index: {
    what: '{path} has no index over zoom_level, tile_column and tile_row of its tiles',
    todo: 'Make it again with npm run map, or add the index: CREATE UNIQUE INDEX tile_index ON tiles (zoom_level, tile_column, tile_row)',
  },
  map_feature_far: {
    what: 'The feature {path} is {away} km from the development; the maximum is {max} km',
    todo: 'Leave it out, or correct its corners or settings.map.centre: longitude comes before latitude',
  },
  map_streets_many: {
    what: 'The drawn streets are too many, too long or too dense to be joined',
    todo: 'Leave out small streets, or install real ones with npm run map',
  },
  // Rotator
  rotator_missing: {
    what: 'settings.frames asks for frames, but {path} is missing',
    todo: 'Add the file, or set frames to 0{hint}',
  },
  rotator_invalid: { what: '{path}: {reason}', todo: 'Correct the value; docs/authoring.md describes rotator.json' },
  building_without_marker: {
    what: 'Building {code} has no marker in rotator/rotator.json, so that nobody can open it from the home view',
    todo: 'Add a marker with its anchors and silhouettes',
  },
  anchor_outside: {
    what: 'The anchor {path} is at {x}, {y}, outside its frame of {size}',
    todo: 'Correct it, or mark it as hidden: the third number is 0',
  },
  frames_other_count: {
    what: 'settings.frames is {frames}, but the last frame of the rotator is b{last}: its {count} frames are counted from 0',
    todo: 'Write {last} as frames',
  },
  frames_missing: {
    what: 'The folder {folder} lacks {missing} of {count} frames; the first is {path}',
    todo: 'Name the frames b0.webp, b1.webp and so on, in lower case and without zeros in front{hint}',
  },
  frames_from_one: {
    what: 'The frames in {folder} are numbered from 1 to {count}; they are counted from 0',
    todo: 'Rename them: b1.webp becomes b0.webp, and so on',
  },
  frame_surplus: {
    what: '{path} is beyond the last frame, which is number {frames}; such files: {count}',
    todo: 'Remove them, or raise settings.frames',
  },
  frame_copied: {
    what: '{path} has the same content as {other}, so that the building stands still there',
    todo: 'Render the frame again',
  },
  rotator_length: {
    what: 'Entries in {path}: {count}; it needs {expected}, one per frame',
    todo: 'Write one entry per frame (settings.frames + 1)',
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
