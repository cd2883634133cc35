import { copyFile, cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { pathExists } from '#server/files/path-exists.ts';
import { mediaId } from '#tools/import/pictures/media-item.ts';
import { panoramaWidthsFor, recipes, widthsFor } from '#tools/import/pictures/recipes.ts';
import type { PackageSequence } from '#tools/import/rotator/rotator-schema.ts';
import { atlasIdOf, digestOf } from '#tools/import/rotator/sequence-media.ts';

/** Frames are this much smaller, in width and in height. */
const frameScale = 1 / 4;
/** The widths to which pictures and panoramas are made smaller: two of those that the import makes from large ones. */
const pictureWidth = 480;
const panoramaWidth = 1500;

/** A development with small pictures, and what deletes it. */
export type LightDevelopment = { folder: string; remove(): Promise<void> };

/**
 * Copies a development into a folder in `parent`, with small frames and pictures and nothing else changed: a browser
 * without a GPU draws them in no time.
 */
export async function lightDevelopment(source: string, parent: string): Promise<LightDevelopment> {
  const folder = await mkdtemp(join(parent, 'loggia-light-'));
  await cp(source, folder, { recursive: true, filter: (path) => path !== join(source, 'source') });
  await shrinkRotator(folder);
  for (const part of ['fronts', 'plans', 'pictures']) await shrinkPictures(folder, join(folder, part));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

async function shrinkRotator(development: string): Promise<void> {
  const file = join(development, 'rotator', 'rotator.json');
  const rotator = JSON.parse(await readFile(file, 'utf8')) as { sequences: PackageSequence[] };
  await writeFile(file, JSON.stringify({ ...rotator, sequences: rotator.sequences.map(shrinkSequence) }));
  for (const sequence of rotator.sequences) await shrinkFrames(development, sequence);
}

/** Makes the frames smaller, and keeps their prepared atlas, which is the same for frames of any size. */
async function shrinkFrames(development: string, sequence: PackageSequence): Promise<void> {
  const { folder, north, width } = sequence;
  const digests = await Promise.all(
    north.map((_, index) =>
      shrinkFrame(join(development, 'rotator', folder, `b${index}.webp`), Math.round(width * frameScale)),
    ),
  );
  const atlasOf = ({ width, height }: PackageSequence, when: 'before' | 'after') => {
    const id = atlasIdOf(
      { width, height },
      digests.map((digest) => digest[when]),
    );
    return join(development, 'prepared', id);
  };
  const atlas = atlasOf(sequence, 'before');
  if (await pathExists(atlas)) await rename(atlas, atlasOf(shrinkSequence(sequence), 'after'));
}

function shrinkSequence(sequence: PackageSequence): PackageSequence {
  return {
    ...sequence,
    width: sequence.width * frameScale,
    height: sequence.height * frameScale,
    markers: sequence.markers.map((marker) => ({
      ...marker,
      anchors: marker.anchors.map(([x, y, isVisible]) => [x * frameScale, y * frameScale, isVisible]),
      silhouettes: marker.silhouettes.map((points) =>
        points.replaceAll(/[\d.]+/g, (value) => String(Number(value) * frameScale)),
      ),
    })),
  };
}

async function shrinkFrame(path: string, width: number): Promise<{ before: string; after: string }> {
  const before = await readFile(path);
  const after = await asWebp(sharp(before).resize(width));
  await writeFile(path, after);
  return { before: digestOf(before), after: digestOf(after) };
}

async function shrinkPictures(folder: string, part: string): Promise<void> {
  const files = await readdir(part, { recursive: true, withFileTypes: true });
  await Promise.all(
    files
      .filter((file) => file.isFile() && extname(file.name) === '.webp')
      .map(({ parentPath, name }) => shrinkPicture(folder, join(parentPath, name), basename(parentPath))),
  );
}

/**
 * Puts a picture that the package has prepared in the place of the larger one of which it was made, with what is
 * prepared of it. What the package does not show has nothing prepared, and stays as it is.
 */
async function shrinkPicture(folder: string, path: string, kind: string): Promise<void> {
  const isPanorama = kind === 'panoramas';
  const width = isPanorama ? panoramaWidth : pictureWidth;
  const recipe = `${isPanorama ? 'panorama' : 'picture'} ${recipes.version}`;
  const prepared = (bytes: Buffer) => join(folder, 'prepared', mediaId(recipe, bytes));
  const large = prepared(await readFile(path));
  if (!(await pathExists(large))) return;
  const bytes = await asWebp(sharp(await readFile(join(large, `${width}.avif`))));
  await writeFile(path, bytes);
  const small = prepared(bytes);
  await mkdir(small, { recursive: true });
  for (const each of (isPanorama ? panoramaWidthsFor : widthsFor)(width))
    await copyFile(join(large, `${each}.avif`), join(small, `${each}.avif`));
}

function asWebp(picture: Sharp): Promise<Buffer> {
  return picture.webp({ effort: 0 }).toBuffer();
}
