import type { BuiltPackage } from '../build-package.ts';
import { changeCells } from './change-cells.ts';
import type { PlantedMistake } from './planted-mistake.ts';

/** Commas, capitals and letters of other keyboards, which look almost like those that were meant. */
export const plantedByKeyboards: PlantedMistake[] = [
  ...['，', '、', '،', '；', '؛', '｜', ':', '^', '~'].map((sign): PlantedMistake => ({
    name: `columns separated by ${sign}`,
    code: 'csv_separator',
    file: 'room-types.csv',
    line: 1,
    says: `Columns are separated by "${sign}"`,
    alone: true,
    plant: (built) => built.change('room-types.csv', (text) => text.replaceAll(',', sign)),
  })),
  ...['，', '،', ';', '\t'].map((sign): PlantedMistake => ({
    name: `row with another separator than the header: ${JSON.stringify(sign)}`,
    code: 'row_separator',
    file: 'buildings.csv',
    line: 2,
    says: `separated by "${sign === '\t' ? 'Tab' : sign}", those of the header by ","`,
    alone: true,
    plant: (built) => onSecondLine(built, 'buildings.csv', (line) => line.replaceAll(',', sign)),
  })),
  {
    name: 'row with one comma of another keyboard',
    code: 'row_short',
    file: 'tags.csv',
    line: 2,
    says: '"،" separates no columns',
    alone: true,
    plant: (built) => onSecondLine(built, 'tags.csv', (line) => line.replace(',', '،')),
  },
  {
    name: 'building in another case',
    code: 'building_unknown',
    file: 'units.csv',
    line: 2,
    says: 'There is no building "δ". Add it to buildings.csv or correct the code (did you mean "Δ"? Write capitals',
    alone: true,
    plant: (built) => changeCells(built, [2], { building: 'δ' }),
  },
  {
    name: 'apartment type with a letter of another alphabet',
    code: 'apartment_type_unknown',
    file: 'units.csv',
    line: 2,
    says: '"Тip Ş". Add it to apartment-types.csv or correct the name (did you mean "Tip Ş"? Some of its letters are',
    alone: true,
    plant: (built) => changeCells(built, [2], { apartment_type: 'Тip Ş' }),
  },
  {
    name: 'status with a letter of another alphabet',
    code: 'status_unknown',
    file: 'units.csv',
    line: 2,
    says: '(did you mean "available"? Some of its letters are of another alphabet)',
    alone: true,
    plant: (built) => changeCells(built, [2], { status: 'аvailable' }),
  },
  {
    name: 'held unit in another case',
    code: 'held_unit_missing',
    file: 'held-units.csv',
    line: 2,
    says: '(did you mean "Δ-001"? Write capitals and small letters as there)',
    alone: true,
    plant: (built) => built.write('held-units.csv', 'code,outcome,reason\nδ-001,available,x\n'),
  },
  {
    name: 'column with a letter of another alphabet',
    code: 'columns_respelt',
    file: 'units.csv',
    line: 1,
    says: 'Write status: in lower case and Latin letters',
    alone: true,
    plant: (built) => built.change('units.csv', (text) => text.replace('status', 'stаtus')),
  },
];

function onSecondLine(built: BuiltPackage, file: string, edit: (line: string) => string): Promise<void> {
  return built.change(file, (text) => text.replace(/(?<=^[^\n]*\n)[^\n]+/, edit));
}
