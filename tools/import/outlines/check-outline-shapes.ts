import type { DevelopmentPicture } from '#server/features/development/development.ts';
import type { Size } from '../drawings/view-box.ts';
import type { Report } from '../mistakes/report.ts';

/**
 * An SVG with outlines that is shown over a picture: its own size, the picture's name in the manifest, and the size in
 * which both are shown, corner to corner.
 */
export type OutlineBox = { file: string; line: number; size: Size; picture: string; shown: Size };

/** By how many pixels an outline may be displaced. */
const tolerance = 4;

/**
 * Reports outlines that were not drawn over the original picture: SVG and picture are shown corner to corner, so they
 * match only if both have the same aspect ratio. The mistake contains the displacement that results if the picture was
 * cropped or padded in the drawing tool.
 */
export function checkOutlineShapes(
  drawings: readonly { box: OutlineBox | null }[],
  pictures: readonly DevelopmentPicture[],
  report: Report,
): void {
  const byName = new Map(pictures.map((picture) => [picture.name, picture]));
  for (const { box } of drawings) {
    const picture = byName.get(box?.picture ?? '');
    if (box === null || picture === undefined) continue;
    const { shown, size, file, line } = box;
    const off = Math.round(offBy(picture, shown));
    if (off > tolerance)
      report.mistake(
        'outlines_off_picture',
        { file, line },
        { off, drawn: `${round(size.width)}×${round(size.height)}`, picture: `${picture.width}×${picture.height}` },
      );
  }
}

/** By how much a picture that covers a size in its own aspect ratio extends beyond it, on each side. */
function offBy({ width, height }: Size, shown: Size): number {
  const scale = Math.max(shown.width / width, shown.height / height);
  return Math.max(width * scale - shown.width, height * scale - shown.height) / 2;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
