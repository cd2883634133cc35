import { useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '#web/ui/prefers-reduced-motion.ts';
import type { OpenedViewer, PanoramaView } from './open-viewer.ts';

export type ViewerState = 'loading' | 'ready' | 'failed';

/**
 * Keeps a viewer open in the element with the ref `host` and shows `view` in it; pass the same object for the same
 * view. `level` is the zoom from 0 to 100. The viewer is destroyed on unmount.
 */
export function useViewer(view: PanoramaView | undefined) {
  const host = useRef<HTMLDivElement>(null);
  const shown = useRef<PanoramaView>(undefined);
  const [viewer, setViewer] = useState<OpenedViewer>();
  const [state, setState] = useState<ViewerState>('loading');
  const [level, setLevel] = useState(1);

  useEffect(() => {
    const element = host.current;
    if (!element || !view || shown.current === view) return;
    let isCancelled = false;
    const show = async () => {
      if (viewer) return viewer.show(view);
      const { openViewer } = await import('./open-viewer.ts');
      if (isCancelled) return;
      const opened = await openViewer(element, view, setLevel, prefersReducedMotion());
      if (isCancelled) return opened.destroy();
      shown.current = view;
      setViewer(opened);
    };
    show().then(
      () => {
        if (isCancelled) return;
        shown.current = view;
        setState('ready');
      },
      () => !isCancelled && setState('failed'),
    );
    return () => {
      isCancelled = true;
    };
  }, [view, viewer]);

  useEffect(() => () => viewer?.destroy(), [viewer]);
  return { host, state, level, viewer };
}
