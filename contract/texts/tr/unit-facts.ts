import type { UnitFactName } from '#domain/units/unit-facts.ts';

export const unitFactTitles = {
  'unit.fact.gross_area': 'Brüt alan',
  'unit.fact.net_area': 'Net alan',
  'unit.fact.terrace_area': 'Teras',
  'unit.fact.garden_area': 'Bahçe',
  'unit.fact.bathrooms': 'Banyo',
} as const satisfies Record<`unit.fact.${UnitFactName}`, string>;
