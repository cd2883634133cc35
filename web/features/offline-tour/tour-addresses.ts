import { calls } from '#contract/calls/index.ts';
import type { Panorama } from '#contract/entities/panorama.ts';
import type { Picture, Pictures } from '#contract/entities/picture.ts';
import type { Tour, TourSequence } from '#contract/entities/tour.ts';
import { callApi } from '#web/api/call-api.ts';
import { loadUnits } from '#web/catalogue/queries.ts';
import { choosePanoramaWidth, panoramaDevice, phoneShortSide } from '#web/pictures/panorama/choose-width.ts';
import { pictureFormat, type PictureFormat } from '#web/pictures/picture-format.ts';
import { floorCode } from '#domain/floors/floor-code.ts';

/**
 * What decides which pictures a device needs: the format that it can decode, the sets of frames that it shows, the
 * width of its screen in device pixels, and its choice among the widths of a panorama.
 */
type TourDevice = {
  format: PictureFormat;
  sets: readonly ('landscape' | 'portrait')[];
  screenWidth: number;
  choosePanoramaWidth: (widths: readonly number[]) => number;
};

type Content = { tour: Tour | null; pictures: Pictures; panoramas: readonly Pick<Panorama, 'picture'>[] };

/**
 * The addresses of all pictures that a device needs to show the whole development, each once: the frames, and the
 * smallest sufficient width of each picture.
 */
function picturesOfTour({ tour, pictures, panoramas }: Content, device: TourDevice): string[] {
  const panoramaNames = new Set(panoramas.map(({ picture }) => picture));
  const frames = (tour?.sequences ?? []).flatMap((sequence) => framesOf(sequence, device));
  const others = Object.entries(pictures).flatMap(([name, picture]) => {
    const [smallest = 0] = picture.widths;
    // A panorama is shown in its smallest width first.
    const widths = panoramaNames.has(name)
      ? [smallest, device.choosePanoramaWidth(picture.widths)]
      : [sufficientWidth(picture, device.screenWidth)];
    return widths.map((width) => `/media/${picture.id}/${width}.${device.format}`);
  });
  return [...new Set([...frames, ...others])];
}

/**
 * The files that the rotator loads for the device's sets: the bundles and the frames that are in none, and the atlas.
 * Each set is in WebP, which has no bundles, if the package does not have all of it as AVIF.
 */
function framesOf(sequence: TourSequence, { format, sets }: TourDevice): string[] {
  const { bundles, atlas } = sequence;
  const bundled = new Set(bundles.flatMap(({ frames }) => frames));
  const files = sets.flatMap((set) => {
    const { avif, webp } = sequence[set];
    if (format !== 'avif' || avif.length !== sequence.frames) return webp;
    return [...bundles.map((bundle) => bundle[set]), ...avif.filter((_, frame) => !bundled.has(frame))];
  });
  const thumbnails = format === 'avif' && atlas.avif !== '' ? atlas.avif : atlas.webp;
  return [...files, thumbnails].filter((address) => address !== '');
}

function sufficientWidth({ widths }: Picture, width: number): number {
  return widths.find((each) => each >= width) ?? widths.at(-1) ?? 0;
}

/**
 * The paths of the lists that screens show. Written out: the paths of calls that several screens name are part of the
 * first page.
 */
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

/** The API addresses of all lists, of the settings, and of the plan of every floor that has a unit, each once. */
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
  return [...new Set([...lists.map((path) => `/api/${path}`), `/api/settings/${projectId}`, ...plans])];
}

/** Addresses on this origin: of pictures, and of answers of the API. */
export type TourAddresses = { pictures: string[]; lists: string[] };

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
  const viewer = panoramaDevice();
  const device: TourDevice = {
    format,
    // A phone can be turned.
    sets: Math.min(screen.width, screen.height) < phoneShortSide ? ['landscape', 'portrait'] : ['landscape'],
    screenWidth: Math.max(screen.width, screen.height) * devicePixelRatio,
    // Without WebGL, panoramas cannot be opened.
    choosePanoramaWidth: (widths) => (viewer ? choosePanoramaWidth(widths, viewer) : (widths[0] ?? 0)),
  };
  return {
    pictures: picturesOfTour({ tour, pictures, panoramas }, device),
    lists: listsOfTour(projectId, buildings, units),
  };
}
