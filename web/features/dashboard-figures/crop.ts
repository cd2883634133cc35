import { boxAround, parsePoints, type Box } from '#web/outlines/parse-points.ts';

/** The part of a picture that contains the outlines, with a margin around them, in units of its view box. */
export function cropTo(outlines: readonly string[], margin: number, size: { width: number; height: number }): Box {
  const box = boxAround(outlines.flatMap(parsePoints));
  if (!box) return { left: 0, top: 0, right: size.width, bottom: size.height };
  return {
    left: Math.max(0, box.left - margin),
    top: Math.max(0, box.top - margin),
    right: Math.min(size.width, box.right + margin),
    bottom: Math.min(size.height, box.bottom + margin),
  };
}

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
