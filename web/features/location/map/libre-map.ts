import 'maplibre-gl/dist/maplibre-gl.css';
import { GeoJSONSource, Map as LibreMap, setWorkerUrl, type ErrorEvent, type StyleSpecification } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import type { Position } from '#domain/routes/position.ts';
import { prefersStillness } from '#web/ui/prefers-stillness.ts';
import { attributionsOf } from './attributions.ts';
import type { Insets, MapSurface, SurfaceOptions } from './map-surface.ts';

setWorkerUrl(workerUrl);

/** Names are drawn by the page's own faces, which must be there before. */
const faces = ['16px "Commissioner Variable"', '16px Marcellus'];
const letters = 'AaÇçĞğİıÖöŞşÜü';
const closest = 15.5;

/**
 * Opens a map of MapLibre. `style` is asked again when the light changes; it holds a source `route`. Rejects where the
 * browser cannot draw.
 */
export async function openLibre(options: SurfaceOptions, style: () => StyleSpecification): Promise<MapSurface> {
  await Promise.all(faces.map((face) => document.fonts.load(face, letters)));
  const { container, centre, zoom, minZoom, title, insets, onTrouble, onNotes } = options;
  const start = { center: [...centre] as [number, number], zoom, offset: middleOf(insets) };
  const map = new LibreMap({
    container,
    style: style(),
    minZoom,
    maxZoom: 18,
    scrollZoom: false,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    maxPitch: 0,
    fadeDuration: prefersStillness() ? 0 : 200,
    locale: { 'Map.Title': title },
    center: start.center,
    zoom,
  });
  map.easeTo({ ...start, duration: 0 });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  tellNotes(map, onNotes);
  await loaded(map);
  map.on('error', onTrouble);
  return surfaceOf(map, style, start);
}

/** Settles once the style is there; what the browser cannot draw fails. */
function loaded(map: LibreMap): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = ({ error }: ErrorEvent) => {
      map.remove();
      reject(error);
    };
    map.once('error', fail);
    map.once('style.load', () => {
      map.off('error', fail);
      resolve();
    });
  });
}

/** A source that is only named by an address says whose data it holds when the answer comes. */
function tellNotes(map: LibreMap, tell: SurfaceOptions['onNotes']): void {
  map.on('sourcedata', ({ sourceId, sourceDataType }) => {
    if (sourceId === 'route' || sourceDataType !== 'metadata') return;
    tell(attributionsOf(Object.keys(map.getStyle().sources).map((id) => map.getSource(id))));
  });
}

type Start = { center: [number, number]; zoom: number; offset: [number, number] };

/**
 * How far the middle of what is free lies from the middle of the map. A padding of the map's own would be added to
 * every other.
 */
function middleOf({ top, right, bottom, left }: Insets): [number, number] {
  return [(left - right) / 2, (top - bottom) / 2];
}

function surfaceOf(map: LibreMap, style: () => StyleSpecification, start: Start): MapSurface {
  let drawn: readonly Position[] = [];
  const duration = () => (prefersStillness() ? 0 : 700);
  const drawRoute = (points: readonly Position[]) => {
    drawn = points;
    const source = map.getSource('route');
    if (!(source instanceof GeoJSONSource)) return;
    source.setData({
      type: 'Feature',
      properties: {},
      geometry: { type: 'LineString', coordinates: points.length > 1 ? points.map((point) => [...point]) : [] },
    });
    map.getContainer().dataset['drawn'] = String(points.length);
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
      map.fitBounds(
        [
          [Math.min(...lngs), Math.min(...lats)],
          [Math.max(...lngs), Math.max(...lats)],
        ],
        { padding: widened(insets, map.getContainer()), maxZoom: closest, duration: duration() },
      );
    },
    drawRoute,
    setLight: () => {
      map.setStyle(style(), { diff: true });
      drawRoute(drawn);
    },
    reveal: (position, insets) => {
      const { x, y } = map.project([...position] as [number, number]);
      const { clientWidth, clientHeight } = map.getContainer();
      const isInSight =
        x > insets.left && x < clientWidth - insets.right && y > insets.top && y < clientHeight - insets.bottom;
      if (!isInSight) map.easeTo({ center: [...position] as [number, number], offset: middleOf(insets), duration: 0 });
    },
    remove: () => map.remove(),
  };
}

/** Markers stand around a position: they need room too, as far as there is any. */
function widened({ top, right, bottom, left }: Insets, { clientWidth, clientHeight }: HTMLElement): Insets {
  const fitted = (one: number, other: number, most: number) => Math.min(1, most / (one + other));
  const [across, down] = [
    fitted(left + 40, right + 40, clientWidth * 0.7),
    fitted(top + 48, bottom + 24, clientHeight * 0.7),
  ];
  return {
    top: (top + 48) * down,
    right: (right + 40) * across,
    bottom: (bottom + 24) * down,
    left: (left + 40) * across,
  };
}
