import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { sequenceMedia } from './sequence-media.ts';

const size = { width: 320, height: 180 };

it('turns a frame upright as its orientation says, as its size was checked', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'loggia-frame-'));
  const path = join(folder, 'b0.jpg');
  const upright = await sharp({ create: { ...size, channels: 3, background: '#0000ff' } })
    .composite([
      { input: { create: { width: 160, height: 180, channels: 3, background: '#ff0000' } }, left: 0, top: 0 },
    ])
    .png()
    .toBuffer();
  await writeFile(path, await sharp(upright).rotate(270).jpeg().withMetadata({ orientation: 6 }).toBuffer());
  const frame = { name: 'b0', path, file: 'b0.jpg', place: { file: 'b0.jpg' }, digest: 'one' };
  const sequence = { folder: 'building0', zone_id: null, ...size, start: 0, north: [0], markers: [] };
  const [item] = sequenceMedia(sequence, [frame]).items;
  const made = new Map<string, Buffer>();
  await item?.make(item.files, async (name, data) => void made.set(name, data as Buffer));
  const { data, info } = await sharp(made.get('landscape.avif')).raw().toBuffer({ resolveWithObject: true });
  const colourAt = (x: number) => {
    const at = (90 * info.width + x) * info.channels;
    return { red: data[at]! > 200, blue: data[at + 2]! > 200 };
  };
  await rm(folder, { recursive: true });
  expect(info).toMatchObject(size);
  expect([colourAt(40), colourAt(280)]).toEqual([
    { red: true, blue: false },
    { red: false, blue: true },
  ]);
});
