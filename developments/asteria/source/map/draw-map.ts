import { seeded } from '../model/random.ts';
import { AREAS, LAND, WINDOW } from './ground.ts';
import { inLanguage, LANGUAGES, type Words } from '../tables/words.ts';
import { LABELS } from './labels.ts';
import { line, ring, rounded, type Position } from './line.ts';
import { mesh } from './mesh.ts';
import { NAMES } from './names.ts';
import { QUARTERS } from './quarters.ts';
import { STREETS } from './streets.ts';
import { LINES, STATIONS } from './transit.ts';
import { worldLand } from './world.ts';

const CENTRE: Position = [23.72, 37.98];

/**
 * The map around the development, as texts by path in the package. `map/base.geojson` is drawn by hand,
 * `map/world.geojson` is an outline from Natural Earth.
 */
export function drawMap(): (readonly [string, string])[] {
  return (kept ??= draw());
}

/** The map does not depend on the model and is generated only once. */
let kept: (readonly [string, string])[] | undefined;

function draw(): (readonly [string, string])[] {
  const random = seeded(37).next;
  const streets = STREETS.map(([kind, cars, name, text, level]) =>
    feature('street', 'LineString', rounded(line(text)), {
      class: kind,
      ...namesOf(name),
      ...(cars === 'both' ? {} : { cars }),
      ...(level === undefined ? {} : { level }),
    }),
  );
  const lanes = QUARTERS.map(([, outline, bearing, spacing, cars]) => {
    const lines = mesh(ring(outline).slice(0, -1), bearing, spacing, random);
    return feature(
      'street',
      'MultiLineString',
      lines.map((one) => rounded(one)),
      { class: 'residential', ...(cars === undefined ? {} : { cars }) },
    );
  });
  return [
    [
      'map/base.geojson',
      collection([
        feature('sea', 'Polygon', [rounded(WINDOW)]),
        ...LAND.map((land) => feature('land', 'Polygon', [rounded(land)])),
        ...AREAS.map(([kind, area]) => feature(kind, 'Polygon', [rounded(area)])),
        ...lanes,
        ...streets,
        ...LINES.map(([kind, name, text]) => feature(kind, 'LineString', rounded(line(text)), { name })),
        ...STATIONS.map(([name, at]) => feature('station', 'Point', rounded(line(at))[0], namesOf(name))),
        ...LABELS.map(([rank, kind, name, at]) =>
          feature('label', 'Point', rounded(line(at))[0], { class: kind, ...inLanguages(name), rank }),
        ),
      ]),
    ],
    ['map/world.geojson', collection([feature('land', 'MultiPolygon', worldLand(CENTRE))])],
  ];
}

/** The properties of a name in each language. */
function inLanguages(name: Words): object {
  return Object.fromEntries(LANGUAGES.map((language) => [`name_${language}`, inLanguage(name, language)]));
}

/** The properties of a name in Latin letters, and in Greek and Arabic ones. */
function namesOf(name: string): object {
  const [el, ar] = NAMES[name] ?? [];
  return { name, ...(el === undefined ? {} : { name_el: el, name_ar: ar }) };
}

function feature(kind: string, type: string, coordinates: unknown, properties: object = {}): object {
  return { type: 'Feature', properties: { kind, ...properties }, geometry: { type, coordinates } };
}

/** One feature per line, so that diffs are readable. */
function collection(features: object[]): string {
  return `{"type":"FeatureCollection","features":[\n${features.map((one) => JSON.stringify(one)).join(',\n')}\n]}\n`;
}
