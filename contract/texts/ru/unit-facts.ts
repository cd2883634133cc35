import type { UnitFactName } from '#domain/units/unit-facts.ts';

export const unitFactTitles = {
  'unit.fact.gross_area': 'Площадь брутто',
  'unit.fact.net_area': 'Площадь нетто',
  'unit.fact.terrace_area': 'Терраса',
  'unit.fact.garden_area': 'Сад',
  'unit.fact.bathrooms': 'Санузлы',
} as const satisfies Record<`unit.fact.${UnitFactName}`, string>;
