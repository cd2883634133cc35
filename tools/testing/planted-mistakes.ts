import { mkdir, readFile, rm, symlink } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import sharp from 'sharp';
import { picture, type BuiltPackage } from './build-package.ts';
import type { MistakeCode } from '#tools/import/mistakes/texts.ts';

/**
 * A mistake that somebody could make in a package, and how the import must name it. `alone`: it hides others of the
 * list.
 */
export type PlantedMistake = {
  name: string;
  code: MistakeCode;
  file: string;
  line?: number;
  alone?: boolean;
  plant: (built: BuiltPackage) => Promise<void>;
};

const plan = 'plans/δf0.svg';
const upperPlan = 'plans/δf1.svg';
const addShapes = (file: string, shapes: string) => (built: BuiltPackage) =>
  built.change(file, (text) => text.replace('</g></svg>', `${shapes}</g></svg>`));

const plainNotes = 'CREATE TABLE metadata (name, value)';
const plainTiles =
  'CREATE TABLE tiles (zoom_level, tile_column, tile_row, tile_data); CREATE UNIQUE INDEX tile_index ON tiles (zoom_level, tile_column, tile_row)';

/** A drawn map of one street with several lines. */
const drawnStreets = (coordinates: number[][][]) =>
  JSON.stringify({
    type: 'FeatureCollection',
    features: [
      {
        type: 'Feature',
        properties: { kind: 'street', class: 'residential' },
        geometry: { type: 'MultiLineString', coordinates },
      },
    ],
  });

/** Writes an archive of tiles with the tables or views given. */
async function plantArchive(built: BuiltPackage, ...statements: string[]): Promise<void> {
  await mkdir(built.path('map'), { recursive: true });
  const archive = new DatabaseSync(built.path('map/tiles.mbtiles'));
  for (const statement of statements) archive.exec(statement);
  archive.close();
}

