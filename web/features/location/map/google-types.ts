/** The part of Google's Maps JavaScript API that the product uses. */
export type LatLng = { lat: number; lng: number };
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
