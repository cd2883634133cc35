import { EquirectangularAdapter, Viewer } from '@photo-sphere-viewer/core';
import { MarkersPlugin, type MarkerConfig } from '@photo-sphere-viewer/markers-plugin';
import '@photo-sphere-viewer/core/index.css';
import '@photo-sphere-viewer/markers-plugin/index.css';

/** An element placed on the sphere; degrees from the middle of the picture. */
export type PlacedElement = { id: string; yaw: number; pitch: number; element: HTMLElement };
/** What the viewer shows: the address of an equirectangular picture, the initial direction, and the elements in it. */
export type PanoramaView = { address: string; yaw: number; pitch: number; elements: readonly PlacedElement[] };

/** A running viewer. `show` resolves when the panorama is displayed, and rejects if the picture cannot be loaded. */
export type OpenedViewer = { show(view: PanoramaView): Promise<void>; zoom(by: number): void; destroy(): void };

const fadeTime = 600;
/** The initial zoom, from 0 to 100. */
const initialZoom = 12;
const degrees = (value: number) => `${value}deg`;

/**
 * Opens Photo Sphere Viewer in an element, without its own toolbar, texts and icons. With `still`, nothing is animated.
 */
export async function openViewer(
  host: HTMLElement,
  view: PanoramaView,
  onZoom: (level: number) => void,
  still: boolean,
): Promise<OpenedViewer> {
  const viewer = new Viewer({
    container: host,
    adapter: EquirectangularAdapter.withConfig({ useXmpData: false }),
    plugins: [MarkersPlugin.withConfig({})],
    navbar: false,
    keyboard: false,
    moveInertia: still ? false : 0.85,
    defaultZoomLvl: initialZoom,
    minFov: 30,
    maxFov: 90,
    canvasBackground: 'transparent',
    loadingTxt: '',
  });
  viewer.addEventListener('zoom-updated', ({ zoomLevel }) => onZoom(zoomLevel));
  const controller = new AbortController();
  host.addEventListener('focus', () => viewer.startKeyboardControl(), { signal: controller.signal });
  host.addEventListener('blur', () => viewer.stopKeyboardControl(), { signal: controller.signal });
  const markers = viewer.getPlugin<MarkersPlugin>(MarkersPlugin);
  let isFirst = true;
  const show = async ({ address, yaw, pitch, elements }: PanoramaView) => {
    markers.clearMarkers();
    const position = { yaw: degrees(yaw), pitch: degrees(pitch) };
    const transition = isFirst || still ? false : { speed: fadeTime, rotation: false, effect: 'fade' as const };
    isFirst = false;
    const shown = await viewer.setPanorama(address, { position, transition, showLoader: false });
    if (shown) markers.setMarkers(elements.map(markerOf));
  };
  const opened: OpenedViewer = {
    show,
    zoom: (by) => viewer.zoom(viewer.getZoomLevel() + by),
    destroy: () => {
      controller.abort();
      viewer.destroy();
    },
  };
  try {
    await show(view);
    return opened;
  } catch (error) {
    opened.destroy();
    throw error;
  }
}

function markerOf({ id, yaw, pitch, element }: PlacedElement): MarkerConfig {
  return { id, element, position: { yaw: degrees(yaw), pitch: degrees(pitch) }, anchor: 'center center' };
}
