import { portraitCrop, shownBuildings } from './portrait-crop.ts';
import type { PackageSequence } from './rotator-schema.ts';

type Marker = PackageSequence['markers'][number];

/**
 * Which of the buildings a frame hides, which of the others are outside of the picture of a phone that starts with it,
 * and the smallest distance of their markers in pixels.
 */
type FrameView = { frame: number; hidden: string[]; beside: string[]; gap: number };

/**
 * The buildings with units that each frame of a sequence shows. A building with several markers is shown if one of them
 * is.
 */
export function viewFrames(sequence: PackageSequence, withUnits: ReadonlySet<string>): FrameView[] {
  const { markers, north } = sequence;
  const byBuilding = Map.groupBy(
    markers.filter(({ building }) => withUnits.has(building)),
    ({ building }) => building,
  );
  return north.map((_, frame) => {
    const spots = [...byBuilding.values()].flatMap((own) => own.flatMap((marker) => spotAt(marker, frame)));
    const hidden = [...byBuilding].filter(([, own]) => own.every((marker) => spotAt(marker, frame).length === 0));
    return {
      frame,
      hidden: hidden.map(([building]) => building),
      beside: besidePhones(sequence, frame, withUnits),
      gap: smallestGap(spots),
    };
  });
}

/** The buildings with units that a frame shows, but not on phones, if it is the start frame. */
function besidePhones(sequence: PackageSequence, frame: number, withUnits: ReadonlySet<string>): string[] {
  const onPhones = shownBuildings(sequence, frame, portraitCrop({ ...sequence, start: frame }), withUnits);
  const shown = shownBuildings(sequence, frame, { x: 0, width: sequence.width }, withUnits);
  return [...shown].filter((building) => !onPhones.has(building));
}

/**
 * The frame that hides the fewest buildings with units; of several, the one that shows most of them on phones, and of
 * these the one whose markers are farthest apart.
 */
export function chooseStart(sequence: PackageSequence, withUnits: ReadonlySet<string>): number {
  const [best] = viewFrames(sequence, withUnits).toSorted(
    (a, b) =>
      a.hidden.length - b.hidden.length || a.beside.length - b.beside.length || b.gap - a.gap || a.frame - b.frame,
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
