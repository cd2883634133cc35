import { DatabaseSync } from 'node:sqlite';
import type { TileSet } from '#contract/entities/map.ts';

/** Vector tiles of one MBTiles file. `read` returns the compressed bytes of a tile, or undefined if there is none. */
export type TileArchive = {
  set: TileSet;
  read(z: number, x: number, y: number): Uint8Array | undefined;
  close(): void;
};

/**
 * An archive that can be opened, but whose tiles or metadata are stored so that reading them could block the server.
 */
export class InvalidArchiveError extends Error {}

/**
 * A table of an archive is a view, a virtual table or has computed columns, so that reading it could take for ever.
 */
export class NotPlainTableError extends InvalidArchiveError {
  readonly table: string;

  constructor(table: string) {
    super(`${table} is not a plain table`);
    this.table = table;
  }
}

/** The tiles have no index, so that each read would scan all of them. */
export class NoTileIndexError extends InvalidArchiveError {
  constructor() {
    super('tiles have no index over zoom_level, tile_column and tile_row');
  }
}

const maxMetadataRows = 1000;
const maxMetadataLength = 2000;
/** The maximum size of a tile, in bytes: browsers could not draw larger ones. */
const maxTileBytes = 4 * 1024 ** 2;
const tileRows = 'SELECT tile_data FROM tiles WHERE zoom_level = ? AND tile_column = ? AND tile_row = ?';
/** Only the first row is read: an index need not be unique, and millions of rows could have the same position. */
const findTile = `SELECT tile_data FROM (${tileRows} LIMIT 1) WHERE length(tile_data) <= ${maxTileBytes}`;

/**
 * Opens an archive; browsers read its tiles below `/media/tiles/{mediaId}/`. Throws an `InvalidArchiveError` if tiles
 * or metadata are not plain tables or tiles have no index, and SQLite's error if the file is not an archive.
 */
export function openTiles(path: string, mediaId: string): TileArchive {
  const file = new DatabaseSync(path, { readOnly: true });
  try {
    return readArchive(file, mediaId);
  } catch (error) {
    file.close();
    throw error;
  }
}

function readArchive(file: DatabaseSync, mediaId: string): TileArchive {
  for (const table of ['metadata', 'tiles']) requirePlainTable(file, table);
  requireTileIndex(file);
  const metadata = new Map(
    file
      .prepare(
        `SELECT substr(name, 1, ${maxMetadataLength}) AS name, substr(value, 1, ${maxMetadataLength}) AS value FROM metadata LIMIT ${maxMetadataRows}`,
      )
      .all()
      .map((row) => [String(row['name']), String(row['value'])]),
  );
  const tile = file.prepare(findTile);
  const [west = -180, south = -85, east = 180, north = 85] = (metadata.get('bounds') ?? '')
    .split(',')
    .filter(Boolean)
    .map(Number);
  const set: TileSet = {
    address: `/media/tiles/${mediaId}/{z}/{x}/{y}.pbf`,
    min_zoom: Number(metadata.get('minzoom') ?? 0),
    max_zoom: Number(metadata.get('maxzoom') ?? 14),
    bounds: [west, south, east, north],
    attribution: metadata.get('attribution') ?? '',
  };
  return {
    set,
    // MBTiles numbers rows from the south.
    read: (z, x, y) => tile.get(z, x, 2 ** z - 1 - y)?.['tile_data'] as Uint8Array | undefined,
    close: () => file.close(),
  };
}

/** Reads a whole archive, and returns its bounds. Throws if it cannot be opened or is damaged anywhere. */
export function checkTiles(path: string): TileSet['bounds'] {
  const { set, close } = openTiles(path, '');
  close();
  const file = new DatabaseSync(path, { readOnly: true });
  try {
    const [found] = file.prepare('PRAGMA quick_check(1)').all();
    if (found?.['quick_check'] !== 'ok') throw new Error(String(found?.['quick_check']));
    return set.bounds;
  } finally {
    file.close();
  }
}

/** Asks SQLite how it interprets the schema, because the type in `sqlite_schema` can be forged. */
function requirePlainTable(file: DatabaseSync, table: string): void {
  const found = file.prepare("SELECT type FROM pragma_table_list(?) WHERE schema = 'main'").get(table);
  const computed = file.prepare('SELECT 1 FROM pragma_table_xinfo(?) WHERE hidden <> 0').get(table);
  if (found?.['type'] !== 'table' || computed !== undefined) throw new NotPlainTableError(table);
}

function requireTileIndex(file: DatabaseSync): void {
  const steps = file
    .prepare(`EXPLAIN QUERY PLAN ${tileRows}`)
    .all(0, 0, 0)
    .map((step) => String(step['detail']));
  const usesIndex = steps.every(
    (step) =>
      step.startsWith('SEARCH ') &&
      ['zoom_level=?', 'tile_column=?', 'tile_row=?'].every((part) => step.includes(part)),
  );
  if (!usesIndex) throw new NoTileIndexError();
}
