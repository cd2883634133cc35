import type { StyleSpecification } from 'maplibre-gl';
import { openLibre } from './libre-map.ts';
import { routeLayers } from './line-layers.ts';
import type { OpenedMap, MapOptions } from './map-view.ts';
import { readPalette } from './palette.ts';
import { emptySource } from './style-expressions.ts';

/** Opens a map with an external style (setting `map.styleUrl`), with our own route line on top. */
export async function openOutside(options: MapOptions): Promise<OpenedMap> {
  if (options.styleUrl === null) throw new Error('The setting map.styleUrl names no style');
  const answer = await fetch(options.styleUrl);
  if (!answer.ok) throw new Error(`The style was answered by ${answer.status}`);
  const style = (await answer.json()) as StyleSpecification;
  const withRoute = (): StyleSpecification => ({
    ...style,
    sources: { ...style.sources, route: emptySource() },
    layers: [...style.layers, ...routeLayers(readPalette(options.container))],
  });
  const view = await openLibre(options, withRoute);
  return { view, isSchematic: false };
}
