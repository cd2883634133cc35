import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compress } from 'woff2-encoder';
import type { BuiltPackage } from './build-package.ts';

const faces = join(import.meta.dirname, '..', '..', 'server', 'typeset', 'faces');

/** A look as different from the demo's as possible: dark, without serifs, square, and without glass. */
export const darkBrand = {
  mark: 'mark.svg',
  wordmark: 'wordmark.svg',
  colours: {
    ink: '#f2efe9',
    paper: '#101418',
    accent: '#f2b84b',
    available: '#4cc3a5',
    reserved: '#f2b84b',
    sold: '#c9ced6',
    blocked: '#6f7883',
  },
  displayFace: { files: [{ file: 'sans-semibold.woff2' }], licence: 'licence.txt' },
  textFace: { files: [{ file: 'sans-regular.woff2' }, { file: 'sans-semibold.woff2' }], licence: 'licence.txt' },
  corners: 0,
  surface: 'plain',
};

/** Writes the files of `brand/`: drawings in the colour of text, and fonts made from those of documents. */
async function writeDarkBrand(write: BuiltPackage['write']): Promise<void> {
  const svg = (box: string, shapes: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${shapes}</svg>`;
  const blocks = '<path fill="currentColor" d="M4 4h14v34H4zM24 4h14v14H24zM24 24h14v14H24z"/>';
  await write('brand/mark.svg', svg('0 0 42 42', blocks));
  await write('brand/wordmark.svg', svg('0 0 150 42', `${blocks}<path fill="currentColor" d="M56 18h94v6H56z"/>`));
  for (const weight of ['regular', 'semibold']) await write(`brand/sans-${weight}.woff2`, await compressedFace(weight));
  await write('brand/licence.txt', await readFile(join(faces, 'plex-sans-OFL.txt')));
}

const compressed = new Map<string, Promise<Buffer>>();

/** A font of documents as WOFF2. Compressing one takes half a second, so each process does it once. */
function compressedFace(weight: string): Promise<Buffer> {
  const known = compressed.get(weight);
  if (known !== undefined) return known;
  const made = readFile(join(faces, `plex-sans-${weight}.ttf`)).then(async (font) => Buffer.from(await compress(font)));
  compressed.set(weight, made);
  return made;
}

/** Adds the dark look to a built package. */
export async function addDarkBrand(built: BuiltPackage, changes: object = {}): Promise<void> {
  await writeDarkBrand(built.write);
  await built.change('development.json', (text) => {
    const development = JSON.parse(text) as { settings: object; texts: object };
    return JSON.stringify(
      { ...development, settings: { ...development.settings, brand: { ...darkBrand, ...changes } } },
      null,
      2,
    );
  });
}
