import type { UnitFactName } from '#domain/units/unit-facts.ts';

export const unitFactTitles = {
  'unit.fact.gross_area': 'Μικτό εμβαδόν',
  'unit.fact.net_area': 'Καθαρό εμβαδόν',
  'unit.fact.terrace_area': 'Βεράντα',
  'unit.fact.garden_area': 'Κήπος',
  'unit.fact.bathrooms': 'Μπάνια',
} as const satisfies Record<`unit.fact.${UnitFactName}`, string>;
