import { calls } from '#contract/calls/index.ts';
import { callApi } from '#web/api/call-api.ts';
import { openLibre } from './libre-map.ts';
import { mapStyle } from './map-style.ts';
import type { OpenedMap, MapOptions } from './map-view.ts';
import { readPalette } from './palette.ts';

/** Opens the map that the product draws itself, using only map data from its own server. */
export async function openEmbedded(options: MapOptions): Promise<OpenedMap> {
  const answer = await callApi(calls.getMap);
  const textScale = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
  const view = await openLibre(options, () => mapStyle(answer, readPalette(options.container), options, textScale));
  return { view, isSchematic: answer.is_schematic };
}
