import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { PackageSequence } from '#tools/import/rotator/rotator-schema.ts';

/** Frames are this much smaller, in width and in height: a browser without a GPU decodes all of them in no time. */
const scale = 1 / 4;

/**
 * Copies a development into a temporary folder, with small frames and nothing else changed. `remove` deletes the folder.
 */
export async function lightDevelopment(source: string): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'loggia-light-'));
  await cp(source, folder, { recursive: true, filter: (path) => path !== join(source, 'source') });
  const file = join(folder, 'rotator', 'rotator.json');
  const rotator = JSON.parse(await readFile(file, 'utf8')) as { sequences: PackageSequence[] };
  await writeFile(file, JSON.stringify({ ...rotator, sequences: rotator.sequences.map(shrink) }));
  for (const sequence of rotator.sequences)
    await Promise.all(
      sequence.north.map((_, index) => shrinkPicture(join(folder, 'rotator', sequence.folder, `b${index}.webp`))),
    );
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

function shrink(sequence: PackageSequence): PackageSequence {
  return {
    ...sequence,
    width: sequence.width * scale,
    height: sequence.height * scale,
    markers: sequence.markers.map((marker) => ({
      ...marker,
      anchors: marker.anchors.map(([x, y, isVisible]) => [x * scale, y * scale, isVisible]),
      silhouettes: marker.silhouettes.map((points) =>
        points.replaceAll(/[\d.]+/g, (value) => String(Number(value) * scale)),
      ),
    })),
  };
}

async function shrinkPicture(path: string): Promise<void> {
  const { width } = await sharp(path).metadata();
  await writeFile(
    path,
    await sharp(await readFile(path))
      .resize(Math.round(width * scale))
      .webp({ effort: 0 })
      .toBuffer(),
  );
}
