import { seeded } from '../model/random.ts';
import type { Model, Unit, Villa } from '../model/types.ts';
import { APARTMENT_TYPES, BUILDING_TYPES, LEAD_SOURCES, ROOM_TYPES, TAGS } from './catalogue.ts';
import { csv } from './csv.ts';
import { development } from './development.ts';
import { homesOf, type Home } from './homes.ts';
import { galleryImages, imagesOf, imagesOfType } from './images.ts';
import { hotspots, isRendered, panoramas } from './panoramas.ts';
import { PLACES } from './places.ts';
import { furniturePriceOf, priceOf } from './price.ts';
import { statusesOf, type Status } from './statuses.ts';

const UNIT_COLUMNS = [
  'building',
  'number',
  'code',
  'level',
  'is_dublex',
  'status',
  'room_type',
  'apartment_type',
  'price',
  'furniture_price',
  'gross_area',
  'net_area',
  'terrace_area',
  'garden_area',
  'bathrooms',
  'tags',
  'images',
  'plans',
  'info_sheet',
  'link_360',
];

/**
 * All tables, as texts by their path in the package. `plansOf` returns the plans of a home, as paths below `pictures/`.
 */
export function drawTables(model: Model, plansOf: (home: Unit | Villa) => string[]): (readonly [string, string])[] {
  const homes = homesOf(model, plansOf);
  const statuses = statusesOf(homes, seeded(model.seed + 1));
  return [
    ['development.json', development(model.villas.map((villa) => villa.code))],
    ['buildings.csv', buildings(model)],
    ['levels.csv', levels()],
    [
      'units.csv',
      csv(
        UNIT_COLUMNS,
        homes.map((home) => unitRow(home, statuses.get(home.code) ?? 'available')),
      ),
    ],
    ['room-types.csv', csv(['name', 'label_en', 'label_tr', 'folder'], ROOM_TYPES)],
    ['apartment-types.csv', apartmentTypes(homes)],
    ['building-types.csv', csv(['name', 'title_en', 'title_tr'], BUILDING_TYPES)],
    [
      'tags.csv',
      csv(
        ['tag', 'title_en', 'title_tr'],
        Object.entries(TAGS).map(([tag, [en, tr]]) => [tag, en, tr]),
      ),
    ],
    [
      'lead-sources.csv',
      csv(
        ['name'],
        Object.keys(LEAD_SOURCES).map((name) => [name]),
      ),
    ],
    ['galleries.csv', galleries()],
    ['panoramas.csv', csv(['slug', 'name_en', 'name_tr', 'place', 'picture', 'yaw', 'pitch'], panoramas())],
    ['hotspots.csv', csv(['panorama', 'yaw', 'pitch', 'title_en', 'title_tr', 'to', 'link'], hotspots())],
    [
      'places.csv',
      csv(
        ['id', 'category', 'title_en', 'title_tr', 'lat', 'lng', 'link'],
        PLACES.map((place, i) => [i + 1, ...place]),
      ),
    ],
  ];
}

function buildings(model: Model): string {
  const villas = model.villas.map((villa, i) => [
    villa.code,
    villa.className,
    `Villa ${i + 1}`,
    `Villa ${i + 1}`,
    i + 2,
    villa.position[0] < 0 ? 2 : 3,
    1,
    'Villa',
    `building_${villa.code.toLowerCase()}`,
  ]);
  return csv(
    ['code', 'class_name', 'name_en', 'name_tr', 'number', 'zone_id', 'is_villa', 'building_type', 'instance_name'],
    [['A', 'A', 'Building A', 'A Blok', 1, 1, 0, 'Apartments', 'building_a'], ...villas],
  );
}

/** The levels whose names are not their numbers. The garden level is below all others, and on no front. */
function levels(): string {
  return csv(
    ['level', 'classes', 'name_en', 'name_tr', 'short_en', 'short_tr', 'title_en', 'title_tr', 'order', 'on_front'],
    [
      [0, 'A', 'Mezzanine', 'Zemin', 'M', 'Z', '', '', 0, 1],
      [8, 'A', 'Garden level', 'Bahçe katı', 'BA', 'BA', 'Floor 8', '8. Kat', -1, 0],
    ],
  );
}

function unitRow(home: Home, status: Status): (string | number)[] {
  const { gross, net, terrace, garden } = home.areas;
  return [
    home.building,
    home.number,
    home.code,
    home.level,
    home.isDuplex ? 1 : 0,
    status,
    home.roomType,
    APARTMENT_TYPES[home.apartmentType]?.name ?? home.apartmentType,
    priceOf(home),
    furniturePriceOf(home),
    gross.toFixed(1),
    net.toFixed(1),
    terrace.toFixed(1),
    garden.toFixed(1),
    home.bathrooms,
    home.tags.join('|'),
    imagesOf(home).join('|'),
    home.plans.join('|'),
    '',
    '',
  ];
}

function apartmentTypes(homes: readonly Home[]): string {
  const used = Object.entries(APARTMENT_TYPES).filter(([key]) => homes.some((home) => home.apartmentType === key));
  return csv(
    ['name', 'title_en', 'title_tr', 'images', 'plans', 'link_360'],
    used.map(([key, type]) => {
      const example = homes.find((home) => home.apartmentType === key) as Home;
      return [
        type.name,
        type.en,
        type.tr,
        imagesOfType(key).join('|'),
        example.plans.join('|'),
        type.family === 'three' && isRendered('living-room') ? 'living-room' : '',
      ];
    }),
  );
}

function galleries(): string {
  const row = (slug: string, en: string, tr: string, count: number, dark: 0 | 1) => [
    slug,
    en,
    tr,
    'image',
    galleryImages(slug, count).join('|'),
    '',
    dark,
  ];
  return csv(
    ['slug', 'name_en', 'name_tr', 'type', 'images', 'link', 'dark_text'],
    [
      row('exterior', 'Exterior', 'Dış mekân', 12, 0),
      row('interior', 'Interior', 'İç mekân', 12, 1),
      row('amenities', 'Amenities', 'Olanaklar', 10, 0),
      row('surroundings', 'Surroundings', 'Çevre', 8, 0),
    ],
  );
}
