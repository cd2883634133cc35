import { cp } from 'node:fs/promises';
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
  ...(
    [
      ['a class', 'svg_transform', '.moved { transform: translate(30px, 0) }', 'translate(30px, 0)'],
      ['an id', 'svg_transform', '#floors { transform: scale(2) }', 'scale(2)'],
      ['elements in elements', 'svg_transform', 'svg g { transform: rotate(3deg) }', 'rotate(3deg)'],
      ['scale alone', 'svg_style_geometry', '#floors { scale: 2 }', 'scale: 2'],
      ['width of rectangles', 'svg_style_geometry', 'rect { width: 50px }', 'width: 50px'],
    ] as const
  ).map(([whose, code, rule, says]): PlantedMistake => ({
    name: `style sheet that moves shapes: ${whose}`,
    code,
    file: front,
    line: 2,
    says,
    alone: true,
    plant: (built) =>
      built.change(front, (svg) =>
        svg.replace('<g id="floors">', `\n<style>${rule}</style><g id="floors" class="moved">`),
      ),
  })),
  {
    name: 'style that moves shapes without a transform',
    code: 'svg_style_geometry',
    file: front,
    line: 1,
    says: 'translate: 40px 0',
    alone: true,
    plant: (built) => built.change(front, (svg) => svg.replace('id="floors"', 'id="floors" style="translate: 40px 0"')),
  },
  {
    name: 'brochure that breaks off',
    code: 'document_cut_off',
    file: 'documents/brochure-tr.pdf',
    says: 'the end of the PDF is missing',
    plant: (built) => built.write('documents/brochure-tr.pdf', '%PDF-1.7\n1 0 obj\n<< /Type /Catalog'),
  },
  {
    name: 'frame in two formats',
    code: 'file_twice',
    file: 'rotator/building0/b1.webp',
    says: 'rotator/building0/b1.png',
    plant: async (built) => cp(built.path('rotator/building0/b1.webp'), built.path('rotator/building0/b1.png')),
  },
  {
    name: 'anchors in fractions of a frame',
    code: 'rotator_fractions',
    file: 'rotator/rotator.json',
    line: 16,
    says: 'which is 320×180',
    alone: true,
    plant: (built) => built.change('rotator/rotator.json', (text) => text.replaceAll(/\[\s*\d+,\s*60,/g, '[0.5,0.3,')),
  },
  {
    name: 'silhouettes in fractions of a frame',
    code: 'rotator_fractions',
    file: 'rotator/rotator.json',
    line: 33,
    says: 'silhouettes has fractions',
    alone: true,
    plant: (built) =>
      built.change('rotator/rotator.json', (text) =>
        text.replaceAll('100,60 200,60 200,160', '0.3,0.3 0.6,0.3 0.6,0.8'),
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
