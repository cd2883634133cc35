import 'maplibre-gl/dist/maplibre-gl.css';
import { GeoJSONSource, Map as LibreMap, setWorkerUrl, type ErrorEvent, type StyleSpecification } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import type { Position } from '#domain/routes/position.ts';
import { languageFacts } from '#domain/texts/language.ts';
import { prefersReducedMotion } from '#web/ui/prefers-reduced-motion.ts';
import type { Insets, MapView, MapOptions } from './map-view.ts';

setWorkerUrl(workerUrl);

/** The map draws names in the page's own fonts, which have to be loaded first. Fonts that fail to load are skipped. */
const fonts = ['16px "Brand Text"', '16px "Brand Display"', '16px "Arabic Fallback"'];
/** The initial centre (longitude, latitude) and zoom. */
type Start = { center: [number, number]; zoom: number };

/** The largest zoom that `show` uses. */
const maxFitZoom = 15.5;

/**
 * Opens a MapLibre map. `style` is called again when the light changes, and has to contain a source named `route`.
 * Rejects if the browser cannot draw the map.
 */
export async function openLibre(options: MapOptions, style: () => StyleSpecification): Promise<MapView> {
  await Promise.allSettled(fonts.map((font) => document.fonts.load(font, lettersOf(options))));
  const { container, centre, zoom, minZoom, title, insets, onError, onAttributions, signal } = options;
  signal.throwIfAborted();
  const start: Start = { center: [...centre], zoom };
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
    fadeDuration: prefersReducedMotion() ? 0 : 200,
    locale: { 'Map.Title': title },
    center: start.center,
    zoom,
  });
  map.easeTo({ ...start, offset: centreOffset(insets), duration: 0 });
  hideUntilDrawn(map);
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  watchAttributions(map, onAttributions);
  await styleLoaded(map);
  map.on('error', onError);
  return wrapMap(map, style, start);
}

/**
 * Letters that make the browser load all parts of the fonts which names in the reader's language, or the development's
 * first language, may need.
 */
function lettersOf({ language, offered }: MapOptions): string {
  return [language, ...offered.slice(0, 1)].map((each) => languageFacts[each].letters).join('');
}

/** Resolves when the style is loaded; rejects and removes the map if the browser cannot draw it. */
function styleLoaded(map: LibreMap): Promise<void> {
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

/** Hides the canvas until the land is drawn: only the sea, the background of everything, is drawn at once. */
function hideUntilDrawn(map: LibreMap): void {
  const { dataset } = map.getContainer();
  dataset['drawing'] = '';
  const showIfDrawn = () => {
    const drawn = Object.keys(map.getStyle().sources).filter((id) => map.getSource(id) instanceof GeoJSONSource);
    if (!drawn.every((id) => map.isSourceLoaded(id))) return;
    map.off('sourcedata', showIfDrawn);
    delete dataset['drawing'];
  };
  map.on('sourcedata', showIfDrawn);
}

/** Reports the attributions whenever a source has loaded its metadata, which may contain one. */
function watchAttributions(map: LibreMap, report: MapOptions['onAttributions']): void {
  map.on('sourcedata', ({ sourceId, sourceDataType }) => {
    if (sourceId === 'route' || sourceDataType !== 'metadata') return;
    report(attributionsOf(Object.keys(map.getStyle().sources).map((id) => map.getSource(id))));
  });
}

/** The attributions of the sources without duplicates, as plain text: providers may put markup into them. */
function attributionsOf(sources: readonly ({ attribution?: string } | undefined)[]): string[] {
  const texts = sources.map((source) => plainText(source?.attribution ?? '')).filter((text) => text !== '');
  return [...new Set(texts)];
}

function plainText(markup: string): string {
  return new DOMParser().parseFromString(markup, 'text/html').body.textContent.trim();
}

/**
 * The offset from the centre of the map to the centre of its free area. (MapLibre's own padding would be added to every
 * later one.)
 */
function centreOffset({ top, right, bottom, left }: Insets): [number, number] {
  return [(left - right) / 2, (top - bottom) / 2];
}

/** Adapts a MapLibre map to the interface that the screen uses. */
function wrapMap(map: LibreMap, style: () => StyleSpecification, start: Start): MapView {
  let drawn: readonly Position[] = [];
  const duration = () => (prefersReducedMotion() ? 0 : 700);
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
    project: (position) => map.project([...position] as [number, number]),
    onMove: (listener) => {
      const events = ['move', 'resize'] as const;
      for (const event of events) map.on(event, listener);
      return () => events.forEach((event) => map.off(event, listener));
    },
    onResize: (listener) => {
      map.on('resize', listener);
      return () => void map.off('resize', listener);
    },
    zoomBy: (steps) => void map.easeTo({ zoom: Math.round(map.getZoom() + steps), duration: duration() / 2 }),
    recentre: (insets) => void map.easeTo({ ...start, offset: centreOffset(insets), duration: duration() }),
    show: (positions, insets) => {
      const lngs = positions.map(([lng]) => lng);
      const lats = positions.map(([, lat]) => lat);
      map.fitBounds(
        [
          [Math.min(...lngs), Math.min(...lats)],
          [Math.max(...lngs), Math.max(...lats)],
        ],
        { padding: withMarkerRoom(insets, map.getContainer()), maxZoom: maxFitZoom, duration: duration() },
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
      const isVisible =
        x > insets.left && x < clientWidth - insets.right && y > insets.top && y < clientHeight - insets.bottom;
      if (!isVisible)
        map.easeTo({ center: [...position] as [number, number], offset: centreOffset(insets), duration: 0 });
    },
    remove: () => map.remove(),
  };
}

/**
 * Enlarges the insets by the size of the markers, which extend around their position. Scales both sides down if they
 * would leave less than 30 % of the map free.
 */
function withMarkerRoom({ top, right, bottom, left }: Insets, { clientWidth, clientHeight }: HTMLElement): Insets {
  const padding = { top: top + 48, right: right + 40, bottom: bottom + 24, left: left + 40 };
  const scaleX = Math.min(1, (clientWidth * 0.7) / (padding.left + padding.right));
  const scaleY = Math.min(1, (clientHeight * 0.7) / (padding.top + padding.bottom));
  return {
    top: padding.top * scaleY,
    right: padding.right * scaleX,
    bottom: padding.bottom * scaleY,
    left: padding.left * scaleX,
  };
}
