import { access, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import * as tables from '#server/database/schema.ts';
import { picture, type BuiltPackage } from '#tools/testing/build-package.ts';
import { openImportFixture } from '#tools/testing/import-fixture.ts';
import { checkHere, importHere } from '#tools/testing/import-here.ts';

const { db, mediaFolder, newPackage } = await openImportFixture();

/** A package with two panoramas, one of them without a place, and hotspots from each to the other. */
async function newPanoramaPackage(settings: object = {}, width = 200): Promise<BuiltPackage> {
  const one = await newPackage({ settings: { ...settings } });
  await one.write('pictures/çevre/havuz.webp', await picture(width, width / 2, 90, 'webp'));
  await one.write('pictures/çevre/çatı.webp', await picture(200, 100, 20, 'webp'));
  await one.write(
    'panoramas.csv',
    'slug,name_en,name_tr,place,picture,yaw,pitch\nhavuz,Pool,Havuz,facility,çevre/havuz.webp,15,\nçatı,Roof,Çatı,,çevre/çatı.webp,,-5\n',
  );
  await one.write(
    'hotspots.csv',
    'panorama,yaw,pitch,title_en,title_tr,to,link\nhavuz,120,30,Roof,Çatı,çatı,\nçatı,0,-10,Pool,Havuz,havuz,\nçatı,40,0,Film,Film,,https://film.example/one\n',
  );
  await one.change('apartment-types.csv', (text) => text.replace(/,,\n$/, ',,çatı\n'));
  return one;
}

const codesOf = async (one: BuiltPackage) =>
  (await checkHere(one.folder)).mistakes.map(({ code, file, line }) => `${code} ${file} ${line}`);

test('panoramas are imported with their hotspots, and in widths for screens and phones', async () => {
  const one = await newPanoramaPackage({}, 3200);
  expect((await importHere(one.folder, { database: db, mediaFolder })).mistakes).toEqual([]);
  const saved = await db.select().from(tables.panoramas).orderBy(tables.panoramas.position);
  expect(saved).toMatchObject([
    {
      slug: 'havuz',
      place: 'facility',
      picture: 'çevre/havuz.webp',
      yaw: 15,
      pitch: 0,
      hotspots: [{ yaw: 120, pitch: 30, title_tr: 'Çatı', to: 'çatı', link: null }],
    },
    {
      slug: 'çatı',
      place: null,
      yaw: 0,
      pitch: -5,
      hotspots: [{ to: 'havuz' }, { to: null, link: 'https://film.example/one' }],
    },
  ]);
  const [wide] = await db.select().from(tables.pictures).where(eq(tables.pictures.name, 'çevre/havuz.webp'));
  expect(wide!.widths).toEqual([480, 1500, 3000, 3200]);
  for (const width of wide!.widths) await access(join(mediaFolder, wide!.media_id, `${width}.avif`));
  expect((await sharp(join(mediaFolder, wide!.media_id, '3200.avif')).metadata()).height).toBe(1600);
  const [type] = await db.select().from(tables.apartmentTypes);
  expect(type!.link_360).toBe('/facility?view=%C3%A7at%C4%B1');
});

test('a second import of a package without panoramas removes them', async () => {
  const one = await newPanoramaPackage();
  await importHere(one.folder, { database: db, mediaFolder });
  for (const file of ['panoramas.csv', 'hotspots.csv']) await rm(one.path(file));
  await one.change('apartment-types.csv', (text) => text.replace('çatı\n', '\n'));
  expect((await importHere(one.folder, { database: db, mediaFolder })).mistakes).toEqual([]);
  expect(await db.select().from(tables.panoramas)).toEqual([]);
});

test('invalid panoramas and hotspots are reported', async () => {
  const one = await newPanoramaPackage();
  await one.write('pictures/çevre/havuz.webp', await picture(160, 90, 90, 'webp'));
  await one.write(
    'pictures/çevre/çatı.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100"><rect width="200" height="100"/></svg>',
  );
  await one.change('panoramas.csv', (text) => text.replace('çatı.webp', 'çatı.svg'));
  await one.change('hotspots.csv', (text) =>
    text.replace('havuz,120,30,Roof,Çatı,çatı', 'havuz,120,95,Roof,Çatı,cati').replace('Film,,', 'Film,havuz,'),
  );
  expect(await codesOf(one)).toEqual([
    'panorama_unknown hotspots.csv 2',
    'number_out_of_range hotspots.csv 2',
    'hotspot_two_ways hotspots.csv 4',
    'panorama_shape panoramas.csv 2',
    'picture_not_a_picture panoramas.csv 3',
  ]);
});

test.each([
  ['an internal address', 'https://10.0.0.1/', 'frame_address'],
  ['a local name', 'https://nas.local/film', 'frame_address'],
  ['an address without TLS', 'http://film.example/', 'frame_address'],
  ['a page of this site', '/dashboard', 'frame_address'],
  ['a script', 'javascript:alert(1)', 'link_format'],
  ['an address without a host', 'https:///film', 'link_format'],
  ['a document in the address', 'data:text/html;base64%2CPHNjcmlwdD4=', 'link_format'],
])('%s in a frame is reported', async (_, link, code) => {
  const one = await newPanoramaPackage();
  await one.change('galleries.csv', (text) => text.replace('https://film.example/one', link));
  await one.change('apartment-types.csv', (text) => text.replace('çatı\n', `${link}\n`));
  expect(await codesOf(one)).toEqual([`${code} apartment-types.csv 2`, `${code} galleries.csv 3`]);
});

test('a host that is not in the settings is reported', async () => {
  const one = await newPanoramaPackage({ frameHosts: ['tour.example'] });
  expect(await codesOf(one)).toEqual(['frame_host galleries.csv 3']);
  const allowed = await newPanoramaPackage({ frameHosts: ['film.example'] });
  expect(await codesOf(allowed)).toEqual([]);
});

test('a feature that is enabled without its content is reported', async () => {
  const one = await newPanoramaPackage({
    showIntroVideo: true,
    is360External: true,
    external360Url: 'https://127.0.0.1/tour',
    frameHosts: ['127.0.0.1'],
  });
  const { mistakes } = await checkHere(one.folder);
  expect(mistakes.map(({ code }) => code).sort()).toEqual([
    'setting_invalid',
    'setting_needs_film',
    'setting_not_framed',
  ]);
  const other = await newPanoramaPackage({
    showIntroVideo: true,
    is360External: true,
    external360Url: 'https://127.0.0.1/tour',
  });
  expect((await checkHere(other.folder)).mistakes.map(({ code }) => code).sort()).toEqual([
    'setting_needs_film',
    'setting_not_framed',
  ]);
});

test('a film in the package keeps its path, and a text file is not accepted as a film', async () => {
  const one = await newPanoramaPackage({ showIntroVideo: true, introVideo: 'video/başlangıç.webm' });
  await one.write('video/başlangıç.webm', 'not a film');
  expect(await codesOf(one)).toEqual([expect.stringMatching(/^video_not_video development.json \d+$/)]);
  await one.write(
    'video/başlangıç.webm',
    Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581021853806701', 'hex'),
  );
  expect((await importHere(one.folder, { database: db, mediaFolder })).mistakes).toEqual([]);
  expect(await db.select().from(tables.documents)).toMatchObject([
    { name: 'video/başlangıç.webm', media_type: 'video/webm', file: 'video.webm' },
  ]);
});
