import { alikeFileHint } from '../folder/alike-files.ts';
import type { References, ReferencedFile } from '../folder/references.ts';
import type { Report } from '../mistakes/report.ts';
import { alikeFile, suggest, TitledNames } from '../mistakes/suggest.ts';
import type { ReadBuilding } from '../tables/read-buildings.ts';
import type { JsonPlaces } from '../settings/json-places.ts';
import { readJson } from '../settings/read-json.ts';
import { checkTurn } from './check-turn.ts';
import { chooseStart, viewFrames } from './choose-start.ts';
import { countFrames, findFrames, type RotatorSettings } from './find-frames.ts';
import { portraitCrop, shownBuildings, shownInTurn } from './portrait-crop.ts';
import {
  rotatorSchema,
  usableSequences,
  type FaultySequence,
  type PackageMarker,
  type PackageSequence,
} from './rotator-schema.ts';
import { detailText } from '../mistakes/detail-text.ts';

const file = 'rotator/rotator.json';

/** A sequence with a defined start frame. */
export type StartedSequence = PackageSequence & { start: number };

/** A sequence and its frames, not decoded yet; a missing frame is null. `size` is theirs, null if it has a mistake. */
export type ReadSequence = {
  sequence: StartedSequence;
  frames: (ReferencedFile | null)[];
  size: { width: number; height: number } | null;
};

/** The buildings that were read, and whether these are all: their table may break off. */
type KnownBuildings = { buildings: readonly ReadBuilding[]; areAll: boolean };

/**
 * Reads the sequences of `rotator/rotator.json` and checks that each has as many entries and frames as the settings
 * require. A sequence without `start` begins with the frame that shows the most of the buildings `withUnits`. Empty if
 * the package has no rotator.
 */
export async function readRotator(
  references: References,
  report: Report,
  settings: RotatorSettings | null,
  { buildings: known, areAll }: KnownBuildings,
  withUnits: ReadonlySet<string>,
): Promise<ReadSequence[]> {
  if (!references.folder.files.has(file)) {
    if (references.folder.outside.has(file)) report.mistake('file_outside', { file }, { path: file });
    else if (settings !== null && settings.frames > 0) {
      const hint = alikeFileHint(references.folder, file);
      report.mistake('rotator_missing', { file }, { path: file, hint });
    }
    return [];
  }
  const read = await readJson(references.folder, report, { file, schema: rotatorSchema, invalid: 'rotator_invalid' });
  if (read === null) return [];
  const buildings =
    known.length === 0 || !areAll ? null : new TitledNames(known.map((row) => ({ name: row.code, row })));
  const checking = { report, places: read.places, buildings };
  if (read.value === null) {
    const faulty = usableSequences(read.raw);
    const marked = faulty.map(({ markers }) => markers);
    if (marked.length > 0 && marked.every((markers) => markers?.every((marker) => marker !== null)))
      reportUnmarked(
        marked.flatMap((markers) => markers ?? []),
        known,
        report,
      );
    reportCount(faulty.length, settings, report);
    return readFaulty(faulty, settings === null ? null : settings.frames + 1, references, checking);
  }
  const { sequences } = read.value;
  reportUnmarked(
    sequences.flatMap(({ markers }) => markers),
    known,
    report,
  );
  reportCount(sequences.length, settings, report);
  const meant = settings === null ? null : countFrames(sequences, settings, references, report);
  return sequences.map((sequence, index) => {
    const count = meant ?? sequence.north.length;
    checkSequence(sequence, ['sequences', index], count, checking);
    checkTurn(sequence, ['sequences', index], checking);
    warnOfStart(sequence, ['sequences', index], withUnits, checking);
    const start = sequence.start ?? chooseStart(sequence, withUnits);
    warnOfPhones({ ...sequence, start }, ['sequences', index], withUnits, checking);
    const frames = findFrames(sequence, count, references, report);
    return { sequence: { ...sequence, start }, frames, size: sequence };
  });
}

function reportCount(count: number, settings: RotatorSettings | null, report: Report): void {
  if (settings !== null && !settings.isMultiCanvas && count > 1)
    report.mistake('rotator_sequences', { file }, { count });
}

function reportUnmarked(
  markers: readonly (Pick<PackageMarker, 'building'> | null)[],
  known: readonly ReadBuilding[],
  report: Report,
): void {
  // A marker with the name of a building, or its code in other letters, is that building's, and one mistake.
  const names = new TitledNames(known.map((row) => ({ name: row.code, row })));
  const meantBy = (building = '') => [building, names.titled(building), alikeFile(building, names)];
  const marked = new Set(markers.flatMap((marker) => meantBy(marker?.building)));
  for (const { code, line } of known)
    if (code !== '' && !marked.has(code))
      report.mistake('building_without_marker', { file: 'buildings.csv', line }, { code });
}

/**
 * Checks what can be read of sequences with mistakes, which would otherwise hide those of their other entries and of
 * their frames. `count` is null if the settings do not say how many there are.
 */
