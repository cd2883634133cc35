import type { UnitFactName } from '#domain/units/unit-facts.ts';

export const unitFactTitles = {
  'unit.fact.gross_area': 'Bruttofläche',
  'unit.fact.net_area': 'Nettofläche',
  'unit.fact.terrace_area': 'Terrasse',
  'unit.fact.garden_area': 'Garten',
  'unit.fact.bathrooms': 'Bäder',
} as const satisfies Record<`unit.fact.${UnitFactName}`, string>;
