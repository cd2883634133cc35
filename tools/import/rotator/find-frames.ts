import type { Settings } from '#contract/settings.ts';
import { alikeFileHint } from '../folder/alike-files.ts';
import { pictureExtensions, type ReferencedFile, type References } from '../folder/references.ts';
import { detailText } from '../mistakes/detail-text.ts';
import { maxRepeats, type Place, type Report } from '../mistakes/report.ts';
import type { PackageSequence } from './rotator-schema.ts';

const file = 'rotator/rotator.json';

/** The settings that say how many frames there are; `place` is that of `frames`. */
export type RotatorSettings = Pick<Settings, 'frames' | 'isMultiCanvas'> & { place: Place };

/**
 * How many frames each sequence should have. If all sequences agree on another number than the settings, with every
 * frame and entry in its place, only the settings are reported.
 */
export function countFrames(
  sequences: readonly PackageSequence[],
  { frames, place }: RotatorSettings,
  { folder }: References,
  report: Report,
): number {
  const lengths = sequences.flatMap((sequence) => {
    const numbers = [...numberedFrames(sequence, folder.files.keys()).keys()];
    return [
      // Only numbers without a gap are a count.
      numbers.every((_, index) => numbers.includes(index)) ? numbers.length : null,
      sequence.north.length,
      ...sequence.markers.flatMap(({ anchors, silhouettes }) => [anchors.length, silhouettes.length]),
    ];
  });
  const [count = null, ...others] = new Set(lengths);
  if (others.length > 0 || count === null || count === 0 || count === frames + 1) return frames + 1;
  report.mistake('frames_other_count', place, { frames, count, last: count - 1 });
  return count;
}

/** The frames of a sequence in turn; null for one that is missing, which is reported, as are frames beyond the last. */
export function findFrames(
  sequence: PackageSequence,
  count: number,
  references: References,
  report: Report,
): (ReferencedFile | null)[] {
  const beyond = [...numberedFrames(sequence, references.folder.files.keys())].filter(([number]) => number >= count);
  const frames = Array.from({ length: count }, (_, number) => findFrame(sequence, number, references, report));
  const missing = frames.flatMap(({ isMissing }, number) => (isMissing ? [number] : []));
  const folder = `rotator/${sequence.folder}/`;
  if (missing.join() === '0' && beyond.map(([number]) => number).join() === String(count) && count > 1)
    report.mistake('frames_from_one', { file }, { folder, count });
  else {
    reportMissing(missing, { folder, count }, references, report);
    const [[, path] = []] = beyond;
    if (path !== undefined)
      report.mistake('frame_surplus', { file: path }, { path, count: beyond.length, frames: count - 1 });
  }
  return frames.map(({ frame }) => frame);
}

/** The files of a sequence that are named like its frames, by their number. */
function numberedFrames({ folder }: PackageSequence, files: Iterable<string>): Map<number, string> {
  const start = `rotator/${folder}/b`;
  return new Map(
    [...files].flatMap((name) => {
      const number = name.startsWith(start) ? /^(\d+)\.\w+$/.exec(name.slice(start.length))?.[1] : undefined;
      return number === undefined ? [] : [[Number(number), name] as const];
    }),
  );
}

function findFrame(
  sequence: PackageSequence,
  number: number,
  references: References,
  report: Report,
): { frame: ReferencedFile | null; isMissing: boolean } {
  const { files, outside } = references.folder;
  const stem = `rotator/${sequence.folder}/b${number}`;
  const names = pictureExtensions.map((extension) => `${stem}.${extension}`);
  const [found, other] = names.filter((name) => files.has(name));
  if (found !== undefined) {
    if (other !== undefined) report.mistake('file_twice', { file: found }, { path: found, other });
    return {
      frame: { name: found, path: files.get(found) ?? '', file: found, place: { file: found } },
      isMissing: false,
    };
  }
  const linked = names.find((name) => outside.has(name));
  if (linked !== undefined) report.mistake('file_outside', { file }, { path: linked });
  return { frame: null, isMissing: linked === undefined && !references.reportOtherFormat(stem, { file }) };
}

/** Reports missing frames one by one, or once if there are many: then they are probably named otherwise. */
function reportMissing(
  missing: readonly number[],
  { folder, count }: { folder: string; count: number },
  references: References,
  report: Report,
): void {
  const pathOf = (number: number) => `${folder}b${number}.webp`;
  const [first, ...others] = missing;
  if (first === undefined) return;
  if (others.length < maxRepeats) {
    for (const path of missing.map(pathOf))
      report.mistake('picture_missing', { file }, { path, hint: alikeFileHint(references.folder, path) });
    return;
  }
  const details = { folder, count, missing: missing.length, path: pathOf(first) };
  report.mistake('frames_missing', { file }, { ...details, hint: renamedHint(folder, references) });
}

/** A hint at the first picture of a folder, whose capitals may differ. Its pictures are then in use. */
function renamedHint(folder: string, { folder: { files, used } }: References) {
  const pictures = [...files.keys()].filter(
    (name) =>
      name.toLowerCase().startsWith(folder.toLowerCase()) && !used.has(name) && /\.(webp|png|jpe?g|avif)$/i.test(name),
  );
  for (const name of pictures) used.add(name);
  const [other] = pictures.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  return other === undefined ? '' : detailText('otherName', { other });
}