function readFaulty(
  sequences: readonly FaultySequence[],
  count: number | null,
  references: References,
  checking: Checking,
): ReadSequence[] {
  return sequences.flatMap((sequence, index) => {
    const { folder, width, height, north, markers, start = 0 } = sequence;
    const expected = count ?? north?.length;
    if (expected === undefined) return [];
    const path = ['sequences', index];
    const size = width === null || height === null ? null : { width, height };
    if (north !== null) checkLength(north, [...path, 'north'], expected, checking);
    checkStart(start, [...path, 'start'], expected, checking);
    const sound = (markers ?? []).flatMap((marker, at) => {
      if (marker !== null) checkMarker(marker, [...path, 'markers', at], size, expected, checking);
      return marker ?? [];
    });
    if (folder === null) return [];
    // What is made of it is not kept, so that its size may be any.
    const known = {
      folder,
      zone_id: null,
      ...(size ?? { width: 320, height: 180 }),
      north: north ?? [],
      markers: sound,
    };
    const frames = findFrames(known, expected, references, checking.report);
    return { sequence: { ...known, start: 0 }, frames, size };
  });
}

type Checking = { report: Report; places: JsonPlaces; buildings: TitledNames | null };

function checkSequence(sequence: PackageSequence, path: PropertyKey[], count: number, checking: Checking): void {
  checkLength(sequence.north, [...path, 'north'], count, checking);
  checkStart(sequence.start ?? 0, [...path, 'start'], count, checking);
  sequence.markers.forEach((marker, index) =>
    checkMarker(marker, [...path, 'markers', index], sequence, count, checking),
  );
}

function checkStart(start: number, path: PropertyKey[], count: number, { report, places }: Checking): void {
  if (start < count) return;
  const reason = detailText('mustBeBelow', { count });
  report.mistake('rotator_invalid', { file, line: places.lineOf(path) }, { path: path.join('.'), reason });
}

function checkMarker(
  { building, anchors, silhouettes }: PackageMarker,
  at: PropertyKey[],
  size: Pick<PackageSequence, 'width' | 'height'> | null,
  count: number,
  checking: Checking,
): void {
  const { report, places, buildings } = checking;
  checkLength(anchors, [...at, 'anchors'], count, checking);
  if (size !== null) checkAnchors(anchors, [...at, 'anchors'], size, checking);
  checkLength(silhouettes, [...at, 'silhouettes'], count, checking);
  if (buildings === null || buildings.has(building)) return;
  const place = { file, line: places.lineOf([...at, 'building']) };
  report.mistake('building_unknown', place, { value: building, hint: suggest(building, buildings) });
}

/** Warns of a given start frame that hides buildings with units, if another frame shows all of them. */
function warnOfStart(
  sequence: PackageSequence,
  path: PropertyKey[],
  withUnits: ReadonlySet<string>,
  { report, places }: Pick<Checking, 'report' | 'places'>,
): void {
  const { start } = sequence;
  const views = viewFrames(sequence, withUnits);
  const stated = views.find(({ frame }) => frame === start);
  const best = views[chooseStart(sequence, withUnits)];
  if (stated === undefined || best === undefined || stated.hidden.length === 0 || best.hidden.length > 0) return;
  const at = [...path, 'start'];
  report.warning(
    'start_hides',
    { file, line: places.lineOf(at) },
    { path: at.join('.'), frame: stated.frame, buildings: stated.hidden.join(', '), better: best.frame },
  );
}

/**
 * Warns of buildings with units whose markers no frame shows on phones, otherwise of a start frame that shows fewer
 * than half of its markers there.
 */
function warnOfPhones(
  sequence: StartedSequence,
  path: PropertyKey[],
  withUnits: ReadonlySet<string>,
  { report, places }: Pick<Checking, 'report' | 'places'>,
): void {
  const crop = portraitCrop(sequence);
  const whole = { x: 0, width: sequence.width };
  const turned = shownInTurn(sequence, crop, withUnits);
  const beside = [...shownInTurn(sequence, whole, withUnits)].filter((building) => !turned.has(building));
  const count = shownBuildings(sequence, sequence.start, whole, withUnits).size;
  const shown = shownBuildings(sequence, sequence.start, crop, withUnits).size;
  const place = { file, line: places.lineOf([...path, 'markers']) };
  const pixels = { from: crop.x, to: crop.x + crop.width, width: sequence.width };
  if (beside.length > 0) report.warning('phones_hide', place, { buildings: beside.join(', '), ...pixels });
  else if (shown * 2 < count) report.warning('phones_begin', place, { frame: sequence.start, shown, count, ...pixels });
}

/** Reports the first visible anchor outside of its frame. */
function checkAnchors(
  anchors: PackageMarker['anchors'],
  path: PropertyKey[],
  { width, height }: Pick<PackageSequence, 'width' | 'height'>,
  { report, places }: Checking,
): void {
  const isOutside = ([x, y, isVisible]: (typeof anchors)[number]) =>
    isVisible === 1 && !(x >= 0 && y >= 0 && x <= width && y <= height);
  const index = anchors.findIndex(isOutside);
  const [x, y] = anchors[index] ?? [0, 0];
  if (index !== -1)
    report.mistake(
      'anchor_outside',
      { file, line: places.lineOf([...path, index]) },
      { path: [...path, index].join('.'), x, y, size: `${width}×${height}` },
    );
}

function checkLength(
  list: readonly unknown[],
  path: PropertyKey[],
  expected: number,
  { report, places }: Checking,
): void {
  if (list.length !== expected)
    report.mistake(
      'rotator_length',
      { file, line: places.lineOf(path) },
      { path: path.join('.'), count: list.length, expected },
    );
}
