import { rm } from 'node:fs/promises';
import { picture } from '../build-package.ts';
import type { BuiltPackage } from '../build-package.ts';
import type { PlantedMistake } from './planted-mistake.ts';

const plan = 'plans/δf0.svg';
const upperPlan = 'plans/δf1.svg';
const addShapes = (file: string, shapes: string) => (built: BuiltPackage) =>
  built.change(file, (text) => text.replace('</g></svg>', `${shapes}</g></svg>`));
const addAtEnd = (file: string, markup: string) => (built: BuiltPackage) =>
  built.change(file, (text) => text.replace('</svg>', `${markup}</svg>`));

/** Mistakes in drawings. */
export const plantedInDrawings: PlantedMistake[] = [
  {
    name: 'script in a front',
    code: 'svg_script',
    file: 'fronts/δ.svg',
    line: 1,
    plant: addAtEnd('fronts/δ.svg', '<script>alert(1)</script>'),
  },
  {
    name: 'picture in place of a drawing',
    code: 'svg_unreadable',
    file: 'fronts/δ.svg',
    alone: true,
    plant: async (built) => built.write('fronts/δ.svg', await picture(64, 36, 200, 'png')),
  },
  {
    name: 'view box in which coordinates lose their decimals',
    code: 'svg_too_complex',
    file: 'fronts/δ.svg',
    line: 1,
    alone: true,
    plant: (built) =>
      built.change('fronts/δ.svg', (text) => text.replace(/viewBox="[^"]*"/, 'viewBox="0 0 1e12 562500000000"')),
  },
  {
    name: 'outline at a place that is no number',
    code: 'shape_unreadable',
    file: upperPlan,
    alone: true,
    plant: (built) => built.change(upperPlan, (text) => text.replace(/(<rect id="unit-\w+" x=)"[^"]*"/, '$1"left"')),
  },
  {
    name: 'floor without outline',
    code: 'floor_without_outline',
    file: 'fronts/δ.svg',
    plant: (built) =>
      built.change('fronts/δ.svg', (text) =>
        text.replace('id="floor-1"', 'id="floor-0"').replace('id="floor-0"', 'id="floor-7"'),
      ),
  },
  {
    name: 'event handler in a plan',
    code: 'svg_script',
    file: plan,
    plant: (built) => built.change(plan, (text) => text.replace('<path ', '<path onclick="alert(1)" ')),
  },
  {
    name: 'external picture',
    code: 'svg_external',
    file: plan,
    says: 'a picture below the drawing is the file plans/δf0.webp',
    plant: (built) =>
      built.change(plan, (text) => text.replace('<path ', '<image href="https://elsewhere.example/a.png"/><path ')),
  },
  {
    name: 'unit without polygon',
    code: 'unit_without_polygon',
    file: 'units.csv',
    line: 3,
    plant: (built) => built.change(plan, (text) => text.replace('id="unit-002"', 'id="unit-999"')),
  },
  {
    name: 'polygon without unit',
    code: 'polygon_without_unit',
    file: plan,
    plant: addShapes(plan, '<rect id="unit-888" x="5" y="5" width="9" height="9"/>'),
  },
  {
    name: 'polygon outside',
    code: 'polygon_outside',
    file: upperPlan,
    plant: addShapes(upperPlan, '<g id="101"><rect x="1000" y="700" width="99" height="9"/></g>'),
  },
  {
    name: 'polygon crossing itself',
    code: 'polygon_crossing',
    file: upperPlan,
    plant: addShapes(upperPlan, '<g id="101"><polygon points="10,10 60,60 60,10 10,40"/></g>'),
  },
  {
    name: 'polygon without area',
    code: 'polygon_empty',
    file: upperPlan,
    plant: addShapes(upperPlan, '<g id="104"><polyline points="10,10 60,10"/></g>'),
  },
  {
    name: 'shape without a name',
    code: 'shape_without_id',
    file: upperPlan,
    plant: addShapes(upperPlan, '<rect x="1" y="1" width="9" height="9"/>'),
  },
  {
    name: 'id twice',
    code: 'shape_id_twice',
    file: upperPlan,
    plant: addShapes(upperPlan, '<rect id="unit-104" x="1" y="1" width="3" height="3"/>'),
  },
  {
    name: 'points that are not pairs',
    code: 'shape_unreadable',
    file: upperPlan,
    plant: addShapes(upperPlan, '<polygon id="unit-104-3" points="10,10 20"/>'),
  },
  {
    name: 'no points',
    code: 'shape_unreadable',
    file: upperPlan,
    plant: addShapes(upperPlan, '<polygon id="unit-104-4" points=""/>'),
  },
  {
    name: 'points that are not numbers',
    code: 'shape_unreadable',
    file: upperPlan,
    plant: addShapes(upperPlan, '<polygon id="unit-104-5" points="a b"/>'),
  },
  {
    name: 'external style sheet',
    code: 'svg_external',
    file: plan,
    plant: (built) => built.change(plan, (text) => `<?xml-stylesheet href="https://elsewhere.example/a.css"?>${text}`),
  },
  {
    name: 'style that loads a file',
    code: 'svg_external',
    file: plan,
    plant: (built) =>
      built.change(plan, (text) =>
        text.replace(
          '<path ',
          '<style>@import "https://elsewhere.example/a.css"</style><style>a { fill: url(https://elsewhere.example/a) }</style><path style="fill:url(https://elsewhere.example/b)" ',
        ),
      ),
  },
  {
    name: 'exponentially many shapes',
    code: 'svg_too_complex',
    file: 'fronts/δ.svg',
    alone: true,
    plant: addAtEnd(
      'fronts/δ.svg',
      `${Array.from({ length: 8 }, (_, at) => `<g id="g${at}">${`<use href="#g${at + 1}"/>`.repeat(5)}</g>`).join('')}<rect id="g8" width="1" height="1"/>`,
    ),
  },
  {
    name: 'shapes that contain each other',
    code: 'svg_circular',
    file: 'fronts/δ.svg',
    alone: true,
    plant: addAtEnd('fronts/δ.svg', '<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'),
  },
  {
    name: 'bow tie',
    code: 'polygon_crossing',
    file: upperPlan,
    plant: addShapes(upperPlan, '<g id="103"><polygon points="10,10 60,60 60,10 10,60"/></g>'),
  },
  {
    name: 'front of another shape than its outlines',
    code: 'outlines_off_picture',
    file: 'fronts/ş2.svg',
    line: 1,
    alone: true,
    plant: async (built) => built.write('fronts/ş2.webp', await picture(900, 600, 9, 'webp')),
  },
  {
    name: 'picture of a plan of another shape than its outlines',
    code: 'outlines_off_picture',
    file: upperPlan,
    line: 1,
    plant: async (built) => built.write('plans/δf1.webp', await picture(640, 360, 9, 'webp')),
  },
  {
    name: 'entity without a declaration',
    code: 'svg_unreadable',
    file: plan,
    alone: true,
    plant: addAtEnd(plan, '<text>&nbsp;</text>'),
  },
  {
    name: 'HTML page named svg',
    code: 'content_renamed',
    file: plan,
    says: 'is in fact HTML; renaming a file does not convert it. Open it in its program and export it from there as SVG',
    alone: true,
    plant: (built) => built.write(plan, '<html/>'),
  },
  {
    name: 'elements nested too deeply',
    code: 'svg_unreadable',
    file: plan,
    alone: true,
    plant: addAtEnd(plan, `${'<g>'.repeat(200)}${'</g>'.repeat(200)}`),
  },
  {
    name: 'invalid path',
    code: 'shape_unreadable',
    file: upperPlan,
    plant: addShapes(upperPlan, '<path id="unit-104-2" d="M10 10 L x 20"/>'),
  },
  {
    name: 'entities',
    code: 'svg_entity',
    file: 'plans/δf2.svg',
    plant: (built) =>
      built.change(
        'plans/δf2.svg',
        (text) =>
          `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${text.replace('stroke="#333"', 'stroke="&b;"')}`,
      ),
  },
  {
    name: 'broken SVG',
    code: 'svg_unreadable',
    file: 'plans/δf2d.svg',
    plant: (built) => built.change('plans/δf2d.svg', (text) => text.replace('</g>', '')),
  },
  {
    name: 'second group of units',
    code: 'units_group_twice',
    file: plan,
    plant: addAtEnd(plan, '<g id="Units"><path d="M0 0h9v9z"/></g>'),
  },
  {
    name: 'size of a plan in percent',
    code: 'svg_no_view_box',
    file: upperPlan,
    alone: true,
    plant: (built) => built.change(upperPlan, (text) => text.replace(/viewBox="[^"]*"/, 'width="100%" height="100%"')),
  },
  {
    name: 'size of an outline in percent',
    code: 'shape_unreadable',
    file: upperPlan,
    alone: true,
    plant: (built) =>
      built.change(upperPlan, (text) => text.replace(/(<rect id="unit-\w+" .*? width=)"[^"]*"/, '$1"30%"')),
  },
  {
    name: 'plan of upper floors missing',
    code: 'duplex_plan_missing',
    file: 'units.csv',
    alone: true,
    plant: (built) => rm(built.path('plans/δf2d.svg')),
  },
  {
    name: 'units group missing',
    code: 'units_group_missing',
    file: 'plans/ş2f0.svg',
    plant: (built) => built.change('plans/ş2f0.svg', (text) => text.replace('id="units"', 'id="flats"')),
  },
  { name: 'plan missing', code: 'plan_missing', file: 'units.csv', plant: (built) => rm(built.path('plans/ş2f1.svg')) },
  {
    name: 'front missing',
    code: 'front_missing',
    file: 'buildings.csv',
    plant: (built) => rm(built.path('fronts/ş2.svg')),
  },
  {
    name: 'plan far longer than wide',
    code: 'svg_too_long',
    file: upperPlan,
    line: 1,
    alone: true,
    plant: (built) => built.change(upperPlan, (text) => text.replace('0 0 1024 768', '0 0 10240 768')),
  },
  {
    name: 'front without its drawing',
    code: 'front_file_missing',
    file: 'fronts.csv',
    line: 2,
    alone: true,
    plant: async (built) => {
      await built.write('fronts.csv', 'class_name,front,name_en,name_tr\nΔ,sea,Sea side,Deniz tarafı\n');
      await built.write('fronts/δ/sea.webp', await picture(960, 540, 200, 'webp'));
    },
  },
  {
    name: 'plan of no class',
    code: 'plan_unknown',
    file: 'plans/zf0.svg',
    plant: (built) => built.write('plans/zf0.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1024 768"/>'),
  },
];
