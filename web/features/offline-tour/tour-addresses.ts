import { calls } from '#contract/calls/index.ts';
import type { Panorama } from '#contract/entities/panorama.ts';
import type { Picture, Pictures } from '#contract/entities/picture.ts';
import type { Tour, TourSequence } from '#contract/entities/tour.ts';
import { callApi } from '#web/api/call-api.ts';
import { loadUnits } from '#web/catalogue/queries.ts';
import { choosePanoramaWidth, panoramaDevice } from '#web/pictures/panorama/choose-width.ts';
import { pictureFormat } from '#web/pictures/picture-format.ts';
import { floorCode } from '#domain/floors/floor-code.ts';

/**
 * What decides which pictures a device needs: the format that it can decode, the sets of frames that it shows, and
 * widths in device pixels.
 */
type TourDevice = {
  format: 'avif' | 'webp';
  sets: readonly ('landscape' | 'portrait')[];
  width: number;
  panoramaWidth: (widths: readonly number[]) => number;
};

type Content = { tour: Tour | null; pictures: Pictures; panoramas: readonly Pick<Panorama, 'picture'>[] };

/**
 * The addresses of all pictures that a device needs to show the whole development: the frames, and the smallest
 * sufficient width of each picture.
 */
function picturesOfTour({ tour, pictures, panoramas }: Content, device: TourDevice): string[] {
  const round = new Set(panoramas.map(({ picture }) => picture));
  const frames = (tour?.sequences ?? []).flatMap((sequence) => framesOf(sequence, device));
  const others = Object.entries(pictures).flatMap(([name, picture]) => {
    const [smallest = 0] = picture.widths;
    // A panorama is shown in its smallest width first.
    const widths = round.has(name) ? [smallest, device.panoramaWidth(picture.widths)] : [enough(picture, device.width)];
    return widths.map((width) => `/media/${picture.id}/${width}.${device.format}`);
  });
  return [...new Set([...frames, ...others])];
}

function framesOf(sequence: TourSequence, { format, sets }: TourDevice): string[] {
  const best = <Addresses>(each: { avif: Addresses; webp: Addresses }, isThere: (addresses: Addresses) => boolean) =>
    format === 'avif' && isThere(each.avif) ? each.avif : each.webp;
  const frames = sets.flatMap((set) => best(sequence[set], (addresses) => addresses.length === sequence.frames));
  return [...frames, best(sequence.atlas, (address) => address !== '')].filter((address) => address !== '');
}

function enough({ widths }: Picture, width: number): number {
  return widths.find((each) => each >= width) ?? widths.at(-1) ?? 0;
}

/** The addresses of all lists of units and plans, by the building and level of the units. */
function listsOfTour(
  projectId: number,
  buildings: readonly { id: number; class_name: string }[],
  units: readonly { building_id: number; flat_level: number; is_dublex?: boolean }[],
): string[] {
  const plans = units.flatMap((unit) => {
    const building = buildings.find(({ id }) => id === unit.building_id);
    if (!building) return [];
    const code = (isUpper: boolean) => floorCode(building.class_name, unit.flat_level, isUpper);
    return [code(false), ...(unit.is_dublex ? [code(true)] : [])].map((each) => `/api/plans/${building.id}/${each}`);
  });
  return [...new Set([...lists.map((name) => `/api/${name}`), `/api/settings/${projectId}`, ...plans])];
}

const lists = [
  'buildings',
  'roomTypes',
  'buildingTypes',
  'apartmentTypes',
  'pictures',
  'tour',
  'tour/silhouettes',
  'properties',
  'galleries',
  'places',
  'panoramas',
];

export type TourAddresses = { pictures: string[]; lists: string[] };

/**
 * Screens whose shorter side is below this, in CSS px, belong to phones, which can be turned: they need both sets of
 * frames.
 */
const phoneShortSide = 600;
/** The widest pictures that are stored, in device pixels. */
const maxWidth = 2880;

/** The addresses of everything that this device needs to show the whole development. Throws `ApiProblem`. */
export async function tourAddresses(projectId: number): Promise<TourAddresses> {
  const [tour, pictures, panoramas, buildings, { units }, format] = await Promise.all([
    callApi(calls.getTour),
    callApi(calls.listPictures),
    callApi(calls.listPanoramas),
    callApi(calls.listBuildings),
    loadUnits(),
    pictureFormat(),
  ]);
  const round = panoramaDevice();
  const device: TourDevice = {
    format,
    sets: Math.min(screen.width, screen.height) < phoneShortSide ? ['landscape', 'portrait'] : ['landscape'],
    width: Math.min(maxWidth, Math.max(screen.width, screen.height) * devicePixelRatio),
    panoramaWidth: (widths) => (round ? choosePanoramaWidth(widths, round) : (widths[0] ?? 0)),
  };
  return {
    pictures: picturesOfTour({ tour, pictures, panoramas }, device),
    lists: listsOfTour(projectId, buildings, units),
  };
}
