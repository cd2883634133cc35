import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, it } from 'vitest';
import { NotPlainTableError, NoTileIndexError, openTiles } from './tile-archive.ts';

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

async function write(...statements: string[]): Promise<string> {
  folders.push(await mkdtemp(join(tmpdir(), 'loggia-tiles-')));
  const path = join(folders.at(-1)!, 'tiles.mbtiles');
  const file = new DatabaseSync(path);
  for (const statement of statements) file.exec(statement);
  file.close();
  return path;
}

const notes =
  "CREATE TABLE metadata (name, value); INSERT INTO metadata VALUES ('minzoom', '8'), ('maxzoom', '12'), ('bounds', '23,37,24,38'), ('attribution', '© Somebody')";
const bareTiles = 'CREATE TABLE tiles (zoom_level, tile_column, tile_row, tile_data)';
const tiles = `${bareTiles}; CREATE UNIQUE INDEX tile_index ON tiles (zoom_level, tile_column, tile_row); INSERT INTO tiles VALUES (1, 0, 1, x'0102')`;
const endless =
  'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i, i AS name, i AS value FROM n';

it('reports its coverage and numbers rows from the north', async () => {
  const archive = openTiles(await write(notes, tiles), 'm');
  expect(archive.set).toEqual({
    address: '/media/tiles/m/{z}/{x}/{y}.pbf',
    min_zoom: 8,
    max_zoom: 12,
    bounds: [23, 37, 24, 38],
    attribution: '© Somebody',
  });
  expect(archive.read(1, 0, 0)).toEqual(new Uint8Array([1, 2]));
  expect(archive.read(1, 0, 1)).toBeUndefined();
  archive.close();
});

it.each([
  ['a view that never ends', [`CREATE VIEW metadata AS ${endless}`, tiles]],
  [
    'a search over such a view',
    [
      `CREATE VIEW v AS ${endless}`,
      "CREATE VIRTUAL TABLE metadata USING fts5(name, value, content='v', content_rowid='i')",
      tiles,
    ],
  ],
  ['computed', [notes, 'CREATE TABLE tiles (zoom_level, tile_column, tile_row, tile_data AS (zeroblob(900000000)))']],
  ['missing', [notes]],
] as const)('is rejected if a table is %s', async (_, statements) => {
  const path = await write(...statements);
  expect(() => openTiles(path, 'm')).toThrow(NotPlainTableError);
});

it.each([
  ['is missing', [notes, bareTiles]],
  ['covers a part', [notes, bareTiles, 'CREATE INDEX some ON tiles (zoom_level)']],
] as const)('is rejected if the index over its tiles %s', async (_, statements) => {
  const path = await write(...statements);
  expect(() => openTiles(path, 'm')).toThrow(NoTileIndexError);
});

it('is accepted if the primary key of its tiles is their position', async () => {
  const archive = openTiles(
    await write(
      notes,
      'CREATE TABLE tiles (zoom_level, tile_column, tile_row, tile_data, PRIMARY KEY (zoom_level, tile_column, tile_row)) WITHOUT ROWID',
    ),
    'm',
  );
  expect(archive.read(1, 0, 0)).toBeUndefined();
  archive.close();
});

it('reads one row of a place, however many there are', async () => {
  const many = 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 1000)';
  const archive = openTiles(
    await write(
      notes,
      `${bareTiles}; CREATE INDEX tile_index ON tiles (zoom_level, tile_column, tile_row)`,
      `INSERT INTO tiles ${many} SELECT 1, 0, 1, NULL FROM n`,
      "INSERT INTO tiles VALUES (1, 0, 1, x'0102'), (1, 1, 1, x'03'), (1, 1, 1, x'04')",
    ),
    'm',
  );
  // A search for the first row that can be sent would go through all of them, and stop the server for that long.
  expect(archive.read(1, 0, 0)).toBeUndefined();
  expect(archive.read(1, 1, 0)).toEqual(new Uint8Array([3]));
  archive.close();
});
