import { dirname } from 'node:path/posix';
import type { DevelopmentPicture } from '#server/features/development/development.ts';
import { sanitiseDrawing } from '../drawings/sanitise-drawing.ts';
import { isOfUsableSize, maxRatio, readViewBox, tooLong, viewBoxText } from '../drawings/view-box.ts';
import type { ReferencedFile } from '../folder/references.ts';
import { maxRepeats, type Report } from '../mistakes/report.ts';
import { loadSvg } from '../outlines/load-svg.ts';
import { digestOf, type CheckedFrame } from '../rotator/sequence-media.ts';
import { checkPicture } from './check-picture.ts';
import type { MediaItem } from './media-item.ts';
import { drawingItem, pictureItem, type PictureWithMedia } from './picture-item.ts';
import { runPool } from './run-pool.ts';
import { warnOfSmallPictures } from './warn-of-small-pictures.ts';
import { detailText } from '../mistakes/detail-text.ts';

/**
 * Checks every picture that the package refers to, and lists the files to make from it. Drawings (`.svg`) are
 * sanitised, and look well in every size.
 */
export async function readPictures(
  wanted: ReadonlyMap<string, ReferencedFile>,
  report: Report,
  onChecked: () => void,
): Promise<{ pictures: DevelopmentPicture[]; items: MediaItem[] }> {
  const found = new Map<string, PictureWithMedia>();
  const isDrawing = (one: ReferencedFile) => one.file.toLowerCase().endsWith('.svg') && one.isPanorama !== true;
  await runPool([...wanted.values()], async (one) => {
    const read = isDrawing(one) ? await readDrawing(one, report) : await readPicture(one, report);
    if (read !== null) found.set(one.name, read);
    onChecked();
  });
  const inOrder = [...wanted.keys()].flatMap((name) => found.get(name) ?? []);
  const sized = [...wanted.values()].flatMap((one) => {
    const picture = isDrawing(one) ? undefined : found.get(one.name)?.picture;
    return picture === undefined ? [] : { ...one, width: picture.width, height: picture.height };
  });
  warnOfSmallPictures(sized, report);
  warnOfCopies([...wanted.values()], found, report);
  return { pictures: inOrder.map((one) => one.picture), items: inOrder.map((one) => one.item) };
}

/**
 * Warns of fronts with the picture of another one, and of pictures with the content of another in their folder. In
 * another folder it may be the same on purpose; and floors may share what is below their plans.
 */
function warnOfCopies(
  wanted: readonly ReferencedFile[],
  found: ReadonlyMap<string, PictureWithMedia>,
  report: Report,
): void {
  const first = new Map<string, string>();
  for (const { name, file } of wanted) {
    const id = name.startsWith('property_floorplan/') ? undefined : found.get(name)?.item.id;
    if (id === undefined) continue;
    const key = `${file.startsWith('fronts/') ? 'fronts' : dirname(file)} ${id}`;
    const other = first.get(key);
    if (other === undefined) first.set(key, file);
    else if (other !== file) report.warning('picture_copied', { file }, { path: file, other });
  }
}

async function readPicture(wanted: ReferencedFile, report: Report): Promise<PictureWithMedia | null> {
  const decoded = await checkPicture(wanted, report);
  return decoded && pictureItem(wanted, decoded);
}

async function readDrawing(wanted: ReferencedFile, report: Report): Promise<PictureWithMedia | null> {
  const tree = await loadSvg(wanted.path, report, wanted.file);
  if (tree === null) return null;
  const box = readViewBox(tree.root);
  if (box === null) {
    report.mistake('svg_no_view_box', { file: wanted.file, line: tree.root.line }, { expected: '0 0 1024 768' });
    return null;
  }
  if (Math.max(box.width / box.height, box.height / box.width) > maxRatio) {
    report.mistake('svg_too_long', { file: wanted.file, line: tree.root.line }, tooLong(tree.root));
    return null;
  }
  if (!isOfUsableSize(tree.root, report, wanted.file)) return null;
  const before = report.mistakes.length;
  const svg = sanitiseDrawing(tree.root, viewBoxText(tree.root), report, wanted.file);
  if (svg !== null) return drawingItem(wanted.name, svg, box);
  if (report.mistakes.length === before)
    report.mistake('svg_unreadable', { file: wanted.file }, { reason: detailText('drawsNothing') });
  return null;
}

/**
 * Checks the frames of a sequence, which must have the size in rotator.json, if that is known. Invalid frames are left
 * out.
 */
export async function readFrames(
  frames: readonly (ReferencedFile | null)[],
  size: { width: number; height: number } | null,
  report: Report,
  onChecked: () => void,
): Promise<CheckedFrame[]> {
  const checked: (CheckedFrame | null)[] = frames.map(() => null);
  const others: (ReferencedFile & { width: number; height: number })[] = [];
  await runPool([...frames.entries()], async ([index, frame]) => {
    const decoded = frame && (await checkPicture(frame, report));
    onChecked();
    if (frame === null || decoded === null) return;
    const { bytes, width, height } = decoded;
    checked[index] = { ...frame, digest: digestOf(bytes) };
    if (size !== null && (width !== size.width || height !== size.height)) others.push({ ...frame, width, height });
  });
  if (size !== null) reportSizes(others, `${size.width}×${size.height}`, report);
  const valid = checked.filter((frame) => frame !== null);
  reportCopies(valid, report);
  return valid;
}

/** Reports frames of another size than `rotator.json` says; those of one size once if there are many. */
function reportSizes(
  frames: readonly { file: string; width: number; height: number }[],
  expected: string,
  report: Report,
): void {
  for (const same of Map.groupBy(frames, ({ width, height }) => `${width}×${height}`).values()) {
    const inTurn = same.toSorted((a, b) => a.file.localeCompare(b.file, 'en', { numeric: true }));
    const [first] = inTurn;
    const last = inTurn.at(-1);
    if (first !== undefined && last !== undefined && inTurn.length > maxRepeats)
      report.mistake('rotator_size', first, { ...first, path: `${first.file} … ${last.file}`, expected });
    else for (const frame of inTurn) report.mistake('rotator_size', frame, { ...frame, path: frame.file, expected });
  }
}

/** Reports frames with the same content, at which the turning building would stand still. */
function reportCopies(frames: readonly CheckedFrame[], report: Report): void {
  const first = new Map<string, CheckedFrame>();
  for (const frame of frames) {
    const other = first.get(frame.digest);
    if (other === undefined) first.set(frame.digest, frame);
    else report.mistake('frame_copied', { file: frame.file }, { path: frame.file, other: other.file });
  }
}
