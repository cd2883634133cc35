import { calls } from '#contract/calls/index.ts';
import { callApi } from '#web/api/call-api.ts';
import { openLibre } from './libre-map.ts';
import { mapStyle } from './map-style.ts';
import type { OpenedMap, SurfaceOptions } from './map-surface.ts';
import { readPalette } from './palette.ts';

/** Opens the map that the product draws itself, from map data of its own server only. */
export async function openEmbedded(options: SurfaceOptions): Promise<OpenedMap> {
  const answer = await callApi(calls.getMap);
  const surface = await openLibre(options, () => mapStyle(answer, readPalette(options.container), options));
  return { surface, isSchematic: answer.is_schematic };
}
