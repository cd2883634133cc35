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

/** The bounding box of points; undefined if there are none. */
export function boxAround(points: readonly Point[]): Box | undefined {
  if (points.length === 0) return undefined;
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}
