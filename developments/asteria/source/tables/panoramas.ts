import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { APARTMENT_TYPES, type Family } from './catalogue.ts';
import type { Home } from './homes.ts';
import type { Words } from './words.ts';

/** Directions are in degrees from the middle of the picture; right and up are positive. */
type Direction = readonly [yaw: number, pitch: number];

/** `isListed` if /facility lists it; the others are only reached from homes. */
type Panorama = { slug: string; name: Words; isListed?: true; start: Direction };

const POOL_COURT: Words = ['Pool court', 'Havuz avlusu', 'Αίθριο της πισίνας', 'فناء المسبح'];
const ROOF_GARDEN: Words = ['Roof garden', 'Çatı bahçesi', 'Κήπος στο δώμα', 'حديقة السطح'];
const ACROPOLIS: Words = ['Acropolis', 'Akropolis', 'Ακρόπολη', 'الأكروبوليس'];
const LIVING_ROOM: Words = ['Living room', 'Salon', 'Σαλόνι', 'غرفة المعيشة'];

const PANORAMAS: readonly Panorama[] = [
  { slug: 'pool-court', name: POOL_COURT, isListed: true, start: [0, -2] },
  { slug: 'roof-garden', name: ROOF_GARDEN, isListed: true, start: [0, -2] },
  {
    slug: 'living-room',
    name: livingRoom('three bedrooms', 'üç yatak odalı', 'τρία υπνοδωμάτια', 'ثلاث غرف نوم'),
    isListed: true,
    start: [-18, -4],
  },
  {
    slug: 'living-room-two',
    name: livingRoom('two bedrooms', 'iki yatak odalı', 'δύο υπνοδωμάτια', 'غرفتا نوم'),
    start: [-18, -4],
  },
  {
    slug: 'living-room-one',
    name: livingRoom('one bedroom', 'bir yatak odalı', 'ένα υπνοδωμάτιο', 'غرفة نوم واحدة'),
    start: [-18, -4],
  },
  {
    slug: 'living-room-studio',
    name: livingRoom('studio', 'stüdyo', 'στούντιο', 'استوديو'),
    start: [-18, -4],
  },
];

/** `to` is the panorama that a hotspot leads to, `link` a page; with neither, it is only a label. */
type Hotspot = { at: Direction; title: Words; to?: string; link?: string };

const HOTSPOTS: Readonly<Record<string, readonly Hotspot[]>> = {
  'pool-court': [
    { at: [150, 52], title: ROOF_GARDEN, to: 'roof-garden' },
    { at: [118, 28], title: LIVING_ROOM, to: 'living-room' },
    { at: [-4, -9], title: ['Pool', 'Havuz', 'Πισίνα', 'المسبح'] },
    {
      at: [112, -2],
      title: [
        'More pictures of the amenities',
        'Olanaklardan başka görseller',
        'Περισσότερες εικόνες των παροχών',
        'مزيد من صور المرافق',
      ],
      link: '/gallery/amenities',
    },
  ],
  'roof-garden': [
    { at: [-6, -27], title: POOL_COURT, to: 'pool-court' },
    { at: [82, -8], title: LIVING_ROOM, to: 'living-room' },
    { at: [-18, 3], title: ['Saronic Gulf', 'Saronik Körfezi', 'Σαρωνικός Κόλπος', 'خليج سارونيكوس'] },
  ],
  'living-room': [
    { at: [-33, 6], title: ACROPOLIS },
    { at: [-30, -13], title: POOL_COURT, to: 'pool-court' },
    { at: [180, 12], title: ROOF_GARDEN, to: 'roof-garden' },
  ],
  'living-room-two': [
    { at: [-26, 6], title: ACROPOLIS },
    { at: [-37, -15], title: POOL_COURT, to: 'pool-court' },
  ],
  'living-room-one': [
    { at: [-22, 5], title: ACROPOLIS },
    { at: [-13, -8], title: POOL_COURT, to: 'pool-court' },
  ],
  'living-room-studio': [
    { at: [-30, 6], title: ACROPOLIS },
    { at: [-14, -8], title: POOL_COURT, to: 'pool-court' },
  ],
};

/** The living rooms above the court. Homes on the other side, and those on the ground, have another view. */
const LIVING_ROOMS: Partial<Record<Family, string>> = {
  three: 'living-room',
  two: 'living-room-two',
  one: 'living-room-one',
  studio: 'living-room-studio',
};

function livingRoom(...which: Words): Words {
  const [en, tr, el, ar] = LIVING_ROOM;
  return [`${en}, ${which[0]}`, `${tr}, ${which[1]}`, `${el}, ${which[2]}`, `${ar}، ${which[3]}`];
}

/** Whether a panorama has been rendered. Only then is it in the package, and can hotspots and homes refer to it. */
function isRendered(slug: string): boolean {
  return existsSync(join(import.meta.dirname, '..', '..', 'pictures', 'panoramas', `${slug}.webp`));
}

/** The rows of `panoramas.csv`. */
export function panoramas(): (string | number)[][] {
  return PANORAMAS.filter(({ slug }) => isRendered(slug)).map(({ slug, name, isListed, start }) => [
    slug,
    ...name,
    isListed ? 'facility' : '',
    `panoramas/${slug}.webp`,
    ...start,
  ]);
}

/** The rows of `hotspots.csv`. */
export function hotspots(): (string | number)[][] {
  return Object.entries(HOTSPOTS).flatMap(([slug, points]) =>
    points
      .filter(({ to }) => isRendered(slug) && (to === undefined || isRendered(to)))
      .map(({ at, title, to = '', link = '' }) => [slug, ...at, ...title, to, link]),
  );
}

/** The panorama of a home’s living room; '' if there is none of its type, on its side and above the ground. */
export function livingRoomOf({ apartmentType, level, side, villa }: Home): string {
  const family = APARTMENT_TYPES[apartmentType]?.family;
  const slug = family === undefined ? undefined : LIVING_ROOMS[family];
  const isAboveCourt = side === 'south' && !villa && level >= 1 && level <= 7;
  return slug !== undefined && isAboveCourt && isRendered(slug) ? slug : '';
}
