import sharp from 'sharp';
import { mediaId } from './media-item.ts';
import type { PictureWithMedia } from './picture-item.ts';
import { recipes } from './recipes.ts';

const colour = '#d9d4cb';
const width = 960;
const height = 540;

/** The placeholder for missing pictures in a package without `pictures/placeholder`: a plain grey rectangle. */
export function placeholderItem(): PictureWithMedia {
  const id = mediaId(`placeholder ${recipes.version}`, `${colour} ${width}×${height}`);
  const name = `${width}.avif`;
  const plain = () => sharp({ create: { width, height, channels: 3, background: colour } });
  return {
    picture: {
      name: 'placeholder',
      media_id: id,
      width,
      height,
      widths: [width],
      colour,
      media_type: 'image/webp',
      file: `${width}.webp`,
    },
    item: {
      id,
      label: 'placeholder',
      files: [{ name, format: 'avif', width }],
      make: async (files, write) => {
        for (const file of files) await write(file.name, await recipes.picture(plain()).toBuffer());
      },
    },
  };
}
