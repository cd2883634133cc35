import type { UnitFactName } from '#domain/units/unit-facts.ts';

/** The titles of a unit's facts, for screens and documents. There is one file per language, as for place categories. */
export const unitFactTitles = {
  'unit.fact.gross_area': 'Gross area',
  'unit.fact.net_area': 'Net area',
  'unit.fact.terrace_area': 'Terrace',
  'unit.fact.garden_area': 'Garden',
  'unit.fact.bathrooms': 'Bathrooms',
} as const satisfies Record<`unit.fact.${UnitFactName}`, string>;
