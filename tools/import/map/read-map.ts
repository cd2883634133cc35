import { readFile } from 'node:fs/promises';
import { drawnMapSchema, type DrawnMap } from '#contract/entities/map.ts';
import { decodeGraph } from '#domain/routes/graph-file.ts';
import type { Development } from '#server/features/development/development.ts';
import { mapFiles } from '#server/map/stored-map.ts';
import { NoPlainTableError, openTiles } from '#server/map/tile-archive.ts';
import type { PackageFolder } from '../folder/read-folder.ts';
import type { Report } from '../mistakes/report.ts';
import { mediaId, type MediaItem } from '../pictures/media-item.ts';
import { readJson } from '../settings/read-json.ts';
import { drawStreets } from './draw-streets.ts';

type DocumentRow = Development['documents'][number];
type Part = { path: string; row: DocumentRow; item: MediaItem };
export type ReadMap = { documents: DocumentRow[]; items: MediaItem[] };

const mostMegabytes = { drawn: 5, installed: 500 };

/** The map of a package: what is drawn is checked feature by feature, what `npm run map` installed is opened. Where no streets are installed, those that are drawn are made a graph. */
export async function readMap(folder: PackageFolder, report: Report): Promise<ReadMap> {
  const parts = [
    await readPart(folder, report, mapFiles.base, 'application/geo+json', mostMegabytes.drawn, () => checkDrawn(folder, report, mapFiles.base)),
    await readPart(folder, report, mapFiles.world, 'application/geo+json', mostMegabytes.drawn, () => checkDrawn(folder, report, mapFiles.world)),
    await readPart(folder, report, mapFiles.tiles, 'application/vnd.sqlite3', mostMegabytes.installed, async (path) => checkOpens(report, mapFiles.tiles, () => openTiles(path, '').close())),
    await readPart(folder, report, mapFiles.streets, 'application/octet-stream', mostMegabytes.installed, async (_path, bytes) => checkOpens(report, mapFiles.streets, () => decodeGraph(bytes))),
  ];
  if (parts[0] && !parts[3]) parts.push(drawnStreets(parts[0].path, parts[0].item.id));
  const found = parts.filter((part) => part !== null && part !== undefined);
  return { documents: found.map((part) => part.row), items: found.map((part) => part.item) };
}

async function readPart(folder: PackageFolder, report: Report, name: string, media_type: string, most: number, check: (path: string, bytes: Buffer) => Promise<void>): Promise<Part | null> {
  const path = folder.files.get(name);
  if (path === undefined) return null;
  const bytes = await readFile(path);
  const size = Math.ceil(bytes.length / 1024 / 1024);
  if (size > most) report.mistake('file_too_large', { file: name }, { path: name, size, most });
  else await check(path, bytes);
  const id = mediaId('map', bytes);
  const file = name.slice('map/'.length);
  const make: MediaItem['make'] = async (_, write) => write(file, await readFile(path));
  return { path, row: { name, media_id: id, media_type, file }, item: { id, label: name, files: [{ name: file, format: 'other' }], make } };
}

/** The recipe's name changes whenever the same drawing would become another graph. */
function drawnStreets(path: string, drawing: string): Part {
  const [id, file] = [mediaId('drawn-streets-1', drawing), 'streets.graph'];
  const make: MediaItem['make'] = async (_, write) => write(file, Buffer.from(drawStreets(JSON.parse(await readFile(path, 'utf8')) as DrawnMap)));
  return { path, row: { name: mapFiles.streets, media_id: id, media_type: 'application/octet-stream', file }, item: { id, label: mapFiles.streets, files: [{ name: file, format: 'other' }], make } };
}

async function checkDrawn(folder: PackageFolder, report: Report, file: string): Promise<void> {
  await readJson(folder, report, file, drawnMapSchema, 'map_invalid');
}

async function checkOpens(report: Report, file: string, open: () => void): Promise<void> {
  try {
    open();
  } catch (error) {
    if (error instanceof NoPlainTableError) report.mistake('map_no_table', { file }, { path: file, table: error.table });
    else report.mistake('map_unreadable', { file }, { path: file, reason: (error as Error).message });
  }
}
