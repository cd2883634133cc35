import type { Report } from '../mistakes/report.ts';
import type { JsonPlaces } from '../settings/json-places.ts';
import type { PackageSequence } from './rotator-schema.ts';

const file = 'rotator/rotator.json';
/** A building that turns by less than this over all frames, in degrees, does not turn: these are radians, or zeros. */
const minTurn = 8;
/** The fewest frames that are a turn; fewer may be a look from two sides. */
const minFrames = 3;

/**
 * Reports coordinates that are fractions of a frame, and warns of a north that hardly turns and of a sequence that
 * shows no marker at all.
 */
export function checkTurn(
  sequence: PackageSequence,
  path: PropertyKey[],
  { report, places }: { report: Report; places: JsonPlaces },
): void {
  const { north, markers, width, height } = sequence;
  const place = (...at: PropertyKey[]) => ({ file, line: places.lineOf([...path, ...at]) });
  const turn = Math.max(...north) - Math.min(...north);
  if (north.length >= minFrames && turn < minTurn)
    report.warning('north_still', place('north'), { path: [...path, 'north'].join('.') });
  const shown = markers.flatMap(({ anchors }) => anchors.filter(([, , isVisible]) => isVisible === 1));
  if (markers.length > 0 && shown.length === 0) report.warning('markers_hidden', place('markers'));
  markers.forEach(({ anchors, silhouettes }, index) => {
    const parts = {
      anchors: anchors.flatMap(([x, y, isVisible]) => (isVisible === 1 ? [x, y] : [])),
      silhouettes: silhouettes.flatMap((points) =>
        points.split(/[\s,]+/).flatMap((one) => (one === '' ? [] : Number(one))),
      ),
    };
    for (const [name, numbers] of Object.entries(parts))
      if (numbers.length > 0 && numbers.every((one) => Math.abs(one) <= 1)) {
        const at = ['markers', index, name];
        report.mistake('rotator_fractions', place(...at), {
          path: [...path, ...at].join('.'),
          size: `${width}×${height}`,
        });
      }
  });
}
