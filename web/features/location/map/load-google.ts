/** The wait before each retry of loading the script, in milliseconds (specification, section 7). */
const retryWaits = [500, 1000, 2000] as const;

/** Tries once, then again after each wait. Rejects with the last error. */
export async function withRetries(load: () => Promise<void>): Promise<void> {
  for (const wait of retryWaits) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  return load();
}

let loading: Promise<GoogleMaps> | undefined;

/** Loads Google's script, with three retries, and caches it once it has loaded. */
export function loadGoogle(key: string, language: string): Promise<GoogleMaps> {
  loading ??= withRetries(() => addScript(key, language)).then(
    () => (globalThis as unknown as { google: { maps: GoogleMaps } }).google.maps,
  );
  loading.catch(() => (loading = undefined));
  return loading;
}

const callback = 'loggiaMapsReady';

function addScript(key: string, language: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `https://maps.googleapis.com/maps/api/js?${new URLSearchParams({ key, language, v: 'weekly', loading: 'async', callback })}`;
    script.async = true;
    Object.assign(globalThis, { [callback]: () => resolve() });
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('The script of the map service could not be loaded'));
    });
    document.head.append(script);
  });
}

// The part of Google's Maps JavaScript API that is used here.

type LatLng = { lat: number; lng: number };
type Listener = { remove(): void };

export type GoogleMap = {
  addListener(event: string, handler: () => void): Listener;
  setZoom(zoom: number): void;
  getZoom(): number | undefined;
  panTo(centre: LatLng): void;
  setCenter(centre: LatLng): void;
  panBy(x: number, y: number): void;
  fitBounds(bounds: object, padding: object): void;
  setOptions(options: object): void;
};

export type GoogleOverlay = {
  onAdd(): void;
  draw(): void;
  onRemove(): void;
  setMap(map: GoogleMap | null): void;
  getProjection(): { fromLatLngToContainerPixel(at: object): { x: number; y: number } | null } | undefined;
};

export type GoogleMaps = {
  Map: new (element: HTMLElement, options: object) => GoogleMap;
  LatLng: new (lat: number, lng: number) => object;
  LatLngBounds: new () => { extend(at: LatLng): void };
  OverlayView: new () => GoogleOverlay;
  Polyline: new (options: object) => { setPath(path: LatLng[]): void; setOptions(options: object): void };
};
