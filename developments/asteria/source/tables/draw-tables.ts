import { seeded } from '../model/random.ts';
import type { Model, Unit, Villa } from '../model/types.ts';
import { APARTMENT_TYPES, BUILDING_TYPES, LEAD_SOURCES, ROOM_TYPES, TAGS } from './catalogue.ts';
import { csv } from './csv.ts';
import { development } from './development.ts';
import { homesOf, type Home, type Outlooks } from './homes.ts';
import { galleryImages, imagesOf, imagesOfType } from './images.ts';
import { hotspots, livingRoomOf, panoramas } from './panoramas.ts';
import { PLACES } from './places.ts';
import { furniturePriceOf, priceOf } from './price.ts';
import { statusesOf, type Status } from './statuses.ts';
import { TOURS } from './tours.ts';
import { columnsOf, type Words } from './words.ts';

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
export function drawTables(
  model: Model,
  plansOf: (home: Unit | Villa) => string[],
  outlooks?: Outlooks,
): (readonly [string, string])[] {
  const homes = homesOf(model, plansOf, outlooks);
  const statuses = statusesOf(homes, seeded(model.seed + 1));
  return [
    ['development.json', development(model.villas.map((villa) => villa.code))],
    ['buildings.csv', buildings(model)],
    ['levels.csv', levels()],
    ['fronts.csv', fronts(model)],
    [
      'units.csv',
      csv(
        UNIT_COLUMNS,
        homes.map((home) => unitRow(home, statuses.get(home.code) ?? 'available')),
      ),
    ],
    ['room-types.csv', csv(['name', ...columnsOf('label'), 'folder'], ROOM_TYPES)],
    ['apartment-types.csv', apartmentTypes(homes)],
    ['building-types.csv', csv(['name', ...['title', 'plural', 'counted'].flatMap(columnsOf)], BUILDING_TYPES)],
    [
      'tags.csv',
      csv(
        ['tag', ...columnsOf('title')],
        Object.entries(TAGS).map(([tag, title]) => [tag, ...title]),
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
    ['panoramas.csv', csv(['slug', ...columnsOf('name'), 'place', 'picture', 'yaw', 'pitch'], panoramas())],
    ['hotspots.csv', csv(['panorama', 'yaw', 'pitch', ...columnsOf('title'), 'to', 'link'], hotspots())],
    [
      'places.csv',
      csv(
        ['id', 'category', ...columnsOf('title'), 'lat', 'lng', 'link'],
        PLACES.map(([category, title, ...rest], i) => [i + 1, category, ...title, ...rest]),
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
    `Βίλα ${i + 1}`,
    `فيلا ${i + 1}`,
    i + 2,
    villa.position[0] < 0 ? 2 : 3,
    1,
    'Villa',
    `building_${villa.code.toLowerCase()}`,
  ]);
  return csv(
    ['code', 'class_name', ...columnsOf('name'), 'number', 'zone_id', 'is_villa', 'building_type', 'instance_name'],
    [['A', 'A', 'Building A', 'A Blok', 'Κτίριο Α', 'المبنى A', 1, 1, 0, 'Apartments', 'building_a'], ...villas],
  );
}

/** The levels whose names are not their numbers. The garden level is below all others, and on no front. */
function levels(): string {
  return csv(
    ['level', 'classes', ...columnsOf('name'), ...columnsOf('short'), ...columnsOf('title'), 'order', 'on_front'],
    [
      [0, 'A', 'Mezzanine', 'Zemin', 'Ημιώροφος', 'الميزانين', 'M', 'Z', 'ΗΜ', 'م', '', '', '', '', 0, 1],
      [
        8,
        'A',
        'Garden level',
        'Bahçe katı',
        'Επίπεδο κήπων',
        'طابق الحدائق',
        'BA',
        'BA',
        'ΕΚ',
        'ح',
        'Floor 8',
        '8. Kat',
        'Όροφος 8',
        'الطابق 8',
        -1,
        0,
      ],
    ],
  );
}

/** Each front by day and at dusk, by the same camera. */
function fronts(model: Model): string {
  const classes = new Set([model.apartments.code, ...model.villas.map((villa) => villa.className)]);
  return csv(
    ['class_name', 'front', ...columnsOf('name')],
    [...classes].flatMap((name) => Object.entries(TOURS).map(([tour, words]) => [name, tour, ...words])),
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
    livingRoomOf(home),
  ];
}

function apartmentTypes(homes: readonly Home[]): string {
  const used = Object.entries(APARTMENT_TYPES).filter(([key]) => homes.some((home) => home.apartmentType === key));
  return csv(
    ['name', ...columnsOf('title'), 'images', 'plans', 'link_360'],
    used.map(([key, type]) => {
      const example = homes.find((home) => home.apartmentType === key) as Home;
      return [type.name, ...type.title, imagesOfType(key).join('|'), example.plans.join('|'), ''];
    }),
  );
}

function galleries(): string {
  const row = (slug: string, name: Words, count: number, dark: 0 | 1) => [
    slug,
    ...name,
    'image',
    galleryImages(slug, count).join('|'),
    '',
    dark,
  ];
  return csv(
    ['slug', ...columnsOf('name'), 'type', 'images', 'link', 'dark_text'],
    [
      row('exterior', ['Exterior', 'Dış mekân', 'Εξωτερικοί χώροι', 'المشاهد الخارجية'], 14, 0),
      row('interior', ['Interior', 'İç mekân', 'Εσωτερικοί χώροι', 'المساحات الداخلية'], 12, 1),
      row('amenities', ['Amenities', 'Olanaklar', 'Παροχές', 'المرافق'], 11, 0),
      row('surroundings', ['Surroundings', 'Çevre', 'Η περιοχή', 'المنطقة المحيطة'], 8, 0),
    ],
  );
}
