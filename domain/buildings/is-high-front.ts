/**
 * Whether a picture of a front is shown whole, because cropping it to a wide one would cut floors off. Sizes in pixels.
 */
export function isHighFront(front: { width?: number | undefined; height?: number | undefined } | undefined): boolean {
  return front?.width !== undefined && front.height !== undefined && front.width / front.height < 4 / 3;
}
