import { drawingItem, type PictureWithMedia } from './picture-item.ts';

/** The placeholder for missing pictures in a package without `pictures/placeholder`: a plain grey rectangle. */
export function placeholderItem(): PictureWithMedia {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 540" width="960" height="540"><rect width="960" height="540" fill="#d9d4cb"/></svg>';
  const made = drawingItem('placeholder', svg, { width: 960, height: 540 });
  return { ...made, picture: { ...made.picture, colour: '#d9d4cb', file: '1920.webp', media_type: 'image/webp' } };
}
