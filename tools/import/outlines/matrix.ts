import { readNumbers } from './numbers.ts';

/** An SVG transform: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];
export type Point = readonly [x: number, y: number];

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** The transform that applies `inner` first, then `outer`. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [g, h, i, j, k, l] = inner;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

/** Transforms a point. */
export function apply([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point {
  return [a * x + c * y + e, b * x + d * y + f];
}

/** The matrix of a `transform` attribute, or null if it is invalid. */
export function readTransform(text: string): Matrix | null {
  let matrix = identity;
  const rest = text.replace(/\b(\w+)\s*\(([^()]*)\)\s*,?/g, (all, name: string, list: string) => {
    const step = readFunction(name, readNumbers(list));
    if (step === null) return all;
    matrix = multiply(matrix, step);
    return '';
  });
  return rest.trim() === '' ? matrix : null;
}

function readFunction(name: string, values: number[]): Matrix | null {
  const [first, second = 0, third = 0] = values;
  if (first === undefined) return null;
  if (name === 'matrix') return values.length === 6 ? (values as unknown as Matrix) : null;
  if (name === 'translate') return [1, 0, 0, 1, first, second];
  if (name === 'scale') return [first, 0, 0, values.length > 1 ? second : first, 0, 0];
  if (name === 'rotate') return rotation(first, second, third);
  if (name === 'skewX') return [1, 0, Math.tan(radians(first)), 1, 0, 0];
  if (name === 'skewY') return [1, Math.tan(radians(first)), 0, 1, 0, 0];
  return null;
}

function rotation(degrees: number, x: number, y: number): Matrix {
  const cos = Math.cos(radians(degrees));
  const sin = Math.sin(radians(degrees));
  return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y];
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
