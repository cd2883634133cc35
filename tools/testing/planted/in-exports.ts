import type { BuiltPackage } from '../build-package.ts';
import type { PlantedMistake } from './planted-mistake.ts';

const front = 'fronts/δ.svg';
const plan = 'plans/δf0.svg';
const hint = 'has this name, but is hidden or not a closed shape';

/** Mistakes of drawings as drawing programs export them. */
export const plantedInExports: PlantedMistake[] = [
  {
    name: 'outlines on a hidden layer',
    code: 'floor_without_outline',
    file: front,
    line: 1,
    says: `line 2 ${hint}`,
    alone: true,
    plant: (built) =>
      built.change(front, (svg) => svg.replace('<g id="floors">', '<g id="floors" style="display:none">\n')),
  },
  {
    name: 'outline of separate lines',
    code: 'floor_without_outline',
    file: front,
    line: 1,
    says: `floor-1 (line 1 ${hint}`,
    alone: true,
    plant: (built) =>
      built.change(front, (svg) =>
        svg.replace(/<rect id="floor-1"[^>]*>/, '<g id="floor-1"><line x1="400" y1="850" x2="1500" y2="850"/></g>'),
      ),
  },
  {
    name: 'transform in a style',
    code: 'svg_transform',
    file: front,
    line: 1,
    says: 'translate(30px, 0)',
    alone: true,
    plant: (built) =>
      built.change(front, (svg) =>
        svg.replace('id="floors"', 'id="floors" style="fill:none; transform: translate(30px, 0)"'),
      ),
  },
  {
    name: 'outline named like the copy of one',
    code: 'polygon_without_unit',
    file: plan,
    line: 1,
    says: 'did you mean "002"',
    alone: true,
    plant: (built) => built.change(plan, (svg) => svg.replace('id="unit-002"', 'id="unit-002 copy"')),
  },
  {
    name: 'outline named without its leading zeros',
    code: 'polygon_without_unit',
    file: plan,
    line: 1,
    says: 'did you mean "002"?)',
    alone: true,
    plant: (built) => built.change(plan, (svg) => svg.replace('id="unit-002"', 'id="unit-2"')),
  },
  {
    name: 'group of units with another name',
    code: 'units_group_missing',
    file: plan,
    line: 1,
    alone: true,
    plant: (built: BuiltPackage) => built.change(plan, (svg) => svg.replace('<g id="units">', '<g id="flats">')),
  },
];
