import type { Box } from '#web/outlines/parse-points.ts';

/** CSS that positions a whole picture so that only the cropped part is visible, in per cent of that part. */
export function cropStyle(box: Box, size: { width: number; height: number }) {
  const width = box.right - box.left;
  const height = box.bottom - box.top;
  return {
    left: `${(-box.left / width) * 100}%`,
    top: `${(-box.top / height) * 100}%`,
    width: `${(size.width / width) * 100}%`,
    height: `${(size.height / height) * 100}%`,
  };
}

/** A box as an SVG `viewBox`. */
export function viewBoxOf({ left, top, right, bottom }: Box): string {
  return `${left} ${top} ${right - left} ${bottom - top}`;
}
