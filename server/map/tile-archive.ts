import { DatabaseSync } from 'node:sqlite';
import type { TileSet } from '#contract/entities/map.ts';

/** Vector tiles in one MBTiles file. `read` gives a tile's compressed bytes, undefined where there is nothing. */
export type TileArchive = { set: TileSet; read(z: number, x: number, y: number): Uint8Array | undefined; close(): void };

/** Opens an archive; browsers find its tiles below `/media/tiles/{mediaId}/`. Throws where it is none. */
export function openTiles(path: string, mediaId: string): TileArchive {
  const file = new DatabaseSync(path, { readOnly: true });
  const notes = new Map(file.prepare('SELECT name, value FROM metadata').all().map((row) => [String(row['name']), String(row['value'])]));
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
