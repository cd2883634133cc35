import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useSettings } from '#web/catalogue/settings.tsx';
import { useLanguage, useText } from '#web/texts/language.tsx';
import { serverResponds } from '#web/ui/load-failures.ts';
import type { Insets, Light, OpenedMap } from './map-view.ts';

type State = 'waiting' | 'ready' | 'failed';

/** The code of each provider (setting `map.provider`), loaded only when it is used. */
const providers = {
  embedded: async () => (await import('./open-maplibre.ts')).openEmbedded,
  maplibre: async () => (await import('./open-maplibre.ts')).openOutside,
  google: async () => (await import('./google-map.ts')).openGoogle,
};

/**
 * Opens the map in `canvas`, and closes it when the screen is left. `frame` is the element whose overlapped edges the
 * initial view avoids. `attributions` are the notes to show below the map; `isIncomplete` means that a part of it could
 * not be fetched. Set `isRetry` if it failed before.
 */
export function useMapView(
  canvas: RefObject<HTMLElement | null>,
  frame: RefObject<HTMLElement | null>,
  light: Light,
  isRetry: boolean,
) {
  const t = useText();
  const { language } = useLanguage();
  const { map, languages: offered } = useSettings();
  const [openMap, setOpenMap] = useState<OpenedMap>();
  const [state, setState] = useState<State>('waiting');
  const [isIncomplete, setIncomplete] = useState(false);
  const [attributions, setAttributions] = useState<readonly string[]>([]);
  // Later changes of the light are applied to the open map, below.
  const initialLight = useEffectEvent(() => light);
  const fetchProvider = useEffectEvent(() => loadModule(providers[map.provider], isRetry));
  useEffect(() => {
    if (!canvas.current) return undefined;
    const closing = new AbortController();
    const { signal } = closing;
    let opened: OpenedMap | undefined;
    const { lng, lat } = map.centre;
    const options = {
      container: canvas.current,
      centre: [lng, lat] as const,
      zoom: map.zoom,
      minZoom: map.minZoom,
      title: t('location.map'),
      language,
      offered,
      light: initialLight(),
      insets: measureInsets(frame.current),
      styleUrl: map.styleUrl,
      apiKey: map.key,
      onError: () => {
        if (!signal.aborted) setIncomplete(true);
      },
      onAttributions: (next: string[]) => {
        if (!signal.aborted) setAttributions(next);
      },
      signal,
    };
    fetchProvider()
      .then((open) => open(options))
      .then(
        (result) => {
          if (signal.aborted) return result.view.remove();
          opened = result;
          setOpenMap(result);
          setState('ready');
        },
        () => {
          if (!signal.aborted) setState('failed');
        },
      );
    return () => {
      closing.abort();
      setOpenMap(undefined);
      setState('waiting');
      setIncomplete(false);
      setAttributions([]);
      opened?.view.remove();
    };
  }, [map, language, offered, t, canvas, frame]);
  useEffect(() => openMap?.view.setLight(light), [openMap, light]);
  return {
    view: openMap?.view,
    state,
    attributions: [...(openMap?.isSchematic ? [t('location.schematic')] : []), ...attributions],
    isIncomplete,
  };
}

const margin = 24;

/**
 * Measures how far the menu, the list and the route bar overlap the edges of the map, in CSS px, with a margin. What is
 * taller than half of the map counts for the side on which it is, other parts in the lower half for the bottom.
 */
export function measureInsets(frame: HTMLElement | null): Insets {
  const insets = { top: margin, right: margin, bottom: margin, left: margin };
  if (!frame) return insets;
  const map = frame.getBoundingClientRect();
  const overlays = [...document.querySelectorAll('nav, aside, [data-route-bar]')]
    .map((element) => element.getBoundingClientRect())
    .filter((overlay) => overlay.width > 0 && doOverlap(overlay, map));
  for (const overlay of overlays) {
    const isTall = overlay.height > map.height / 2;
    if (isTall && overlay.left > map.left + map.width / 2)
      insets.right = Math.max(insets.right, map.right - overlay.left + margin);
    else if (isTall) insets.left = Math.max(insets.left, overlay.right - map.left + margin);
    else if (overlay.top > map.top + map.height / 2)
      insets.bottom = Math.max(insets.bottom, map.bottom - overlay.top + margin);
  }
  return insets;
}

/** Whether two boxes overlap by more than a pixel. */
function doOverlap(a: DOMRect, b: DOMRect): boolean {
  return a.left < b.right - 1 && a.right > b.left + 1 && a.top < b.bottom - 1 && a.bottom > b.top + 1;
}

/**
 * Loads a module of the app. Many browsers cache a failed module load until the page is reloaded: if a retry
 * (`isRetry`) fails too and the server responds, this reloads the page and never settles. Otherwise it rejects, because
 * the current screen is better than the browser’s error page.
 */
async function loadModule<T>(load: () => Promise<T>, isRetry: boolean): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!isRetry || !(await serverResponds())) throw error;
    location.reload();
    return new Promise(() => undefined);
  }
}
