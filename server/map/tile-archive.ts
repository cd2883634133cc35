import { DatabaseSync } from 'node:sqlite';
import type { TileSet } from '#contract/entities/map.ts';

/** Vector tiles in one MBTiles file. `read` gives a tile's compressed bytes, undefined where there is nothing. */
export type TileArchive = {
  set: TileSet;
  read(z: number, x: number, y: number): Uint8Array | undefined;
  close(): void;
};

/**
 * An archive that can be opened, but whose tiles or metadata are stored so that reading them could hold up the server.
 */
export class UnfitArchiveError extends Error {}

/**
 * What should be a plain table of an archive is a view, a virtual table or computed: reading it could take for ever.
 */
export class NoPlainTableError extends UnfitArchiveError {
  readonly table: string;

  constructor(table: string) {
    super(`${table} is no plain table`);
    this.table = table;
  }
}

/** No index leads to a tile: each would be looked for among all. */
export class NoTileIndexError extends UnfitArchiveError {
  constructor() {
    super('tiles have no index over zoom_level, tile_column and tile_row');
  }
}

const maxNotes = 1000;
const longestNote = 2000;
/** No tile that a browser could draw is larger. */
const mostTile = 4 * 1024 ** 2;
const findTile = `SELECT tile_data FROM tiles WHERE zoom_level = ? AND tile_column = ? AND tile_row = ? AND length(tile_data) <= ${mostTile}`;

/**
 * Opens an archive; browsers find its tiles below `/media/tiles/{mediaId}/`. Throws an `UnfitArchiveError` where tiles
 * or
 * metadata are no plain tables or tiles have no index, and what SQLite throws where it is no archive.
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
  for (const table of ['metadata', 'tiles']) demandPlainTable(file, table);
  demandTileIndex(file);
  const notes = new Map(
    file
      .prepare(
        `SELECT substr(name, 1, ${longestNote}) AS name, substr(value, 1, ${longestNote}) AS value FROM metadata LIMIT ${maxNotes}`,
      )
      .all()
      .map((row) => [String(row['name']), String(row['value'])]),
  );
  const tile = file.prepare(findTile);
  const [west = -180, south = -85, east = 180, north = 85] = (notes.get('bounds') ?? '')
    .split(',')
    .filter(Boolean)
    .map(Number);
  const set: TileSet = {
    address: `/media/tiles/${mediaId}/{z}/{x}/{y}.pbf`,
    min_zoom: Number(notes.get('minzoom') ?? 0),
    max_zoom: Number(notes.get('maxzoom') ?? 14),
    bounds: [west, south, east, north],
    attribution: notes.get('attribution') ?? '',
  };
  return {
    set,
    // MBTiles count rows from the south.
    read: (z, x, y) => tile.get(z, x, 2 ** z - 1 - y)?.['tile_data'] as Uint8Array | undefined,
    close: () => file.close(),
  };
}

/** Throws where an archive cannot be opened, or is damaged anywhere: what is served later was read whole once. */
export function checkTiles(path: string): void {
  openTiles(path, '').close();
  const file = new DatabaseSync(path, { readOnly: true });
  try {
    const [found] = file.prepare('PRAGMA quick_check(1)').all();
    if (found?.['quick_check'] !== 'ok') throw new Error(String(found?.['quick_check']));
  } finally {
    file.close();
  }
}

/** Asks what SQLite itself made of the schema: the kind written in `sqlite_schema` can be forged. */
function demandPlainTable(file: DatabaseSync, table: string): void {
  const found = file.prepare("SELECT type FROM pragma_table_list(?) WHERE schema = 'main'").get(table);
  const computed = file.prepare('SELECT 1 FROM pragma_table_xinfo(?) WHERE hidden <> 0').get(table);
  if (found?.['type'] !== 'table' || computed !== undefined) throw new NoPlainTableError(table);
}

function demandTileIndex(file: DatabaseSync): void {
  const steps = file
    .prepare(`EXPLAIN QUERY PLAN ${findTile}`)
    .all(0, 0, 0)
    .map((step) => String(step['detail']));
  const isFound = steps.every(
    (step) =>
      step.startsWith('SEARCH ') &&
      ['zoom_level=?', 'tile_column=?', 'tile_row=?'].every((part) => step.includes(part)),
  );
  if (!isFound) throw new NoTileIndexError();
}
