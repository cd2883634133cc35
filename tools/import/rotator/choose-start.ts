import type { PackageSequence } from './rotator-schema.ts';

type Marker = PackageSequence['markers'][number];

/**
 * How many of the buildings a frame shows, which ones it hides, and the smallest distance of their markers in pixels.
 */
type FrameView = { frame: number; hidden: string[]; gap: number };

/**
 * The buildings with units that each frame of a sequence shows. A building with several markers is shown if one of them
 * is.
 */
export function viewFrames({ markers, north }: PackageSequence, withUnits: ReadonlySet<string>): FrameView[] {
  const byBuilding = Map.groupBy(
    markers.filter(({ building }) => withUnits.has(building)),
    ({ building }) => building,
  );
  return north.map((_, frame) => {
    const spots = [...byBuilding.values()].flatMap((own) => own.flatMap((marker) => spotAt(marker, frame)));
    const hidden = [...byBuilding].filter(([, own]) => own.every((marker) => spotAt(marker, frame).length === 0));
    return { frame, hidden: hidden.map(([building]) => building), gap: smallestGap(spots) };
  });
}

/** The frame that hides the fewest buildings with units; of several, the one whose markers are farthest apart. */
export function chooseStart(sequence: PackageSequence, withUnits: ReadonlySet<string>): number {
  const [best] = viewFrames(sequence, withUnits).toSorted(
    (a, b) => a.hidden.length - b.hidden.length || b.gap - a.gap || a.frame - b.frame,
  );
  return best?.frame ?? 0;
}

/** The position of a marker in a frame; empty if something is in front of it. */
function spotAt({ anchors }: Marker, frame: number): [number, number][] {
  const [x, y, isVisible] = anchors[frame] ?? [0, 0, 0];
  return isVisible === 1 ? [[x, y]] : [];
}

function smallestGap(spots: readonly [number, number][]): number {
  let gap = Infinity;
  for (const [index, [x, y]] of spots.entries())
    for (const [u, v] of spots.slice(index + 1)) gap = Math.min(gap, Math.hypot(x - u, y - v));
  return gap;
}
