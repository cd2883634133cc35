import type { ExpressionSpecification, LayerSpecification, SourceSpecification, StyleSpecification } from 'maplibre-gl';
import type { MapAnswer, TileSet } from '#contract/entities/map.ts';
import type { Palette } from './palette.ts';

const text = ['Commissioner Variable'];
const display = ['Marcellus'];

/** Pixels by zoom: at each pair's first, its second, and in between what lies between. */
const byZoom = (...stops: number[]): ExpressionSpecification =>
  ['interpolate', ['exponential', 1.5], ['zoom'], ...stops] as unknown as ExpressionSpecification;
const kind = (name: string): ExpressionSpecification => ['==', ['get', 'kind'], name];
const ofClass = (...names: string[]): ExpressionSpecification => [
  'all',
  kind('street'),
  ['in', ['get', 'class'], ['literal', names]],
];

/** The style of the embedded map: our colours, the page's own typefaces, nothing from outside. */
export function mapStyle(map: MapAnswer, colours: Palette, language: 'en' | 'tr'): StyleSpecification {
  const streets = map.tiles ? 'tiles' : 'base';
  const sources: Record<string, SourceSpecification> = { route: emptySource() };
  if (map.world) sources['world'] = { type: 'geojson', data: map.world as GeoJSON.FeatureCollection, tolerance: 0.2 };
  if (map.base) sources['base'] = { type: 'geojson', data: map.base as GeoJSON.FeatureCollection, tolerance: 0.2 };
  if (map.tiles)
    sources['tiles'] = {
      type: 'vector',
      tiles: [new URL(map.tiles.address, location.href).href.replaceAll('%7B', '{').replaceAll('%7D', '}')],
      minzoom: map.tiles.min_zoom,
      maxzoom: map.tiles.max_zoom,
      bounds: map.tiles.bounds,
      attribution: map.tiles.attribution,
    };
  const layers: LayerSpecification[] = [
    { id: 'background', type: 'background', paint: { 'background-color': map.world ? colours.sea : colours.land } },
    ...(map.world ? worldLayers(colours) : []),
    ...(map.base ? groundLayers(colours, map.tiles !== null) : []),
    ...(map.tiles ? tileGround(colours) : []),
    ...(sources[streets] ? streetLayers(streets, colours) : []),
    ...(map.base ? railLayers(colours, map.tiles !== null) : []),
    ...routeLayers(colours),
    ...(map.base ? labelLayers(colours, language, map.tiles) : []),
    ...(map.tiles ? tileLabels(colours, language) : []),
  ];
  return { version: 8, sources, layers };
}

export function emptySource(): SourceSpecification {
  return { type: 'geojson', data: { type: 'FeatureCollection', features: [] } };
}

function worldLayers({ far }: Palette): LayerSpecification[] {
  return [{ id: 'world', source: 'world', type: 'fill', paint: { 'fill-color': far } }];
}

/** With real tiles, of the drawn ground only land and sea stay: tiles know streets better, but no coast. */
function groundLayers(colours: Palette, onlyCoast: boolean): LayerSpecification[] {
  const area = (name: 'hill' | 'park' | 'site' | 'square'): LayerSpecification => ({
    id: name,
    source: 'base',
    type: 'fill',
    filter: kind(name),
    paint: { 'fill-color': colours[name] },
  });
  return [
    {
      id: 'sea',
      source: 'base',
      type: 'fill',
      minzoom: 8,
      filter: kind('sea'),
      paint: { 'fill-color': colours.sea, 'fill-opacity': byZoom(8, 0, 8.6, 1) },
    },
    {
      id: 'land',
      source: 'base',
      type: 'fill',
      minzoom: 8,
      filter: kind('land'),
      paint: { 'fill-color': colours.land, 'fill-opacity': byZoom(8, 0, 8.6, 1) },
    },
    {
      id: 'coast',
      source: 'base',
      type: 'line',
      minzoom: 9.5,
      filter: kind('land'),
      layout: { 'line-join': 'round' },
      paint: { 'line-color': colours.coast, 'line-width': byZoom(9.5, 0.5, 14, 5) },
    },
    ...(onlyCoast ? [] : [area('hill'), area('park'), area('site'), area('square')]),
  ];
}

function tileGround(colours: Palette): LayerSpecification[] {
  return [
    {
      id: 'tile-park',
      source: 'tiles',
      'source-layer': 'ground',
      type: 'fill',
      filter: kind('park'),
      paint: { 'fill-color': colours.park },
    },
    {
      id: 'tile-site',
      source: 'tiles',
      'source-layer': 'ground',
      type: 'fill',
      filter: kind('site'),
      paint: { 'fill-color': colours.site },
    },
    {
      id: 'tile-water',
      source: 'tiles',
      'source-layer': 'ground',
      type: 'fill',
      filter: kind('sea'),
      paint: { 'fill-color': colours.sea },
    },
    {
      id: 'tile-building',
      source: 'tiles',
      'source-layer': 'building',
      type: 'fill',
      minzoom: 13,
      paint: { 'fill-color': colours.building },
    },
    {
      id: 'tile-rail',
      source: 'tiles',
      'source-layer': 'rail',
      type: 'line',
      paint: { 'line-color': colours.rail, 'line-width': 1.2, 'line-dasharray': [3, 2] },
    },
  ];
}

