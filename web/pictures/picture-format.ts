export type PictureFormat = 'avif' | 'webp';

/** One white pixel as AVIF, decoded to detect support. */
const onePixel =
  'AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAAAB8AAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgQAMAAAAABRpc3BlAAAAAAAAAAEAAAABAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAAnbWRhdBIACggYAAaICGg0IDIRHEeHhd3AACxEAJA1mUbZezA=';

let probe: Promise<PictureFormat> | undefined;

/** The best format that this browser can decode; detected once per page. */
export function pictureFormat(): Promise<PictureFormat> {
  probe ??= decodesAvif().then((decodes) => (decodes ? 'avif' : 'webp'));
  return probe;
}

async function decodesAvif(): Promise<boolean> {
  const bytes = Uint8Array.from(atob(onePixel), (letter) => letter.charCodeAt(0));
  try {
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/avif' }));
    const decoded = bitmap.width === 1;
    bitmap.close();
    return decoded;
  } catch {
    return false;
  }
}
