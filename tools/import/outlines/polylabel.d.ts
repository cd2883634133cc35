declare module 'polylabel' {
  /** The point inside a polygon (rings of points, the outer one first) that is farthest from its edges. */
  export default function polylabel(
    polygon: readonly (readonly (readonly number[])[])[],
    precision?: number,
  ): number[] & { distance: number };
}
