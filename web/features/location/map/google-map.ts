import type { Position } from '#domain/routes/position.ts';
import { loadGoogle, type GoogleMap, type GoogleMaps, type GoogleOverlay } from './load-google.ts';
import type { Insets, OpenedMap, MapOptions } from './map-view.ts';
import { readPalette, type Palette } from './palette.ts';

/**
 * Opens Google's map (setting `map.provider`), in our colours and with our own markers on top. Rejects if its script
 * fails to load four times.
 */
export async function openGoogle(options: MapOptions): Promise<OpenedMap> {
  const { container, centre, zoom, minZoom, insets, apiKey, language } = options;
  const maps = await loadGoogle(apiKey ?? '', language);
  const center = latLngOf(centre);
  const styleOptions = () => ({ styles: stylesOf(readPalette(container)) });
  const map = new maps.Map(container, {
    center,
    zoom,
    minZoom,
    scrollwheel: false,
    gestureHandling: 'greedy',
    disableDefaultUI: true,
    keyboardShortcuts: true,
    clickableIcons: false,
    ...styleOptions(),
  });
  const overlay = await openOverlay(maps, map);
  const line = new maps.Polyline({ map, path: [], ...lineOptions(readPalette(container)) });
  const listeners = new Set<() => void>();
  const notify = () => listeners.forEach((listener) => listener());
  overlay.draw = notify;
  map.addListener('bounds_changed', notify);
  const avoid = ({ top, right, bottom, left }: Insets) => map.panBy((right - left) / 2, (bottom - top) / 2);
  avoid(insets);
  const view: OpenedMap['view'] = {
    project: ([lng, lat]) =>
      overlay.getProjection()?.fromLatLngToContainerPixel(new maps.LatLng(lat, lng)) ?? { x: -1000, y: -1000 },
    onMove: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    onResize: (listener) => {
      const observer = new ResizeObserver(listener);
      observer.observe(container);
      return () => observer.disconnect();
    },
    zoomBy: (steps) => map.setZoom((map.getZoom() ?? zoom) + steps),
    recentre: (next) => {
      map.setZoom(zoom);
      map.setCenter(center);
      avoid(next);
    },
    show: (positions, padding) => {
      const bounds = new maps.LatLngBounds();
      for (const position of positions) bounds.extend(latLngOf(position));
      map.fitBounds(bounds, padding);
    },
    drawRoute: (points) => line.setPath(points.map(latLngOf)),
    setLight: () => {
      map.setOptions(styleOptions());
      line.setOptions(lineOptions(readPalette(container)));
    },
    reveal: (position) => map.panTo(latLngOf(position)),
    remove: () => {
      overlay.setMap(null);
      container.replaceChildren();
    },
  };
  return { view, isSchematic: false };
}

const latLngOf = ([lng, lat]: Position) => ({ lat, lng });

/** Adds an empty overlay, whose projection converts positions to screen points. Resolves once it is ready. */
function openOverlay(maps: GoogleMaps, map: GoogleMap): Promise<GoogleOverlay> {
  return new Promise((resolve) => {
    const overlay = new maps.OverlayView();
    overlay.onAdd = () => resolve(overlay);
    overlay.draw = () => undefined;
    overlay.onRemove = () => undefined;
    overlay.setMap(map);
  });
}

function lineOptions({ route }: Palette): object {
  const point = { path: 'M 0,0 0,0.1', strokeOpacity: 1, strokeWeight: 5, scale: 1, strokeColor: route };
  return { strokeOpacity: 0, icons: [{ icon: point, offset: '0', repeat: '9px' }] };
}

function stylesOf(colours: Palette): object[] {
  const fill = (featureType: string, color: string) => ({ featureType, elementType: 'geometry', stylers: [{ color }] });
  return [
    fill('landscape', colours.land),
    fill('water', colours.sea),
    fill('poi.park', colours.park),
    fill('road', colours.street),
    fill('transit.line', colours.rail),
    { elementType: 'labels.text.fill', stylers: [{ color: colours.label }] },
    { elementType: 'labels.text.stroke', stylers: [{ color: colours.halo }] },
    { featureType: 'poi', elementType: 'labels', stylers: [{ visibility: 'off' }] },
    { elementType: 'labels.icon', stylers: [{ visibility: 'off' }] },
  ];
}
