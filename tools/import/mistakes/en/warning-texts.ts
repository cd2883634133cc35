import type { MistakeText } from '../mistake-text.ts';

/** Warnings: they are listed, but do not stop an import. */
export const warningTexts = {
  polygons_overlap: {
    what: 'The polygons of {id} and {other} overlap by about {area} square pixels',
    todo: 'Check their edges',
  },
  hole_ignored: { what: 'The shape {id} has a hole, which is ignored', todo: 'Draw it as one outline' },
  view_box_shape: {
    what: 'The viewBox {viewBox} has not the aspect ratio of {expected}; the drawing is centred',
    todo: 'Draw in {expected}',
  },
  drawing_part_dropped: {
    what: 'The drawing contains {element}, which is not shown',
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
    what: 'The price {value} is outside of the price filter ({min} to {max})',
    todo: 'Check that it is in minor units, or widen settings.priceFilter',
  },
  picture_misnamed: { what: '{path} is in fact {content}', todo: 'Rename it' },
  unit_kept: {
    what: 'Unit {number} of building {building} is no longer in the package but has sales data; it is kept',
    todo: 'Settle its sales data first, then import again',
  },
  building_kept: {
    what: 'Building {building} is no longer in the package but has units with sales data; it is kept',
    todo: 'Settle the sales data of its units first, then import again',
  },
} as const satisfies Record<string, MistakeText>;
