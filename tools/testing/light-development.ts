import { copyFile, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { pathExists } from '#server/files/path-exists.ts';
import { mediaId } from '#tools/import/pictures/media-item.ts';
import { panoramaWidthsFor, recipes, widthsFor } from '#tools/import/pictures/recipes.ts';
import type { PackageSequence } from '#tools/import/rotator/rotator-schema.ts';

/** The scale of frames, in width and in height. */
const frameScale = 1 / 4;
/** Only every second frame is kept. */
const frameStep = 2;
/** The blur of frames, in pixels. Sharp frames of this size exceed their share of bytes and are encoded repeatedly. */
const frameBlur = 2;
/**
 * The widths to which pictures and panoramas are reduced; both are among those that the import makes from large ones.
 */
const pictureWidth = 480;
const panoramaWidth = 1500;

/** A development with small pictures; `remove` deletes it. */
export type LightDevelopment = { folder: string; remove(): Promise<void> };

/**
 * Copies a development into a folder in `parent`, with fewer and smaller frames and small pictures, but otherwise
 * unchanged: a browser without a GPU draws them quickly.
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
  const settings = join(development, 'development.json');
  const own = JSON.parse(await readFile(settings, 'utf8')) as { settings: { frames: number } };
  const frames = Math.floor((own.settings.frames + 1) / frameStep) - 1;
  await writeFile(settings, JSON.stringify({ ...own, settings: { ...own.settings, frames } }));
}

/** Whether a frame is kept; the start frame always is. */
function isKept({ start = 0 }: PackageSequence, frame: number): boolean {
  return frame % frameStep === start % frameStep;
}

async function shrinkFrames(development: string, sequence: PackageSequence): Promise<void> {
  const folder = join(development, 'rotator', sequence.folder);
  const pathOf = (frame: number) => join(folder, `b${frame}.webp`);
  const kept = sequence.north.flatMap((_, frame) => (isKept(sequence, frame) ? [pathOf(frame)] : []));
  const frames = await Promise.all(kept.map((path) => readFile(path)));
  await rm(folder, { recursive: true });
  await mkdir(folder);
  const width = Math.round(sequence.width * frameScale);
  await Promise.all(
    frames.map(async (bytes, frame) =>
      writeFile(pathOf(frame), await asWebp(sharp(bytes).resize(width).blur(frameBlur))),
    ),
  );
}

function shrinkSequence(sequence: PackageSequence): PackageSequence {
  const ofKept = <T>(values: T[]) => values.filter((_, frame) => isKept(sequence, frame));
  return {
    ...sequence,
    width: sequence.width * frameScale,
    height: sequence.height * frameScale,
    start: Math.floor((sequence.start ?? 0) / frameStep),
    north: ofKept(sequence.north),
    markers: sequence.markers.map((marker) => ({
      ...marker,
      anchors: ofKept(marker.anchors).map(([x, y, isVisible]) => [x * frameScale, y * frameScale, isVisible]),
      silhouettes: ofKept(marker.silhouettes).map((points) =>
        points.replaceAll(/[\d.]+/g, (value) => String(Number(value) * frameScale)),
      ),
    })),
  };
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
 * Replaces a picture by a smaller version of it that the package has prepared, and adds the prepared files of that
 * version. Pictures that the package does not use have no prepared files and stay unchanged.
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
