import type { ExpressionSpecification, LayerSpecification, SourceSpecification, StyleSpecification } from 'maplibre-gl';
import type { MapAnswer } from '#contract/entities/map.ts';
import { labelLayers, tileLabelLayers } from './label-layers.ts';
import { railLayers, routeLayers, streetLayers } from './line-layers.ts';
import type { Palette } from './palette.ts';
import { byZoom, emptySource, isKind, type MapLanguages } from './style-expressions.ts';

/**
 * The style of the embedded map: our colours, the page's own fonts, nothing from other servers. `textScale` enlarges
 * the names, because text sizes of a map are in pixels and do not follow the larger root font of a large screen.
 */
export function mapStyle(map: MapAnswer, colours: Palette, languages: MapLanguages, textScale = 1): StyleSpecification {
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
    ...(map.tiles ? tileGroundLayers(colours) : []),
    ...(sources[streets] ? streetLayers(streets, colours, languages) : []),
    ...(map.base ? railLayers(colours, map.tiles !== null) : []),
    ...routeLayers(colours),
    ...(map.base ? labelLayers(colours, languages, map.tiles) : []),
    ...(map.tiles ? tileLabelLayers(colours, languages) : []),
  ];
  return { version: 8, sources, layers: layers.map((layer) => withTextScale(layer, textScale)) };
}

/** A layer whose text sizes are multiplied: a single number, or the sizes (every second argument) of `byZoom`. */
function withTextScale(layer: LayerSpecification, scale: number): LayerSpecification {
  if (layer.type !== 'symbol') return layer;
  const size: unknown = layer.layout?.['text-size'];
  const scaled = Array.isArray(size)
    ? size.map((part: unknown, index) => (index > 3 && index % 2 === 0 ? Number(part) * scale : part))
    : Number(size) * scale;
  return { ...layer, layout: { ...layer.layout, 'text-size': scaled as ExpressionSpecification } };
}

/** Coarse land far away from the development. */
function worldLayers({ far }: Palette): LayerSpecification[] {
  return [{ id: 'world', source: 'world', type: 'fill', paint: { 'fill-color': far } }];
}

/** Areas of the drawn map. With tiles only land and sea: tiles have better streets, but no coast. */
function groundLayers(colours: Palette, onlyCoast: boolean): LayerSpecification[] {
  const area = (name: 'hill' | 'park' | 'site' | 'square'): LayerSpecification => ({
    id: name,
    source: 'base',
    type: 'fill',
    filter: isKind(name),
    paint: { 'fill-color': colours[name] },
  });
  return [
    {
      id: 'sea',
      source: 'base',
      type: 'fill',
      minzoom: 8,
      filter: isKind('sea'),
      paint: { 'fill-color': colours.sea, 'fill-opacity': byZoom(8, 0, 8.6, 1) },
    },
    {
      id: 'land',
      source: 'base',
      type: 'fill',
      minzoom: 8,
      filter: isKind('land'),
      paint: { 'fill-color': colours.land, 'fill-opacity': byZoom(8, 0, 8.6, 1) },
    },
    {
      id: 'coast',
      source: 'base',
      type: 'line',
      minzoom: 9.5,
      filter: isKind('land'),
      layout: { 'line-join': 'round' },
      paint: { 'line-color': colours.coast, 'line-width': byZoom(9.5, 0.5, 14, 5) },
    },
    ...(onlyCoast ? [] : [area('hill'), area('park'), area('site'), area('square')]),
  ];
}

/** Areas, buildings and railways from tiles. */
function tileGroundLayers(colours: Palette): LayerSpecification[] {
  return [
    {
      id: 'tile-park',
      source: 'tiles',
      'source-layer': 'ground',
      type: 'fill',
      filter: isKind('park'),
      paint: { 'fill-color': colours.park },
    },
    {
      id: 'tile-site',
      source: 'tiles',
      'source-layer': 'ground',
      type: 'fill',
      filter: isKind('site'),
      paint: { 'fill-color': colours.site },
    },
    {
      id: 'tile-water',
      source: 'tiles',
      'source-layer': 'ground',
      type: 'fill',
      filter: isKind('sea'),
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
