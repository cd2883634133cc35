import type { Position } from '#domain/routes/position.ts';
import type { GoogleMaps, GoogleOverlay } from './google-types.ts';
import { loadGoogle } from './load-google.ts';
import type { OpenedMap, SurfaceOptions } from './map-surface.ts';
import { readPalette, type Palette } from './palette.ts';

/**
 * Opens Google's map (setting `map.provider`), in our colours and with our own markers over it. Rejects where its
 * script does not come in four tries.
 */
export async function openGoogle(options: SurfaceOptions): Promise<OpenedMap> {
  const { container, centre, zoom, minZoom, insets, apiKey, language } = options;
  const maps = await loadGoogle(apiKey ?? '', language);
  const center = placeOf(centre);
  const look = () => ({ styles: stylesOf(readPalette(container)) });
  const map = new maps.Map(container, {
    center,
    zoom,
    minZoom,
    scrollwheel: false,
    gestureHandling: 'greedy',
    disableDefaultUI: true,
    keyboardShortcuts: true,
    clickableIcons: false,
    ...look(),
  });
  const overlay = await openOverlay(maps, (one) => one.setMap(map));
  const line = new maps.Polyline({ map, path: [], ...lineOf(readPalette(container)) });
  const moved = new Set<() => void>();
  overlay.draw = () => moved.forEach((tell) => tell());
  map.addListener('bounds_changed', () => moved.forEach((tell) => tell()));
  const clear = () => map.panBy((insets.right - insets.left) / 2, (insets.bottom - insets.top) / 2);
  clear();
  const surface: OpenedMap['surface'] = {
    spotOf: ([lng, lat]) =>
      overlay.getProjection()?.fromLatLngToContainerPixel(new maps.LatLng(lat, lng)) ?? { x: -1000, y: -1000 },
    onMove: (tell) => {
      moved.add(tell);
      return () => void moved.delete(tell);
    },
    zoomBy: (steps) => map.setZoom((map.getZoom() ?? zoom) + steps),
    recentre: () => {
      map.setZoom(zoom);
      map.setCenter(center);
      clear();
    },
    show: (positions, padding) => {
      const bounds = new maps.LatLngBounds();
      for (const position of positions) bounds.extend(placeOf(position));
      map.fitBounds(bounds, padding);
    },
    drawRoute: (points) => line.setPath(points.map(placeOf)),
    setLight: () => {
      map.setOptions(look());
      line.setOptions(lineOf(readPalette(container)));
    },
    reveal: (position) => map.panTo(placeOf(position)),
    remove: () => {
      overlay.setMap(null);
      container.replaceChildren();
    },
  };
  return { surface, isSchematic: false };
}

const placeOf = ([lng, lat]: Position) => ({ lat, lng });

/** An overlay that draws nothing tells where positions stand. It is ready once it was added. */
function openOverlay(maps: GoogleMaps, add: (overlay: GoogleOverlay) => void): Promise<GoogleOverlay> {
  return new Promise((resolve) => {
    const overlay = new maps.OverlayView();
    overlay.onAdd = () => resolve(overlay);
    overlay.draw = () => undefined;
    overlay.onRemove = () => undefined;
    add(overlay);
  });
}

function lineOf({ route }: Palette): object {
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
