import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { decodeGraph } from '#domain/routes/graph-file.ts';
import { planRoute } from '#domain/routes/plan-route.ts';
import { access } from '#domain/routes/street-kinds.ts';
import { openTiles } from '#server/map/tile-archive.ts';
import { buildPackage } from '#tools/testing/build-package.ts';
import { languages } from '#domain/texts/language.ts';
import { checkHere } from '#tools/testing/import-here.ts';
import { collectStreets } from './collect-streets.ts';
import { installMap } from './install-map.ts';
import { readOpl } from './read-opl.ts';
import { runTool } from './run-tool.ts';
import { streetOfTags } from './street-of-tags.ts';

const town = join(import.meta.dirname, 'testing', 'tiny-town.osm.pbf');
const box: [number, number, number, number] = [23.7, 37.97, 23.75, 38];
const hasTools = ['osmium', 'tilemaker'].every((name) => {
  try {
    execFileSync(name, ['--help'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
});

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});
async function folder(): Promise<string> {
  folders.push(await mkdtemp(join(tmpdir(), 'loggia-map-test-')));
  return folders.at(-1)!;
}

describe('a line of OPL', () => {
  it('is parsed as a node with its position', () => {
    expect(readOpl('n17 v1 dV c0 t i0 u T x23.7234567 y37.98')).toEqual({
      type: 'node',
      id: '17',
      lng: 23.7234567,
      lat: 37.98,
    });
  });

  it('is a way with its nodes and its unescaped tags', () => {
    expect(readOpl('w4 Thighway=steps,name=Ladder%2c%%20%steep%20%%3d%%20%yes Nn1,n-2,n3')).toEqual({
      type: 'way',
      nodes: ['1', '-2', '3'],
      tags: new Map([
        ['highway', 'steps'],
        ['name', 'Ladder, steep = yes'],
      ]),
    });
  });

  it.each(['', 'r1 Tx Mn1@', 'n5 x y', 'n5 T', 'nonsense'])('rejects %j', (line) => {
    expect(readOpl(line)).toBeUndefined();
  });
});

describe('the access of a street', () => {
  const of = (...tags: [string, string][]) => streetOfTags(new Map(tags));
  const both = access.walk | access.driveOn | access.driveBack;

  it.each([
    ['residential', [], { kind: 'residential', access: both }],
    ['motorway', [], { kind: 'motorway', access: access.driveOn }],
    ['primary_link', [['oneway', 'yes']], { kind: 'primary', access: access.walk | access.driveOn }],
    ['residential', [['oneway', '-1']], { kind: 'residential', access: access.walk | access.driveBack }],
    ['tertiary', [['junction', 'roundabout']], { kind: 'tertiary', access: access.walk | access.driveOn }],
    ['footway', [['access', 'yes']], { kind: 'path', access: access.walk }],
    ['pedestrian', [['motor_vehicle', 'yes']], { kind: 'path', access: both }],
    [
      'service',
      [
        ['access', 'private'],
        ['foot', 'yes'],
      ],
      { kind: 'service', access: access.walk },
    ],
    ['residential', [['motor_vehicle', 'no']], { kind: 'residential', access: access.walk }],
    ['service', [['access', 'private']], undefined],
    ['construction', [], undefined],
    ['proposed', [], undefined],
  ] as const)('%s %j', (highway, tags, expected) => {
    expect(of(['highway', highway], ...(tags as unknown as [string, string][]))).toEqual(expected);
  });
});

it('keeps the part of a way within the extract, and refuses an extract without streets', async () => {
  async function* lines() {
    yield 'n1 x23.72 y37.98';
    yield 'n2 x23.73 y37.98';
    yield 'w1 Thighway=residential Nn9,n1,n2,n8';
  }
  expect((await collectStreets(lines())).from).toHaveLength(1);
  await expect(
    collectStreets(
      (async function* () {
        yield 'n1 x1 y1';
      })(),
    ),
  ).rejects.toThrow('no streets');
});

it('reports how to install a missing tool, and why a tool failed', async () => {
  await expect(runTool('no-such-tool-here', [])).rejects.toThrow('apt-get install osmium-tool tilemaker');
  await expect(runTool('ls', ['/no/such/folder'])).rejects.toThrow(/ls failed: .*no\/such\/folder/);
});

it('tiles have names in every language of the product', async () => {
  const script = await readFile(join(import.meta.dirname, 'tiles', 'process.lua'), 'utf8');
  const [, localLanguages] = /local languages = \{ (.*) \}/.exec(script)!;
  expect(localLanguages).toBe(languages.map((language) => `"${language}"`).join(', '));
});

describe.runIf(hasTools)('the whole installation, with osmium and tilemaker', () => {
  it('installs streets with exact lengths', async () => {
    const target = await folder();
    await installMap(town, target, box);
    const { graph, notes } = decodeGraph(await readFile(join(target, 'map', 'streets.graph')));
    expect(notes.attribution).toBe('© OpenStreetMap contributors');
    const network = { graph, isSchematic: notes.isSchematic };
    const walk = planRoute(network, 'WALKING', [23.72, 37.98], [23.722, 37.9816]);
    expect(walk).toMatchObject({ approximate: false });
    // The footpath is shorter; a car has to take the longer way, because the direct street is one-way.
    expect(walk.distance).toBeCloseTo(250, -1);
    expect(planRoute(network, 'DRIVING', [23.722, 37.9832], [23.722, 37.9816]).distance).toBeGreaterThan(500);
  });

  it('installs tiles with streets, ground and names in English and Turkish, which pass the import', async () => {
    const built = await buildPackage({ settings: { map: { centre: { lat: 37.9832, lng: 23.724 } } } });
    folders.push(built.folder);
    await installMap(town, built.folder, box);
    const tiles = openTiles(built.path('map/tiles.mbtiles'), 'm');
    expect(tiles.set).toMatchObject({
      address: '/media/tiles/m/{z}/{x}/{y}.pbf',
      min_zoom: 8,
      max_zoom: 14,
      attribution: '© OpenStreetMap contributors',
    });
    const x = Math.floor(((23.724 + 180) / 360) * 2 ** 14);
    const y = Math.floor(((1 - Math.asinh(Math.tan((37.9832 * Math.PI) / 180)) / Math.PI) / 2) * 2 ** 14);
    const tile = gunzipSync(tiles.read(14, x, y)!).toString('latin1');
    for (const part of ['street', 'residential', 'ground', 'park', 'label', 'rail', 'Littleton'])
      expect(tile).toContain(part);
    expect(tiles.read(14, 0, 0)).toBeUndefined();
    tiles.close();
    expect((await checkHere(built.folder)).mistakes).toEqual([]);
  });

  it('changes nothing in the package if the extract is truncated', async () => {
    const target = await folder();
    const cut = join(target, 'cut.osm.pbf');
    await writeFile(cut, (await readFile(town)).subarray(0, 400));
    await expect(installMap(cut, target, box)).rejects.toThrow(/osmium failed/);
    expect(await readdir(target)).toEqual(['cut.osm.pbf']);
  });
});