/** Mistakes in tables. The units of the standard package stand on lines 2 to 19. */
export const plantedInTables: PlantedMistake[] = [
  cell('price with a point', 'price_format', 2, 'price', '284.500'),
  cell('price with a comma', 'price_format', 3, 'price', '"284,500"'),
  cell('price missing', 'value_missing', 16, 'price', ''),
  cell('price negative', 'price_negative', 14, 'price', '-100'),
  cell('area negative', 'number_negative', 4, 'gross_area', '-84.5'),
  cell('area with a comma', 'number_format', 5, 'net_area', '"71,25"'),
  cell('net above gross', 'area_disorder', 15, 'net_area', '99'),
  cell('status unknown', 'status_unknown', 5, 'status', 'maybe'),
  cell('number twice', 'duplicate_number', 7, 'number', '002'),
  cell('building unknown', 'building_unknown', 8, 'building', 'Z'),
  cell('room type unknown', 'room_type_unknown', 9, 'room_type', '9+9'),
  cell('apartment type unknown', 'apartment_type_unknown', 10, 'apartment_type', 'Tip S'),
  cell('tag unknown', 'tag_unknown', 11, 'tags', 'sea|moon'),
  cell('level not whole', 'integer_format', 12, 'level', '1.5'),
  cell('duplex flag in words', 'flag_format', 17, 'is_dublex', 'yes'),
  cell('path out of the folder', 'file_outside', 18, 'images', '../../../etc/passwd'),
  cell('absolute path', 'file_outside', 17, 'plans', '/etc/passwd'),
  cell('picture missing', 'picture_missing', 19, 'images', 'nothing.webp'),
  cell('link with a script', 'link_format', 2, 'link_360', 'javascript:alert(1)'),
  cell('sheet missing', 'file_missing', 3, 'info_sheet', 'a.pdf'),
  {
    name: 'row too short',
    code: 'row_short',
    file: 'units.csv',
    line: 13,
    plant: (built) => onLine(built, 'units.csv', 13, (line) => line.split(',').slice(0, 12).join(',')),
  },
  {
    name: 'row too long',
    code: 'row_long',
    file: 'units.csv',
    line: 6,
    plant: (built) => onLine(built, 'units.csv', 6, (line) => `${line},surplus`),
  },
  {
    name: 'building type unknown',
    code: 'building_type_unknown',
    file: 'buildings.csv',
    line: 3,
    plant: (built) => onLine(built, 'buildings.csv', 3, (line) => line.replace('Konut', 'Ofis')),
  },
  {
    name: 'column missing',
    code: 'column_missing',
    file: 'room-types.csv',
    line: 1,
    plant: (built) => onLine(built, 'room-types.csv', 1, (line) => line.replace('label_tr', 'label')),
  },
  {
    name: 'column unknown',
    code: 'column_unknown',
    file: 'room-types.csv',
    line: 1,
    plant: (built) => onLine(built, 'room-types.csv', 1, (line) => line.replace('folder', 'foldr')),
  },
  {
    name: 'column twice',
    code: 'column_twice',
    file: 'apartment-types.csv',
    line: 1,
    plant: (built) => onLine(built, 'apartment-types.csv', 1, (line) => line.replace('title_tr', 'title_en')),
  },
  {
    name: 'quotation mark open',
    code: 'csv_unreadable',
    file: 'building-types.csv',
    line: 3,
    plant: (built) => built.change('building-types.csv', (text) => `${text}"Ofis,Office,Ofis\n`),
  },
  {
    name: 'semicolons',
    code: 'csv_semicolons',
    file: 'galleries.csv',
    line: 1,
    plant: (built) => built.change('galleries.csv', (text) => text.replaceAll(',', ';')),
  },
  {
    name: 'gallery without pictures',
    code: 'gallery_empty',
    file: 'galleries.csv',
    line: 4,
    plant: (built) =>
      built.change(
        'galleries.csv',
        (text) => `${text}${separated(text, ['empty', 'Empty', 'Boş', 'image', '', '', '0'])}`,
      ),
  },
  {
    name: 'slug twice',
    code: 'duplicate_key',
    file: 'galleries.csv',
    line: 3,
    plant: (built) => onLine(built, 'galleries.csv', 3, (line) => line.replace('film', 'garden')),
  },
  {
    name: 'UTF-16',
    code: 'encoding_utf16',
    file: 'tags.csv',
    plant: (built) => reencode(built, 'tags.csv', (text) => Buffer.from(`\ufeff${text}`, 'utf16le')),
  },
  {
    name: 'Windows-1254',
    code: 'encoding_not_utf8',
    file: 'places.csv',
    line: 2,
    plant: (built) =>
      reencode(built, 'places.csv', (text) =>
        Buffer.from(text.replace('Müze', 'M\u00fcze\u00fe').replace('Çarşı', '\u00c7ar\u00fe\u00fd'), 'latin1'),
      ),
  },
  {
    name: 'Windows-1253',
    code: 'encoding_not_utf8',
    file: 'lead-sources.csv',
    line: 2,
    plant: (built) =>
      built.write(
        'lead-sources.csv',
        Buffer.from('name\n\u00c9\u00f3\u00f4\u00ef\u00f3\u00e5\u00eb\u00df\u00e4\u00e1\n', 'latin1'),
      ),
  },
  {
    name: 'place of no category',
    code: 'choice_unknown',
    file: 'places.csv',
    line: 3,
    plant: (built) =>
      reencode(built, 'places.csv', (text) => Buffer.from(text.replace('shops', 'bars'), 'latin1'), 'latin1'),
  },
  {
    name: 'latitude too large',
    code: 'number_out_of_range',
    file: 'places.csv',
    line: 2,
    plant: (built) =>
      reencode(built, 'places.csv', (text) => Buffer.from(text.replace('38.42', '138.42'), 'latin1'), 'latin1'),
  },
];

