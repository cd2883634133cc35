import { mkdir } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import type { BuiltPackage } from '../build-package.ts';

import type { PlantedMistake } from './planted-mistake.ts';

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

/** Mistakes in what the map is made of. */
export const plantedInMaps: PlantedMistake[] = [
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
];
