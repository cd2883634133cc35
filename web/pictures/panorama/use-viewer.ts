import { useEffect, useRef, useState } from 'react';
import { prefersStillness } from '#web/ui/prefers-stillness.ts';
import type { OpenedViewer, PanoramaView } from './open-viewer.ts';

export type ViewerState = 'loading' | 'ready' | 'failed';

/**
 * Keeps a viewer open in the element that `host` is put on, and shows `view` in it as soon as there is one; the same
 * view is
 * the same object. `level` is the zoom from 0 to 100. Leaving the page frees everything.
 */
export function useViewer(view: PanoramaView | undefined) {
  const host = useRef<HTMLDivElement>(null);
  const shown = useRef<PanoramaView>(undefined);
  const [viewer, setViewer] = useState<OpenedViewer>();
  const [state, setState] = useState<ViewerState>('loading');
  const [level, setLevel] = useState(1);

  useEffect(() => {
    const place = host.current;
    if (!place || !view || shown.current === view) return;
    let isLeft = false;
    const show = async () => {
      if (viewer) return viewer.show(view);
      const { openViewer } = await import('./open-viewer.ts');
      if (isLeft) return;
      const opened = await openViewer(place, view, setLevel, prefersStillness());
      if (isLeft) return opened.destroy();
      shown.current = view;
      setViewer(opened);
    };
    show().then(
      () => {
        if (isLeft) return;
        shown.current = view;
        setState('ready');
      },
      () => !isLeft && setState('failed'),
    );
    return () => {
      isLeft = true;
    };
  }, [view, viewer]);

  useEffect(() => () => viewer?.destroy(), [viewer]);
  return { host, state, level, viewer };
}
