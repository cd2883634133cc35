import { mainFrontOf } from '#domain/buildings/main-front.ts';
import type { DevelopmentFront } from '#server/features/development/development.ts';
import type { PackageFolder } from '../folder/read-folder.ts';
import type { Place, Report } from '../mistakes/report.ts';
import type { FrontName } from '../tables/read-front-names.ts';
import type { BuildingClass } from './building-classes.ts';

/**
 * The width of every front in the coordinates of its outlines; the height follows from the aspect ratio of its drawing.
 */
export const usualFront = { width: 1920, height: 1080 };

/**
 * A front that a class should have: the path of its files without their extensions. `actualStem` is another one that
 * some of them have instead, which was reported.
 */
export type ExpectedFront = DevelopmentFront & { stem: string; actualStem?: string; place: Place };

/**
 * The fronts that `fronts.csv` lists for a class, otherwise its only one. A row for a class whose only front has no
 * folder of its own is a mistake, and left out.
 */
export function expectedFronts(
  { name, written, buildings }: BuildingClass,
  names: readonly FrontName[],
  { files }: PackageFolder,
  report: Report,
): ExpectedFront[] {
  const several = names.filter((candidate) => candidate.class_name === name);
  const main = { class_name: name, picture: mainFrontOf(name), ...usualFront };
  const [first, ...others] = several;
  const hasOwnFolder = [...files.keys()].some((file) => file.startsWith(`fronts/${name}/`));
  const isSingle = others.length === 0 && !hasOwnFolder && files.has(`fronts/${name}.svg`);
  if (first !== undefined && isSingle)
    report.mistake(
      'front_row_single',
      { file: 'fronts.csv', line: first.line },
      { class: written, front: first.front, path: `fronts/${name}.svg`, folder: `fronts/${name}/` },
    );
  if (first === undefined || isSingle) {
    const place = { file: 'buildings.csv', line: buildings[0]?.line };
    return [{ ...main, front: '', name_en: '', name_tr: '', stem: `fronts/${name}`, place }];
  }
  return several.map(({ line, ...named }, index) => ({
    ...named,
    ...main,
    // The first front represents the building, in documents and links too.
    picture: index === 0 ? main.picture : `${main.picture}/${named.front}`,
    stem: `fronts/${name}/${named.front}`,
    place: { file: 'fronts.csv', line },
  }));
}
