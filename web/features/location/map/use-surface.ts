import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { useSettings } from '#web/catalogue/settings.tsx';
import { useLanguage, useText } from '#web/texts/language.tsx';
import { fetchPart } from '#web/ui/fetch-part.ts';
import { insetsOf } from './insets.ts';
import type { Light, OpenedMap } from './map-surface.ts';

type State = 'waiting' | 'ready' | 'failed';

/** Who draws the map, by the project's setting; each is fetched only where it is asked for. */
const makers = {
  embedded: async () => (await import('./embedded-surface.ts')).openEmbedded,
  maplibre: async () => (await import('./outside-surface.ts')).openOutside,
  google: async () => (await import('./google-surface.ts')).openGoogle,
};

/**
 * Opens the map in an element. `notes` say whose data it shows; `isPartly` that something of it could not be fetched.
 * `isAgain`: it failed before.
 */
export function useSurface(
  canvas: RefObject<HTMLElement | null>,
  frame: RefObject<HTMLElement | null>,
  light: Light,
  isAgain: boolean,
) {
  const t = useText();
  const { language } = useLanguage();
  const { map } = useSettings();
  const [started, setStarted] = useState<OpenedMap>();
  const [state, setState] = useState<State>('waiting');
  const [isPartly, setPartly] = useState(false);
  const [notes, setNotes] = useState<readonly string[]>([]);
  // The light changes on the open map.
  const firstLight = useEffectEvent(() => light);
  const fetchMaker = useEffectEvent(() => fetchPart(makers[map.provider], isAgain));
  useEffect(() => {
    let isOver = false;
    let opened: OpenedMap | undefined;
    const { lng, lat } = map.centre;
    const options = {
      container: canvas.current!,
      centre: [lng, lat] as const,
      zoom: map.zoom,
      minZoom: map.minZoom,
      title: t('location.map'),
      language,
      light: firstLight(),
      insets: insetsOf(frame.current),
      styleUrl: map.styleUrl,
      apiKey: map.key,
      onTrouble: () => isOver || setPartly(true),
      onNotes: (next: string[]) => isOver || setNotes(next),
    };
    fetchMaker()
      .then((open) => open(options))
      .then(
        (made) => {
          if (isOver) return made.surface.remove();
          opened = made;
          setStarted(made);
          setState('ready');
        },
        () => void (isOver || setState('failed')),
      );
    return () => {
      isOver = true;
      setStarted(undefined);
      setState('waiting');
      setPartly(false);
      setNotes([]);
      opened?.surface.remove();
    };
  }, [map, language, t, canvas, frame]);
  useEffect(() => started?.surface.setLight(light), [started, light]);
  return {
    surface: started?.surface,
    state,
    notes: [...(started?.isSchematic ? [t('location.schematic')] : []), ...notes],
    isPartly,
  };
}