function streetLayers(source: string, { street, edge, quarter, halo }: Palette): LayerSpecification[] {
  const from = { source, ...(source === 'tiles' ? { 'source-layer': 'street' } : {}) };
  const round = { 'line-cap': 'round', 'line-join': 'round' } as const;
  const line = (
    id: string,
    filter: ExpressionSpecification,
    minzoom: number,
    width: ExpressionSpecification,
    more: object = {},
  ): LayerSpecification =>
    ({
      id,
      ...from,
      type: 'line',
      minzoom,
      filter,
      layout: round,
      paint: { 'line-color': street, 'line-width': width, ...more },
    }) as LayerSpecification;
  return [
    line('street-path', ofClass('path', 'steps'), 13, byZoom(13, 0.8, 16, 3), { 'line-opacity': 0.85 }),
    line('street-small', ofClass('residential', 'service'), 11.5, byZoom(11.5, 0.3, 13, 1.6, 14, 3, 17, 14), {
      'line-opacity': byZoom(11.5, 0, 12.2, 1),
    }),
    line('street-middle', ofClass('tertiary', 'secondary'), 10.5, byZoom(10.5, 0.5, 13, 3, 14, 5, 17, 22)),
    line('street-edge', ofClass('primary', 'trunk', 'motorway'), 11, byZoom(11, 2, 13, 6.4, 14, 9.4, 17, 32), {
      'line-color': edge,
    }),
    line('street-wide', ofClass('primary', 'trunk', 'motorway'), 8, byZoom(8, 0.6, 10.5, 1.6, 13, 5, 14, 8, 17, 30)),
    {
      id: 'street-name',
      ...from,
      type: 'symbol',
      minzoom: 13.6,
      filter: ['all', ['has', 'name'], ofClass('motorway', 'trunk', 'primary', 'secondary', 'tertiary')],
      layout: {
        'symbol-placement': 'line',
        'text-field': ['get', 'name'],
        'text-font': text,
        'text-size': byZoom(13.6, 11, 17, 14),
        'symbol-spacing': 420,
        'text-letter-spacing': 0.02,
      },
      paint: { 'text-color': quarter, 'text-halo-color': halo, 'text-halo-width': 1.4 },
    } as LayerSpecification,
  ];
}

/** With real tiles only what runs below the ground: they have every line that can be seen. */
function railLayers({ rail, halo, label }: Palette, onlyBelow: boolean): LayerSpecification[] {
  const above: LayerSpecification = {
    id: 'rail',
    source: 'base',
    type: 'line',
    minzoom: 11,
    filter: ['in', ['get', 'kind'], ['literal', ['rail', 'tram']]],
    paint: { 'line-color': rail, 'line-width': byZoom(11, 0.6, 15, 1.6), 'line-dasharray': [4, 3] },
  };
  return [
    ...(onlyBelow ? [] : [above]),
    {
      id: 'metro',
      source: 'base',
      type: 'line',
      minzoom: 11.5,
      filter: kind('metro'),
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
      filter: kind('station'),
      paint: {
        'circle-radius': byZoom(13, 2, 16, 4.5),
        'circle-color': halo,
        'circle-stroke-color': label,
        'circle-stroke-width': 1.2,
      },
    },
  ];
}

/** The way as a row of round points over a light edge. */
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

/** With real tiles no names of quarters, and those of towns only as long as tiles do not begin. */
function labelLayers(colours: Palette, language: 'en' | 'tr', tiles: TileSet | null): LayerSpecification[] {
  const name = ['get', `name_${language}`] as ExpressionSpecification;
  const label = (
    id: string,
    classes: string[],
    minzoom: number,
    maxzoom: number,
    size: ExpressionSpecification,
    color: string,
    font: string[],
    more: object = {},
  ): LayerSpecification =>
    ({
      id,
      source: 'base',
      type: 'symbol',
      minzoom,
      maxzoom,
      filter: ['all', kind('label'), ['in', ['get', 'class'], ['literal', classes]]],
      layout: {
        'text-field': name,
        'text-font': font,
        'text-size': size,
        'symbol-sort-key': ['get', 'rank'],
        'text-padding': 6,
        'text-max-width': 8,
        ...more,
      },
      paint: {
        'text-color': color,
        'text-halo-color': id === 'label-sea' ? colours.sea : colours.halo,
        'text-halo-width': 1.4,
      },
    }) as LayerSpecification;
  return [
    label('label-sea', ['sea'], 8, 22, byZoom(8, 14, 13, 26), colours['water-label'], display, {
      'text-letter-spacing': 0.12,
    }),
    label('label-ground', ['hill', 'park'], 13, 17, byZoom(13, 11, 16, 14), colours.label, text),
    ...(tiles
      ? []
      : [
          label('label-quarter', ['quarter'], 12.4, 16.5, byZoom(12.4, 11, 15, 15), colours.quarter, text, {
            'text-letter-spacing': 0.06,
          }),
        ]),
    label(
      'label-town',
      ['town'],
      4,
      tiles ? Math.max(4, tiles.min_zoom) : 12.4,
      byZoom(4, 13, 12, 20),
      colours.label,
      display,
    ),
    {
      id: 'station-name',
      source: 'base',
      type: 'symbol',
      minzoom: 14.4,
      filter: kind('station'),
      layout: {
        'text-field': ['get', 'name'],
        'text-font': text,
        'text-size': 11.5,
        'text-anchor': 'top',
        'text-offset': [0, 0.6],
      },
      paint: { 'text-color': colours.label, 'text-halo-color': colours.halo, 'text-halo-width': 1.4 },
    },
  ];
}

function tileLabels(colours: Palette, language: 'en' | 'tr'): LayerSpecification[] {
  return [
    {
      id: 'tile-label',
      source: 'tiles',
      'source-layer': 'label',
      type: 'symbol',
      layout: {
        'text-field': ['coalesce', ['get', `name_${language}`], ['get', 'name']],
        'text-font': text,
        'text-size': byZoom(10, 11, 15, 15),
      },
      paint: { 'text-color': colours.label, 'text-halo-color': colours.halo, 'text-halo-width': 1.4 },
    },
  ];
}
