import type { StyleSpecification } from 'maplibre-gl';
import { calls } from '#contract/calls/index.ts';
import { callApi } from '#web/api/call-api.ts';
import { openLibre } from './libre-map.ts';
import { routeLayers } from './line-layers.ts';
import { mapStyle } from './map-style.ts';
import type { OpenedMap, MapOptions } from './map-view.ts';
import { readPalette } from './palette.ts';
import { emptySource } from './style-expressions.ts';

/** Opens the map that the product draws itself, using only map data from its own server. */
export async function openEmbedded(options: MapOptions): Promise<OpenedMap> {
  const answer = await callApi(calls.getMap);
  const textScale = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
  const view = await openLibre(options, () => mapStyle(answer, readPalette(options.container), options, textScale));
  return { view, isSchematic: answer.is_schematic };
}

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
