import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { picture } from '#tools/testing/build-package.ts';
import { Report } from '../mistakes/report.ts';
import { checkPicture } from './check-picture.ts';
import { pictureItem } from './picture-item.ts';
import { widthsFor } from './recipes.ts';

const folder = await mkdtemp(join(tmpdir(), 'loggia-pictures-'));
afterAll(() => rm(folder, { recursive: true }));

async function check(name: string, content: Buffer | string) {
  const report = new Report();
  const path = join(folder, name);
  await writeFile(path, content);
  const wanted = { name, path, file: name, place: { file: 'units.csv', line: 2 } };
  return {
    wanted,
    decoded: await checkPicture(wanted, report),
    codes: [...report.mistakes, ...report.warnings].map((one) => one.code),
  };
}

const good = await picture(640, 360, 100, 'webp');
const png = await picture(640, 360, 1, 'png');
const spoilt = await makeSpoilt();
const vast = await sharp({ create: { width: 9000, height: 5000, channels: 3, background: '#000' } })
  .png()
  .toBuffer();

describe('an invalid picture is reported and not decoded', () => {
  test.each<[string, string, Buffer | string, string]>([
    ['text', 'a.webp', 'hello', 'picture_not_a_picture'],
    ['nothing', 'empty.webp', '', 'picture_not_a_picture'],
    ['a page', 'b.png', '<html><script>alert(1)</script></html>', 'picture_not_a_picture'],
    ['a PDF', 'c.jpg', '%PDF-1.7\n%âãÏÓ\n', 'picture_not_a_picture'],
    ['a program', 'd.webp', Buffer.from('7f454c4602010100', 'hex'), 'picture_not_a_picture'],
    [
      'an SVG under another name',
      'e.webp',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      'picture_not_a_picture',
    ],
    [
      'a GIF',
      'f.webp',
      Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
      'picture_format',
    ],
    ['a truncated picture', 'g.webp', good.subarray(0, good.length / 2), 'picture_broken'],
    ['a header without pixels', 'h.png', png.subarray(0, 60), 'picture_broken'],
    ['bytes changed in the middle', 'i.png', spoilt, 'picture_broken'],
    ['too many bytes', 'j.webp', Buffer.concat([good, Buffer.alloc(21 * 1024 * 1024)]), 'file_too_large'],
    ['too many pixels in few bytes', 'k.png', vast, 'picture_too_many_pixels'],
  ])('%s', async (_, name, content, code) => {
    const { decoded, codes } = await check(name, content);
    expect(decoded).toBeNull();
    expect(codes).toEqual([code]);
  });
});

test('a picture with the wrong extension is accepted with a warning', async () => {
  const { decoded, codes } = await check('really-webp.png', good);
  expect(decoded).toMatchObject({ width: 640, height: 360 });
  expect(codes).toEqual(['picture_misnamed']);
});

test('a rotated photograph is turned upright and loses its metadata', async () => {
  const content = await sharp(await picture(600, 400, 30, 'jpeg'))
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { wanted, decoded } = await check('turned.jpg', content);
  expect(decoded).toMatchObject({ width: 400, height: 600 });
  const { item, picture: row } = pictureItem(wanted, decoded!);
  expect(row.widths).toEqual([400]);
  const made = new Map<string, Buffer>();
  await item.make(item.files, async (name, data) => void made.set(name, data as Buffer));
  for (const data of made.values()) {
    const metadata = await sharp(data).metadata();
    expect(metadata).toMatchObject({ width: 400, height: 600 });
    expect(metadata.exif).toBeUndefined();
    expect(data.includes('secret place')).toBe(false);
  }
});

test('the mean colour is that of the picture', async () => {
  const { decoded } = await check(
    'red.png',
    await sharp({ create: { width: 50, height: 50, channels: 3, background: '#c03020' } })
      .png()
      .toBuffer(),
  );
  expect(decoded!.colour).toBe('#c03020');
});

test('widths never exceed the picture, nor the largest standard width', () => {
  expect(widthsFor(300)).toEqual([300]);
  expect(widthsFor(1920)).toEqual([480, 960, 1440, 1920]);
  expect(widthsFor(6000)).toEqual([480, 960, 1440, 1920, 2880, 3840]);
  expect(widthsFor(3000)).toEqual([480, 960, 1440, 1920, 2880, 3000]);
});

async function makeSpoilt(): Promise<Buffer> {
  const noise = await sharp(Buffer.from(Array.from({ length: 300 * 200 * 3 }, (_, index) => (index * 7919) % 251)), {
    raw: { width: 300, height: 200, channels: 3 },
  })
    .png()
    .toBuffer();
  noise.fill(0, Math.floor(noise.length / 2), Math.floor(noise.length / 2) + 40);
  return noise;
}
