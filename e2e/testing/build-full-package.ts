import { rm } from 'node:fs/promises';
import { chromium } from 'playwright-core';
import { buildPackage, picture, type BuiltPackage } from '#tools/testing/build-package.ts';
import { findChromium } from '#tools/testing/find-chromium.ts';
import { recordFilm } from './record-film.ts';

/** The number of pictures in the gallery `garden`. */
export const pictureCount = 16;

/**
 * Builds a package with features that the demo lacks: a film, real photographs in 360°, 360° views of units, pages of
 * another site, several fronts of a building, categories of places.
 */
export async function buildFullPackage(): Promise<BuiltPackage> {
  const settings = {
    showIntroVideo: true,
    introVideo: 'video/film.webm',
    has360: true,
    hasRealShot: true,
    is360External: true,
    external360Url: 'https://tour.example/house',
  };
  const built = await buildPackage({ projectId: 1, settings });
  await built.write('demo.json', JSON.stringify({ projectName: built.options.projectName }));
  const browser = await chromium.launch(await findChromium());
  await built.write('video/film.webm', await recordFilm(browser));
  await browser.close();
  for (let index = 0; index < pictureCount; index++)
    await built.write(`pictures/many/${index}.webp`, await picture(96, 64, index * 15, 'webp'));
  await built.change('galleries.csv', (text) => text.replace(/image,[^,]*,/, 'image,many/,'));
  await addPanoramas(built);
  await addFronts(built);
  await addPlaces(built);
  return built;
}

/** Adds panoramas that are real photographs; one is the 360° view of a unit, and a page of another site of another. */
async function addPanoramas(built: BuiltPackage): Promise<void> {
  await built.write('pictures/salon.webp', await picture(1024, 512, 60, 'webp'));
  await built.write(
    'panoramas.csv',
    [
      'slug,name_en,name_tr,place,picture,yaw,pitch',
      'salon,Living room,Salon,realshot,salon.webp,,',
      'terrace,Terrace,Teras,realshot,salon.webp,,\n',
    ].join('\n'),
  );
  await built.write('hotspots.csv', 'panorama,yaw,pitch,title_en,title_tr,to,link\nsalon,0,0,Terrace,Teras,terrace,\n');
  await built.change('units.csv', (text) =>
    text
      .split('\n')
      .map((line, index) => (index === 1 ? `${line}salon` : index === 2 ? `${line}https://tour.example/unit` : line))
      .join('\n'),
  );
}

/** Names a level, and gives building Δ a high front and a wide one with different floors. */
async function addFronts(built: BuiltPackage): Promise<void> {
  const floor = (level: number, index: number) =>
    `<rect id="floor-${level}" x="50" y="${50 + 200 * index}" width="300" height="150"/>`;
  const front = (viewBox: string, levels: number[]) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${levels.map(floor).join('')}</svg>`;
  await built.write('levels.csv', 'level,name_en,name_tr,short_en,short_tr\n0,Lobby,Lobi,L,L\n');
  await built.write(
    'fronts.csv',
    'class_name,front,name_en,name_tr\nΔ,sea,Sea side,Deniz tarafı\nΔ,street,Street side,Sokak tarafı\n',
  );
  for (const ending of ['svg', 'webp']) await rm(built.path(`fronts/δ.${ending}`));
  await built.write('fronts/δ/sea.webp', await picture(400, 1200, 20, 'webp'));
  await built.write('fronts/δ/sea.svg', front('0 0 400 1200', [2, 1]));
  await built.write('fronts/δ/street.webp', await picture(960, 640, 40, 'webp'));
  await built.write('fronts/δ/street.svg', front('0 0 900 600', [1, 0]));
}

/** Adds the category of schools, with one place. */
async function addPlaces(built: BuiltPackage): Promise<void> {
  await built.write(
    'place-categories.csv',
    [
      'category,title_en,title_tr,icon',
      'museums,Museums,Müzeler,museum',
      'shops,Shops,Mağazalar,shop',
      'schools,Schools,Okullar,school\n',
    ].join('\n'),
  );
  await built.change('places.csv', (text) => `${text}3,schools,Lyceum,Lise,38.42,27.12,\n`);
}
