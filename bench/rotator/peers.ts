import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { build } from 'vite';
import type { TourSequence } from '#contract/entities/tour.ts';
import type { Candidate } from './measure.ts';
import { peerPages, peerVersions } from './peer-pages.ts';
import type { Source } from './shaping-server.ts';

/** `useSet` selects the frames that all viewers show from then on: those that the product shows on the same device. */
type Peers = {
  candidates: Candidate[];
  source: Source;
  useSet(set: 'landscape' | 'portrait'): void;
  remove(): Promise<void>;
};

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

/**
 * Installs the other viewers into a temporary folder, at fixed versions and without install scripts, and builds a page
 * for each that shows the same pictures as the product, in the same format, in the whole window.
 */
export async function preparePeers(sequence: TourSequence): Promise<Peers> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-peers-'));
  await install(folder);
  for (const { name, script } of peerPages) {
    await writeFile(join(folder, `${name}.html`), pageOf(name, sequence));
    await writeFile(join(folder, `${name}.js`), script(sequence.frames));
  }
  const input = Object.fromEntries(peerPages.map(({ name }) => [name, join(folder, `${name}.html`)]));
  await build({
    root: folder,
    base: '/peers/',
    configFile: false,
    logLevel: 'error',
    build: { outDir: join(folder, 'dist'), rolldownOptions: { input } },
  });
  let frames: readonly string[] = sequence.landscape.avif;
  return {
    candidates: peerPages.map(({ name }) => ({
      name,
      path: `/peers/${name}.html`,
      frameSets: [Array.from({ length: sequence.frames }, (_, frame) => frameAddress(frame))],
    })),
    source: async (path) => (await readBuilt(folder, path)) ?? frameOf(path, frames),
    useSet: (set) => void (frames = sequence[set].avif),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Frames are numbered from 1 for all viewers, because some support nothing else. */
function frameAddress(frame: number): string {
  return `/peer-frames/${frame + 1}.avif`;
}

/** Serves a numbered frame as the product's frame. Query parameters for sizes are ignored. */
function frameOf(path: string, frames: readonly string[]) {
  const number = /^\/peer-frames\/(\d+)\.avif(?:\?|$)/.exec(path)?.[1];
  const address = number === undefined ? undefined : frames[Number(number) - 1];
  return address === undefined ? undefined : { rewriteTo: address };
}

/** A file of the built pages; undefined if there is none at this path. */
async function readBuilt(folder: string, path: string) {
  const name = /^\/peers\/([\w./-]+)$/.exec(path)?.[1];
  if (name === undefined || name.includes('..')) return undefined;
  const body = await readFile(join(folder, 'dist', name)).catch(() => undefined);
  if (!body) return undefined;
  return {
    status: 200,
    headers: {
      'content-type': types[extname(name)] ?? 'application/octet-stream',
      'cache-control': 'max-age=31536000',
    },
    body,
  };
}

async function install(folder: string): Promise<void> {
  await writeFile(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'peers', private: true, type: 'module', dependencies: peerVersions }),
  );
  const npm = spawn('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--legacy-peer-deps'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(npm, 'exit')) as [number | null];
  if (code !== 0) throw new Error('The other viewers could not be installed. Use --peers none to measure without them');
}

function pageOf(name: string, { width, height }: TourSequence): string {
  return `<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<style>html,body{margin:0;height:100%;overflow:hidden}#viewer{width:100vw;height:100vh;overflow:hidden}#viewer img{max-width:none}</style></head>
<body><div id="viewer" data-width="${width}" data-height="${height}"></div><script type="module" src="./${name}.js"></script></body></html>`;
}
