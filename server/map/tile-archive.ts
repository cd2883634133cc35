import { DatabaseSync } from 'node:sqlite';
import type { TileSet } from '#contract/entities/map.ts';

/** Vector tiles in one MBTiles file. `read` gives a tile's compressed bytes, undefined where there is nothing. */
export type TileArchive = { set: TileSet; read(z: number, x: number, y: number): Uint8Array | undefined; close(): void };

/** What should be a plain table of an archive is a view, a virtual table or computed: reading it could take for ever. */
export class NoPlainTableError extends Error {
  readonly table: string;

  constructor(table: string) {
    super(`${table} is no plain table`);
    this.table = table;
  }
}

const mostNotes = 1000;

/**
 * Opens an archive; browsers find its tiles below `/media/tiles/{mediaId}/`. Throws `NoPlainTableError` where tiles or
 * metadata are stored otherwise, and what SQLite throws where it is no archive.
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
  const notes = new Map(file.prepare(`SELECT name, value FROM metadata LIMIT ${mostNotes}`).all().map((row) => [String(row['name']), String(row['value'])]));
  const tile = file.prepare('SELECT tile_data FROM tiles WHERE zoom_level = ? AND tile_column = ? AND tile_row = ?');
  const [west = -180, south = -85, east = 180, north = 85] = (notes.get('bounds') ?? '').split(',').filter(Boolean).map(Number);
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

/** Asks what SQLite itself made of the schema: the kind written in `sqlite_schema` can be forged. */
function demandPlainTable(file: DatabaseSync, table: string): void {
  const found = file.prepare("SELECT type FROM pragma_table_list(?) WHERE schema = 'main'").get(table);
  const computed = file.prepare('SELECT 1 FROM pragma_table_xinfo(?) WHERE hidden <> 0').get(table);
  if (found?.['type'] !== 'table' || computed !== undefined) throw new NoPlainTableError(table);
}
