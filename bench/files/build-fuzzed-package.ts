import { mkdir } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import sharp from 'sharp';
import { buildPackage, type BuiltPackage } from '#tools/testing/build-package.ts';
import { addDarkBrand } from '#tools/testing/dark-brand.ts';
import { streetMap } from '#tools/testing/street-map.ts';

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 80"><style>.a{fill:#ccc}</style><defs><path id="p" d="M0 0c1 2 3 4 5 6a2 2 0 0 1 3 3z"/></defs><use href="#p" class="a" transform="rotate(3 4 5)"/></svg>';
const streets = streetMap([27.13, 38.42], [27.131, 38.421], [27.132, 38.42]);

/** A valid package with a file of every kind that the import reads: see `docs/authoring.md`. */
export async function buildFuzzedPackage(projectId: number): Promise<BuiltPackage> {
  const built = await buildPackage({
    projectId,
    frames: 2,
    frameSize: { width: 320, height: 180 },
    settings: { showIntroVideo: true, introVideo: 'video/intro.mp4' },
  });
  await addDarkBrand(built);
  await built.write(
    'documents/brochure.pdf',
    `%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF`,
  );
  await built.write('video/intro.mp4', Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isommp42\0\0\0\x08free', 'latin1'));
  const added = ['drawing.svg', 'photo.jpg', 'photo.avif'];
  const photo = sharp({ create: { width: 160, height: 90, channels: 3, background: '#2e9ea6' } });
  await built.write('pictures/drawing.svg', drawing);
  await built.write('pictures/photo.jpg', await photo.jpeg().toBuffer());
  await built.write('pictures/photo.avif', await photo.avif().toBuffer());
  await built.change('galleries.csv', (text) =>
    text.replace('garden,Garden,Bahçe,image,', `garden,Garden,Bahçe,image,${added.join('|')}|`),
  );
  await built.write('map/base.geojson', JSON.stringify(streets));
  await writeTiles(built);
  return built;
}

async function writeTiles(built: BuiltPackage): Promise<void> {
  await mkdir(built.path('map'), { recursive: true });
  const archive = new DatabaseSync(built.path('map/tiles.mbtiles'));
  archive.exec('CREATE TABLE metadata (name text, value text)');
  archive.exec('CREATE TABLE tiles (zoom_level integer, tile_column integer, tile_row integer, tile_data blob)');
  archive.exec('CREATE UNIQUE INDEX tile_index ON tiles (zoom_level, tile_column, tile_row)');
  archive.exec("INSERT INTO metadata VALUES ('format', 'pbf'), ('minzoom', '0'), ('maxzoom', '0')");
  archive.prepare('INSERT INTO tiles VALUES (0, 0, 0, ?)').run(Buffer.alloc(200, 7));
  archive.close();
}
