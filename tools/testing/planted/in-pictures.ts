import { readFile, rename, rm, symlink } from 'node:fs/promises';
import sharp from 'sharp';
import { picture } from '../build-package.ts';
import type { PlantedMistake } from './planted-mistake.ts';

/** Mistakes in pictures, documents and the rotator. */
export const plantedInPictures: PlantedMistake[] = [
  {
    name: 'text named webp',
    code: 'picture_not_a_picture',
    file: 'buildings.csv',
    plant: (built) => built.write('fronts/ş2.webp', 'This is not a picture.\n'),
  },
  {
    name: 'front as a telephone takes it',
    code: 'picture_format',
    file: 'buildings.csv',
    line: 3,
    says: 'fronts/ş2.HEIC is in a format that browsers do not show: HEIC. Export it as WebP',
    alone: true,
    plant: (built) => rename(built.path('fronts/ş2.webp'), built.path('fronts/ş2.HEIC')),
  },
  {
    name: 'picture of a telephone that is named jpg',
    code: 'picture_format',
    file: 'galleries.csv',
    line: 3,
    says: 'image/heic',
    alone: true,
    plant: async (built) => {
      const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
      await built.write('pictures/lobby.jpg', heic);
      await built.change('galleries.csv', (text) =>
        text.replace('\nfilm', '\nlobby,Lobby,Lobi,image,lobby.jpg,,0\nfilm'),
      );
    },
  },
  {
    name: 'frame as a renderer writes it',
    code: 'picture_format',
    file: 'rotator/rotator.json',
    says: 'rotator/building0/b1.tif',
    alone: true,
    plant: (built) => rename(built.path('rotator/building0/b1.webp'), built.path('rotator/building0/b1.tif')),
  },
  {
    name: 'truncated picture',
    code: 'picture_broken',
    file: 'apartment-types.csv',
    line: 2,
    plant: async (built) =>
      built.write('pictures/güneş/ışık ğüşiöç.png', (await picture(640, 360, 9, 'png')).subarray(0, 900)),
  },
  {
    name: 'too many pixels',
    code: 'picture_too_many_pixels',
    file: 'rotator/building0/b0.webp',
    plant: async (built) =>
      built.write(
        'rotator/building0/b0.webp',
        await sharp({ create: { width: 8000, height: 5100, channels: 3, background: '#888' } })
          .png({ compressionLevel: 1 })
          .toBuffer(),
      ),
  },
  {
    name: 'link out of the folder',
    code: 'file_outside',
    file: 'plans/δf0.svg',
    plant: async (built) => {
      await rm(built.path('plans/δf0.svg'));
      await symlink('/etc/hostname', built.path('plans/δf0.svg'));
    },
    alone: true,
  },
  {
    name: 'document that is not a PDF',
    code: 'document_not_pdf',
    file: 'documents/brochure.pdf',
    plant: (built) => built.write('documents/brochure.pdf', '<html>'),
  },
  {
    name: 'frame missing',
    code: 'picture_missing',
    file: 'rotator/rotator.json',
    plant: (built) => rm(built.path('rotator/building0/b2.webp')),
  },
  {
    name: 'frame of another size',
    code: 'rotator_size',
    file: 'rotator/building0/b1.webp',
    plant: async (built) => built.write('rotator/building0/b1.webp', await picture(400, 225, 3, 'webp')),
  },
  {
    name: 'too few north angles',
    code: 'rotator_length',
    file: 'rotator/rotator.json',
    line: 8,
    plant: (built) => built.change('rotator/rotator.json', (text) => text.replace(/("north": \[\s*0,)\s*120,/, '$1\n')),
  },
  {
    name: 'picture of one pixel',
    code: 'picture_too_small',
    file: 'apartment-types.csv',
    line: 2,
    plant: async (built) => built.write('pictures/κήπος/σαλόνι.webp', await picture(1, 1, 9, 'webp')),
  },
  {
    name: 'frame beyond the last one',
    code: 'frame_surplus',
    file: 'rotator/building0/b3.webp',
    plant: async (built) => built.write('rotator/building0/b3.webp', await picture(320, 180, 99, 'webp')),
  },
  {
    name: 'frame that is a copy of another',
    code: 'frame_copied',
    file: 'rotator/building0/b2.webp',
    alone: true,
    plant: async (built) =>
      built.write('rotator/building0/b2.webp', await readFile(built.path('rotator/building0/b1.webp'))),
  },
  {
    name: 'anchor outside of its frame',
    code: 'anchor_outside',
    file: 'rotator/rotator.json',
    plant: (built) => built.change('rotator/rotator.json', (text) => text.replace(/(\[\s*)160,(\s*60)/, '$199999,$2')),
  },
  {
    name: 'building without a marker',
    code: 'building_without_marker',
    file: 'buildings.csv',
    line: 2,
    plant: (built) =>
      built.change('rotator/rotator.json', (text) => text.replace('"building": "Δ"', '"building": "Ş2"')),
  },
  {
    name: 'marker of an unknown building',
    code: 'building_unknown',
    file: 'rotator/rotator.json',
    plant: (built) => built.change('rotator/rotator.json', (text) => text.replace('"Ş2"', '"Ş3"')),
  },
];
