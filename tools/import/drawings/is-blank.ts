import sharp from 'sharp';

/** Lines that are thinner than a pixel of this width still darken it. */
const width = 512;
/** What is lighter than this, of 255, cannot be seen on white. */
const maxVisible = 250;

/**
 * Whether a sanitised drawing shows nothing on a white ground: all of it is hidden, white or without fill and stroke.
 */
export async function isBlank(drawing: string): Promise<boolean> {
  // The statistics of an image are those of its file, so it is drawn first.
  const drawn = await sharp(Buffer.from(drawing), { unlimited: true })
    .resize({ width, withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  return drawn.every((light) => light > maxVisible);
}
