/** A point in the units of a view box. */
export type Point = { x: number; y: number };

/** An axis-aligned box in the same units. */
export type Box = { left: number; top: number; right: number; bottom: number };

/** Parses SVG points (`"10,20 30,40"`, separated by commas or spaces). A last number without a pair is ignored. */
export function parsePoints(points: string): Point[] {
  const numbers = points
    .trim()
    .split(/[\s,]+/)
    .map(Number)
    .filter(Number.isFinite);
  return numbers.flatMap((x, index) => {
    const y = numbers[index + 1];
    return index % 2 === 0 && y !== undefined ? [{ x, y }] : [];
  });
}

/** The box around outlines with a margin, within the view box; all of the view box if there are no outlines. */
export function paddedBox(outlines: readonly string[], margin: number, size: { width: number; height: number }): Box {
  const box = boxAround(outlines.flatMap(parsePoints));
  if (!box) return { left: 0, top: 0, right: size.width, bottom: size.height };
  return {
    left: Math.max(0, box.left - margin),
    top: Math.max(0, box.top - margin),
    right: Math.min(size.width, box.right + margin),
    bottom: Math.min(size.height, box.bottom + margin),
  };
}

/** The bounding box of points; undefined if there are none. */
export function boxAround(points: readonly Point[]): Box | undefined {
  if (points.length === 0) return undefined;
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}
