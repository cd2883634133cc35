import sharp from 'sharp';

/**
 * The widths in which a drawing is looked at: a small one is drawn in a third of the time, and enough for nearly all.
 * In the large one, lines that are thinner than a pixel still darken it.
 */
const widths = [64, 512];
/** What is lighter than this, of 255, cannot be seen on white. */
const maxVisible = 250;

/**
 * Whether a sanitised drawing shows nothing on a white ground: all of it is hidden, white or without fill and stroke.
 */
export async function isBlank(drawing: string): Promise<boolean> {
  for (const width of widths) if (await isSeen(drawing, width)) return false;
  return true;
}

async function isSeen(drawing: string, width: number): Promise<boolean> {
  // The statistics of an image are those of its file, so it is drawn first.
  const drawn = await sharp(Buffer.from(drawing), { unlimited: true })
    .resize({ width, withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  return drawn.some((light) => light <= maxVisible);
}