/** Mistakes in drawings. */
export const plantedInDrawings: PlantedMistake[] = [
  {
    name: 'script in a front',
    code: 'svg_script',
    file: 'fronts/δ.svg',
    line: 1,
    plant: (built) => built.change('fronts/δ.svg', (text) => text.replace('</svg>', '<script>alert(1)</script></svg>')),
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
    name: 'handler in a plan',
    code: 'svg_script',
    file: plan,
    plant: (built) => built.change(plan, (text) => text.replace('<path ', '<path onclick="alert(1)" ')),
  },
  {
    name: 'picture from outside',
    code: 'svg_external',
    file: plan,
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
    name: 'points that are none',
    code: 'shape_unreadable',
    file: upperPlan,
    plant: addShapes(upperPlan, '<polygon id="unit-104-4" points=""/>'),
  },
  {
    name: 'points in words',
    code: 'shape_unreadable',
    file: upperPlan,
    plant: addShapes(upperPlan, '<polygon id="unit-104-5" points="a b"/>'),
  },
  {
    name: 'style sheet of others',
    code: 'svg_external',
    file: plan,
    plant: (built) => built.change(plan, (text) => `<?xml-stylesheet href="https://elsewhere.example/a.css"?>${text}`),
  },
  {
    name: 'style that fetches',
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
    name: 'shapes without number',
    code: 'svg_too_complex',
    file: 'fronts/δ.svg',
    alone: true,
    plant: (built) =>
      built.change('fronts/δ.svg', (text) =>
        text.replace(
          '</svg>',
          `${Array.from({ length: 8 }, (_, at) => `<g id="g${at}">${`<use href="#g${at + 1}"/>`.repeat(5)}</g>`).join('')}<rect id="g8" width="1" height="1"/></svg>`,
        ),
      ),
  },
  {
    name: 'entity without a declaration',
    code: 'svg_unreadable',
    file: plan,
    alone: true,
    plant: (built) => built.change(plan, (text) => text.replace('</svg>', '<text>&nbsp;</text></svg>')),
  },
  {
    name: 'page named svg',
    code: 'svg_unreadable',
    file: plan,
    alone: true,
    plant: (built) => built.write(plan, '<html/>'),
  },
  {
    name: 'elements inside each other without end',
    code: 'svg_unreadable',
    file: plan,
    alone: true,
    plant: (built) =>
      built.change(plan, (text) => text.replace('</svg>', `${'<g>'.repeat(200)}${'</g>'.repeat(200)}</svg>`)),
  },
  {
    name: 'path that is no path',
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
    name: 'plan of no class',
    code: 'plan_unknown',
    file: 'plans/zf0.svg',
    plant: (built) => built.write('plans/zf0.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1024 768"/>'),
  },
];

