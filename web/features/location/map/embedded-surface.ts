import 'maplibre-gl/dist/maplibre-gl.css';
import { GeoJSONSource, Map as LibreMap, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { calls } from '#contract/calls/index.ts';
import type { Position } from '#domain/routes/position.ts';
import { callApi } from '#web/api/call-api.ts';
import { prefersStillness } from '../prefers-stillness.ts';
import { mapStyle } from './map-style.ts';
import type { Insets, MapSurface, SurfaceOptions } from './map-surface.ts';
import { readPalette } from './palette.ts';

setWorkerUrl(workerUrl);

/** Names are drawn by the page's own faces, which must be there before. */
const faces = ['16px "Commissioner Variable"', '16px Marcellus'];
const letters = 'AaÇçĞğİıÖöŞşÜü';
const closest = 15.5;

/** Opens the map that the product draws itself. Rejects where the browser cannot draw it, or its data did not come. */
export async function openEmbedded(options: SurfaceOptions): Promise<{ surface: MapSurface; notes: string[] }> {
  const [answer] = await Promise.all([callApi(calls.getMap), ...faces.map((face) => document.fonts.load(face, letters))]);
  const { container, centre, zoom, minZoom, title, language, insets, onTrouble } = options;
  const style = () => mapStyle(answer, readPalette(container), language);
  const start = { center: [...centre] as [number, number], zoom, padding: insets };
  const map = new LibreMap({ container, style: style(), minZoom, maxZoom: 18, scrollZoom: false, attributionControl: false, dragRotate: false, pitchWithRotate: false, touchPitch: false, maxPitch: 0, fadeDuration: prefersStillness() ? 0 : 200, locale: { 'Map.Title': title }, center: start.center, zoom });
  map.jumpTo(start);
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  await loaded(map);
  map.on('error', onTrouble);
  const surface = surfaceOf(map, style, start);
  return { surface, notes: [...(answer.is_schematic ? ['schematic'] : []), ...(answer.tiles?.attribution ? [answer.tiles.attribution] : [])] };
}

/** Settles once the style is there; what the browser cannot draw fails. */
function loaded(map: LibreMap): Promise<void> {
  return new Promise((resolve, reject) => {
    map.once('style.load', () => resolve());
    map.once('error', ({ error }) => reject(error));
  });
}

type Start = { center: [number, number]; zoom: number; padding: Insets };

function surfaceOf(map: LibreMap, style: () => ReturnType<typeof mapStyle>, start: Start): MapSurface {
  let drawn: readonly Position[] = [];
  const duration = () => (prefersStillness() ? 0 : 700);
  const drawRoute = (points: readonly Position[]) => {
    drawn = points;
    const source = map.getSource('route');
    if (source instanceof GeoJSONSource) source.setData({ type: 'Feature', properties: {}, geometry: { type: 'LineString', coordinates: points.length > 1 ? points.map((point) => [...point]) : [] } });
  };
  return {
    spotOf: (position) => map.project([...position] as [number, number]),
    onMove: (moved) => {
      const events = ['move', 'resize'] as const;
      for (const event of events) map.on(event, moved);
      return () => events.forEach((event) => map.off(event, moved));
    },
    zoomBy: (steps) => void map.easeTo({ zoom: Math.round(map.getZoom() + steps), duration: duration() / 2 }),
    recentre: () => void map.easeTo({ ...start, duration: duration() }),
    show: (positions, insets) => {
      const [lngs, lats] = [positions.map(([lng]) => lng), positions.map(([, lat]) => lat)];
      map.fitBounds([[Math.min(...lngs), Math.min(...lats)], [Math.max(...lngs), Math.max(...lats)]], { padding: widened(insets), maxZoom: closest, duration: duration() });
    },
    drawRoute,
    setLight: () => {
      map.setStyle(style(), { diff: true });
      drawRoute(drawn);
    },
    reveal: (position, insets) => {
      const { x, y } = map.project([...position] as [number, number]);
      const { clientWidth, clientHeight } = map.getContainer();
      const isInSight = x > insets.left && x < clientWidth - insets.right && y > insets.top && y < clientHeight - insets.bottom;
      if (!isInSight) map.easeTo({ center: [...position] as [number, number], padding: insets, duration: 0 });
    },
    remove: () => map.remove(),
  };
}

/** Markers and their names stand around a position: they need room too. */
function widened({ top, right, bottom, left }: Insets): Insets {
  return { top: top + 48, right: right + 40, bottom: bottom + 24, left: left + 40 };
}
