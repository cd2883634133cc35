import type { DevelopmentPicture } from '#server/features/development/development.ts';
import type { Size } from '../drawings/view-box.ts';
import type { Report } from '../mistakes/report.ts';

/**
 * An SVG with outlines that is shown over a picture: its own size, the picture's name in the manifest, and the size in
 * which both are shown.
 */
export type OutlineBox = { file: string; line: number; size: Size; picture: string; shown: Size };

/** By how many pixels an outline may miss what it outlines. */
const tolerance = 4;

/**
 * Reports outlines that do not lie on their pictures. A picture is cropped to the shape in which it is shown, an SVG is
 * fitted into it, so that they only match if both have that shape.
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
    const cropped = marginsOf(picture, shown, Math.max);
    const fitted = marginsOf(size, shown, Math.min);
    const off = Math.round(Math.max(Math.abs(cropped.x - fitted.x), Math.abs(cropped.y - fitted.y)));
    if (off > tolerance)
      report.mistake(
        'outlines_off_picture',
        { file, line },
        {
          off,
          drawn: `${round(size.width)}×${round(size.height)}`,
          picture: `${picture.width}×${picture.height}`,
          shown: `${shown.width}×${shown.height}`,
        },
      );
  }
}

/** Where the left and the upper edge lie after scaling to a size and centring. */
function marginsOf({ width, height }: Size, shown: Size, choose: typeof Math.max): { x: number; y: number } {
  const scale = choose(shown.width / width, shown.height / height);
  return { x: (shown.width - width * scale) / 2, y: (shown.height - height * scale) / 2 };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