/** Mistakes in pictures, documents, settings and the rotator. */
export const plantedInFiles: PlantedMistake[] = [
  {
    name: 'text named webp',
    code: 'picture_not_a_picture',
    file: 'buildings.csv',
    plant: (built) => built.write('fronts/ş2.webp', 'This is not a picture.\n'),
  },
  {
    name: 'picture cut off',
    code: 'picture_broken',
    file: 'apartment-types.csv',
    line: 2,
    plant: async (built) =>
      built.write('pictures/güneş/ışık ğüşiöç.png', (await picture(640, 360, 9, 'png')).subarray(0, 900)),
  },
  {
    name: 'too many pixels',
    code: 'picture_too_many_pixels',
    file: 'rotator/building0/b0.webp',
    plant: async (built) =>
      built.write(
        'rotator/building0/b0.webp',
        await sharp({ create: { width: 8000, height: 5100, channels: 3, background: '#888' } })
          .png({ compressionLevel: 1 })
          .toBuffer(),
      ),
  },
  {
    name: 'link out of the folder',
    code: 'file_outside',
    file: 'plans/δf0.svg',
    plant: async (built) => {
      await rm(built.path('plans/δf0.svg'));
      await symlink('/etc/hostname', built.path('plans/δf0.svg'));
    },
    alone: true,
  },
  {
    name: 'document that is none',
    code: 'document_not_pdf',
    file: 'documents/brochure.pdf',
    plant: (built) => built.write('documents/brochure.pdf', '<html>'),
  },
  {
    name: 'frame missing',
    code: 'picture_missing',
    file: 'rotator/rotator.json',
    plant: (built) => rm(built.path('rotator/building0/b2.webp')),
  },
  {
    name: 'frame of another size',
    code: 'rotator_size',
    file: 'rotator/building0/b1.webp',
    plant: async (built) => built.write('rotator/building0/b1.webp', await picture(400, 225, 3, 'webp')),
  },
  {
    name: 'norths too few',
    code: 'rotator_length',
    file: 'rotator/rotator.json',
    line: 8,
    plant: (built) => built.change('rotator/rotator.json', (text) => text.replace(/("north": \[\s*0,)\s*120,/, '$1\n')),
  },
  {
    name: 'marker of no building',
    code: 'building_unknown',
    file: 'rotator/rotator.json',
    plant: (built) => built.change('rotator/rotator.json', (text) => text.replace('"Ş2"', '"Ş3"')),
  },
  {
    name: 'text in one language',
    code: 'text_missing',
    file: 'development.json',
    plant: (built) =>
      built.change('development.json', (text) =>
        text.replace('"greeting": "Welcome"', '"greeting": "Welcome", "farewell": "Goodbye"'),
      ),
  },
  {
    name: 'setting unknown',
    code: 'setting_unknown',
    file: 'development.json',
    line: 9,
    alone: true,
    plant: (built) =>
      built.change('development.json', (text) => text.replace('"frames": 2', '"frames": 2,\n    "showPrice": true')),
  },
  {
    name: 'setting of another kind',
    code: 'setting_invalid',
    file: 'development.json',
    line: 8,
    alone: true,
    plant: (built) => built.change('development.json', (text) => text.replace('"frames": 2', '"frames": "two"')),
  },
  {
    name: 'settings that break rules of their own',
    code: 'setting_invalid',
    file: 'development.json',
    line: 9,
    alone: true,
    plant: (built) =>
      built.change('development.json', (text) =>
        text.replace(
          '"frames": 2',
          `"frames": 2,\n    "frameHosts": ["localhost"], "priceFilter": { "step": 1, "minimum": 9, "maximum": 5 }, "map": { "centre": { "lat": 38.4, "lng": 27.1 }, "hosts": ["tiles.example"] }`,
        ),
      ),
  },
  {
    name: 'silhouette that is no shape, and a folder that is none',
    code: 'rotator_invalid',
    file: 'rotator/rotator.json',
    alone: true,
    plant: (built) =>
      built.change('rotator/rotator.json', (text) =>
        text
          .replace(/"silhouettes": \[\s*"[^"]*"/, '"silhouettes": ["812,300"')
          .replace('"folder": "building0"', '"folder": "../building0"'),
      ),
  },
  {
    name: 'map of Google without a key',
    code: 'setting_needs_key',
    file: 'development.json',
    line: 9,
    alone: true,
    plant: (built) =>
      built.change('development.json', (text) =>
        text.replace(
          '"frames": 2',
          `"frames": 2,\n    "map": { "centre": { "lat": 38.4, "lng": 27.1 }, "provider": "google" }`,
        ),
      ),
  },
  {
    name: 'map of others without a style',
    code: 'setting_needs_address',
    file: 'development.json',
    line: 9,
    alone: true,
    plant: (built) =>
      built.change('development.json', (text) =>
        text.replace(
          '"frames": 2',
          `"frames": 2,\n    "map": { "centre": { "lat": 38.4, "lng": 27.1 }, "provider": "maplibre" }`,
        ),
      ),
  },
  {
    name: 'map that may not go as far as it begins',
    code: 'setting_zoom_order',
    file: 'development.json',
    line: 9,
    alone: true,
    plant: (built) =>
      built.change('development.json', (text) =>
        text.replace(
          '"frames": 2',
          `"frames": 2,\n    "map": { "centre": { "lat": 38.4, "lng": 27.1 }, "zoom": 9, "minZoom": 12 }`,
        ),
      ),
  },
  {
    name: 'style by a scheme that nothing reads',
    code: 'setting_not_web',
    file: 'development.json',
    line: 9,
    alone: true,
    plant: (built) =>
      built.change('development.json', (text) =>
        text.replace(
          '"frames": 2',
          `"frames": 2,\n    "map": { "centre": { "lat": 38.4, "lng": 27.1 }, "provider": "maplibre", "styleUrl": "pmtiles://tiles.example/city" }`,
        ),
      ),
  },
  {
    name: 'engine for directions that is a page of this site',
    code: 'setting_not_address',
    file: 'development.json',
    line: 9,
    alone: true,
    plant: (built) =>
      built.change('development.json', (text) =>
        text.replace('"frames": 2', `"frames": 2,\n    "directions": { "provider": "osrm", "url": "/engine" }`),
      ),
  },
  {
    name: 'tour of a host not listed',
    code: 'setting_frame_host',
    file: 'development.json',
    line: 9,
    alone: true,
    plant: (built) =>
      built.change('development.json', (text) =>
        text.replace(
          '"frames": 2',
          `"frames": 2,\n    "external360Url": "https://tour.example/one", "frameHosts": ["other.example"]`,
        ),
      ),
  },
  {
    name: 'JSON broken',
    code: 'json_unreadable',
    file: 'development.json',
    line: 9,
    alone: true,
    plant: (built) => built.change('development.json', (text) => text.replace('"frames": 2', '"frames": 2,')),
  },
  {
    name: 'map that is not JSON',
    code: 'json_unreadable',
    file: 'map/base.geojson',
    plant: (built) => built.write('map/base.geojson', '{'),
  },
  {
    name: 'street around the world',
    code: 'map_street_far',
    file: 'map/base.geojson',
    alone: true,
    plant: (built) =>
      built.write(
        'map/base.geojson',
        drawnStreets([
          [
            [-180, -85],
            [180, 85],
          ],
        ]),
      ),
  },
  {
    name: 'streets without number in one place',
    code: 'map_streets_many',
    file: 'map/base.geojson',
    alone: true,
    plant: (built) =>
      built.write(
        'map/base.geojson',
        drawnStreets(
          Array.from({ length: 15 }, () => Array.from({ length: 1000 }, (_, at) => [27.1, 38.4 + (at % 2) / 10000])),
        ),
      ),
  },
  {
    name: 'world with a feature that is none',
    code: 'map_invalid',
    file: 'map/world.geojson',
    plant: (built) =>
      built.write(
        'map/world.geojson',
        '{"type":"FeatureCollection","features":[{"type":"Feature","properties":{"kind":"street","class":"lane"},"geometry":{"type":"LineString","coordinates":[[1,1],[2,200]]}}]}',
      ),
  },
  {
    name: 'tiles that are none',
    code: 'map_unreadable',
    file: 'map/tiles.mbtiles',
    plant: (built) => built.write('map/tiles.mbtiles', 'SQLite no more, and never was. '.repeat(40)),
  },
  {
    name: 'tiles whose notes never end',
    code: 'map_no_table',
    file: 'map/tiles.mbtiles',
    alone: true,
    plant: async (built) =>
      plantArchive(
        built,
        'CREATE VIEW metadata AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i AS name, i AS value FROM n',
        plainTiles,
      ),
  },
  {
    name: 'tiles that are a view',
    code: 'map_no_table',
    file: 'map/tiles.mbtiles',
    alone: true,
    plant: async (built) =>
      plantArchive(
        built,
        plainNotes,
        'CREATE TABLE map (zoom_level, tile_column, tile_row, tile_data)',
        'CREATE VIEW tiles AS SELECT * FROM map',
      ),
  },
  {
    name: 'tiles that are computed',
    code: 'map_no_table',
    file: 'map/tiles.mbtiles',
    alone: true,
    plant: async (built) =>
      plantArchive(
        built,
        plainNotes,
        'CREATE TABLE tiles (zoom_level, tile_column, tile_row, tile_data GENERATED ALWAYS AS (zeroblob(900000000)))',
      ),
  },
  {
    name: 'tiles without an index',
    code: 'map_no_index',
    file: 'map/tiles.mbtiles',
    alone: true,
    plant: async (built) =>
      plantArchive(built, plainNotes, 'CREATE TABLE tiles (zoom_level, tile_column, tile_row, tile_data)'),
  },
  {
    name: 'streets cut off',
    code: 'map_unreadable',
    file: 'map/streets.graph',
    alone: true,
    plant: (built) =>
      built.write(
        'map/streets.graph',
        '{"magic":"loggia-streets-1","nodes":4,"pieces":3,"attribution":"","isSchematic":false}\n',
      ),
  },
  {
    name: 'streets between nothing',
    code: 'map_unreadable',
    file: 'map/streets.graph',
    alone: true,
    plant: (built) =>
      built.write(
        'map/streets.graph',
        Buffer.concat([
          Buffer.from('{"magic":"loggia-streets-1","nodes":0,"pieces":1,"attribution":"","isSchematic":false}\n'),
          Buffer.alloc(10),
        ]),
      ),
  },
  {
    name: 'streets that are none',
    code: 'map_unreadable',
    file: 'map/streets.graph',
    plant: (built) => built.write('map/streets.graph', '{"magic":"other"}\n'),
  },
  {
    name: 'settings missing',
    code: 'file_missing',
    file: 'development.json',
    alone: true,
    plant: (built) => rm(built.path('development.json')),
  },
];

function cell(name: string, code: MistakeCode, line: number, column: string, value: string): PlantedMistake {
  const plant = (built: BuiltPackage) =>
    built.change('units.csv', (text) => {
      const lines = text.split('\n');
      const cells = lines[line - 1]!.match(/("[^"]*"|[^,]*)(,|$)/g)!.map((part) => part.replace(/,$/, ''));
      cells[lines[0]!.split(',').indexOf(column)] = value;
      lines[line - 1] = cells.slice(0, 20).join(',');
      return lines.join('\n');
    });
  return { name, code, file: 'units.csv', line, plant };
}

function onLine(built: BuiltPackage, file: string, number: number, edit: (line: string) => string): Promise<void> {
  return built.change(file, (text) =>
    text
      .split('\n')
      .map((line, index) => (index === number - 1 ? edit(line) : line))
      .join('\n'),
  );
}

async function reencode(
  built: BuiltPackage,
  file: string,
  encode: (text: string) => Buffer,
  from: BufferEncoding = 'utf8',
): Promise<void> {
  await built.write(file, encode(await readFile(built.path(file), from)));
}

function separated(text: string, cells: string[]): string {
  return `${cells.join(text.includes(';') ? ';' : ',')}\n`;
}
