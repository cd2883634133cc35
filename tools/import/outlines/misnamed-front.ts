import type { PackageFolder } from '../folder/read-folder.ts';
import { drawingFormats, formatHint, misnamedFile } from '../folder/resolve-path.ts';
import type { Report } from '../mistakes/report.ts';
import type { BuildingClass } from './building-classes.ts';
import type { ExpectedFront } from './expected-fronts.ts';

/**
 * Finds the front of a class under a name of no class: the drawing of exactly one class is missing, and exactly one
 * drawing is there that no class has. That is one mistake, and the front gets the `actualStem` to be read from.
 */
export function findMisnamedFront(
  fronts: ReadonlyMap<BuildingClass, ExpectedFront[]>,
  folder: PackageFolder,
  report: Report,
): void {
  const all = [...fronts].flatMap(([{ isVilla, units, written }, own]) =>
    own.map((front) => ({ front, written, isNeeded: isVilla === false && units.length > 0 })),
  );
  const stems = new Set(all.map(({ front }) => front.stem));
  const lacking = all.filter(({ front, isNeeded }) => isNeeded && !folder.files.has(`${front.stem}.svg`));
  const spare = [...folder.files.keys()].flatMap((file) => {
    const stem = /^(fronts\/[^/]+)\.svg$/.exec(file)?.[1];
    return stem === undefined || stems.has(stem) ? [] : stem;
  });
  const [missing, ...others] = lacking;
  const [actualStem, ...further] = spare;
  if (missing === undefined || actualStem === undefined || others.length + further.length > 0) return;
  const { front, written } = missing;
  const file = `${front.stem}.svg`;
  if (front.front !== '' || misnamedFile(folder, file) !== '' || formatHint(folder, file, drawingFormats) !== '')
    return;
  front.actualStem = actualStem;
  report.mistake(
    'front_other_name',
    { file: `${actualStem}.svg` },
    { path: `${actualStem}.svg`, class: written, meant: file },
  );
}
