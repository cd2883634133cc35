import { drawingItem, type PictureWithMedia } from './picture-item.ts';

/** What stands in for a picture where a package brings no `pictures/placeholder` of its own: a quiet plain field. */
export function placeholderItem(): PictureWithMedia {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 540" width="960" height="540"><rect width="960" height="540" fill="#d9d4cb"/></svg>';
  const made = drawingItem('placeholder', svg, { width: 960, height: 540 });
  return { ...made, picture: { ...made.picture, colour: '#d9d4cb', file: '1920.webp', media_type: 'image/webp' } };
}
