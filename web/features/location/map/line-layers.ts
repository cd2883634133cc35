import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import type { Palette } from './palette.ts';
import { byZoom, isKind, isStreetClass, nameIn, textFont, type MapLanguages } from './style-expressions.ts';

/** A layer of streets: which ones, from which zoom on, their width in pixels by zoom, and what else their paint has. */
type StreetLine = {
  filter: ExpressionSpecification;
  minzoom: number;
  width: ExpressionSpecification;
  paint?: object;
};

/** Streets and their names, from the drawn map or from tiles. */
export function streetLayers(
  source: string,
  { street, edge, quarter, halo }: Palette,
  languages: MapLanguages,
): LayerSpecification[] {
  const from = { source, ...(source === 'tiles' ? { 'source-layer': 'street' } : {}) };
  const layout = { 'line-cap': 'round', 'line-join': 'round' } as const;
  const line = (id: string, { filter, minzoom, width, paint = {} }: StreetLine): LayerSpecification =>
    ({
      id,
      ...from,
      type: 'line',
      minzoom,
      filter,
      layout,
      paint: { 'line-color': street, 'line-width': width, ...paint },
    }) as LayerSpecification;
  return [
    line('street-path', {
      filter: isStreetClass('path', 'steps'),
      minzoom: 13,
      width: byZoom(13, 0.8, 16, 3),
      paint: { 'line-opacity': 0.85 },
    }),
    line('street-small', {
      filter: isStreetClass('residential', 'service'),
      minzoom: 11.5,
      width: byZoom(11.5, 0.3, 13, 1.6, 14, 3, 17, 14),
      paint: { 'line-opacity': byZoom(11.5, 0, 12.2, 1) },
    }),
    line('street-middle', {
      filter: isStreetClass('tertiary', 'secondary'),
      minzoom: 10.5,
      width: byZoom(10.5, 0.5, 13, 3, 14, 5, 17, 22),
    }),
    line('street-edge', {
      filter: isStreetClass('primary', 'trunk', 'motorway'),
      minzoom: 11,
      width: byZoom(11, 2, 13, 6.4, 14, 9.4, 17, 32),
      paint: { 'line-color': edge },
    }),
    line('street-wide', {
      filter: isStreetClass('primary', 'trunk', 'motorway'),
      minzoom: 8,
      width: byZoom(8, 0.6, 10.5, 1.6, 13, 5, 14, 8, 17, 30),
    }),
    {
      id: 'street-name',
      ...from,
      type: 'symbol',
      minzoom: 13.6,
      filter: ['all', ['has', 'name'], isStreetClass('motorway', 'trunk', 'primary', 'secondary', 'tertiary')],
      layout: {
        'symbol-placement': 'line',
        'text-field': nameIn(languages),
        'text-font': textFont,
        'text-size': byZoom(13.6, 11, 17, 14),
        'symbol-spacing': 420,
        'text-letter-spacing': 0.02,
      },
      paint: { 'text-color': quarter, 'text-halo-color': halo, 'text-halo-width': 1.4 },
    } as LayerSpecification,
  ];
}

/** Railways and stations. With tiles only underground ones: tiles contain every line that is visible. */
export function railLayers({ rail, halo, label }: Palette, onlyUnderground: boolean): LayerSpecification[] {
  const railways: LayerSpecification = {
    id: 'rail',
    source: 'base',
    type: 'line',
    minzoom: 11,
    filter: ['in', ['get', 'kind'], ['literal', ['rail', 'tram']]],
    paint: { 'line-color': rail, 'line-width': byZoom(11, 0.6, 15, 1.6), 'line-dasharray': [4, 3] },
  };
  return [
    ...(onlyUnderground ? [] : [railways]),
    {
      id: 'metro',
      source: 'base',
      type: 'line',
      minzoom: 11.5,
      filter: isKind('metro'),
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: {
        'line-color': rail,
        'line-width': byZoom(11.5, 0.8, 15, 2),
        'line-dasharray': [0.1, 2.2],
        'line-opacity': 0.9,
      },
    },
    {
      id: 'station',
      source: 'base',
      type: 'circle',
      minzoom: 13,
      filter: isKind('station'),
      paint: {
        'circle-radius': byZoom(13, 2, 16, 4.5),
        'circle-color': halo,
        'circle-stroke-color': label,
        'circle-stroke-width': 1.2,
      },
    },
  ];
}

/** The route as a line of round dots with a light edge. */
export function routeLayers({ route, casing }: Palette): LayerSpecification[] {
  const layout = { 'line-cap': 'round', 'line-join': 'round' } as const;
  return [
    {
      id: 'route-casing',
      source: 'route',
      type: 'line',
      layout,
      paint: { 'line-color': casing, 'line-width': byZoom(11, 5, 16, 10), 'line-opacity': 0.75 },
    },
    {
      id: 'route',
      source: 'route',
      type: 'line',
      layout,
      paint: { 'line-color': route, 'line-width': byZoom(11, 3.4, 16, 6.5), 'line-dasharray': [0.01, 1.75] },
    },
  ];
}
