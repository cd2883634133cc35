import { boxAround, parsePoints, type Box } from '#web/outlines/parse-points.ts';

/** The part of a picture that holds these outlines, with room round them, inside the picture. Units of its view box. */
export function cropTo(outlines: readonly string[], room: number, size: { width: number; height: number }): Box {
  const box = boxAround(outlines.flatMap(parsePoints));
  if (!box) return { left: 0, top: 0, right: size.width, bottom: size.height };
  return {
    left: Math.max(0, box.left - room),
    top: Math.max(0, box.top - room),
    right: Math.min(size.width, box.right + room),
    bottom: Math.min(size.height, box.bottom + room),
  };
}

/** How a whole picture lies behind a part of it, in per cent of that part. */
export function behind(box: Box, size: { width: number; height: number }) {
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  return {
    left: `${(-box.left / width) * 100}%`,
    top: `${(-box.top / height) * 100}%`,
    width: `${(size.width / width) * 100}%`,
    height: `${(size.height / height) * 100}%`,
  };
}

/** A box as SVG's `viewBox`. */
export function viewBoxOf({ left, top, right, bottom }: Box): string {
  return `${left} ${top} ${right - left} ${bottom - top}`;
}
