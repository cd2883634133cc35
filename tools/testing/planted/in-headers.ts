import type { PlantedMistake } from './planted-mistake.ts';

/** Mistakes that are in, or leave nothing but, the header of a table. */
export const plantedInHeaders: PlantedMistake[] = [
  {
    name: 'columns in capitals',
    code: 'columns_respelt',
    file: 'tags.csv',
    line: 1,
    says: 'Write tag, title_en: in lower case',
    alone: true,
    plant: (built) => built.change('tags.csv', (text) => text.replace('tag,title_en', 'Tag,Title EN')),
  },
  {
    name: 'header of units without rows',
    code: 'units_none',
    file: 'units.csv',
    alone: true,
    plant: (built) => built.change('units.csv', (text) => text.replace(/\n[^]*/, '\n')),
  },
  {
    name: 'header of buildings without rows',
    code: 'buildings_none',
    file: 'buildings.csv',
    alone: true,
    plant: (built) => built.change('buildings.csv', (text) => text.replace(/\n[^]*/, '\n')),
  },
  {
    name: 'title above the header',
    code: 'header_not_first',
    file: 'apartment-types.csv',
    line: 1,
    says: 'on line 2',
    alone: true,
    plant: (built) => built.change('apartment-types.csv', (text) => `Types of apartments 2026\n${text}`),
  },
];
