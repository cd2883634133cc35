export type PictureFormat = 'avif' | 'webp';

/**
 * The best format that this browser can decode: the one of the source that it chooses for an empty picture by its type.
 * Nothing is decoded for that.
 */
export function pictureFormat(): Promise<PictureFormat> {
  const picture = document.createElement('picture');
  picture.innerHTML = '<source type="image/avif" srcset="data:,avif"><img src="data:,webp">';
  const image = picture.querySelector('img');
  return new Promise((resolve) => {
    image?.addEventListener('error', () => resolve(image.currentSrc.slice('data:,'.length) as PictureFormat));
  });
}
