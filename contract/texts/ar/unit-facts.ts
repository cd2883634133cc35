import type { UnitFactName } from '#domain/units/unit-facts.ts';

export const unitFactTitles = {
  'unit.fact.gross_area': 'المساحة الإجمالية',
  'unit.fact.net_area': 'المساحة الصافية',
  'unit.fact.terrace_area': 'التراس',
  'unit.fact.garden_area': 'الحديقة',
  'unit.fact.bathrooms': 'الحمّامات',
} as const satisfies Record<`unit.fact.${UnitFactName}`, string>;
