import { ownPackages } from './own-packages.ts';
import { apartmentBuilding, type PackageOptions } from './package-options.ts';
import { checkHere } from './import-here.ts';
import type { BuiltPackage } from './build-package.ts';
import { changeCells } from './planted/change-cells.ts';

const buildings = [
  apartmentBuilding('A'),
  apartmentBuilding('B'),
  ...['V1', 'V2'].map((code) =>
    apartmentBuilding(code, { className: 'V', isVilla: true, levels: [0], unitsPerLevel: 1 }),
  ),
];

/**
 * Returns, for one test file, what the check lists for a package of two buildings and two villas in which something was
 * changed: code, file, line, and the whole text.
 */
export function ownListedMistakes() {
  const newPackage = ownPackages();
  return async (change: (built: BuiltPackage) => Promise<void>, options: Partial<PackageOptions> = {}) => {
    const built = await newPackage({ buildings, ...options });
    await built.write('levels.csv', 'level,classes,name_en,name_tr\n0,A|B,Lobby,Lobi\n');
    await change(built);
    const { mistakes, warnings } = await checkHere(built.folder);
    return [...mistakes, ...warnings].map(({ code, file, line, what, todo }) => [code, file, line, `${what}. ${todo}`]);
  };
}

/** A change of the text of one file. */
export const replaced = (file: string, from: string | RegExp, to: string) => (built: BuiltPackage) =>
  built.change(file, (text) => text.replace(from, to));

/** A change of one cell of the table of units. */
export const cell = (line: number, column: string, value: string) => (built: BuiltPackage) =>
  changeCells(built, [line], { [column]: value });
