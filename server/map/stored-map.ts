import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DrawnMap, MapAnswer } from '#contract/entities/map.ts';
import type { Catalogue, StoredFile } from '#server/catalogue/build-catalogue.ts';
import { createReadyAnswer, type ReadyAnswer } from '#server/http/ready-answer.ts';
import { loadNetwork, type StoredNetwork } from './load-network.ts';
import { openTiles, UnfitArchiveError, type TileArchive } from './tile-archive.ts';

/** Names under which a package's map is stored among its files. */
export const mapFiles = {
  base: 'map/base.geojson',
  world: 'map/world.geojson',
  tiles: 'map/tiles.mbtiles',
  streets: 'map/streets.graph',
} as const;

/** The map of the development that is shown: the answer for browsers, its streets for routes, and its tiles. */
export type StoredMap = { answer: ReadyAnswer; tiles: TileArchive | undefined; network(): Promise<StoredNetwork> };

/** Finds the map of a catalogue; it is read once for each set of files. */
export type FindMap = (catalogue: Catalogue) => Promise<StoredMap>;

/**
 * Gives what finds maps in a folder of media. `onUnfit` hears once of tiles that cannot be served. `close` lets go of
 * open files.
 */
export function createMapStore(
  mediaFolder: string,
  onUnfit: (error: UnfitArchiveError) => void,
): { find: FindMap; close(): Promise<void> } {
  let kept: { key: string; map: Promise<StoredMap> } | undefined;
  const find: FindMap = (catalogue) => {
    const files = Object.values(mapFiles).map((name) => catalogue.files.get(name));
    const key = files.map((file) => file?.media_id ?? '').join(' ');
    if (kept?.key === key) return kept.map;
    const [before, map] = [kept?.map, readMap(mediaFolder, catalogue, onUnfit)];
    kept = { key, map };
    void before?.then((old) => old.tiles?.close()).catch(() => undefined);
    map.catch(() => (kept = undefined));
    return map;
  };
  const close = async () => (await kept?.map.catch(() => undefined))?.tiles?.close();
  return { find, close };
}

async function readMap(
  mediaFolder: string,
  { files }: Catalogue,
  onUnfit: (error: UnfitArchiveError) => void,
): Promise<StoredMap> {
  const pathOf = (file: StoredFile) => join(mediaFolder, file.media_id, file.file);
  const read = async (name: string) => {
    const file = files.get(name);
    return file && readFile(pathOf(file));
  };
  const drawn = async (name: string): Promise<DrawnMap | null> => {
    const text = await read(name);
    return text ? (JSON.parse(text.toString()) as DrawnMap) : null;
  };
  const [base, world, stored] = [await drawn(mapFiles.base), await drawn(mapFiles.world), files.get(mapFiles.tiles)];
  const tiles = stored && openFit(pathOf(stored), stored.media_id, onUnfit);
  const answer: MapAnswer = { is_schematic: tiles === undefined, base, world, tiles: tiles?.set ?? null };
  let network: Promise<StoredNetwork> | undefined;
  return {
    answer: createReadyAnswer(answer),
    tiles,
    network: () => (network ??= read(mapFiles.streets).then(loadNetwork)),
  };
}

/** An archive that an earlier version took and this one does not is left out: the map is drawn without tiles. */
function openFit(path: string, mediaId: string, onUnfit: (error: UnfitArchiveError) => void): TileArchive | undefined {
  try {
    return openTiles(path, mediaId);
  } catch (error) {
    if (!(error instanceof UnfitArchiveError)) throw error;
    onUnfit(error);
    return undefined;
  }
}
