import { readFile } from 'node:fs/promises';
import { drawnMapSchema } from '#contract/entities/map.ts';
import { decodeGraph } from '#domain/routes/graph-file.ts';
import type { Development } from '#server/features/development/development.ts';
import { mapFiles } from '#server/map/stored-map.ts';
import { openTiles } from '#server/map/tile-archive.ts';
import type { PackageFolder } from '../folder/read-folder.ts';
import type { Report } from '../mistakes/report.ts';
import { mediaId, type MediaItem } from '../pictures/media-item.ts';
import { readJson } from '../settings/read-json.ts';

type DocumentRow = Development['documents'][number];
export type ReadMap = { documents: DocumentRow[]; items: MediaItem[] };

const mostMegabytes = { drawn: 5, installed: 500 };

/** The map of a package: what is drawn is checked feature by feature, what `npm run map` installed is opened. */
export async function readMap(folder: PackageFolder, report: Report): Promise<ReadMap> {
  const parts = [
    await readPart(folder, report, mapFiles.base, 'application/geo+json', mostMegabytes.drawn, () => checkDrawn(folder, report, mapFiles.base)),
    await readPart(folder, report, mapFiles.world, 'application/geo+json', mostMegabytes.drawn, () => checkDrawn(folder, report, mapFiles.world)),
    await readPart(folder, report, mapFiles.tiles, 'application/vnd.sqlite3', mostMegabytes.installed, async (path) => checkOpens(report, mapFiles.tiles, () => openTiles(path, '').close())),
    await readPart(folder, report, mapFiles.streets, 'application/octet-stream', mostMegabytes.installed, async (_path, bytes) => checkOpens(report, mapFiles.streets, () => decodeGraph(bytes))),
  ];
  const found = parts.filter((part) => part !== null);
  return { documents: found.map((part) => part.row), items: found.map((part) => part.item) };
}

async function readPart(folder: PackageFolder, report: Report, name: string, media_type: string, most: number, check: (path: string, bytes: Buffer) => Promise<void>): Promise<{ row: DocumentRow; item: MediaItem } | null> {
  const path = folder.files.get(name);
  if (path === undefined) return null;
  const bytes = await readFile(path);
  const size = Math.ceil(bytes.length / 1024 / 1024);
  if (size > most) report.mistake('file_too_large', { file: name }, { path: name, size, most });
  else await check(path, bytes);
  const id = mediaId('map', bytes);
  const file = name.slice('map/'.length);
  const make: MediaItem['make'] = async (_, write) => write(file, await readFile(path));
  return { row: { name, media_id: id, media_type, file }, item: { id, label: name, files: [{ name: file, format: 'other' }], make } };
}

async function checkDrawn(folder: PackageFolder, report: Report, file: string): Promise<void> {
  await readJson(folder, report, file, drawnMapSchema, 'map_invalid');
}

async function checkOpens(report: Report, file: string, open: () => void): Promise<void> {
  try {
    open();
  } catch (error) {
    report.mistake('map_unreadable', { file }, { path: file, reason: (error as Error).message });
  }
}
