import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DrawnMap, MapAnswer } from '#contract/entities/map.ts';
import type { Catalogue, StoredFile } from '#server/catalogue/build-catalogue.ts';
import { createReadyAnswer, type ReadyAnswer } from '#server/http/ready-answer.ts';
import type { MediaStore } from '#server/media/media-store.ts';
import { loadNetwork, type StoredNetwork } from './load-network.ts';
import { openTiles, InvalidArchiveError, type TileArchive } from './tile-archive.ts';

/** The names under which the files of a package's map are stored. */
export const mapFiles = {
  base: 'map/base.geojson',
  world: 'map/world.geojson',
  tiles: 'map/tiles.mbtiles',
  streets: 'map/streets.graph',
} as const;

/** The map of the development: the answer for browsers, the streets for routes, and the tiles. */
type StoredMap = {
  answer: ReadyAnswer;
  base: DrawnMap | null;
  tiles: TileArchive | undefined;
  network(): Promise<StoredNetwork>;
};

/** Finds the map of a catalogue; it is read once per set of files. */
export type FindMap = (catalogue: Catalogue) => Promise<StoredMap>;

/**
 * Creates the store of maps. `onInvalidTiles` is called once for each map whose tiles cannot be served. `close` closes
 * open files.
 */
export function createMapStore(
  media: MediaStore,
  onInvalidTiles: (error: InvalidArchiveError) => void,
): { find: FindMap; close(): Promise<void> } {
  let current: { key: string; map: Promise<StoredMap> } | undefined;
  const find: FindMap = (catalogue) => {
    const files = Object.values(mapFiles).map((name) => catalogue.files.get(name));
    const key = files.map((file) => file?.media_id ?? '').join(' ');
    if (current?.key === key) return current.map;
    const previous = current?.map;
    const map = readMap(media, catalogue, onInvalidTiles);
    current = { key, map };
    void previous?.then(({ tiles }) => tiles?.close()).catch(() => undefined);
    map.catch(() => (current = undefined));
    return map;
  };
  const close = async () => (await current?.map.catch(() => undefined))?.tiles?.close();
  return { find, close };
}

async function readMap(
  media: MediaStore,
  { files }: Catalogue,
  onInvalidTiles: (error: InvalidArchiveError) => void,
): Promise<StoredMap> {
  const pathOf = async (file: StoredFile) => {
    await media.ensure(`${file.media_id}/${file.file}`);
    return join(media.folder, file.media_id, file.file);
  };
  const read = async (name: string) => {
    const file = files.get(name);
    return file && readFile(await pathOf(file));
  };
  const readDrawnMap = async (name: string): Promise<DrawnMap | null> => {
    const text = await read(name);
    return text ? (JSON.parse(text.toString()) as DrawnMap) : null;
  };
  const base = await readDrawnMap(mapFiles.base);
  const world = await readDrawnMap(mapFiles.world);
  const tileFile = files.get(mapFiles.tiles);
  const tiles = tileFile && openTilesIfValid(await pathOf(tileFile), tileFile.media_id, onInvalidTiles);
  const answer: MapAnswer = { is_schematic: tiles === undefined, base, world, tiles: tiles?.set ?? null };
  let network: Promise<StoredNetwork> | undefined;
  return {
    answer: createReadyAnswer(answer),
    base,
    tiles,
    network: () =>
      (network ??= read(mapFiles.streets)
        .then(loadNetwork)
        .catch((error: unknown) => {
          network = undefined;
          throw error;
        })),
  };
}

/** Ignores an archive that an earlier version accepted and this one does not: the map is drawn without tiles. */
function openTilesIfValid(
  path: string,
  mediaId: string,
  onInvalidTiles: (error: InvalidArchiveError) => void,
): TileArchive | undefined {
  try {
    return openTiles(path, mediaId);
  } catch (error) {
    if (!(error instanceof InvalidArchiveError)) throw error;
    onInvalidTiles(error);
    return undefined;
  }
}
