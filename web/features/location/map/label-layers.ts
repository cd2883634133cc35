import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import type { TileSet } from '#contract/entities/map.ts';
import type { Palette } from './palette.ts';
import { byZoom, displayFont, isKind, nameIn, textFont, type MapLanguages } from './style-expressions.ts';

/** A layer of names: those of `classes`, at the zooms from the first to the second. `spacing` is in em. */
type Label = {
  id: string;
  classes: string[];
  zoom: [min: number, max: number];
  size: ExpressionSpecification;
  color: string;
  font: string[];
  spacing?: number;
};

/**
 * Names on the drawn map, and of its stations. With tiles, names of quarters are left out, and names of towns are shown
 * only below the zoom at which tiles begin.
 */
export function labelLayers(colours: Palette, languages: MapLanguages, tiles: TileSet | null): LayerSpecification[] {
  const name = nameIn(languages);
  const label = ({ id, classes, zoom: [minzoom, maxzoom], size, color, font, spacing = 0 }: Label) =>
    ({
      id,
      source: 'base',
      type: 'symbol',
      minzoom,
      maxzoom,
      filter: ['all', isKind('label'), ['in', ['get', 'class'], ['literal', classes]]],
      layout: {
        'text-field': name,
        'text-font': font,
        'text-size': size,
        'symbol-sort-key': ['get', 'rank'],
        'text-padding': 6,
        'text-max-width': 8,
        'text-letter-spacing': spacing,
      },
      paint: {
        'text-color': color,
        'text-halo-color': id === 'label-sea' ? colours.sea : colours.halo,
        'text-halo-width': 1.4,
      },
    }) as LayerSpecification;
  const quarters = label({
    id: 'label-quarter',
    classes: ['quarter'],
    zoom: [12.4, 16.5],
    size: byZoom(12.4, 11, 15, 15),
    color: colours.quarter,
    font: textFont,
    spacing: 0.06,
  });
  return [
    label({
      id: 'label-sea',
      classes: ['sea'],
      zoom: [8, 22],
      size: byZoom(8, 14, 13, 26),
      color: colours['water-label'],
      font: displayFont,
      spacing: 0.12,
    }),
    label({
      id: 'label-ground',
      classes: ['hill', 'park'],
      zoom: [13, 17],
      size: byZoom(13, 11, 16, 14),
      color: colours.label,
      font: textFont,
    }),
    ...(tiles ? [] : [quarters]),
    label({
      id: 'label-town',
      classes: ['town'],
      zoom: [4, tiles ? Math.max(4, tiles.min_zoom) : 12.4],
      size: byZoom(4, 13, 12, 20),
      color: colours.label,
      font: displayFont,
    }),
    {
      id: 'station-name',
      source: 'base',
      type: 'symbol',
      minzoom: 14.4,
      filter: isKind('station'),
      layout: {
        'text-field': name,
        'text-font': textFont,
        'text-size': 11.5,
        'text-anchor': 'top',
        'text-offset': [0, 0.6],
      },
      paint: { 'text-color': colours.label, 'text-halo-color': colours.halo, 'text-halo-width': 1.4 },
    },
  ];
}

/** Names from tiles. */
export function tileLabelLayers(colours: Palette, languages: MapLanguages): LayerSpecification[] {
  return [
    {
      id: 'tile-label',
      source: 'tiles',
      'source-layer': 'label',
      type: 'symbol',
      layout: {
        'text-field': nameIn(languages),
        'text-font': textFont,
        'text-size': byZoom(10, 11, 15, 15),
      },
      paint: { 'text-color': colours.label, 'text-halo-color': colours.halo, 'text-halo-width': 1.4 },
    },
  ];
}
