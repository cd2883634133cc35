import type { MistakeText } from '../mistake-text.ts';

/** Warnings: they are listed, but do not stop an import. */
export const warningTexts = {
  text_untranslated: {
    what: 'The column {column} is missing or empty (rows: {count}); {first} stands in for it',
    todo: 'Fill in {column}',
  },
  type_name_missing: {
    what: 'The column {column} is missing or empty; brochures use general words instead: "{words}"',
    todo: 'Fill in {column}',
  },
  file_unused: {
    what: 'Nothing uses the file {path}',
    todo: 'Correct its name{hint}, or remove it',
  },
  level_unused: {
    what: 'No building has a floor {level}: nothing shows this name',
    todo: 'Correct level, or remove the row',
  },
  level_order_twice: {
    what: 'Floors {level} and {other} of class {class} are listed at the same place, {order}',
    todo: 'Give one of them another order',
  },
  level_name_twice: {
    what: 'Floors {level} and {other} of class {class} are both called "{name}"',
    todo: 'Give each its own name',
  },
  map_untranslated: {
    what: 'Labels of the map without {property}: {count}; their name in another language stands in for it',
    todo: 'Add {property} to the labels',
  },
  text_unused: {
    what: 'Nothing shows the text {key}: the package has no such level or picture',
    todo: 'Correct the key{hint}, or remove the text',
  },
  text_markup: {
    what: 'The text {key} contains HTML or Markdown, which is shown as it is written: {found}',
    todo: 'Write plain text',
  },
  polygons_overlap: {
    what: 'The polygons of {id} and {other} overlap by about {area} square pixels',
    todo: 'Check their edges',
  },
  hole_ignored: { what: 'The shape {id} has a hole, which is ignored', todo: 'Draw it as one outline' },
  drawing_part_dropped: {
    what: 'The drawing contains {element}, which is not shown',
    todo: 'Convert it to paths, or remove it{hint}',
  },
  plan_shows_nothing: {
    what: 'The plan shows nothing: it has neither a visible drawing nor a picture {path}',
    todo: 'Draw the walls outside the group units, or add the picture',
  },
  outline_without_units: {
    what: 'Floor {level} is outlined but has no units in class {class}',
    todo: 'Remove the outline or add the units',
  },
  outlines_overlap: {
    what: 'The outlines of floors {level} and {other} cover each other, so that only one of them can be selected',
    todo: 'Draw each over its own floor',
  },
  price_outside_filter: {
    what: 'The price {value} is outside the price filter ({min} to {max})',
    todo: 'Check that it is in minor units, or widen settings.priceFilter',
  },
  prices_outside_filter: {
    what: 'The prices of {count} units are outside the price filter ({min} to {max}); the first is {value}',
    todo: 'Check that they are in minor units, or widen settings.priceFilter',
  },
  picture_misnamed: { what: '{path} is in fact {content}', todo: 'Rename it' },
  legal_missing: {
    what: 'There is no {path}, so no page shows that text{also}',
    todo: 'Write it in Markdown, beginning with its title (# …)',
  },
  legal_untranslated: {
    what: 'There is no {path}, so that readers of that language see the page in another{also}',
    todo: 'Write it in Markdown, beginning with its title (# …)',
  },
  legal_unknown: {
    what: '{path} is no legal page, and is not shown',
    todo: 'Name it imprint, privacy, terms or storage, with its language and .md: privacy.en.md{hint}',
  },
  unit_kept: {
    what: 'Unit {number} of building {building} is no longer in the package; it is kept for its history, but not listed',
    todo: 'You need not do anything',
  },
  unit_held: {
    what: 'Unit {number} of building {building} is no longer in the package, but held by a client of sales user {user} ({status}); only sales users still see it',
    todo: 'Put it back into the package, or release it: Dashboard → Residences → Withdrawn',
  },
  unit_not_settled: {
    what: 'Unit {number} of building {building} is no longer in the package, but its status is {status}, without a client; only sales users still see it',
    todo: 'Put it back into the package, or make it available, and it is gone: Dashboard → Residences → Withdrawn',
  },
  start_hides: {
    what: '{path} is frame {frame}, which does not show building {buildings}',
    todo: 'Leave start out, or write {better}: that frame shows every building with units',
  },
  place_far: {
    what: 'The place is {away} km from the centre of the map; the surroundings are within {max} km',
    todo: 'Check its coordinates',
  },
  picture_skipped: {
    what: '{path} is in a folder of pictures, but not shown',
    todo: 'Export it as WebP, PNG, JPEG or AVIF, or remove it',
  },
  bot_unknown: {
    what: 'settings.botSalesRep names {value}, but no sales user of the project has this address',
    todo: 'Create the user under Dashboard → People, or correct the address',
  },
  building_kept: {
    what: 'Building {building} is no longer in the package but has units with sales data; it is kept',
    todo: 'Release those of its units that are held; the building stays for their history',
  },
  gallery_link_unused: {
    what: 'The gallery "{slug}" is of the type image, so that nothing shows its link {link}',
    todo: 'Empty link, or write link as its type',
  },
  has360_empty: {
    what: 'settings.has360 is on, but no unit and no apartment type has a link_360: there is nothing to show',
    todo: 'Fill in link_360 in the table of units or in apartment-types.csv, or switch has360 off',
  },
  real_shots_empty: {
    what: 'settings.hasRealShot is on, but no panorama has the place realshot: there is nothing to show',
    todo: 'Write realshot as the place of a panorama in panoramas.csv, or switch hasRealShot off',
  },
  text_damaged: {
    what: 'The text contains "{found}": its letters were damaged when it was saved in another encoding',
    todo: 'Write it again, and save the file as "CSV UTF-8" (or "UTF-8" in the editor)',
  },
  drawing_colour_unknown: {
    what: 'The drawing has the {property} "{value}", which is not a colour, so that browsers ignore it',
    todo: 'Write a colour such as #2f3835, or export the drawing again',
  },
  drawing_reference_missing: {
    what: 'The drawing refers to "{id}", which it does not contain, so that this part is not shown as it was drawn',
    todo: 'Export the drawing again with everything that it uses, or remove the reference',
  },
  value_repeated: {
    what: 'Column {column} names "{value}" twice',
    todo: 'Remove one of them',
  },
  outlines_upside_down: {
    what: 'Floor {level} is drawn below floor {other}, although it lies above it',
    todo: 'Exchange the names of the outlines, or state in levels.csv where the floors are listed: order',
  },
  level_outlined: {
    what: 'Floor {level} of class {class} is outlined, although levels.csv says that no front shows it: on_front is 0',
    todo: 'Empty on_front, or remove the outline',
  },
  villa_with_floors: {
    what: 'Building {code} is a villa by is_villa, but has units on {floors} floors: it is shown as a list, without its floors',
    todo: 'Set is_villa to 0 and outline the floors, or correct the levels of its units',
  },
  building_name_twice: {
    what: 'The name "{name}" is that of {count} buildings; the first is on line {other}',
    todo: 'Give each building its own name',
  },
  furniture_above_price: {
    what: 'The furniture costs {value}, more than the unit: {price}{also}',
    todo: 'Check that both prices are in minor units',
  },
  price_unusual: {
    what: 'The price is {value}; that of similar units is about {usual}{also}',
    todo: 'Check whether it has a digit too many or too few: prices are in minor units',
  },
  fact_unusual: {
    what: 'Column {column} is {value}; in similar units it is about {usual}{also}',
    todo: 'Check the number: areas are in m² with a decimal point, such as 84.5',
  },
  area_unlike_net: {
    what: 'The gross area {gross} is many times the net area {net}{also}',
    todo: 'Check both: areas are in m² with a decimal point, such as 84.5',
  },
  folder_unused: {
    what: 'No part of a package is in the folder {path}: nothing uses its files',
    todo: 'Correct its name{hint}, or move it into source/, which the import leaves out',
  },
  place_nearer_swapped: {
    what: 'Latitude {lat} and longitude {lng} are {away} km from the centre of the map; exchanged, they would be much nearer',
    todo: 'Check whether lat and lng are exchanged',
  },
  place_apart: {
    what: 'The place is {away} km from the centre of the map; the others are usually about {usual} km from it',
    todo: 'Check its coordinates',
  },
  drawing_value_unreadable: {
    what: 'The drawing has {property}="{value}", which browsers cannot read and ignore',
    todo: 'Write a value with a decimal point, such as 0.5, or export the drawing again',
  },
  drawing_path_broken: {
    what: 'Part of the drawing breaks off: {reason}',
    todo: 'Draw it again, or export the drawing again',
  },
  drawing_style_ignored: {
    what: 'The drawing has the style rule {selector}, which the import does not apply: it reads rules of one element, class or id',
    todo: 'Export the drawing with presentation attributes or inline styles',
  },
  text_sample: {
    what: 'The text {key} is still a sample of npm run new: "{found}"{also}',
    todo: 'Write your own, or remove it',
  },
  title_twice: {
    what: '{column} is "{title}" on line {other} as well, so that nobody can tell the two apart',
    todo: 'Give each row its own, or use one of them for both',
  },
  place_twice: {
    what: 'The place "{title}" is on line {other} as well, at the same position',
    todo: 'Remove one of the rows, or correct its position',
  },
  hotspot_to_itself: {
    what: 'The hotspot leads to the panorama "{slug}", in which it is itself',
    todo: 'Write where it leads, or empty its column to if it is only a label',
  },
  hotspots_at_one_place: {
    what: 'The hotspot covers that of line {other}: both are at the same yaw and pitch',
    todo: 'Correct the direction of one of them, or remove it',
  },
  archive_names: {
    what: 'Names in the archive that are not in UTF-8 ({count}) were read as, for example, {name}',
    todo: 'If it should be another name, pack the folder in another way, such as with 7-Zip or on macOS, or give the files names of the letters a to z',
  },
  panorama_unreachable: {
    what: 'Nothing leads to the panorama "{slug}": no hotspot, no unit and no type names it',
    todo: 'State its place (facility or realshot), name it in a link_360 or in the column to of a hotspot, or remove the row',
  },
  text_same: {
    what: 'The text {key} is the same in {has} and {lacks}',
    todo: 'Translate it, or remove one of the two',
  },
  map_empty: {
    what: 'The map {path} has no features: it shows nothing',
    todo: 'Export it again with its features, or remove the file',
  },
  map_elsewhere: {
    what: '{path} shows another place: settings.map.centre is outside of it, at {lat}, {lng}',
    todo: 'Cut the map for this development with npm run map, or correct settings.map.centre',
  },
  file_sample: {
    what: '{path} is still a sample of npm run new',
    todo: 'Replace it by your own, or remove it',
  },
  place_sample: {
    what: 'The place "{title}" is one that npm run new invented',
    todo: 'Write what is really there, or remove the row',
  },
  areas_exchanged: {
    what: 'On floor {level}, terrace_area is {terrace} and garden_area {garden}, as if they were exchanged{also}',
    todo: 'Check both columns',
  },
  area_beyond_gross: {
    what: 'Column {column} is {value}, many times the gross area {gross}{also}',
    todo: 'Check the number: areas are in m² with a decimal point, such as 84.5',
  },
  rate_old: {
    what: 'The rate of {currency} is of {asOf}, {days} days ago',
    todo: 'Write a current rate and its day, or leave out settings.secondCurrency',
  },
  phones_hide: {
    what: 'On phones, no frame shows the marker of {buildings}: they show {from} to {to} of {width} pixels',
    todo: 'Render the view from farther away, or move the markers towards its middle',
  },
  phones_begin: {
    what: 'On phones, the start frame {frame} shows the markers of {shown} of {count} buildings: they show {from} to {to} of {width} pixels',
    todo: 'Leave start out, so that the best frame is chosen, or render the view from farther away',
  },
  front_without_outlines: {
    what: 'The front {front} outlines no floor, so that nothing can be chosen on it',
    todo: 'Outline the floors that it shows, or check whether their layer is hidden',
  },
  legal_empty: { what: 'The page has a title, but no text', todo: 'Write its text below the title' },
  rate_unusual: {
    what: '1 {first} is said to be {rate} {second}; it is usually about {usual}',
    todo: 'Write what one {first} is worth in {second}, not the reverse',
  },
  text_invisible: {
    what: 'The text {key} contains an invisible character, written here as a point: "{found}"',
    todo: 'Type that word again',
  },
} as const satisfies Record<string, MistakeText>;
