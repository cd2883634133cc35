import type { BuiltPackage } from '../build-package.ts';
import { changeCells } from './change-cells.ts';
import type { Oversight } from './planted-mistake.ts';

const pdf = '%PDF-1.7\n%%EOF\n';
const front = 'fronts/δ.svg';

/** What is possible, but probably unintended, and files that lie where nothing looks for them. */
export const implausible: Oversight[] = [
  {
    name: 'tower marked as a villa',
    code: 'villa_with_floors',
    file: 'buildings.csv',
    line: 2,
    says: 'units on 3 floors',
    plant: (built) => built.change('buildings.csv', (text) => text.replace(',0,Konut', ',1,Konut')),
  },
  {
    name: 'two buildings with one name',
    code: 'building_name_twice',
    file: 'buildings.csv',
    line: 3,
    says: '"Building Δ" is that of 2 buildings; the first is on line 2',
    plant: (built) => built.change('buildings.csv', (text) => text.replace('Building Ş2', 'building Δ')),
  },
  {
    name: 'outlined level that levels.csv says no front shows',
    code: 'level_outlined',
    file: front,
    line: 1,
    says: 'Floor 1 of class Δ',
    plant: (built) => built.write('levels.csv', 'level,classes,name_en,name_tr,on_front\n1,Δ,Garden,Bahçe,0\n'),
  },
  {
    name: 'floors outlined upside down',
    code: 'outlines_upside_down',
    file: front,
    line: 3,
    says: 'Floor 1 is drawn below floor 0',
    plant: (built) =>
      built.change(front, (svg) =>
        svg
          .replace('floor-0', 'floor-x')
          .replace('floor-2', 'floor-0')
          .replace('floor-x', 'floor-2')
          .replaceAll('<rect', '\n<rect'),
      ),
  },
  {
    name: 'furniture above the price of its unit',
    code: 'furniture_above_price',
    file: 'units.csv',
    line: 4,
    says: 'costs 25000000, more than the unit: 15200000',
    plant: (built) => changeCells(built, [4], { furniture_price: '25000000' }),
  },
  {
    name: 'price with a digit too few',
    code: 'price_unusual',
    file: 'units.csv',
    line: 4,
    says: 'The price is 1520000; that of similar units is about ',
    plant: (built) => changeCells(built, [4], { price: '1520000' }),
  },
  {
    name: 'forty-five bathrooms',
    code: 'fact_unusual',
    file: 'units.csv',
    line: 5,
    says: 'Column bathrooms is 45; in similar units it is about 2',
    plant: (built) => changeCells(built, [5], { bathrooms: '45' }),
  },
  {
    name: 'area without its decimal point',
    code: 'fact_unusual',
    file: 'units.csv',
    line: 6,
    says: 'Column gross_area is 8450; in similar units it is about 84.5',
    plant: (built) => changeCells(built, [6], { gross_area: '8450' }),
  },
  {
    name: 'furniture of several units in another unit of money',
    code: 'furniture_above_price',
    file: 'units.csv',
    line: 3,
    says: '(also on lines 4, 5, 6)',
    plant: (built) => changeCells(built, [3, 4, 5, 6], { furniture_price: '2500000000' }),
  },
  {
    name: 'net area of a unit that only its gross area shows to be wrong',
    code: 'area_unlike_net',
    file: 'units.csv',
    line: 3,
    says: 'gross area 84.5 is many times the net area 17',
    plant: (built) => changeCells(built, [3], { net_area: '17' }),
  },
  {
    name: 'place far from all others',
    code: 'place_apart',
    file: 'places.csv',
    line: 4,
    says: '67 km from the centre of the map; the others are usually about 2 km',
    plant: (built) => built.change('places.csv', (text) => `${text}3,shops,Mall,AVM,39.02,27.13,\n`),
  },
  {
    name: 'latitude and longitude that are alike, exchanged',
    code: 'place_nearer_swapped',
    file: 'places.csv',
    line: 3,
    says: 'exchanged, they would be much nearer',
    plant: async (built) => {
      await built.change('development.json', (text) => text.replace('"lng": 27.13', '"lng": 38.02'));
      await built.change('places.csv', (text) =>
        text.replace('38.42,27.14', '38.42,38.03').replace('38.43,27.15', '38.02,38.42'),
      );
    },
  },
  {
    name: 'brochure in a language that the development does not have',
    code: 'file_unused',
    file: 'documents/brochure-fr.pdf',
    says: 'Nothing uses the file documents/brochure-fr.pdf',
    plant: (built) => built.write('documents/brochure-fr.pdf', pdf),
  },
  {
    name: 'logo that the settings do not name',
    code: 'file_unused',
    file: 'brand/mark.svg',
    says: 'brand/mark.svg',
    plant: (built) => built.write('brand/mark.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>'),
  },
  {
    name: 'brochure beside the tables',
    code: 'file_unused',
    file: 'brochure.pdf',
    says: 'did you mean "documents/brochure.pdf"',
    plant: (built) => built.write('brochure.pdf', pdf),
  },
  {
    name: 'film that the settings do not name',
    code: 'file_unused',
    file: 'video/intro.mp4',
    says: 'video/intro.mp4',
    plant: (built) => built.write('video/intro.mp4', 'film'),
  },
  {
    name: 'map of another name',
    code: 'file_unused',
    file: 'map/basis.geojson',
    says: 'map/basis.geojson',
    plant: (built) => built.write('map/basis.geojson', '{}'),
  },
  {
    name: 'folder of pictures with a letter too few',
    code: 'folder_unused',
    file: 'picture/',
    says: 'did you mean "pictures"',
    plant: (built) => built.write('picture/lobby.webp', 'picture'),
  },
  {
    name: 'turning view that no sequence names',
    code: 'folder_unused',
    file: 'rotator/building1/',
    says: 'did you mean "building0"',
    plant: (built) => built.write('rotator/building1/b0.webp', 'picture'),
  },
  {
    name: 'decimal comma in a drawing',
    code: 'drawing_value_unreadable',
    file: 'plans/δf0.svg',
    line: 1,
    says: 'stroke-width="0,5"',
    plant: (built) => drawn(built, '<path stroke-width="0,5" d="M1 1h9"/><path stroke-width="0,7" d="M1 1h9"/>'),
  },
  {
    name: 'transform in a drawing that browsers ignore',
    code: 'drawing_value_unreadable',
    file: 'plans/δf0.svg',
    line: 1,
    says: 'transform="turn(45)"',
    plant: (built) => drawn(built, '<path transform="turn(45)" d="M1 1h9"/>'),
  },
  {
    name: 'path of a drawing that breaks off',
    code: 'drawing_path_broken',
    file: 'plans/δf0.svg',
    line: 1,
    says: 'not valid from "NaN"',
    plant: (built) => drawn(built, '<path d="M1 1L9 NaN"/>'),
  },
  {
    name: 'style rule of two classes',
    code: 'drawing_style_ignored',
    file: 'plans/δf0.svg',
    line: 1,
    says: 'the style rule g .wall',
    plant: (built) => drawn(built, '<style>.a{stroke:red} g .wall{stroke:red}</style><path class="wall" d="M1 1h9"/>'),
  },
  {
    name: 'colour that a variable names',
    code: 'drawing_colour_unknown',
    file: 'plans/δf0.svg',
    line: 1,
    says: 'stroke "var(--wall)"',
    plant: (built) => drawn(built, '<path style="stroke:var(--wall)" d="M1 1h9"/>'),
  },
  {
    name: 'outlines of two units at one place',
    code: 'polygons_overlap',
    file: 'plans/δf0.svg',
    line: 2,
    says: 'of 001 and 002',
    plant: (built) =>
      built.change('plans/δf0.svg', (svg) => {
        const [, place = ''] = /id="unit-001"([^>]*)>/.exec(svg) ?? [];
        return svg.replace(/<rect (id="unit-002")[^>]*>/, `\n<rect $1${place}>`);
      }),
  },
  {
    name: 'polygon of a drawing with a number too few',
    code: 'drawing_path_broken',
    file: 'plans/δf0.svg',
    line: 1,
    says: 'its points are not pairs',
    plant: (built) => drawn(built, '<polygon points="1,1 9,1 9"/>'),
  },
];

const drawn = (built: BuiltPackage, shapes: string) =>
  built.change('plans/δf0.svg', (svg) => svg.replace('<g id="units">', `${shapes}<g id="units">`));
