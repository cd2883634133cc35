import { mkdir } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import type { MistakeCode } from '#tools/import/mistakes/texts.ts';
import type { BuiltPackage } from '../build-package.ts';
import type { PlantedMistake } from './planted-mistake.ts';

const metadataTable = 'CREATE TABLE metadata (name, value)';
const tilesTable =
  'CREATE TABLE tiles (zoom_level, tile_column, tile_row, tile_data); CREATE UNIQUE INDEX tile_index ON tiles (zoom_level, tile_column, tile_row)';

/** A drawn map with one street that has several lines. */
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

/** A mistake in an archive of tiles with the given tables or views. */
function tilesWith(name: string, code: MistakeCode, ...statements: string[]): PlantedMistake {
  const plant = async (built: BuiltPackage) => {
    await mkdir(built.path('map'), { recursive: true });
    const archive = new DatabaseSync(built.path('map/tiles.mbtiles'));
    for (const statement of statements) archive.exec(statement);
    archive.close();
  };
  return { name, code, file: 'map/tiles.mbtiles', alone: true, plant };
}

/** Mistakes in the files of the map. */
export const plantedInMaps: PlantedMistake[] = [
  {
    name: 'map that is not JSON',
    code: 'json_unreadable',
    file: 'map/base.geojson',
    plant: (built) => built.write('map/base.geojson', '{'),
  },
  {
    name: 'JSON with a comma too many',
    code: 'json_unreadable',
    file: 'map/world.geojson',
    line: 3,
    alone: true,
    plant: (built) => built.write('map/world.geojson', '{\n"type": "FeatureCollection",\n"features": [,]\n}\n'),
  },
  {
    name: 'feature of an unknown kind',
    code: 'map_invalid',
    file: 'map/base.geojson',
    line: 2,
    alone: true,
    plant: (built) =>
      built.write(
        'map/base.geojson',
        '{"type":"FeatureCollection","features":[\n{"type":"Feature","properties":{"kind":"lake"},"geometry":{"type":"Polygon","coordinates":[[[27,38],[28,38],[28,39],[27,38]]]}}]}',
      ),
  },
  {
    name: 'label of the map without a name',
    code: 'map_nameless',
    file: 'map/base.geojson',
    line: 2,
    alone: true,
    plant: (built) =>
      built.write(
        'map/base.geojson',
        '{"type":"FeatureCollection","features":[\n{"type":"Feature","properties":{"kind":"label","class":"quarter","rank":1},"geometry":{"type":"Point","coordinates":[27.13,38.42]}}]}',
      ),
  },
  {
    name: 'label with latitude before longitude',
    code: 'map_feature_far',
    file: 'map/base.geojson',
    line: 2,
    alone: true,
    plant: (built) =>
      built.write(
        'map/base.geojson',
        '{"type":"FeatureCollection","features":[\n{"type":"Feature","properties":{"kind":"label","class":"quarter","name_en":"Quay","name_tr":"Kordon","rank":1},"geometry":{"type":"Point","coordinates":[38.42,27.13]}}]}',
      ),
  },
  {
    name: 'street around the world',
    code: 'map_feature_far',
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
    name: 'too many streets in one place',
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
    name: 'world with an invalid feature',
    code: 'map_invalid',
    file: 'map/world.geojson',
    plant: (built) =>
      built.write(
        'map/world.geojson',
        '{"type":"FeatureCollection","features":[{"type":"Feature","properties":{"kind":"street","class":"lane"},"geometry":{"type":"LineString","coordinates":[[1,1],[2,200]]}}]}',
      ),
  },
  {
    name: 'tiles that are not an archive',
    code: 'map_unreadable',
    file: 'map/tiles.mbtiles',
    plant: (built) => built.write('map/tiles.mbtiles', 'SQLite no more, and never was. '.repeat(40)),
  },
  tilesWith(
    'tiles with endless metadata',
    'map_no_table',
    'CREATE VIEW metadata AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i AS name, i AS value FROM n',
    tilesTable,
  ),
  tilesWith(
    'tiles that are a view',
    'map_no_table',
    metadataTable,
    'CREATE TABLE map (zoom_level, tile_column, tile_row, tile_data)',
    'CREATE VIEW tiles AS SELECT * FROM map',
  ),
  tilesWith(
    'tiles that are computed',
    'map_no_table',
    metadataTable,
    'CREATE TABLE tiles (zoom_level, tile_column, tile_row, tile_data GENERATED ALWAYS AS (zeroblob(900000000)))',
  ),
  tilesWith(
    'tiles without an index',
    'map_no_index',
    metadataTable,
    'CREATE TABLE tiles (zoom_level, tile_column, tile_row, tile_data)',
  ),
  {
    name: 'truncated streets',
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
    name: 'streets between missing nodes',
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
    name: 'streets in another format',
    code: 'map_unreadable',
    file: 'map/streets.graph',
    plant: (built) => built.write('map/streets.graph', '{"magic":"other"}\n'),
  },
];
