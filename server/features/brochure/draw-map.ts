import type { DrawnMap } from '#contract/entities/map.ts';
import type { Position } from '#domain/routes/position.ts';
import type { StreetGraph } from '#domain/routes/street-graph.ts';
import { streetKinds, type StreetKind } from '#domain/routes/street-kinds.ts';
import { clipLine, clipPolygon } from './clip-shapes.ts';
import type { MapWindow, PaperPoint } from './map-window.ts';

/** The sources of a printed map: the drawn map of the package, and its streets if they are real map data. */
export type MapSource = { base: DrawnMap | null; streets: StreetGraph | null };

type Feature = DrawnMap['features'][number];

/** The colours of the location screen's map by day, for paper. */
const colours = {
  land: '#e9eae4',
  sea: '#c8d9dd',
  park: '#d0dbc7',
  hill: '#dde3d3',
  site: '#e8e2d2',
  square: '#f7f5ef',
  street: '#ffffff',
  edge: '#cdd0c6',
  rail: '#8f9892',
} as const;
const areaKinds = ['sea', 'land', 'hill', 'park', 'site', 'square'] as const;
const railKinds = ['metro', 'tram', 'rail'] as const;

/** The widths of streets, in millimetres, and up to which scale they are drawn, in metres per millimetre. */
const streetStyles: Record<StreetKind, { width: number; upTo: number }> = {
  motorway: { width: 1.3, upTo: Number.POSITIVE_INFINITY },
  trunk: { width: 1.2, upTo: Number.POSITIVE_INFINITY },
  primary: { width: 1.05, upTo: 600 },
  secondary: { width: 0.85, upTo: 200 },
  tertiary: { width: 0.65, upTo: 100 },
  residential: { width: 0.4, upTo: 45 },
  service: { width: 0.3, upTo: 20 },
  path: { width: 0.2, upTo: 25 },
  steps: { width: 0.2, upTo: 15 },
};
/** The most edges of the street graph on a page: above it, the narrowest kinds are left out. */
const maxEdges = 12_000;

/** Draws the surroundings as SVG, in millimetres; null if the package has nothing to draw. */
export function drawMap({ base, streets }: MapSource, window: MapWindow): string | null {
  if (base === null && streets === null) return null;
  const features = base?.features ?? [];
  const areas = areaKinds.flatMap((kind) =>
    features
      .filter(({ properties }) => properties.kind === kind)
      .map((feature) => {
        const rings = ringsOf(feature).map((ring) => clipPolygon(ring.map(window.project), window));
        return pathOf(rings, 'Z', `fill="${colours[kind]}" fill-rule="evenodd"`);
      }),
  );
  const roads = streets === null ? drawnStreets(features, window) : knownStreets(streets, window);
  const casings = roads.map(({ lines, width }) => stroke(lines, colours.edge, width + 0.22));
  const fills = roads.map(({ lines, width }) => stroke(lines, colours.street, width));
  const rails = railKinds.map((kind) => {
    const lines = features.filter(({ properties }) => properties.kind === kind).flatMap(linesOf);
    return stroke(clipped(lines, window), colours.rail, 0.3, 'stroke-dasharray="1.2 0.7"');
  });
  const { width, height } = window;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${colours.land}"/>`,
    ...areas,
    ...casings,
    ...fills,
    ...rails,
    '</svg>',
  ].join('');
}

type Road = { width: number; lines: PaperPoint[][] };

/** The kinds of streets that a map of this scale shows, narrowest first. */
function shownKinds({ scale }: MapWindow): StreetKind[] {
  return streetKinds.filter((kind) => scale <= streetStyles[kind].upTo).toReversed();
}

function drawnStreets(features: readonly Feature[], window: MapWindow): Road[] {
  return shownKinds(window).map((kind) => ({
    width: streetStyles[kind].width,
    lines: clipped(
      features.filter(({ properties }) => properties.kind === 'street' && properties.class === kind).flatMap(linesOf),
      window,
    ),
  }));
}

function knownStreets({ lng, lat, from, to, kind: kinds }: StreetGraph, window: MapWindow): Road[] {
  const position = (node: number): Position => [lng[node] ?? 0, lat[node] ?? 0];
  const byKind = Map.groupBy(kinds.keys(), (edge) => streetKinds[kinds[edge] ?? 0]);
  let edges = 0;
  return shownKinds(window)
    .toReversed()
    .flatMap((kind): Road[] => {
      const lines = (byKind.get(kind) ?? []).map((edge) => [position(from[edge] ?? 0), position(to[edge] ?? 0)]);
      const shown = clipped(lines, window);
      edges += shown.length;
      return edges > maxEdges ? [] : [{ width: streetStyles[kind].width, lines: shown }];
    })
    .toReversed();
}

function clipped(lines: readonly (readonly Position[])[], window: MapWindow): PaperPoint[][] {
  return lines.flatMap((line) => clipLine(line.map(window.project), window));
}

function ringsOf({ geometry }: Feature): readonly (readonly Position[])[] {
  if (geometry.type === 'Polygon') return geometry.coordinates;
  return geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : [];
}

function linesOf({ geometry }: Feature): readonly (readonly Position[])[] {
  if (geometry.type === 'LineString') return [geometry.coordinates];
  return geometry.type === 'MultiLineString' ? geometry.coordinates : [];
}

function stroke(lines: readonly PaperPoint[][], colour: string, width: number, more = ''): string {
  const round = 'stroke-linecap="round" stroke-linejoin="round"';
  return pathOf(lines, '', `fill="none" stroke="${colour}" stroke-width="${width.toFixed(2)}" ${round} ${more}`);
}

function pathOf(lines: readonly PaperPoint[][], end: 'Z' | '', attributes: string): string {
  const drawn = lines.filter((line) => line.length > 1);
  if (drawn.length === 0) return '';
  const d = drawn.map((line) => `M${line.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}${end}`).join('');
  return `<path d="${d}" ${attributes}/>`;
}

/** Rounds to a fiftieth of a millimetre, which no printer resolves. */
function round(length: number): number {
  return Math.round(length * 50) / 50;
}
