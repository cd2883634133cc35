import type { PackageSequence } from './rotator-schema.ts';

/** The part of a frame that phones show: its left edge and width in frame pixels, in full height. */
export type PortraitCrop = { x: number; width: number };

/**
 * The aspect ratio (width to height) of the picture on a phone, between the bar at the top and the label of the home
 * view.
 */
const portraitAspect = 7 / 8;

/**
 * The crop around the mean of the visible anchors of all frames, otherwise around the middle. If another one shows
 * more buildings while the picture is turned, or if it shows less than half of the buildings of the start frame, it is
 * centred on a group of markers of that frame instead: on the nearest to the mean that mends this.
 */
export function portraitCrop(sequence: PackageSequence & { start: number }): PortraitCrop {
  const { width, height, markers, start } = sequence;
  const cropWidth = Math.min(width, 2 * Math.round((height * portraitAspect) / 2));
  const visible = markers.flatMap(({ anchors }) => anchors.flatMap(([x, , isVisible]) => (isVisible === 1 ? x : [])));
  const centre = visible.length === 0 ? width / 2 : visible.reduce((sum, x) => sum + x, 0) / visible.length;
  const leftOf = (middle: number) => Math.min(Math.max(Math.round(middle - cropWidth / 2), 0), width - cropWidth);
  const mean = leftOf(centre);
  const atStart = anchorsAt(sequence, start).map(({ x }) => x);
  const groups = atStart.flatMap((one) => atStart.map((other) => leftOf((one + other) / 2)));
  const candidates = [...new Set([mean, ...groups])].map((x) => viewCrop(sequence, { x, width: cropWidth }));
  const most = Math.max(...candidates.map(({ first }) => first));
  const [best] = candidates.toSorted(
    (a, b) =>
      b.turned - a.turned ||
      Number(b.first * 2 >= most) - Number(a.first * 2 >= most) ||
      Math.abs(a.x - mean) - Math.abs(b.x - mean),
  );
  return { x: best?.x ?? mean, width: cropWidth };
}

/** How many buildings a crop shows in the start frame, and in any frame. */
function viewCrop(sequence: PackageSequence & { start: number }, crop: PortraitCrop) {
  const first = shownBuildings(sequence, sequence.start, crop).size;
  return { x: crop.x, first, turned: shownInTurn(sequence, crop).size };
}

/** The buildings of which a crop shows a marker in any frame. */
export function shownInTurn(
  sequence: PackageSequence,
  crop: PortraitCrop,
  withUnits?: ReadonlySet<string>,
): Set<string> {
  return new Set(sequence.north.flatMap((_, frame) => [...shownBuildings(sequence, frame, crop, withUnits)]));
}

/** The buildings of which a crop shows a marker in a frame. */
export function shownBuildings(
  sequence: PackageSequence,
  frame: number,
  { x: left, width }: PortraitCrop,
  withUnits?: ReadonlySet<string>,
): Set<string> {
  return new Set(
    anchorsAt(sequence, frame).flatMap(({ building, x }) =>
      x >= left && x <= left + width && withUnits?.has(building) !== false ? building : [],
    ),
  );
}

/** The visible anchors of a frame. */
function anchorsAt({ markers }: PackageSequence, frame: number): { building: string; x: number }[] {
  return markers.flatMap(({ building, anchors }) => {
    const [x, , isVisible] = anchors[frame] ?? [0, 0, 0];
    return isVisible === 1 ? [{ building, x }] : [];
  });
}
