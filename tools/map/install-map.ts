import { mkdir, mkdtemp, rename, rm, writeFile, copyFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encodeGraph } from '#domain/routes/graph-file.ts';
import { mapFiles } from '#server/map/stored-map.ts';
import type { Box } from './area-of-package.ts';
import { collectStreets } from './collect-streets.ts';
import { linesOf, runTool } from './run-tool.ts';

const attribution = '© OpenStreetMap contributors';
const recipe = join(import.meta.dirname, 'tiles');

/** The number of street segments that were installed, and their bounds. */
type InstalledMap = { streets: number; bounds: Box };

/**
 * Turns an OpenStreetMap extract into vector tiles and a street graph below `map/` in a package. Needs osmium and
 * tilemaker. The package is not changed unless both succeed.
 */
export async function installMap(
  extract: string,
  folder: string,
  box: Box,
  onStep: (text: string) => void = () => {},
): Promise<InstalledMap> {
  const work = await mkdtemp(join(tmpdir(), 'loggia-map-'));
  const path = (name: string) => join(work, name);
  try {
    onStep('Cutting the extract …');
    await runTool('osmium', [
      'extract',
      '--bbox',
      box.map((value) => value.toFixed(6)).join(','),
      '--strategy',
      'smart',
      '--set-bounds',
      extract,
      '-o',
      path('area.osm.pbf'),
    ]);
    onStep('Collecting streets …');
    await runTool('osmium', ['tags-filter', path('area.osm.pbf'), 'w/highway', '-o', path('streets.osm.pbf')]);
    const graph = await collectStreets(
      linesOf('osmium', ['cat', path('streets.osm.pbf'), '-f', 'opl,add_metadata=false', '-o', '-']),
    );
    const bounds = boundsOf(graph.lng, graph.lat);
    await writeFile(path('streets.graph'), encodeGraph(graph, { attribution, isSchematic: false }));
    onStep('Drawing tiles …');
    await runTool('tilemaker', [
      '--input',
      path('area.osm.pbf'),
      '--output',
      path('tiles.mbtiles'),
      '--config',
      join(recipe, 'config.json'),
      '--process',
      join(recipe, 'process.lua'),
    ]);
    await mkdir(join(folder, 'map'), { recursive: true });
    for (const [name, target] of [
      ['tiles.mbtiles', mapFiles.tiles],
      ['streets.graph', mapFiles.streets],
    ] as const)
      await copyAtomically(path(name), join(folder, target));
    return { streets: graph.from.length, bounds };
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** Copies a file atomically, possibly to another disk: readers never see half of it. */
async function copyAtomically(from: string, to: string): Promise<void> {
  await copyFile(from, `${to}.partial`);
  await rename(`${to}.partial`, to);
}

function boundsOf(lng: Float64Array, lat: Float64Array): Box {
  const west = lng.reduce((a, b) => Math.min(a, b));
  const east = lng.reduce((a, b) => Math.max(a, b));
  const south = lat.reduce((a, b) => Math.min(a, b));
  const north = lat.reduce((a, b) => Math.max(a, b));
  return [west, south, east, north];
}
