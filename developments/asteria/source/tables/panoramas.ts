import { existsSync } from 'node:fs';
import { join } from 'node:path';

const PANORAMAS = [
  [
    'pool-court',
    'Pool court',
    'Havuz avlusu',
    'Αίθριο της πισίνας',
    'فناء المسبح',
    'facility',
    'panoramas/pool-court.webp',
    0,
    -2,
  ],
  [
    'roof-garden',
    'Roof garden',
    'Çatı bahçesi',
    'Κήπος στο δώμα',
    'حديقة السطح',
    'facility',
    'panoramas/roof-garden.webp',
    0,
    -2,
  ],
  [
    'living-room',
    'Living room, three bedrooms',
    'Salon, üç yatak odalı',
    'Σαλόνι, τρία υπνοδωμάτια',
    'غرفة المعيشة، ثلاث غرف نوم',
    'facility',
    'panoramas/living-room.webp',
    -18,
    -4,
  ],
] as const;

const HOTSPOTS = [
  ['pool-court', 150, 52, 'Roof garden', 'Çatı bahçesi', 'Κήπος στο δώμα', 'حديقة السطح', 'roof-garden', ''],
  ['pool-court', 118, 28, 'Living room', 'Salon', 'Σαλόνι', 'غرفة المعيشة', 'living-room', ''],
  ['pool-court', -4, -9, 'Pool', 'Havuz', 'Πισίνα', 'المسبح', '', ''],
  [
    'pool-court',
    112,
    -2,
    'More pictures of the amenities',
    'Olanaklardan başka görseller',
    'Περισσότερες εικόνες των παροχών',
    'مزيد من صور المرافق',
    '',
    '/gallery/amenities',
  ],
  ['roof-garden', -6, -27, 'Pool court', 'Havuz avlusu', 'Αίθριο της πισίνας', 'فناء المسبح', 'pool-court', ''],
  ['roof-garden', 82, -8, 'Living room', 'Salon', 'Σαλόνι', 'غرفة المعيشة', 'living-room', ''],
  ['roof-garden', -18, 3, 'Saronic Gulf', 'Saronik Körfezi', 'Σαρωνικός Κόλπος', 'خليج سارونيكوس', '', ''],
  ['living-room', -18, -13, 'Pool court', 'Havuz avlusu', 'Αίθριο της πισίνας', 'فناء المسبح', 'pool-court', ''],
  ['living-room', 180, 12, 'Roof garden', 'Çatı bahçesi', 'Κήπος στο δώμα', 'حديقة السطح', 'roof-garden', ''],
] as const;

/** Whether a panorama has been rendered. Only then is it in the package, and can hotspots and homes refer to it. */
export function isRendered(slug: string): boolean {
  return existsSync(join(import.meta.dirname, '..', '..', 'pictures', 'panoramas', `${slug}.webp`));
}

/** The rows of `panoramas.csv`. Directions are in degrees from the middle of the picture; right and up are positive. */
export function panoramas(): (typeof PANORAMAS)[number][] {
  return PANORAMAS.filter(([slug]) => isRendered(slug));
}

/** The rows of `hotspots.csv`. */
export function hotspots(): (typeof HOTSPOTS)[number][] {
  return HOTSPOTS.filter(([slug, , , , , , , to]) => isRendered(slug) && (to === '' || isRendered(to)));
}
